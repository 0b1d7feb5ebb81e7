import { afterEach, expect, test, vi } from 'vitest'
import { openOwnFolder, removeTemporaryFiles } from './temporary-folder.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** Storage whose two entries answer each attempt to remove them by the error named, and then by being removed. */
function storageThatAnswers(answers: Record<string, string[]>): string[] {
  const removed: string[] = []
  const folder = {
    getDirectoryHandle: async () => folder,
    async removeEntry(name: string) {
      const error = answers[name]?.shift()
      if (error) throw new DOMException('', error)
      removed.push(name)
    },
  }
  vi.stubGlobal('navigator', { storage: { getDirectory: async () => folder } })
  return removed
}

test('files go, also when the worker that was ended keeps them locked for seconds or makes one late', async () => {
  vi.useFakeTimers()
  const locked = Array.from({ length: 6 }, () => 'NoModificationAllowedError')
  const removed = storageThatAnswers({ '7': locked, '7.spills': ['NotFoundError', 'NotFoundError'] })
  const all = removeTemporaryFiles('own', '7')
  await vi.advanceTimersByTimeAsync(1000)
  expect(removed).toEqual(['7.spills'])
  await vi.advanceTimersByTimeAsync(12_000)
  expect(removed).toEqual(['7.spills', '7'])
  await all
})

test('what was never made is given up, without an error', async () => {
  vi.useFakeTimers()
  const never = () => Array.from({ length: 100 }, () => 'NotFoundError')
  const removed = storageThatAnswers({ '7': never(), '7.spills': never() })
  const all = removeTemporaryFiles('own', '7')
  await vi.advanceTimersByTimeAsync(60_000)
  await all
  expect(removed).toEqual([])
})

test('there is no folder, and nobody waits for one, where the browser refuses locks', async () => {
  const refused = () => Promise.reject(new DOMException('', 'SecurityError'))
  vi.stubGlobal('navigator', { locks: { request: refused }, storage: { getDirectory: refused } })
  expect(await openOwnFolder()).toBeUndefined()
})
