import { describe, expect, test } from 'vitest'
import type { Language } from '#engines/core/index.ts'
import { ask } from './index.ts'
import { inWords } from './testing/in-words.ts'

/** Every meaning of a text, in order and in full: what is left out or put last is as wrong as what is misread. */

const tools = [
  { id: 'length', names: ['Length'] },
  { id: 'time', names: ['Time zones', 'Length of a day'] },
  { id: 'jwt', names: ['jwt', 'JWT decoder', 'Декодер JWT'] },
  { id: 'energy', names: ['Energy', 'Всё об энергии'] },
  { id: 'clock', names: ['Clock of a whole day'] },
]
const now = BigInt(Date.UTC(2026, 10, 15)) * 1_000_000n
const asked = (text: string, language: Language = 'en'): string[] =>
  ask(text, { language, now, zone: 'Europe/Belgrade', tools }).map(inWords)

describe('one point alone is a place first, a feature is a file', () => {
  const point = '{"type":"Point","coordinates":[37.6173,55.7558]}'
  test.each([
    ['POINT(37.6173 55.7558)', ['55.756 37.617 by wkt', 'file wkt']],
    [point, ['55.756 37.617 by geojson', 'file geojson']],
    [`{"type":"Feature","geometry":${point},"properties":{}}`, ['file geojson', '55.756 37.617 by geojson']],
    ['LINESTRING(37 55, 38 56)', ['file wkt']],
    ['{"lat":55.7,"lng":37.6}', ['55.700 37.600 by json']],
    ['<gpx version="1.1" creator="x"></gpx>', ['file gpx']],
  ])('%s', (text, expected) => expect(asked(text)).toEqual(expected))
})

describe('addresses', () => {
  test.each([
    ['10.0.0.1 10.0.0.2', ['range']],
    ['10.0.0.1, 10.0.0.2', ['2 addresses, 0 not read']],
    ['10.0.0.1, 10.0.0.2, nonsense', ['2 addresses, 1 not read']],
    ['10.0.0.1, 10.0.0.2, nonsense, rubbish', ['2 addresses, 2 not read']],
    ['10.0.0.1, 10.0.0.2, nonsense, rubbish, trash', []],
    ['10.0.0.1, nonsense', ['address insideText']],
    ['10.0.0.1 0.0.0.0', ['network plain /32 by wildcard', 'network plain /0 by prefix']],
    ['10.0.0.1 255.255.255.0', ['network plain /24 by netmask']],
    ['10.0.0.1 0.0.0.255', ['network plain /24 by wildcard']],
    ['2026-11-15 10:00:00 GET from 10.0.0.1', ['date 2026-11-15T09:00Z', 'address insideText']],
    ['http://10.0.0.1/x', ['address url']],
    ['192,168,1,1', ['address otherMarks']],
    ['192。168。1。1', ['address otherMarks']],
    ['192 168 1 1', ['address otherMarks']],
    ['55 45 37 36', ['55.750 37.600 by wgs84dm', 'address otherMarks']],
    ['fe80::1', ['address plain']],
    ['16777215', []],
    ['16777216', ['address decimal']],
    ['1700000000', ['count 2023-11-14T22:13:20.000Z', 'address decimal']],
    ['0x6553F100', ['address hexadecimal', 'count 2023-11-14T22:13:20.000Z']],
    ['100000000', ['count 1973-03-03T09:46:40.000Z', 'address decimal', 'otherCount 2004-03-03T09:46:40.000Z']],
    ['20231114', ['date 2023-11-13T23:00Z', 'address decimal', 'count 1970-08-23T03:45:14.000Z']],
  ])('%s', (text, expected) => expect(asked(text)).toEqual(expected))
})

