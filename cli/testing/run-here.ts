import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { speakIn } from '../messages.ts'
import { main } from '../run.ts'

export interface Ran {
  readonly status: number | string | null | undefined
  readonly stdout: string
  readonly stderr: string
}

/**
 * The command line in this process: its words, its input, its environment and its folder are those given, and what it prints is caught. Starting a
 * program takes longer than most of its answers; that it starts is what `program.test.ts` sees.
 */
export async function runHere(
  words: readonly string[],
  { input = '', environment = {}, folder }: { input?: string; environment?: NodeJS.ProcessEnv; folder?: string } = {},
): Promise<Ran> {
  const folderBefore = process.cwd()
  const { argv, env, exitCode, stdout, stderr } = process
  const { readSync } = fs
  const writes = [stdout.write, stderr.write] as const
  const printed = { stdout: '', stderr: '' }
  const rest = Buffer.from(input)
  let taken = 0
  try {
    if (folder !== undefined) process.chdir(folder)
    process.argv = [...argv.slice(0, 2), ...words]
    process.env = { ...env, ...environment }
    for (const name of ['stdout', 'stderr'] as const)
      process[name].write = (text: string | Uint8Array, taken?: unknown) => {
        printed[name] += typeof text === 'string' ? text : Buffer.from(text)
        if (typeof taken === 'function') taken()
        return true
      }
    fs.readSync = ((file: number, buffer: Uint8Array, ...where: []) => {
      if (file !== 0) return readSync(file, buffer, ...where)
      const count = rest.copy(buffer, 0, taken)
      taken += count
      return count
    }) as typeof readSync
    syncBuiltinESMExports()
    await main()
    return { ...printed, status: process.exitCode }
  } finally {
    Object.assign(process, { argv, env, exitCode })
    process.chdir(folderBefore)
    speakIn('en')
    ;[stdout.write, stderr.write] = writes
    fs.readSync = readSync
    syncBuiltinESMExports()
    for (const stream of [stdout, stderr]) stream.removeAllListeners('error')
  }
}
