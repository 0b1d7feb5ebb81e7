import { STATUS_CODES } from 'node:http'
import { expect, test } from 'vitest'
import { compactJson } from '#engines/core/testing/compact-json.ts'
import { describeInstant } from '#engines/devtools/timestamp/index.ts'
import { createApp } from '../app.ts'

/**
 * Whole answers: status, the headers a program sees, and the body, for requests good and bad. An answer that should change:
 * `npx vitest run edge/api/answers.test.ts -u`, and read the difference.
 */
const app = createApp({
  countrySource: () => ({ ok: true, value: null }),
  clock: () => new Date('2026-01-01T00:00:00Z'),
})

type Asked = readonly [path: string, init?: RequestInit]

const post = (path: string, body: unknown, headers: Record<string, string> = {}): Asked => [
  path,
  {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  },
]

const length = '/units/length/convert'
const asked: readonly Asked[] = [
  // units
  [`${length}?from=mi&to=km&value=1&value=1,234.5&value=½&value=5%20ft%2011%20in&value=&value=abc&value=1,234`],
  [`${length}?from=mi&to=km&language=ru&value=1,234`],
  [`${length}?from=m&to=ft&value=1`],
  [`${length}?from=cm&to=ft,in&value=180&value=5%20ft%2011%20in&value=-1&value=two%20and%20a%20half%20metres`],
  [`${length}?from=сантиметр&to=feet+and+inches&value=1`],
  [`${length}?from=centimetres&to=ft+in&value=180`],
  [`${length}?from=cm&to=ft,%20in&value=180`],
  [`${length}?from=cm&to=ft%20%20and%20%20in&value=180`],
  [`${length}?from=cm&to=ft%2Bin&value=180`],
  [`${length}?from=cm&to=ft,%20and%20in&value=180`],
  [`${length}?from=cm&to=ft%20andin&value=180`],
  [`${length}?from=cm&to=ft,&value=180`],
  [`${length}?from=cm&to=in,ft&value=180`],
  [`${length}?from=cm&to=ft,parrot&value=180`],
  ['/units/temperature/convert?from=c&to=f&value=38%20degrees&value=minus%20five%20degrees&value=-5°'],
  ["/units/length/convert?from=m&to=km&value=1'000&value=1.93%20m%20(6%20ft%204%20in)"],
  [
    '/units/mass/convert?from=g&to=oz&value=200%20г%20муки&value=2%20cups%20of%20flour%20in%20grams&value=2%20стакана%20муки&value=1,5%20kg',
  ],
  ['/units/speed/convert?from=kmh&to=mph&value=5:30%20min/km'],
  [
    '/units/temperature/convert?from=c&to=f&value=-40&value=-300&value=20%20°C%20-%205%20°C&value=20%20°C%20-%205%20°C%20in%20F',
  ],
  [`${length}?from=parrot&to=km&value=1`],
  [`${length}?from=mi&to=parrot&value=1`],
  ['/units/parrots/convert?from=mi&to=km&value=1'],
  [`${length}?to=km&value=1`],
  [`${length}?from=mi&value=1`],
  [`${length}?from=mi&to=km`],
  [`${length}?from=mi&from=km&to=km&value=1`],
  [`${length}?from=mi&to=km&value=1&category=mass`],
  [`${length}?from=mi&to=km&value=1&colour=red`],
  [`${length}?from=${'x'.repeat(41)}&to=km&value=1`],
  post(length, { from: 'mi', to: 'km', values: ['1', 'x'] }),
  post(length, { from: 'mi', to: 'km', values: ['1', 2] }),
  post(length, { from: 'mi', to: 'km' }),
  post(length, { from: 'mi', to: 'km', values: '1' }),
  post(length, { from: 'mi', to: 'km', values: [] }),
  post(length, { from: 'mi', to: 'km', language: 'xx', values: ['1'] }),
  post(length, { from: 'mi', to: 'km', language: null, values: ['1'] }),
  post(length, []),
  post(length, 'null'),
  post(length, '{'),
  // No UTF-8.
  [length, { method: 'POST', headers: { 'content-type': 'application/json' }, body: new Uint8Array([34, 255, 34]) }],
  post(length, '{}', { 'content-type': 'text/plain' }),
  post(length, { from: 'mi', to: 'km', values: ['1'] }, { 'content-type': 'Application/JSON; charset=utf-8' }),
  post(length, '{}', { 'content-type': 'application/jsonx' }),
  post(length, '{}', { 'content-type': 'text/application/json' }),
  post(length, { from: 'mi', to: 'km', values: ['1'] }, { 'content-type': 'application/json \t; charset=utf-8' }),
  post(length, '{}', { 'content-type': 'application/json x' }),
  post(length, '{}', { 'content-length': '524289' }),
  [length, { method: 'POST', headers: { 'content-type': 'application/json' } }],
  // coordinates
  ['/coordinates/convert?value=55.7522,37.6156'],
  ['/coordinates/convert?value=51.5,-0.12&from=wgs84dms'],
  ['/coordinates/convert?value=87,10&value=44.8,20.5'],
  ['/coordinates/convert?from=any&value=6182999.5%207413580.2&value=hello&value=QJ48%2B8W&value=151.2,-33.8'],
  ['/coordinates/convert?from=any&value=https://maps.app.goo.gl/abc&value=https://yandex.ru/maps/?ll=37.6,55.7%26z=10'],
  ['/coordinates/convert?from=utm&value=33U%20391776.16%205820073.12&value=55.7522,37.6156&value=151.2,-33.8'],
  ['/coordinates/convert?value=151.2,-33.8&value=95,10&value=55.7558,%2037.6173,%20150%20m'],
  ['/coordinates/convert?from=mgi&value=7457000%204961500&value=5457000%204961500'],
  ['/coordinates/convert?from=nowhere&value=1,1'],
  [
    '/coordinates/convert?from=any&value=33C%20500000%205000000&value=56J%20334873%206252266&value=СК-42%207413580%206182999',
  ],
  ['/coordinates/convert?from=utm&value=33C%20500000%205000000'],
  // moments
  ['/timestamp?value=1700000000&value=0&value=-1&value=99999999999999999&value=x&value='],
  ['/timestamp?unit=ms&value=1700000000000&value=1700000000'],
  ['/timestamp?unit=auto&value=1700000000000&value=45413'],
  ['/timestamp?unit=date&value=1700000000&value=2023-11-14&value=2023-02-30&value=nonsense'],
  ['/timestamp?zone=Europe/Moscow&value=2023-11-14%2022:13&value=2023-11-14%2022:13%20CST'],
  ['/timestamp?zone=Mars/Olympus&value=1'],
  [`/timestamp?zone=${'x'.repeat(65)}&value=1`],
  ['/timestamp?value=22:13'],
  ['/timestamp?value=14%20Nov'],
  ['/timestamp?value=yesterday'],
  ['/timestamp?value=friday&value=2026%20год&value=PT1H&value=2023-11-14/2023-11-20&value=IMG-20231114-WA0001.jpg'],
  ['/timestamp?value=2016-12-31T23:59:60Z&value=2023-11-14T22:13:60Z'],
  ['/timestamp?unit=weeks&value=1'],
  // addresses
  ['/ip?value=192.168.1.1&value=10.0.0.5/22&value=2001:db8::1/48&value=3232235777&value=10.0.0.1%200.0.0.0'],
  ['/ip?value=10.0.0.1-10.0.0.20&value=10.0.0.0/24,%2010.0.1.0/24,%2010.0.0.5,%20x'],
  ['/ip?value=00:1A:2B:3C:4D:5E&value=ip-10-0-0-12.ec2.internal&value=192.168.1.0/24-192.168.3.0/24'],
  ['/ip?value=256.1.1.1&value=10.0.0.0/33&value=&value=1.2.3'],
  ['/ip?value=2001:0:4136:e378:8000:63bf:3fff:fdd2&value=224.0.0.1'],
  // methods and places
  ['/nothing'],
  ['/units', { method: 'POST' }],
  ['/coordinates', { method: 'DELETE' }],
  ['/openapi.json', { method: 'PUT' }],
  ['/ip', { method: 'DELETE' }],
  ['/ip', { method: 'OPTIONS' }],
  ['/ip', { method: 'OPTIONS', headers: { 'access-control-request-method': 'POST' } }],
  ['/ip?value=1.1.1.1', { method: 'HEAD' }],
]

