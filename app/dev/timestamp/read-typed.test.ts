import { describe, expect, it, test } from 'vitest'
import { describeInstant, instantFromMilliseconds } from '#engines/devtools/timestamp/index.ts'
import { readDateField, readTimestampText } from './read-typed.ts'

const circumstances = {
  zone: 'Europe/Belgrade',
  now: instantFromMilliseconds(Date.UTC(2026, 10, 15)),
  takesLater: false,
}
const isoOf = (instant: bigint | undefined) => (instant === undefined ? undefined : describeInstant(instant).iso)

describe('the timestamp field', () => {
  test.each([
    ['1700000000', '2023-11-14T22:13:20.000Z'],
    ['2023-11-14T22:13:20Z', '2023-11-14T22:13:20.000Z'],
    ['2023-11-14 23:13:20', '2023-11-14T22:13:20.000Z'],
    ['Tue, 14 Nov 2023 22:13:20 GMT', '2023-11-14T22:13:20.000Z'],
  ])('%s', (text, iso) => expect(isoOf(readTimestampText(text, 's', circumstances).instant)).toBe(iso))

  it('asks back when another unit is more likely, and only then', () => {
    expect(readTimestampText('1700000000000', 's', circumstances).likelyUnit).toBe('ms')
    expect(readTimestampText('1700000000000', 'ms', circumstances).likelyUnit).toBeUndefined()
    expect(readTimestampText('1700000000000000000', 's', circumstances)).toMatchObject({
      problem: { code: 'timestampOutOfRange' },
      likelyUnit: 'ns',
    })
  })
})

describe('the date field', () => {
  test.each([
    // As browsers write the value: seconds only where there are some, long years without a sign.
    ['2026-11-15T11:00', '2026-11-15T10:00:00.000Z'],
    ['2026-11-15T11:00:30', '2026-11-15T10:00:30.000Z'],
    ['0001-01-01T12:00', '0001-01-01T10:38:00.000Z'],
    ['12026-11-15T11:00', '+012026-11-15T10:00:00.000Z'],
  ])('%s', (text, iso) => expect(isoOf(readDateField(text, circumstances).instant)).toBe(iso))

  it('takes the first of two equal hours unless told otherwise', () => {
    const text = '2026-10-25T02:30'
    expect(isoOf(readDateField(text, circumstances).instant)).toBe('2026-10-25T00:30:00.000Z')
    expect(isoOf(readDateField(text, { ...circumstances, takesLater: true }).instant)).toBe('2026-10-25T01:30:00.000Z')
  })

  it('is empty when nothing is chosen, and knows the end of the calendar', () => {
    expect(readDateField('', circumstances)).toEqual({ problem: { code: 'timestampEmpty' } })
    expect(readDateField('275760-09-13T12:00', circumstances).problem?.code).toBe('timestampOutOfRange')
  })
})
