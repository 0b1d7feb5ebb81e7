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

  it('offers the other unit when it is more likely, and only then', () => {
    const inSeconds = readTimestampText('1700000000000', 's', circumstances)
    expect(inSeconds.others.map(({ moment }) => moment.how)).toMatchObject([{ kind: 'count', unit: 'ms' }])
    expect(readTimestampText('1700000000000', 'ms', circumstances).others).toEqual([])
    const beyond = readTimestampText('1700000000000000000', 's', circumstances)
    expect(beyond.problem).toEqual({ code: 'timestamp_out_of_range', negative: false })
    expect(beyond.others[0]?.moment.how).toMatchObject({ unit: 'ns' })
  })

  it('takes the reading that was picked, and offers the first one in its place', () => {
    const asExcelDay = readTimestampText('45244', 's', { ...circumstances, picked: 1 })
    expect(isoOf(asExcelDay.instant)).toBe('2023-11-13T23:00:00.000Z')
    expect(asExcelDay.others.map(({ index, moment }) => [index, moment.how.kind])).toEqual([[0, 'count']])
  })

  it('has no instant where it refuses, also when something is offered', () => {
    const reading = readTimestampText('2023-11-14T12:34:60Z', 's', circumstances)
    expect(reading.instant).toBeUndefined()
    expect(reading.others).toHaveLength(1)
    expect(isoOf(readTimestampText('2023-11-14T12:34:60Z', 's', { ...circumstances, picked: 0 }).instant)).toBe(
      '2023-11-14T12:35:00.000Z',
    )
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
    expect(readDateField('', circumstances)).toEqual({ problem: { code: 'timestamp_empty' }, others: [] })
    expect(readDateField('275760-09-13T12:00', circumstances).problem?.code).toBe('timestamp_out_of_range')
  })
})
