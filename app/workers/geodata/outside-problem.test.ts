import { expect, test } from 'vitest'
import { problemOf } from './outside-problem.ts'

const empty = { code: 'empty_file' } as const

const gone = (fault: string) =>
  Object.assign(new File([], 'gone.gpx'), { arrayBuffer: () => Promise.reject(new DOMException('', fault)) })

test('a file that is gone has no size, but is not empty', async () => {
  const files = [new File([], 'a.gpx'), gone('NotFoundError')]
  expect(await problemOf(empty, files)).toEqual({ code: 'file_changed' })
  expect(await problemOf(empty, files.slice(0, 1))).toEqual(empty)
  expect(await problemOf({ code: 'no_features' } as never, files)).toEqual({ code: 'no_features' })
})

test.each([
  ['NotFoundError', { code: 'file_changed' }],
  ['NotReadableError', { code: 'file_changed' }],
  ['QuotaExceededError', { code: 'storage_full' }],
])('%s while reading is no fault of ours', async (name, problem) => {
  expect(await problemOf({ code: 'internal', detail: '', name }, [])).toEqual(problem)
})

test('what else fails is ours', async () => {
  const ours = { code: 'internal', detail: 'x', name: 'TypeError' } as const
  expect(await problemOf(ours, [gone('NotFoundError')])).toEqual(ours)
})
