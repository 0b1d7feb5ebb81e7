import { describe, expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { apiLimits } from './limits.ts'
import { openApiDocument, resultsSchema } from './openapi.ts'
import { conversions, listings } from './operations.ts'

const app = createApp({
  countrySource: () => ({ ok: true, value: null }),
  clock: () => new Date('2026-01-01T00:00:00Z'),
})
const get = (path: string, init: RequestInit = {}) => app.request(`/api/v1${path}`, init, {})
const post = (path: string, body: unknown, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
  get(path, { method: 'POST', headers, body: typeof body === 'string' ? body : JSON.stringify(body) })

describe.each(conversions.map((conversion) => [conversion.id, conversion] as const))('%s', (_, conversion) => {
  const { options, values } = conversion.example
  const inPath = (name: string) => conversion.path.includes(`{${name}}`)
  const path = conversion.path.replace(/\{(\w+)\}/g, (_match, name: string) => options[name]!)
  const others = Object.fromEntries(Object.entries(options).filter(([name]) => !inPath(name)))

  test('its example gives the same answer by GET and POST, and the answer is as documented', async () => {
    const query = new URLSearchParams([...Object.entries(others), ...values.map((value) => ['value', value])])
    const byGet = await get(`${path}?${query}`)
    expect(byGet.status).toBe(200)
    expect(byGet.headers.get('cache-control')).toBe('public, max-age=86400')
    const answer = await byGet.json()
    expect(resultsSchema(conversion).read(answer, '')).toMatchObject({ ok: true })
    expect(answer.results).toHaveLength(values.length)
    for (const item of answer.results) expect(item.result).toBeDefined()

    const byPost = await post(path, { ...others, values })
    expect(await byPost.json()).toEqual(answer)
    expect(byPost.headers.get('cache-control')).toBe('no-store')
  })

  test('a bad value has its own problem and spoils no other', async () => {
    const { results } = await (
      await post(path, { ...others, values: [values[0], '\u0000 nonsense', values[0]] })
    ).json()
    expect(results[0].result).toBeDefined()
    expect(results[1].problem.code).toMatch(/^[a-z_]+$/)
    expect(results[1].result).toBeUndefined()
    expect(results[2]).toEqual(results[0])
  })

  test.each([
    ['no value', {}],
    ['values that are no list', { values: '1' }],
    ['numbers instead of texts', { values: [1] }],
    ['no values', { values: [] }],
    ['too many values', { values: Array.from({ length: apiLimits.valuesPerPost + 1 }, () => '1') }],
    ['a value that is too long', { values: ['1'.repeat(apiLimits.valueCharacters + 1)] }],
    ['an option nobody knows', { values: ['1'], colour: 'red' }],
    ['a list', []],
    ['null', null],
    ['a prototype in disguise', JSON.parse('{"values":["1"],"__proto__":{"a":1}}')],
  ])('%s: 400 with its place', async (_name, change) => {
    const body = change === null || Array.isArray(change) ? change : { ...others, ...change }
    const text = JSON.stringify(body)
    const response = await post(path, _name.includes('prototype') ? text.replace('{', '{"__proto__":{"a":1},') : text)
    expect(response.status).toBe(400)
    expect(response.headers.get('content-type')).toBe('application/problem+json')
    expect(await response.json()).toMatchObject({ code: 'invalid_request', status: 400 })
  })

  test('what is no JSON', async () => {
    expect((await post(path, '{')).status).toBe(400)
    expect((await post(path, '{', { 'content-type': 'Application/JSON ; charset=utf-8' })).status).toBe(400)
    for (const type of ['text/plain', 'application/jsonx', 'application/x; application/json'])
      expect((await post(path, '{}', { 'content-type': type })).status).toBe(415)
    expect((await post(path, '{}', {})).status).toBe(415)
    const bytes = new Uint8Array([0x22, 0xff, 0x22])
    expect(
      (await get(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: bytes })).status,
    ).toBe(400)
  })

  test('a huge body: 413, announced or not', async () => {
    expect((await post(path, ' '.repeat(apiLimits.bodyBytes + 1))).status).toBe(413)
    const endless = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(65_536)) })
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: endless, duplex: 'half' }
    expect((await get(path, init as RequestInit)).status).toBe(413)
  })

  test('a body whose sender goes away: 400, and no fault of the server', async () => {
    const broken = new ReadableStream({ pull: (controller) => controller.error(new Error('gone')) })
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: broken, duplex: 'half' }
    const response = await get(path, init as RequestInit)
    expect([response.status, await response.json()]).toEqual([
      400,
      expect.objectContaining({ code: 'body_incomplete', detail: 'The body ended before it was complete.' }),
    ])
  })

  test('other methods: 405', async () => {
    const response = await get(path, { method: 'DELETE' })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('GET, HEAD, POST')
  })
})

