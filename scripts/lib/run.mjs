import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))

/** The project's own Node stands first, whatever the machine has. */
const env = { ...process.env, PATH: join(root, 'node_modules', '.bin') + delimiter + process.env.PATH }

const signals = ['SIGINT', 'SIGTERM']

/** Runs a command, in the project's folder unless another is named, showing what it prints; answers its exit code. */
export function run(command, args = [], extraEnv = {}, folder = root) {
  const child = spawn(command, args, {
    cwd: folder,
    env: { ...env, ...extraEnv },
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  const pass = (signal) => child.kill(signal)
  for (const signal of signals) process.on(signal, pass)
  // One after another, many commands run in one process: who has ended is not told any more.
  child.on('close', () => {
    for (const signal of signals) process.off(signal, pass)
  })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0)))
  })
}

export async function runOrExit(command, args = [], extraEnv = {}, folder = root) {
  const code = await run(command, args, extraEnv, folder)
  if (code !== 0) process.exit(code)
}
