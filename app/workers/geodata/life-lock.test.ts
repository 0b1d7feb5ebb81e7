import { afterEach, expect, test, vi } from 'vitest'
import { holdForLife, onceEnded } from './life-lock.ts'

afterEach(() => vi.unstubAllGlobals())

test('a lock for life is held, and who waits for its end is not called', async () => {
  const name = (await holdForLife())!
  expect((await navigator.locks.query()).held?.map((lock) => lock.name)).toContain(name)
  const ended = vi.fn()
  onceEnded(name, new AbortController().signal, ended)
  await expect.poll(async () => (await navigator.locks.query()).pending?.map((lock) => lock.name)).toContain(name)
  expect(ended).not.toHaveBeenCalled()
})

test('who waits for an end that has come is called', async () => {
  const ended = vi.fn()
  onceEnded('life/of-nobody', new AbortController().signal, ended)
  await expect.poll(() => ended.mock.calls.length).toBe(1)
})

test.each([
  ['crypto', {}],
  ['navigator', {}],
  ['navigator', { locks: { request: () => Promise.reject(new Error('SecurityError')) } }],
])('there is none where %s offers none', async (name, value) => {
  vi.stubGlobal(name, value)
  await expect(holdForLife()).resolves.toBeUndefined()
})