describe('units', () => {
  test('exact text in, exact text out', async () => {
    const { results } = await (await get('/units/length/convert?from=mi&to=km&value=1&value=0.1')).json()
    // International mile: 1,609.344 m exactly (1959 agreement).
    expect(results[0].result).toEqual({
      text: '1.609344',
      isExact: true,
      digits: '1.609344',
      isComplete: true,
      read: { parts: [{ value: '1', unit: 'mi' }], otherwise: null },
    })
    expect(results[1].result.digits).toBe('0.1609344')
  })
  test('an endless result says so', async () => {
    const { results } = await (await get('/units/length/convert?from=m&to=ft&value=1')).json()
    expect(results[0].result).toMatchObject({ text: '3.28084', isExact: false, isComplete: false })
    expect(results[0].result.digits).toMatch(/^3\.280839895013123/)
  })
  test('quantities count, and the answer says how they were read', async () => {
    const values = ['5 ft 11 in', '½', '1,234', '1 h', 'hello'].map((value) => `&value=${encodeURIComponent(value)}`)
    const { results } = await (await get(`/units/length/convert?from=m&to=cm${values.join('')}`)).json()
    expect(
      results.map(({ result, problem }: { result?: object; problem?: object }) => result ?? problem),
    ).toMatchObject([
      {
        text: '180.34',
        read: {
          parts: [
            { value: '5', unit: 'ft' },
            { value: '11', unit: 'in' },
          ],
        },
      },
      { text: '50', read: { parts: [{ value: '0.5', unit: 'm' }], otherwise: null } },
      { text: '123400', read: { parts: [{ value: '1234', unit: 'm' }], otherwise: '1.234' } },
      { code: 'unknown_unit', word: 'h' },
      { code: 'not_a_number' },
    ])
  })
  test('parts may be asked for with commas, pluses, blanks and a word between them', async () => {
    // 5 × 30.48 cm and 11 × 2.54 cm.
    for (const to of ['ft,in', 'ft+in', 'ft, in', 'feet and inches', 'ft , and  in']) {
      const { results } = await (await post('/units/length/convert', { from: 'cm', to, values: ['180.34'] })).json()
      expect(results[0].result.parts.values, to).toEqual([
        { value: '5', unit: 'ft' },
        { value: '11', unit: 'in' },
      ])
    }
  })
  test('the comma follows the language', async () => {
    const convert = async (language: string) =>
      (await (await get(`/units/mass/convert?from=kg&to=g&value=1,5&language=${language}`)).json()).results[0]
    expect((await convert('ru')).result.text).toBe('1500')
    expect((await convert('en')).problem).toEqual({ code: 'not_a_number' })
  })
  test.each([
    ['/units/length/convert?from=km&to=stone&value=1', 'to', 'unknown_unit'],
    ['/units/length/convert?from=toString&to=km&value=1', 'from', 'unknown_unit'],
    ['/units/length/convert?to=km&value=1', 'from', 'missing'],
    ['/units/length/convert?from=km&from=m&to=mi&value=1', 'from', 'wrong_type'],
    ['/units/constructor/convert?from=km&to=mi&value=1', 'category', 'not_allowed'],
    ['/units/length/convert?from=km&to=mi', 'value', 'missing'],
    ['/units/length/convert?from=km&to=mi&value=1&category=mass', 'category', 'unknown'],
    ['/units/length/convert?from=km&to=mi&value=1&__proto__=a&__proto__=b', '__proto__', 'unknown'],
    [`/units/length/convert?from=km&to=mi${'&value=1'.repeat(51)}`, 'value', 'too_many'],
  ])('%s is wrong at %s', async (path, at, reason) => {
    const response = await get(path)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ code: 'invalid_request', at, reason })
  })
  test('the answer to an unknown unit or time zone says what is wrong', async () => {
    const detail = async (path: string) => (await (await get(path)).json()).detail
    expect(await detail('/units/length/convert?from=km&to=stone&value=1')).toBe('“to” names no unit of this category.')
    expect(await detail('/timestamp?zone=Atlantis&value=1')).toBe('“zone” names no time zone of the IANA database.')
  })
  test('the error the API page shows is the one the server sends (vitest -u writes it)', async () => {
    const values = ['1', '2', '3', '4'.repeat(apiLimits.valueCharacters + 1)]
    const response = await post('/units/mass/convert', { from: 'lb', to: 'kg', values })
    const sent = `${JSON.stringify(await response.json(), null, 2)}\n`
    await expect(sent).toMatchFileSnapshot('../../app/pages/api-error.json')
  })
})

