/** One run of Vitest over some tests, with or without a fault, ended when it takes too long. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import type { Mutant } from './sample.ts'

export type Outcome = 'passed' | 'failed' | 'timed out'

const signals = ['SIGINT', 'SIGTERM'] as const
const vitest = 'node_modules/vitest/vitest.mjs'

export function runTests(
  root: string,
  tests: readonly string[],
  mutant?: Mutant,
  milliseconds = 600_000,
): Promise<Outcome> {
  const options = ['run', ...tests, '--config', 'scripts/mutants/vitest.config.ts', '--bail', '1', '--reporter', 'dot']
  const child = spawn(process.execPath, [join(root, vitest), ...options], {
    cwd: root,
    env: { ...process.env, MUTANT: mutant ? JSON.stringify(mutant) : '' },
    stdio: 'ignore',
    // A group of its own, so that workers in an endless loop end with it.
    detached: process.platform !== 'win32',
  })
  const end = () => void (process.platform === 'win32' ? child.kill() : process.kill(-child.pid!, 'SIGKILL'))
  const interrupted = () => {
    end()
    process.exit(1)
  }
  for (const signal of signals) process.on(signal, interrupted)
  return new Promise((resolve, reject) => {
    let isLate = false
    const limit = setTimeout(() => {
      isLate = true
      end()
    }, milliseconds)
    child.on('error', reject)
    child.on('exit', (code) => {
      clearTimeout(limit)
      for (const signal of signals) process.off(signal, interrupted)
      resolve(isLate ? 'timed out' : code === 0 ? 'passed' : 'failed')
    })
  })
}
