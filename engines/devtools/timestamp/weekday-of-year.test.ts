import { expect, test } from 'vitest'
import { readMoment } from './index.ts'

const now = BigInt(Date.UTC(2026, 10, 19, 12)) * 1_000_000n
const dayIn = (text: string) => {
  const { taken, problem } = readMoment(text, { now, zone: 'UTC', language: 'en' })
  return taken ? new Date(Number(taken.instant / 1_000_000n)).toISOString().slice(0, 10) : problem?.code
}

/** `Fri, 20 Nov`. */
const written = (day: Date): string => day.toUTCString().slice(0, 11)

test.each([2025, 2026, 2027])(
  'a day with its weekday and no year is in the year in which it falls on it: %d',
  (year) => {
    for (let month = 0; month < 12; month++)
      for (const date of [1, 11, 19, 28]) {
        const day = new Date(Date.UTC(year, month, date))
        expect(dayIn(written(day)), written(day)).toBe(day.toISOString().slice(0, 10))
      }
  },
)

test('where it falls on it in none of the years around, it is in this one', () => {
  expect(dayIn('Sun, 20 Nov')).toBe('2026-11-20')
  expect(dayIn('Mon, 29 Feb')).toBe('date_no_such_day')
})
