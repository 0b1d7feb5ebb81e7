/** One run of Vitest over some tests, with or without a fault, ended when it takes too long. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import type { Mutant } from './sample.ts'

export type Outcome = 'passed' | 'failed' | 'timed out'

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
  return new Promise((resolve, reject) => {
    let isLate = false
    const limit = setTimeout(() => {
      isLate = true
      if (process.platform === 'win32') child.kill()
      else process.kill(-child.pid!, 'SIGKILL')
    }, milliseconds)
    child.on('error', reject)
    child.on('exit', (code) => {
      clearTimeout(limit)
      resolve(isLate ? 'timed out' : code === 0 ? 'passed' : 'failed')
    })
  })
}
