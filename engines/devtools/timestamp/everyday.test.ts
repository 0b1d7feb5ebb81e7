import { describe, expect, test } from 'vitest'
import { moments, others, refusals } from './fixtures/everyday.cases.ts'
import { type Moment, readMoment } from './index.ts'

const circumstances = { now: BigInt(Date.UTC(2026, 10, 15, 12)) * 1_000_000n, zone: 'Europe/Belgrade' }
const instantText = ({ instant }: Moment): string => new Date(Number(instant / 1_000_000n)).toISOString()

function nameOf({ how }: Moment): string {
  switch (how.kind) {
    case 'count':
      return how.unit
    case 'date':
      return how.form
    case 'identifier':
      return how.type
    case 'otherCount':
      return how.count
    case 'snowflake':
      return how.service
  }
}

describe('what people paste as a moment', () => {
  test.each(moments)('%s: %s', (text, instant) => {
    const { taken, problem } = readMoment(text, circumstances)
    expect(taken ? instantText(taken) : problem).toBe(instant)
  })
  test.each(refusals)('%s: %s', (text, code) => {
    expect(readMoment(text, circumstances)).toMatchObject({ problem: { code } })
  })
  test.each(others)('%s may be %s', (text, name, instant) => {
    const offered = readMoment(text, circumstances).offered.map((other) => `${nameOf(other)} ${instantText(other)}`)
    expect(offered).toContain(`${name} ${instant}`)
  })
  test('what was assumed is said', () => {
    expect(readMoment('22:13', circumstances).taken?.notes).toEqual([
      { code: 'dayAssumed', year: 2026, month: 11, day: 15 },
    ])
    expect(readMoment('2023-11-14T22:13:20Z ERROR x', circumstances).taken?.notes).toEqual([
      { code: 'insideText', text: '2023-11-14T22:13:20Z' },
    ])
    expect(readMoment('22:13 AEST', circumstances).taken?.notes).toMatchObject([{ code: 'dayAssumed', day: 15 }])
    expect(readMoment('23:30', { ...circumstances, zone: 'Pacific/Auckland' }).taken?.notes).toMatchObject([
      { day: 16 },
    ])
  })
})
