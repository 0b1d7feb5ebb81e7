import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import type { Language } from '#engines/core/index.ts'
import { anyCharacter } from '#engines/core/testing/any-character.ts'
import { ask, askInTurns, type Circumstances, type Meaning, whyNothing } from './index.ts'

const tools = [
  { id: 'length', names: ['Length', 'Длина', 'Дужина'] },
  { id: 'jwt', names: ['jwt', 'JWT decoder', 'Декодер JWT', 'JWT декодер'] },
  { id: 'timestamp', names: ['timestamp', 'Timestamp converter', 'Конвертер времени', 'Конвертор временских ознака'] },
]
const circumstances = (language: Language = 'en'): Circumstances => ({
  language,
  now: BigInt(Date.UTC(2026, 10, 15)) * 1_000_000n,
  zone: 'Europe/Belgrade',
  tools,
})

/** A meaning in a few words. */
function inWords(meaning: Meaning | undefined): string {
  switch (meaning?.kind) {
    case undefined:
      return 'nothing'
    case 'units':
      return `${meaning.question.value} ${meaning.question.from} in ${meaning.to}`
    case 'point': {
      const { latitudeDegrees, longitudeDegrees } = meaning.candidate.position
      return `${latitudeDegrees.toFixed(2)} ${longitudeDegrees.toFixed(2)} by ${meaning.candidate.system}`
    }
    case 'moment':
      return new Date(Number(meaning.moment.instant / 1_000_000n)).toISOString()
    case 'address':
      return `address ${meaning.reading.kind}`
    case 'mask':
      return `mask /${meaning.network.prefix}`
    case 'addresses':
      return `list of ${meaning.list.entries.length}`
    case 'split':
      return `split to /${meaning.split.prefix}`
    case 'token':
      return 'token'
    case 'file':
      return meaning.format
    case 'tool':
      return `tool ${meaning.id}`
  }
}

const token = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ4In0.c2ln'

test.each([
  ['42.195 km in miles', 'en', '42.195 km in mi'],
  [`5'11" in cm`, 'en', '71 in in cm'],
  ['100 F', 'en', '100 f in c'],
  ['сколько футов в метре', 'ru', '1 m in ft'],
  ['5 килограммов в фунтах', 'ru', '5 kg in lb'],
  ['колико је 5 миља у километрима', 'sr', '5 mi in km'],
  ['miles', 'en', '1 mi in km'],
  // Deci, as Serbian cooks write it.
  ['2 dec', 'sr', '2 dl in ml'],
  ['килограмм', 'en', '1 kg in lb'],
  ['1700000000', 'en', '2023-11-14T22:13:20.000Z'],
  ['1700000000000', 'en', '2023-11-14T22:13:20.000Z'],
  ['2023-11-14T22:13:20Z', 'en', '2023-11-14T22:13:20.000Z'],
  [token, 'en', 'token'],
  [`Authorization: Bearer ${token}`, 'en', 'token'],
  // A header that is none, and a payload that begins with a blank.
  ['bm90aGluZw.IHsic3ViIjoieCJ9.c2ln', 'en', 'token'],
  ['10.0.0.0/22', 'en', 'address network'],
  ['192.168.1.1', 'en', 'address address'],
  ['10.0.0.1-10.0.0.9', 'en', 'address range'],
  ['2001:db8::1', 'en', 'address address'],
  ['55.7558, 37.6173', 'en', '55.76 37.62 by wgs84'],
  ['55°45′21″N 37°37′02″E', 'en', '55.76 37.62 by wgs84dms'],
  ['9C3W9QCJ+2V', 'en', '51.37 -1.22'],
  ['JO62QM', 'en', '52.52 13.38'],
  ['{"lat":55.7,"lng":37.6}', 'en', '55.70 37.60'],
  ['01890a5d-ac96-774b-bcce-b302099a8057', 'en', '2023-06-30'],
  ['http://10.0.0.1/x', 'en', 'address address'],
  ['10.0.0.0/24, 10.0.1.0/24', 'en', 'list of 2'],
  ['POINT(37.6173 55.7558)', 'en', '55.76 37.62'],
  ['14.11.2023', 'ru', '2023-11-13T23:00:00.000Z'],
  ['1,700,000,000', 'en', '2023-11-14T22:13:20.000Z'],
  ['1.7E+12', 'en', '2023-11-14T22:13:20.000Z'],
  ['22:13', 'en', '2026-11-15T21:13:00.000Z'],
  ['37U DB 13450 80350', 'en', 'by usng'],
  ['37UDB1345080350', 'en', 'by mgrs'],
  ['TQ 30080 80490', 'en', 'by osgb'],
  ['52.520 13.404 117', 'en', '52.52 13.40'],
  ['https://www.openstreetmap.org/#map=12/55.7558/37.6173', 'en', '55.76 37.62'],
  ['<gpx version="1.1" creator="x"><wpt lat="1" lon="2"/></gpx>', 'en', 'gpx'],
  ['<?xml version="1.0"?><kml xmlns="http://www.opengis.net/kml/2.2"><Document/></kml>', 'en', 'kml'],
  ['{"type":"FeatureCollection","features":[]}', 'en', 'geojson'],
  ['jwt', 'en', 'tool jwt'],
  ['декодер', 'en', 'tool jwt'],
  ['дужина', 'en', 'tool length'],
  ['конвертер времени', 'sr', 'tool timestamp'],
] as const)('%s (%s): %s', (text, language, expected) => {
  expect(inWords(ask(text, circumstances(language))[0])).toContain(expected)
})

