import { expect, it } from 'vitest'
import { readMoment } from '#engines/devtools/timestamp/index.ts'
import { daysText, howTexts, noteText, offerName, readingName } from './moment-texts.ts'

it('names the service whose number it is', () => {
  const how = { kind: 'snowflake', service: 'Discord' } as const
  expect(howTexts(how, '175928847299117063')).toEqual([expect.stringContaining('Discord')])
  expect(readingName(how)).toBe('Discord')
})

it.each([
  ['9:00-17:00', ['Beginning of the interval: 9:00', 'End of the interval: 17:00']],
  ['2026-11-17/P1D', ['Beginning of the interval: 2026-11-17', 'End of the interval: P1D']],
  ['P1D/2026-11-17', ['End of the interval: 2026-11-17', 'Beginning of the interval: P1D']],
  ['11/12/2026', ['day, month, year, UTC', 'month, day, year, UTC']],
])('the readings of %s are called %j', (text, names) => {
  const { taken, offered } = readMoment(text, { now: 1_794_700_800_000_000_000n, zone: 'UTC' })
  expect([taken!, ...offered].map(offerName).slice(0, 2)).toEqual(names)
  const found = taken!.notes.filter(({ code }) => code === 'insideText').map((note) => noteText(note, 'en'))
  expect(found).toEqual(found.length > 0 ? [`${names[0]}.`] : [])
})

it('days are told in weeks only where weeks were asked for, and none is lost', () => {
  const counted = (count: number, unit: string) => (count === 1 ? `1 ${unit}` : `${count} ${unit}s`)
  for (let days = 0; days <= 30; days++) {
    const [weeks, rest] = [Math.floor(days / 7), days % 7]
    const told = [
      ...(weeks > 0 ? [counted(weeks, 'week')] : []),
      ...(weeks === 0 || rest > 0 ? [counted(rest, 'day')] : []),
    ]
    const note = { code: 'daysCounted', from: day, until: day, days, isOfToday: false } as const
    expect(daysText({ ...note, inWeeks: true })).toBe(told.join(' '))
    expect(daysText(note)).toBe(counted(days, 'day'))
  }
})
const day = { year: 2026, month: 11, day: 1 }
