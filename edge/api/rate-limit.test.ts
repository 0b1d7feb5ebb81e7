import { describe, expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { apiLimits } from './limits.ts'
import { createRateLimit } from './rate-limit.ts'
import { mapInSlices } from './slices.ts'

describe('the account of a client', () => {
  test('a minute’s worth at once, then as it fills up again', () => {
    let now = 0
    const charge = createRateLimit(() => now)
    for (let call = 0; call < apiLimits.valuesPerMinute / 1000; call++) expect(charge('a', 1000)).toBe(0)
    expect(charge('a', 1000)).toBe(Math.ceil(60_000 / apiLimits.valuesPerMinute))
    expect(charge('b', 1000), 'another client').toBe(0)
    now += 60_000
    expect(charge('a', 1000)).toBe(0)
  })
  test('is remembered beside thousands of others, and not beside any number of them', () => {
    const charge = createRateLimit(() => 0)
    const spend = (client: string) => charge(client, apiLimits.valuesPerMinute)
    expect(spend('a')).toBe(0)
    for (let other = 0; other < 15_000; other++) charge(`other ${other}`, 1)
    expect(spend('a')).toBeGreaterThan(0)
    for (let other = 0; other < 25_000; other++) charge(`another ${other}`, 1)
    expect(spend('a'), 'its account is forgotten').toBe(0)
  })
  test('calls with one value are bounded, too', () => {
    const charge = createRateLimit(() => 0)
    const calls = apiLimits.valuesPerMinute / apiLimits.leastCallCost
    for (let call = 0; call < calls; call++) expect(charge('a', 1)).toBe(0)
    expect(charge('a', 1)).toBeGreaterThan(0)
  })
})

test('429 says when to come back', async () => {
  const app = createApp({
    countrySource: () => ({ ok: true, value: null }),
    clientOf: () => '192.0.2.1',
    clock: () => new Date(0),
  })
  const body = JSON.stringify({ from: 'mi', to: 'km', values: Array(apiLimits.valuesPerPost).fill('1') })
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body }
  const answers: Response[] = []
  for (let call = 0; call <= apiLimits.valuesPerMinute / apiLimits.valuesPerPost; call++)
    answers.push(await app.request('/api/v1/units/length/convert', init, {}))
  expect(answers[0]!.status).toBe(200)
  const last = answers.at(-1)!
  expect(last.status).toBe(429)
  expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await last.json()).toMatchObject({ code: 'too_many_requests', limit: apiLimits.valuesPerMinute })
})

test('while lists are computed, other work gets its turn', async () => {
  const spin = (value: number) => {
    for (const end = performance.now() + 2; performance.now() < end; );
    return value
  }
  const values = Array.from({ length: 50 }, (_, index) => index)
  let turns = 0
  const others = setInterval(() => turns++, 0)
  const lists = await Promise.all([mapInSlices(values, spin), mapInSlices(values, spin)])
  clearInterval(others)
  expect(lists).toEqual([values, values])
  expect(turns).toBeGreaterThan(10)
})