describe('units', () => {
  test.each([
    ['6 x 330 ml', 'en', ['1980 ml: 1980 ml in cup']],
    ['2 x 1,5 l', 'ru', ['3 l: 3 l in gal']],
    ['4 x 100 m', 'en', ['4 m: 4 m in ft', '100 m: 100 m in ft']],
    ['12.5 – 13.5', 'en', []],
    ['12:30 – 14:45', 'en', ['date 2026-11-15T11:30Z', 'date 2026-11-15T13:45Z']],
    ['46343,5242', 'ru', ['otherCount 2026-11-17T11:34:50.880Z']],
    ['1,234 km', 'en', ['1234 km: 1234 km in mi', '1.234 km: 1.234 km in mi']],
    ['1,234 km in m', 'en', ['1234 km: 1234 km in m', '1.234 km: 1.234 km in m']],
    ['1,234 км', 'ru', ['1.234 km: 1.234 km in mi']],
    ['3 oz', 'en', ['3 oz: 3 oz in g', '3 floz: 3 floz in ml']],
    ['3 oz in g', 'en', ['3 oz: 3 oz in g']],
    [
      '1,500 oz',
      'en',
      [
        '1500 oz: 1500 oz in g',
        '1.500 oz: 1.500 oz in g',
        '1500 floz: 1500 floz in ml',
        '1.500 floz: 1.500 floz in ml',
      ],
    ],
    ['1 cup in oz', 'en', ['1 cup: 1 cup in floz', '1 cupmetric: 1 cupmetric in floz', '1 cupimp: 1 cupimp in floz']],
    ['5 ft 11 in', 'en', ['5 ft + 11 in: 71 in in cm']],
    ['100 F', 'en', ['100 f: 100 f in c']],
    ['km', 'en', ['alone: 1 km in mi']],
    ['кг', 'en', ['alone: 1 kg in lb']],
    ['oz', 'en', ['alone: 1 oz in g', 'alone: 1 floz in ml']],
    ['mile', 'en', ['alone: 1 mi in km']],
    // Nobody typed its point, which in Serbian might group digits.
    ['maraton', 'sr', ['alone: 1 marathon in km']],
    ['k', 'en', []],
  ] as const)('%s (%s)', (text, language, expected) => expect(asked(text, language)).toEqual(expected))
})

describe('points and moments', () => {
  test.each([
    ['55.7558, 37.6173', ['55.756 37.617 by wgs84']],
    // GeoJSON's order is the second one of an array.
    ['[37.6173, 55.7558]', ['37.617 55.756 by wgs84', '55.756 37.617 by geojson']],
    ['[37.6173, 155.7558]', ['37.617 155.756 by wgs84']],
    ['6182999.5 7413580.2', ['55.762 37.621 by sk42', '55.762 37.621 by sk95', '55.266 55.543 by webmercator']],
    // Of four systems that have such metres, three.
    ['500000 1200000', ['10.717 4.492 by webmercator', '4.516 0.297 by sk42', '4.516 0.297 by sk95']],
    ['37U DB 13450 80350', ['55.761 37.621 by usng']],
    ['https://www.openstreetmap.org/#map=12/55.7558/37.6173', ['55.756 37.617 by wgs84']],
    ['22:13', ['date 2026-11-15T21:13Z']],
    ['01/02/2023', ['date 2023-01-01T23:00Z', 'date 2023-01-31T23:00Z', 'date 2023-01-02T00:00Z']],
    // Of four other counts, two.
    [
      '12345678901234567',
      ['count 2361-03-21T19:15:01.234Z', 'otherCount 1992-03-21T19:15:01.234Z', 'snowflake 2010-12-08T03:20:13.878Z'],
    ],
    ['86400 seconds', ['86400 s: 86400 s in min']],
    ['123456789 seconds', ['count 1973-11-29T21:33:09.000Z']],
    ['42', []],
    ['2023', []],
    ['1e9', ['count 2001-09-09T01:46:40.000Z', 'otherCount 2032-09-09T01:46:40.000Z']],
  ])('%s', (text, expected) => expect(asked(text)).toEqual(expected))

  test.each([
    ['en', 'X 4960000, Y 7457000', 'sk42'],
    ['ru', 'X 4960000, Y 7457000', 'sk42'],
    ['sr', 'X 4960000, Y 7457000', 'mgi'],
    ['sr', '4960000 7457000', 'mgi'],
    ['sr', 'X 6182999.5, Y 7413580.2', 'sk42'],
  ] as const)('metres that surveyors of two countries write alike, in %s: %s', (language, text, system) => {
    expect(asked(text, language)[0]).toMatch(new RegExp(`${system}$`))
  })

  /** Digits in groups of three are one number before they are two coordinates, whatever parts the groups. */
  test.each([',', '.', ' ', '\u00a0', '_', "'"])('groups parted by %j', (mark) => {
    expect(asked(['1', '700', '000', '000'].join(mark))[0]).toBe('count 2023-11-14T22:13:20.000Z')
  })
  test('two groups are two figures', () => expect(asked('12,345')).toEqual(asked('12, 345')))
})

