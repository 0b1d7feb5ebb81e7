import { expect, it, type RunnerTask } from 'vitest'
import counts from '../fixtures/foreign-checks.json' with { type: 'json' }

/**
 * Checks of files that are not part of the project are skipped by name and number, so that a run without them says what it did not prove. Where the files
 * are, the number itself is checked: the tests of the suite are counted.
 */
export function foreignChecks(of: keyof typeof counts, suite: string, areThere: boolean): void {
  const title = `${suite}: ${counts[of]} checks${areThere ? '' : ', because they are not there'}`
  if (!areThere) it.skip(title)
  else
    it(title, ({ task }) => {
      const own = task.file.tasks.find(({ name }) => name === suite)
      expect(own === undefined ? 0 : testsIn(own)).toBe(counts[of])
    })
}

const testsIn = (task: RunnerTask): number =>
  task.type === 'suite' ? task.tasks.reduce((sum, each) => sum + testsIn(each), 0) : 1