const shownHeaders = /^(?:content-type|cache-control|allow|retry-after|access-control-.*|vary)$/

const body = async (path: string, init?: RequestInit) => {
  const response = await app.request(`/api/v1${path}`, init, {})
  return { response, text: await response.text() }
}

/** What differs from what is expected of these keys, and all others. */
function without(value: Record<string, unknown>, expected: Record<string, unknown>): Record<string, unknown> {
  const missing = Object.keys(expected).filter((key) => !(key in value))
  const all = { ...value, ...Object.fromEntries(missing.map((key) => [key, '(missing)'])) }
  const isExpected = (key: string) => key in expected && JSON.stringify(value[key]) === JSON.stringify(expected[key])
  return Object.fromEntries(Object.entries(all).filter(([key]) => !isExpected(key)))
}

type Result = Record<string, unknown>

/** What follows from an instant, a point or the status stands there only where it is something else; a point alone is told whole. */
async function shortened(parsed: Result, { status }: Response): Promise<Result> {
  if (parsed.code) return without(parsed, { type: 'about:blank', title: STATUS_CODES[status], status })
  if (!Array.isArray(parsed.results)) return parsed
  const results = parsed.results.map(async (one: Result) => {
    const { value, result } = one as { value: string; result?: Result }
    if (typeof result?.nanoseconds === 'string') {
      const { isoExact, ...others } = describeInstant(BigInt(result.nanoseconds))
      return { ...one, result: without(result, { ...others, notes: [], alternatives: [] }) }
    }
    const point = `${result?.latitudeDegrees},${result?.longitudeDegrees}`
    if (result?.latitudeDegrees === undefined || value === point) return one
    const alone = JSON.parse((await body(`/coordinates/convert?value=${point}`)).text, withoutData).results[0].result
    return { ...one, result: without(result, { systems: alone.systems, alsoAs: alone.alsoAs }) }
  })
  return { ...parsed, results: await Promise.all(results) }
}

/** Names are read over in docs/texts.md; long lists grow with the data. */
function withoutData(key: string, value: unknown): unknown {
  if (key === 'name' && typeof value === 'object') return undefined
  return key === 'allowed' && Array.isArray(value) && value.length > 12 ? '(from the data)' : value
}

test('whole answers', async () => {
  const answers: string[] = []
  for (const [path, init] of asked) {
    const { response, text } = await body(path, init)
    const headers = [...response.headers].filter(([name]) => shownHeaders.test(name)).map((header) => header.join(': '))
    const told = text === '' ? '' : compactJson(await shortened(JSON.parse(text, withoutData), response))
    const request = [init?.method ?? 'GET', path, init?.body].filter(Boolean).join(' ')
    answers.push([request, [response.status, ...headers].join(' | '), told].join('\n'))
  }
  await expect(`${answers.join('\n\n')}\n`).toMatchFileSnapshot('fixtures/answers.txt')
})