test.each([
  '',
  '   ',
  'asdf',
  'hello world',
  'qwerty 123',
  '42',
  '...',
  '😀',
  '-',
  '()',
  '1e3',
  '1/2',
  'привет',
  'foo.bar.baz',
  '#',
  'ы',
])('nothing for %j', (text) => expect(ask(text, circumstances()).map(inWords)).toEqual([]))

/** Texts a letter or a mark away from something else. */
test.each([
  ['36,6', 'ru', ''],
  ['-36,6', 'ru', ''],
  ['36,6 градуса', 'ru', 'units'],
  ['36,6 и 5', 'ru', 'point'],
  ['45413,926', 'en', 'moment'],
  ['36,6 degrees', 'en', 'units units'],
  ['36,6', 'en', 'point'],
  ['3232235777, 3232235778', 'en', ''],
  // What reads all of it: no number is picked out of a list.
  ['10.0.0.1, 3232235778', 'en', 'addresses'],
  ['192.168.009.009', 'en', 'address'],
  ['00192.168.01.1', 'en', 'address'],
  ['VERSION: 1.2.3.4', 'en', ''],
  ['the version 1.2.3.4', 'en', 'address'],
  ['version x 1.2.3.4', 'en', 'address'],
  ['fy 25', 'en', ''],
  ['NO', 'en', ''],
  ['bm90aGluZw.IHsic3Vi\nIjoieCJ9.c2ln', 'en', 'token'],
  ['bm90aGluZw.eHsic3ViIjoieCJ9.c2ln', 'en', ''],
] as const)('%j (%s) is of the kinds %j', (text, language, kinds) => {
  expect(
    ask(text, circumstances(language))
      .map(({ kind }) => kind)
      .join(' '),
  ).toBe(kinds)
})

describe('two readings', () => {
  it('a number that is a date and an address', () => {
    expect(ask('3232235777', circumstances()).map(({ kind }) => kind)).toEqual(expect.arrayContaining(['address']))
    expect(ask('1700000000', circumstances()).map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['moment', 'address']),
    )
  })
  it('a mark that groups or parts, a mask of two meanings, a day that may be a month', () => {
    expect(ask('1,234 km', circumstances()).map(inWords).slice(0, 2)).toEqual(['1234 km in mi', '1.234 km in mi'])
    const prefixes = ask('10.0.0.1 0.0.0.0', circumstances()).map((meaning) =>
      meaning.kind === 'address' && meaning.reading.kind !== 'range' ? meaning.reading.prefix : undefined,
    )
    expect(prefixes).toEqual([32, 0])
    expect(ask('01/02/2023', circumstances()).map(inWords)).toEqual(
      expect.arrayContaining(['2023-01-31T23:00:00.000Z', '2023-01-01T23:00:00.000Z']),
    )
  })
  it('metres of several systems', () => {
    const kinds = ask('6182999.5 7413580.2', circumstances()).filter(({ kind }) => kind === 'point')
    expect(kinds.length).toBeGreaterThan(1)
  })
})