describe('timestamps', () => {
  test('microseconds keep all digits', async () => {
    const { results } = await (await get('/timestamp?unit=us&value=1700000000123456')).json()
    expect(results[0].result).toMatchObject({
      microseconds: '1700000000123456',
      isoExact: '2023-11-14T22:13:20.123456Z',
    })
  })
  test('written dates, in any unit, with how they were read', async () => {
    const values = ['2023-11-14T22:13:20Z', 'Tue, 14 Nov 2023 22:13:20 GMT', '2023-11-14T22:13:20', 'some day']
    for (const unit of ['date', 's', 'auto']) {
      const { results } = await (await post('/timestamp', { unit, values })).json()
      expect(results.slice(0, 3).map(({ result }: { result: { seconds: string } }) => result.seconds)).toEqual(
        Array.from({ length: 3 }, () => '1700000000'),
      )
      expect(results[0].result.how).toMatchObject({ kind: 'date', form: 'iso', zone: { from: 'offset' } })
      expect(results[2].result.how.zone).toMatchObject({ from: 'reader', name: 'UTC' })
      expect(results[3].problem.code).toBe(unit === 'date' ? 'not_a_date' : 'timestamp_not_numeric')
    }
  })
  test('what depends on today is read and not kept', async () => {
    for (const value of [
      '22:13',
      'yesterday',
      'Nov 14 22:13:20',
      'now',
      'days since 2023-11-14',
      'days from 2023-11-14 to today',
    ]) {
      const response = await get(`/timestamp?value=${encodeURIComponent(value)}`)
      expect(response.headers.get('cache-control'), value).toBe('no-store')
      expect((await response.json()).results[0].result, value).toBeDefined()
    }
    for (const value of ['2023-11-14', 'days between 2023-11-14 and 2023-11-20'])
      expect((await get(`/timestamp?value=${value}`)).headers.get('cache-control'), value).toBe('public, max-age=86400')
  })
  test('the zone is an option, and must be one', async () => {
    const { results } = await (await get('/timestamp?zone=Europe/Moscow&value=2023-11-14T22:13:20')).json()
    expect(results[0].result.iso).toBe('2023-11-14T19:13:20.000Z')
    expect((await get('/timestamp?zone=Mars&value=1')).status).toBe(400)
  })
  test('every kind of answer is as documented', async () => {
    const values = [
      '1,700,000,000',
      '1700000000000',
      '45244',
      '507f1f77bcf86cd799439011',
      '05/06/2023',
      'Mon, 14 Nov 2023 22:13:20 CST',
      '2016-12-31T23:59:60Z',
      'Nov 14 22:13:20',
      '22:13',
      '[2023-11-14 22:13:20] local.ERROR: x',
      '2023-11-14T22:13:20[Europe/Moscow]',
    ]
    const answer = await (await post('/timestamp', { values })).json()
    const conversion = conversions.find(({ id }) => id === 'convertTimestamp')!
    expect(resultsSchema(conversion).read(answer, '')).toMatchObject({ ok: true })
    for (const { value, result } of answer.results) expect(result, value).toBeDefined()
    expect(answer.results[1].result.alternatives[0]).toMatchObject({
      iso: '2023-11-14T22:13:20.000Z',
      how: { unit: 'ms' },
    })
  })
  test('a number beyond the calendar is refused, with what it probably is', async () => {
    const { results } = await (await get('/timestamp?value=175928847299117063')).json()
    expect(results[0].problem.code).toBe('timestamp_out_of_range')
    expect(results[0].problem.alternatives).toContainEqual(
      expect.objectContaining({ iso: '2016-04-30T11:18:25.796Z', how: { kind: 'snowflake', service: 'Discord' } }),
    )
  })
  test('a contradiction is not read, with the reason', async () => {
    const { results } = await (
      await post('/timestamp', { values: ['2023-11-14T22:13:20+01:00[Europe/Moscow]'] })
    ).json()
    expect(results[0].problem).toMatchObject({
      code: 'date_zone_disagrees',
      zone: 'Europe/Moscow',
      zoneOffsetSeconds: 10_800,
    })
  })
})

