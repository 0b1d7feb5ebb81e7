/** Runs tests over and over, with or without a fault; a run that takes too long is ended. */
import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import type { Stage } from './folders.ts'
import type { Mutant } from './sample.ts'
import type { Request } from './test-process.ts'

export type Outcome = 'passed' | 'failed' | 'timed out'

export class TestRunner implements Disposable {
  #child: ChildProcess | undefined
  /** How long, in milliseconds, the last run let wait for the end of a test. */
  longestWait = 0

  /** A run is ended when no test ends for so many milliseconds. */
  run(stage: Stage, mutant?: Mutant, milliseconds = 600_000): Promise<Outcome> {
    this.#child ??= this.#start()
    const child = this.#child
    return new Promise((resolve) => {
      const settle = (outcome: Outcome, isOver: boolean) => {
        clearTimeout(limit)
        child.removeAllListeners()
        if (isOver) this[Symbol.dispose]()
        resolve(outcome)
      }
      const limit = setTimeout(() => settle('timed out', true), milliseconds)
      let since = performance.now()
      this.longestWait = 0
      child.on('message', (message: Outcome | 'going') => {
        this.longestWait = Math.max(this.longestWait, performance.now() - since)
        since = performance.now()
        if (message === 'going') limit.refresh()
        else settle(message, false)
      })
      // A fault can end the process itself.
      child.on('exit', () => settle('failed', true))
      child.send({ stage, mutant } satisfies Request)
    })
  }

  /** Workers in an endless loop end with their group. */
  [Symbol.dispose](): void {
    const child = this.#child
    this.#child = undefined
    if (child?.pid === undefined) return
    if (process.platform === 'win32') child.kill()
    else
      try {
        process.kill(-child.pid, 'SIGKILL')
      } catch {
        // It has ended by itself.
      }
  }

  #start(): ChildProcess {
    const child = fork(join(import.meta.dirname, 'test-process.ts'), {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      detached: process.platform !== 'win32',
      env: { ...process.env, VITEST: 'true', NODE_ENV: 'test' },
    })
    return child
  }
}
