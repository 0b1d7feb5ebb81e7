import { rmSync } from 'node:fs'

const paths = new Set<string>()
const exitCodes = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const
let isWatched = false

/** A file or folder that is nobody's result: it goes with the program, also when that fails or is stopped by Ctrl-C. */
export function leaveNothingOf(path: string): void {
  paths.add(path)
  if (isWatched) return
  isWatched = true
  process.on('exit', () => {
    for (const each of paths) rmSync(each, { recursive: true, force: true })
  })
  for (const [signal, code] of Object.entries(exitCodes)) process.on(signal, () => process.exit(code))
}

/** It is whole now, or gone. */
export function isSettled(path: string): void {
  paths.delete(path)
}
