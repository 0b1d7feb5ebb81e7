import { afterEach, expect, test, vi } from 'vitest'
import { partOnDemand } from './part-on-demand.ts'
import { partDrawn } from './testing/part-drawn.ts'

const Part = () => null

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

test('what cannot be loaded in a browser is tried again until it comes', async () => {
  vi.stubEnv('SSR', false)
  vi.useFakeTimers()
  const load = vi.fn<() => Promise<typeof Part>>(async () => Part)
  load.mockRejectedValueOnce(new Error('offline')).mockRejectedValueOnce(new Error('offline'))
  const drawn = partDrawn(partOnDemand(load))
  await vi.runAllTimersAsync()
  expect(await drawn).toBe(Part)
  expect(load).toHaveBeenCalledTimes(3)
})

test('a build ends where a part is missing', async () => {
  vi.stubEnv('SSR', true)
  await expect(partDrawn(partOnDemand(() => Promise.reject(new Error('no such file'))))).rejects.toThrow('no such file')
})
