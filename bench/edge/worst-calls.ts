import { apiLimits } from '../../edge/api/limits.ts'
import { apiPrefix, conversions, listings } from '../../edge/api/operations.ts'

export interface Call {
  readonly name: string
  readonly path: string
  /** Absent for a GET. */
  readonly body?: string
  readonly type: string
}

/** The costliest values of each conversion, of those that every reader's tests know: found by trying them all, alone and repeated. */
const worstValues: Readonly<Record<string, { readonly slowest: string; readonly largest: string }>> = {
  convertUnits: { slowest: '3/7 m * '.repeat(5), largest: '9'.repeat(500) },
  evaluateUnits: { slowest: '1.7e-900 km * '.repeat(3), largest: '5 ft 11.7 in * 3/7 m' },
  convertCoordinates: { slowest: 'zone 1 lambert conic 1 2 UTM 3 grid 4', largest: '52.520008, 13.404954' },
  convertTimestamp: { slowest: '1.'.repeat(20), largest: '0'.repeat(500) },
  describeIp: { slowest: '1,'.repeat(250), largest: '::1-ffff:ffff:ffff:ffff:ffff:ffff:ffff:fffe' },
}

const options: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  convertUnits: { category: 'length', from: 'km', to: 'mi' },
  evaluateUnits: { to: 'km', language: 'ru' },
  convertCoordinates: { to: 'EPSG:3035' },
}

const json = 'application/json'

function callsOf({ id, path: template }: (typeof conversions)[number]): Call[] {
  const own = { ...options[id] }
  let path = apiPrefix + template
  for (const [name, value] of Object.entries(own)) {
    if (!path.includes(`{${name}}`)) continue
    path = path.replace(`{${name}}`, value)
    delete own[name]
  }
  const worst = worstValues[id]
  if (!worst) throw new Error(`Which values of ${id} are the worst? Say it in bench/edge/worst-calls.ts.`)
  const times = (value: string, count: number) => Array.from({ length: count }, () => value)
  const inAddress = (value: string, count: number) =>
    `${path}?${new URLSearchParams([...Object.entries(own), ...times(value, count).map((each) => ['value', each])])}`
  const inBody = (value: string) => JSON.stringify({ ...own, values: times(value, apiLimits.valuesPerPost) })
  return [
    { name: `GET ${path}, three slow values`, path: inAddress(worst.slowest, 3), type: json },
    { name: `POST ${path}, 1,000 slow values`, path, body: inBody(worst.slowest), type: json },
    { name: `POST ${path}, 1,000 large answers`, path, body: inBody(worst.largest), type: json },
  ]
}

const unreadable = ' '.repeat(apiLimits.bodyBytes)

/** The worst call of every endpoint, and bodies as large as they may be that are refused. */
export const worstCalls: readonly Call[] = [
  ...conversions.flatMap(callsOf),
  ...[...listings.map(({ path }) => path), '/openapi.json'].map((path) => ({
    name: `GET ${apiPrefix}${path}`,
    path: apiPrefix + path,
    type: json,
  })),
  { name: 'POST of 512 KB that are no JSON', path: `${apiPrefix}/ip`, body: unreadable, type: json },
  { name: 'POST of 512 KB of another type', path: `${apiPrefix}/ip`, body: unreadable, type: 'text/plain' },
]
