import { createHmac } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { overwriteGetLocale } from '#app/paraglide/runtime.js'
import { relativeWords } from './relative-words.ts'
import { sampleSecret, sampleToken } from './sample-token.ts'

beforeAll(() => overwriteGetLocale(() => 'en'))

const [minute, hour, day] = [60, 3600, 86_400]

test.each([
  [1, 'in 1 s'],
  [0, '0 s ago'],
  [-1, '1 s ago'],
  [59, 'in 59 s'],
  [minute, 'in 1 min'],
  [hour - 1, 'in 59 min'],
  [hour, 'in 1 h 0 min'],
  [2 * hour + 5 * minute + 59, 'in 2 h 5 min'],
  [-(2 * day - 1), '47 h 59 min ago'],
  [2 * day, 'in 2 days'],
  [3 * day - 1, 'in 2 days'],
  [-59 * day, '59 days ago'],
  [60 * day, 'in 1 month'],
  [61 * day, 'in 2 months'],
  [729 * day, 'in 23 months'],
  [730 * day, 'in 1 year'],
  [-731 * day, '2 years ago'],
  // The mean year of the calendar: 400 years have 146,097 days.
  [146_097 * day, 'in 400 years'],
  [146_096 * day, 'in 399 years'],
])('%d seconds from now: %s', (seconds, words) => {
  expect(relativeWords(BigInt(seconds) * 1_000_000_000n, 'en').replaceAll('\u00a0', ' ')).toBe(words)
})

test('the sample is signed with the secret that is shown beside it', () => {
  const [, signed, signature] = /^(.*)\.(.*)$/.exec(sampleToken)!
  expect(createHmac('sha256', sampleSecret).update(signed!).digest('base64url')).toBe(signature)
})