describe('coordinates', () => {
  test('as people write them, with how they were read', async () => {
    const values = [
      '{"lat":55.7558,"lng":37.6173}',
      '55.7558, 37.6173, 150',
      '554520N 0373703E',
      '37UDB1358082999',
      'https://yandex.ru/maps/?ll=37.6173,55.7558&z=12',
      'GCC3+4R Berlin',
      '151.2, -33.8',
      '6180000, 7413000',
    ]
    const answer = await (await post('/coordinates/convert', { from: 'any', values })).json()
    const conversion = conversions.find(({ id }) => id === 'convertCoordinates')!
    expect(resultsSchema(conversion).read(answer, '')).toMatchObject({ ok: true })
    const { results } = answer
    expect(results.slice(0, 5).map(({ result }: { result: { how: unknown } }) => result.how)).toMatchObject([
      { system: 'wgs84', notation: 'json', heightMetres: null },
      { system: 'wgs84', notation: null, heightMetres: 150 },
      { system: 'wgs84dms', notation: 'packed' },
      { system: 'mgrs', notation: null },
      { system: 'wgs84', mapService: 'yandex' },
    ])
    expect(results[0].result.alsoAs).toContainEqual(expect.objectContaining({ id: 'plus-code', text: '9G7VQJ48+8W' }))
    expect(results.slice(5).map(({ problem }: { problem: { code: string } }) => problem.code)).toEqual([
      'short_plus_code',
      'latitude_out_of_range',
      'several_systems',
    ])
    const named = await (await post('/coordinates/convert', { values: ['151.2, -33.8', values[0]] })).json()
    expect(named.results[0].problem).toMatchObject({ suggestion: '-33.8, 151.2' })
    expect(named.results[1].result.how.notation).toBe('json')
  })
  test('one point in all systems, with what it is worth', async () => {
    const { results } = await (await get('/coordinates/convert?value=55.75,%2037.62')).json()
    const { latitudeDegrees, longitudeDegrees, systems } = results[0].result
    expect([latitudeDegrees, longitudeDegrees]).toEqual([55.75, 37.62])
    expect(systems.wgs84.text).toBe('55.750000, 37.620000')
    expect(systems.utm).toMatchObject({ epsgCode: 32637, datumShiftMetres: null })
    expect(systems.sk42.datumShiftMetres).toBeGreaterThan(0)
    expect(systems.osgb).toBeNull()
  })
  test('what several systems could mean is read in the one that is named', async () => {
    const value = '6180000, 7413000'
    for (const from of ['sk42', 'sk95']) {
      const { results } = await (await post('/coordinates/convert', { from, values: [value] })).json()
      expect(results[0].result.how).toEqual({
        system: from,
        notation: null,
        mapService: null,
        heightMetres: null,
        isGuess: false,
        areAxesTurned: false,
        otherSystems: [],
      })
    }
    const { results } = await (await post('/coordinates/convert', { from: 'any', values: [value] })).json()
    expect(results[0].problem.systems).toContain('EPSG:28407')
    const [{ from, latitudeDegrees }] = results[0].problem.candidates
    const again = await (await post('/coordinates/convert', { from, values: [value] })).json()
    expect(again.results[0].result.latitudeDegrees).toBe(latitudeDegrees)
  })
  test('letters before the metres settle it, and the other systems are named', async () => {
    const values = ['X=6180000 Y=7413000']
    const { results } = await (await post('/coordinates/convert', { from: 'any', values })).json()
    expect(results[0].result.how).toMatchObject({
      system: 'sk42',
      isGuess: true,
      otherSystems: expect.arrayContaining(['sk95', 'webmercator']),
    })
  })
  test('a point that cannot be read says why', async () => {
    const { results } = await (await post('/coordinates/convert', { values: ['95, 10', 'here'] })).json()
    expect(results.map((item: { problem: { code: string } }) => item.problem.code)).toEqual([
      'latitude_out_of_range',
      'unreadable',
    ])
  })
})