it('knows a file by its beginning', () => {
  expect(ask('<gpx version="1.1" creator="x">', circumstances()).map(inWords)).toEqual(['gpx'])
})

it('is total, and linear on what a stranger pastes', () => {
  fc.assert(fc.property(fc.string({ unit: anyCharacter, maxLength: 60 }), (text) => void ask(text, circumstances())))
  const pieces = fc.constantFrom(
    '1',
    '.',
    ' km',
    ' in ',
    "'",
    '"',
    ' mi',
    ',',
    '-',
    ':',
    '/',
    'N',
    '°',
    'e',
    '\u200f',
    '\ud800',
    'в ',
    ' фут',
  )
  fc.assert(fc.property(fc.array(pieces, { maxLength: 20 }), (list) => void ask(list.join(''), circumstances())))
  for (const text of ['a', ' ', '1', '.', '{', '<', '"', '\ud800', '1 ', 'km ', '[', '/']) {
    ask(text.repeat(100_000), circumstances())
    ask(text.repeat(480), circumstances())
  }
})

test.each(['no', 'so', '42', '95', 'www.example.com', 'https://example.com/a.b', 'mail.example.org'])(
  'nothing for %s',
  (text) => {
    expect(ask(text, { language: 'en', now: 0n, zone: 'UTC', tools: [] })).toEqual([])
  },
)

describe('what a tool is wanted for', () => {
  const tools = ['length', 'mass', 'coordinates', 'convert', 'geojson', 'jwt', 'timestamp', 'ip'].map((id) => ({
    id,
    names: [id],
  }))
  test.each([
    ['distance', 'length'],
    ['duzina', 'length'],
    ['dužina', 'length'],
    ['weight converter', 'mass'],
    ['тежина', 'mass'],
    ['wgs84 to utm', 'coordinates'],
    ['ск42 в wgs84', 'coordinates'],
    ['lat long', 'coordinates'],
    ['перевод координаты', 'coordinates'],
    ['convert kml to shp', 'convert'],
    ['шейп-файл', 'geojson'],
    ['unix time', 'timestamp'],
    ['метка времени', 'timestamp'],
    ['decode token', 'jwt'],
    ['калькулятор подсетей', 'ip'],
    ['маска подсети', 'ip'],
    ['subnet calculator', 'ip'],
  ])('%s: %s', (text, id) => {
    expect(ask(text, { language: 'en', now: 0n, zone: 'UTC', tools })[0]).toEqual({ kind: 'tool', id })
  })
  test.each(['hello', 'weather', 'погода завтра', 'john@example.com', 'how are you', '2+2'])('%s: none', (text) => {
    expect(ask(text, { language: 'en', now: 0n, zone: 'UTC', tools })).toEqual([])
  })
})

test('what a sum comes to is told in the unit that its own make, or in the one that is asked for', () => {
  const told = (text: string) =>
    ask(text, { language: 'en', now: 0n, zone: 'UTC', tools: [] }).map((meaning) =>
      meaning.kind === 'units' ? `${meaning.question.value} ${meaning.question.from} > ${meaning.to}` : meaning.kind,
    )
  expect(told('12 m * 8 m')[0]).toBe('96 m2 > m2')
  expect(told('5 m/s * 10 s')[0]).toBe('50 m > m')
  expect(told('12 m * 8 m in acres')[0]).toBe('96 m2 > ac')
  expect(told('12 m')[0]).toBe('12 m > ft')
})

test.each(['5', '5 k', '5 km', 'k', '10.0.0.0/22', '55.7558, 37.6173', '1700000000', 'zorp', '5 zorp'])(
  'nobody asks where the visitor is for %s',
  (text) => {
    const elsewhere: Circumstances = {
      language: 'en',
      now: 1_800_000_000_000_000_000n,
      get zone(): string {
        throw new Error('asked for the zone')
      },
      tools: [],
    }
    if (ask(text, elsewhere).length === 0) whyNothing(text, elsewhere)
  },
)

test('the readers may be asked one after the other, and left between any two of them', () => {
  const turns = askInTurns('5 km', circumstances())
  for (let reader = 0; reader < 4; reader++) expect(turns.next().done).toBe(false)
  expect(turns.next()).toEqual({ done: true, value: ask('5 km', circumstances()) })
})
