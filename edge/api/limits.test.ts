import { describe, expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { createAccounts } from './accounts.ts'
import { apiLimits } from './limits.ts'

const app = createApp({ countrySource: () => ({ ok: true, value: null }), clock: () => new Date(0) })
const path = '/api/v1/units/length/convert'
const get = (values: readonly string[]) =>
  app.request(
    `${path}?${new URLSearchParams([['from', 'mi'], ['to', 'km'], ...values.map((value) => ['value', value])])}`,
  )
const post = (values: readonly string[], padding = '') =>
  app.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ from: 'mi', to: 'km', values }) + padding,
  })
const ones = (count: number) => Array.from({ length: count }, () => '1')

test('the limits are those that are published', () => {
  expect(apiLimits).toEqual({
    bodyBytes: 524_288,
    valuesPerPost: 1000,
    valuesPerGet: 50,
    valuesPerMinute: 10_000,
    leastCallCost: 10,
    valueCharacters: 1100,
    partsPerCall: 5000,
  })
})

describe('what just fits is answered, one more is told with its limit', () => {
  test('values of a GET', async () => {
    expect((await get(ones(50))).status).toBe(200)
    const refused = await get(ones(51))
    expect(await refused.json()).toMatchObject({
      status: 400,
      reason: 'too_many',
      at: 'value',
      limit: 50,
      detail: '“value” has too many entries.',
    })
  })
  test('values of a POST', async () => {
    expect((await post(ones(1000))).status).toBe(200)
    expect(await (await post(ones(1001))).json()).toMatchObject({ reason: 'too_many', at: 'values', limit: 1000 })
    expect(await (await post([])).json()).toMatchObject({ reason: 'too_few', at: 'values', limit: 1 })
  })
  test('characters of a value', async () => {
    expect((await post(['1'.padStart(1100)])).status).toBe(200)
    const refused = await post(['1', '1'.padStart(1101)])
    expect(await refused.json()).toMatchObject({ reason: 'too_long', at: 'values[1]', limit: 1100 })
  })
  test('bytes of a body', async () => {
    const bytes = JSON.stringify({ from: 'mi', to: 'km', values: ['1'] }).length
    expect((await post(['1'], ' '.repeat(524_288 - bytes))).status).toBe(200)
    const refused = await post(['1'], ' '.repeat(524_289 - bytes))
    expect(refused.status).toBe(413)
    expect(await refused.json()).toMatchObject({ code: 'body_too_large', limit: 524_288 })
  })
})

/** A call that is known at once to cost so much. */
const charging = (clock: () => number) => {
  const billOf = createAccounts(clock)
  return (client: string | undefined, cost: number) => billOf(client).raiseTo(cost)
}

describe('the account of a client', () => {
  test('fills up evenly: a tenth of a minute gives a tenth of the values', () => {
    let now = 0
    const charge = charging(() => now)
    expect(charge('a', 10_000), 'all at once').toBe(0)
    expect(charge('a', 1000), 'seconds to wait').toBe(6)
    now += 5999
    expect(charge('a', 1000)).toBe(1)
    now += 1
    expect(charge('a', 1000)).toBe(0)
    expect(charge('a', 1)).toBe(1)
  })
  test('is never fuller than full, however long it rested', () => {
    let now = 0
    const charge = charging(() => now)
    expect(charge('a', 10)).toBe(0)
    now += 3_600_000
    expect(charge('a', 10_000)).toBe(0)
    expect(charge('a', 10)).toBeGreaterThan(0)
  })
  test('is kept for the twenty thousand who came last; who came again stays', () => {
    const charge = charging(() => 0)
    charge('first', 9000)
    charge('second', 9000)
    for (let other = 0; other < 19_998; other++) charge(String(other), 10)
    expect(charge('first', 1000), 'still known').toBe(0)
    charge('one more', 10)
    expect(charge('first', 1000), 'used last, so kept').toBeGreaterThan(0)
    expect(charge('second', 10_000), 'forgotten: full again').toBe(0)
  })
  test('a client without an address is not limited', () => {
    const charge = charging(() => 0)
    for (let call = 0; call < 20; call++) expect(charge(undefined, 10_000)).toBe(0)
  })
})