test('addresses of both versions, with and without a prefix', async () => {
  const { results } = await (
    await post('/ip', { values: ['10.0.0.5/22', '2001:db8::1', '::ffff:10.0.0.1', '256.1.1.1'] })
  ).json()
  expect(results[0].result.subnet).toMatchObject({ network: '10.0.0.0', broadcast: '10.0.3.255', totalHosts: '1022' })
  expect(results[1].result).toMatchObject({ address: { version: 6 }, subnet: null })
  expect(results[2].result.address.embedded).toMatchObject({ kind: 'mapped', address: '10.0.0.1' })
  expect(results[3].problem).toMatchObject({ code: 'ip_invalid', fault: { kind: 'octetTooLarge', position: 1 } })
})

test('ranges, lists and other notations, as documented', async () => {
  const values = [
    '10.0.0.1-10.0.0.20',
    '10.0.0.0/24, 10.0.1.0/24, 10.0.0.5',
    '0xC0A80101',
    'http://[::1]/',
    '10.0.0.1 0.0.0.0',
  ]
  const answer = await (await post('/ip', { values })).json()
  const conversion = conversions.find(({ id }) => id === 'describeIp')!
  expect(resultsSchema(conversion).read(answer, '')).toMatchObject({ ok: true })
  const results = answer.results.map(({ result }: { result: unknown }) => result)
  expect(results).toMatchObject([
    { how: { kind: 'range' }, range: { totalAddresses: '20', smallestNetwork: '10.0.0.0/27' } },
    {
      how: { kind: 'list' },
      list: { cover: ['10.0.0.0/23'], overlaps: [{ first: '10.0.0.0/24', second: '10.0.0.5' }] },
    },
    { how: { notation: 'hexadecimal' }, address: { canonical: '192.168.1.1', scope: 'private' } },
    { how: { notation: 'url' }, address: { version: 6 } },
    { how: { mask: 'wildcard', otherPrefix: 0 }, subnet: { cidr: 32 } },
  ])
})

describe.each(listings.map((listing) => [listing.path, listing] as const))('list %s', (path, listing) => {
  test('answers as documented', async () => {
    const response = await get(path)
    expect(response.status).toBe(200)
    expect(listing.answer.read(await response.json(), '')).toMatchObject({ ok: true })
    expect((await get(path, { method: 'POST' })).status).toBe(405)
  })
})

describe('open to every origin', () => {
  test('a preflight', async () => {
    const response = await get('/ip', {
      method: 'OPTIONS',
      headers: { origin: 'https://a.example', 'access-control-request-method': 'POST' },
    })
    expect(response.status).toBe(204)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(response.headers.get('access-control-allow-headers')).toBe('content-type')
  })
  test('answers and problems alike', async () => {
    for (const path of ['/units', '/ip?value=1.1.1.1', '/ip', '/nothing', '/openapi.json']) {
      expect((await get(path)).headers.get('access-control-allow-origin'), path).toBe('*')
    }
  })
  test('the look-up of the visitor’s country is not', async () => {
    const response = await app.request('/api/get-country', {}, {})
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
  })
})

describe('the OpenAPI document', () => {
  test('is served and names every operation once', async () => {
    const served = await (await get('/openapi.json')).json()
    expect(served).toEqual(JSON.parse(JSON.stringify(openApiDocument())))
    const ids = Object.values(served.paths as Record<string, Record<string, { operationId: string }>>)
      .flatMap((methods) => Object.values(methods))
      .map(({ operationId }) => operationId)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toHaveLength(listings.length + 2 * conversions.length)
  })
  test('has no reference that leads nowhere', () => {
    const document = JSON.parse(JSON.stringify(openApiDocument()))
    const references = JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)
    for (const [, pointer] of references) {
      expect(
        pointer!.split('/').reduce((node, key) => node?.[key], document),
        pointer,
      ).toBeDefined()
    }
  })
  test('offers no tokens', () => {
    expect(JSON.stringify(Object.keys(openApiDocument().paths))).not.toMatch(/jwt|token/i)
  })
})
