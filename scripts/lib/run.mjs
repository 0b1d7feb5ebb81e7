import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))

/** The project's own Node stands first, whatever the machine has. */
export const env = { ...process.env, PATH: join(root, 'node_modules', '.bin') + delimiter + process.env.PATH }

const signals = ['SIGINT', 'SIGTERM']

/** Runs a command, in the project's folder unless another is named, showing what it prints; answers its exit code. */
export const run = (command, args = [], extraEnv = {}, folder = root) =>
  ended(start(command, args, extraEnv, folder, 'inherit'))

/** Runs a command beside others: what it prints is shown in one piece, when `show` is called. Answers its exit code. */
export function runBeside(command, args = [], extraEnv = {}) {
  const child = start(command, args, extraEnv, root, ['ignore', 'pipe', 'pipe'])
  const printed = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => printed.push(chunk))
  return { code: ended(child), show: () => process.stdout.write(Buffer.concat(printed)) }
}

/** On Windows commands are scripts that only a shell starts, and a shell takes words apart at their spaces. */
const isWindows = process.platform === 'win32'
const quoted = (word) => (/[\s&()^,;=]/.test(word) ? `"${word}"` : word)

function start(command, args, extraEnv, cwd, stdio) {
  const options = { cwd, env: { ...env, ...extraEnv }, stdio }
  const child = isWindows
    ? spawn([command, ...args].map(quoted).join(' '), { ...options, shell: true })
    : spawn(command, args, options)
  const pass = (signal) => child.kill(signal)
  for (const signal of signals) process.on(signal, pass)
  // Many commands run in one process: who has ended is not told any more.
  child.on('close', () => {
    for (const signal of signals) process.off(signal, pass)
  })
  return child
}

const ended = (child) =>
  new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code, signal) => resolve(code ?? (signal ? 1 : 0)))
  })

export async function runOrExit(command, args = [], extraEnv = {}, folder = root) {
  const code = await run(command, args, extraEnv, folder)
  if (code !== 0) process.exit(code)
}