describe('tools by their names', () => {
  test.each([
    ['length', ['length', 'time']],
    ['LENGTH of', ['length', 'time']],
    ['zones time', ['time']],
    ['whole day', ['clock']],
    ['day', ['time', 'clock']],
    ['dec', ['jwt']],
    ['jwt decoder', ['jwt']],
    ['j decoder', ['jwt']],
    ['length energy', []],
    ['все', ['energy']],
    ['ВСЁ', ['energy']],
    ['jwt jwt jwt jwt jwt jwt', ['jwt']],
    ['jwt jwt jwt jwt jwt jwt jwt', []],
    ['ngth', []],
  ])('%s', (text, expected) => expect(asked(text)).toEqual(expected.map((id) => `tool ${id}`)))

  test('a quantity is no beginning of a name', () => {
    const tools = [{ id: 'gpx-kml', names: ['GPX and KML'] }]
    const kinds = (text: string) =>
      ask(text, { language: 'en', now, zone: 'Europe/Belgrade', tools }).map(({ kind }) => kind)
    expect(kinds('5 km')).toEqual(['units'])
    expect(kinds('km')).toEqual(['units', 'tool'])
    expect(kinds('kml')).toEqual(['tool'])
    const named = (text: string) =>
      ask(text, { language: 'en', now, zone: 'UTC', tools: [{ id: 'a', names: ['About 5 km'] }] }).map(
        ({ kind }) => kind,
      )
    expect(named('about 5 km')).toEqual(['units', 'tool'])
    expect(named('≈ 5 km')).toEqual(named('5 km'))
  })

  test('the best named one comes before dates, the others after', () => {
    const days = [
      { id: 'a', names: ['Today'] },
      { id: 'b', names: ['Today planner'] },
    ]
    const meanings = ask('today', { language: 'en', now, zone: 'Europe/Belgrade', tools: days })
    expect(meanings.map((meaning) => (meaning.kind === 'tool' ? meaning.id : meaning.kind))).toEqual([
      'a',
      'moment',
      'b',
    ])
  })
})

describe('tokens', () => {
  const [header, claims] = ['eyJhbGciOiJIUzI1NiJ9', 'eyJzdWIiOiJ4In0']
  test.each([
    [`${header}.${claims}.c2ln`, ['token']],
    // Encrypted, and one of which a part cannot be read.
    ['eyJhbGciOiJSU0EtT0FFUCIsImVuYyI6IkEyNTZHQ00ifQ.a.b.c.d', ['token']],
    [`${header}.%%%.c2ln`, ['token']],
    [`{"payload":"${claims}","protected":"${header}","signature":"c2ln"}`, ['token']],
    ['{"alg":"HS256","typ":"JWT"}', []],
    ['a.b.c', []],
    // In Base64 as a whole; a header alone is no token.
    [btoa(`${header}.${claims}.c2ln`), ['token']],
    [btoa(JSON.stringify({ token: `${header}.${claims}.c2ln` })), ['token']],
    [`s%3A${header}.${claims}.c2ln.abcdef`, ['token']],
    [header, []],
    // Without its signature, and without the dot before it.
    [`${header}.${claims}.`, ['token']],
    [`${header}.${claims}`, ['token']],
    [`${header}.c2ln`, []],
    // Of a token in pieces one part that is an object, blanks in front of it or not; a brace within other text is none.
    [`${btoa(' {"alg":"HS256"}').replaceAll('=', '')}.%%%.c2ln`, ['token']],
    [`${btoa('x {"alg":"HS256"}').replaceAll('=', '')}.%%%.c2ln`, []],
  ])('%s', (text, expected) => expect(asked(text)).toEqual(expected))

  test('over several lines', () => expect(asked(`${header}.\n${claims}\n.c2ln`)).toEqual(['token']))
})
