import { describe, expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { createAccounts } from './accounts.ts'
import { apiLimits, serverLimits, workPrices } from './limits.ts'

/** A call that is known at once to cost so much. */
const charging = (clock: () => number) => {
  const billOf = createAccounts(clock)
  return (client: string | undefined, cost: number) => billOf(client).raiseTo(cost)
}

describe('the account of a client', () => {
  test('a minute’s worth at once, then as it fills up again', () => {
    let now = 0
    const charge = charging(() => now)
    for (let call = 0; call < apiLimits.valuesPerMinute / 1000; call++) expect(charge('a', 1000)).toBe(0)
    expect(charge('a', 1000)).toBe(Math.ceil(60_000 / apiLimits.valuesPerMinute))
    expect(charge('b', 1000), 'another client').toBe(0)
    now += 60_000
    expect(charge('a', 1000)).toBe(0)
  })
  test('is remembered beside thousands of others, and not beside any number of them', () => {
    const charge = charging(() => 0)
    const spend = (client: string) => charge(client, apiLimits.valuesPerMinute)
    expect(spend('a')).toBe(0)
    for (let other = 0; other < 15_000; other++) charge(`other ${other}`, 1)
    expect(spend('a')).toBeGreaterThan(0)
    for (let other = 0; other < 25_000; other++) charge(`another ${other}`, 1)
    expect(spend('a'), 'its account is forgotten').toBe(0)
  })
  test('a call pays what it costs in all, once', () => {
    const billOf = createAccounts(() => 0)
    const bill = billOf('a')
    expect(bill.raiseTo(10)).toBe(0)
    expect(bill.raiseTo(1000)).toBe(0)
    bill.owe(500)
    expect(billOf('a').raiseTo(apiLimits.valuesPerMinute - 1000)).toBe(0)
    expect(billOf('a').raiseTo(1)).toBe(1)
    expect(bill.owe(1000 + apiLimits.valuesPerMinute), 'seconds until nothing is owed').toBe(60)
    expect(billOf('a').raiseTo(1), 'work that is done is paid by those who come after').toBe(61)
  })
})

describe('what is counted', () => {
  const path = '/api/v1/units/length/convert'
  const json = { 'content-type': 'application/json' }
  const appOf = (address = '192.0.2.1') =>
    createApp({ countrySource: () => ({ ok: true, value: null }), clientOf: () => address, clock: () => new Date(0) })
  /** How often it is answered at all. */
  async function answersOf(url: string, init: RequestInit, most: number): Promise<number> {
    const app = appOf()
    for (let call = 0; call < most; call++) {
      const { status } = await app.request(url, init, {})
      if (status === 429) return call
    }
    return most
  }
  const calls = apiLimits.valuesPerMinute / apiLimits.leastCallCost

  test.each([
    ['nothing', path, {}],
    ['an unknown option', `${path}?a=1`, {}],
    ['a body of another type', path, { method: 'POST', body: '1', headers: { 'content-length': '1' } }],
    ['a body that is not JSON', path, { method: 'POST', body: '{', headers: { ...json, 'content-length': '1' } }],
  ])('a call with %s', async (_, url, init) => {
    expect(await answersOf(url, init, calls + 1)).toBe(calls)
  })

  test('a call with one value', async () => {
    // A pause of the machine may count as work now and then.
    const answered = await answersOf(`${path}?from=mi&to=km&value=1`, {}, calls + 1)
    expect(answered).toBeGreaterThan(calls / 2)
    expect(answered).toBeLessThanOrEqual(calls)
  })

  test('the bytes of a body, also of one that is refused', async () => {
    const body = ' '.repeat(apiLimits.bodyBytes)
    const headers = { ...json, 'content-length': String(body.length) }
    const most = Math.floor(apiLimits.valuesPerMinute / (apiLimits.bodyBytes / workPrices.bodyBytesPerValue))
    expect(await answersOf(path, { method: 'POST', body, headers }, 100)).toBe(most)
    expect(await answersOf(path, { method: 'POST', body, headers: json }, 100), 'of unknown length').toBe(most)
  })

  test('the work, where it is more than usual', async () => {
    // Lists of numbers that are no addresses: each is looked at, and none is answered.
    const values = Array.from({ length: 9 }, () => '1,'.repeat(550))
    const body = JSON.stringify({ values })
    const headers = { ...json, 'content-length': String(body.length) }
    expect(await answersOf('/api/v1/ip', { method: 'POST', body, headers }, 1000)).toBeLessThan(calls / 2)
  })
})

test('the parts of ranges and lists are bounded in a call', async () => {
  const app = createApp({ countrySource: () => ({ ok: true, value: null }) })
  const range = '::1-ffff:ffff:ffff:ffff:ffff:ffff:ffff:fffe'
  const single = '10.0.0.1'
  for (const plural of [range, `${range},1.1.1.1`, '1,'.repeat(500)]) {
    const values = [...new Array(100).fill(plural), single]
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ values }) }
    const { results } = (await (await app.request('/api/v1/ip', init)).json()) as { results: { problem?: object }[] }
    expect(results.at(0)?.problem).not.toMatchObject({ code: 'too_many_parts' })
    expect(results.at(-2)).toMatchObject({ problem: { code: 'too_many_parts', limit: apiLimits.partsPerCall } })
    expect(results.at(-1)).toMatchObject({ result: { address: { canonical: single } } })
  }
})

test('bodies in flight are bounded, and those that come to nothing make room again', async () => {
  const app = createApp({ countrySource: () => ({ ok: true, value: null }) })
  const most = serverLimits.bodyBytesInFlight / apiLimits.bodyBytes
  const ends: (() => void)[] = []
  const slow = () =>
    app.request('/api/v1/ip', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: new ReadableStream({ start: (body) => void ends.push(() => body.close()) }),
      duplex: 'half',
    } as RequestInit)
  const waiting = Array.from({ length: most }, slow)
  const refused = await slow()
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1'])
  expect(await refused.json()).toMatchObject({ code: 'busy', title: 'Service Unavailable' })
  expect((await app.request('/api/v1/ip?value=10.0.0.1')).status).toBe(200)
  for (const end of ends) end()
  for (const { status } of await Promise.all(waiting)) expect(status).toBe(400)
  const next = slow()
  ends.at(-1)!()
  expect((await next).status).toBe(400)
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

describe('a list that costs too much', () => {
  const costly = { value: '3/7 m * '.repeat(5), path: '/api/v1/units/length/convert' }
  const body = JSON.stringify({ from: 'mi', to: 'km', values: new Array(apiLimits.valuesPerPost).fill(costly.value) })
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body }

  test('is refused when its work has used up the account, and not computed to its end', async () => {
    const app = createApp({
      countrySource: () => ({ ok: true, value: null }),
      clientOf: () => '192.0.2.1',
      clock: () => new Date(0),
    })
    // Most of the account is used up by others.
    for (let call = 0; call < 8; call++)
      await app.request('/api/v1/ip', { ...init, body: JSON.stringify({ values: new Array(1000).fill('1') }) }, {})
    const refused = await app.request(costly.path, init, {})
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
  })

  test('is given up when its client has gone', async () => {
    const app = createApp({ countrySource: () => ({ ok: true, value: null }) })
    const client = new AbortController()
    const answer = app.request(new Request(`http://a.example${costly.path}`, { ...init, signal: client.signal }))
    setTimeout(() => client.abort(), 50)
    expect((await answer).status).toBe(499)
  })
})
