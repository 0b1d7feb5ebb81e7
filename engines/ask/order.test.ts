import { expect, test } from 'vitest'
import { ask, type Circumstances, type Meaning } from './index.ts'
import { usualTarget } from './usual-target.ts'

/** Whole lists of meanings, in order, and the limits of what is asked. */
const circumstances: Circumstances = {
  language: 'en',
  now: BigInt(Date.UTC(2026, 10, 15)) * 1_000_000n,
  zone: 'Europe/Belgrade',
  tools: [
    { id: 'length', names: ['Length'] },
    { id: 'time', names: ['Time zones', 'Length of a day'] },
    ...Array.from({ length: 9 }, (_, index) => ({ id: `many${index}`, names: [`Many ${index}`] })),
  ],
}
const inWords = (meaning: Meaning): string => {
  if (meaning.kind === 'units') return `${meaning.question.value} ${meaning.question.from} in ${meaning.to}`
  if (meaning.kind === 'point') return `point ${meaning.candidate.system}`
  if (meaning.kind === 'moment') return `moment ${new Date(Number(meaning.moment.instant / 1_000_000n)).toISOString()}`
  return meaning.kind === 'tool' ? `tool ${meaning.id}` : meaning.kind
}
const asked = (text: string) => ask(text, circumstances).map(inWords)

test.each([
  ['3232235777', ['moment 2072-06-04T03:16:17.000Z', 'address', 'moment 2002-06-05T03:16:17.000Z']],
  [
    'pwdLastSet: 134393841031230000',
    ['moment 2026-11-17T10:15:03.123Z', 'moment 1974-04-05T11:37:21.031Z', 'moment 2011-11-09T22:16:03.275Z'],
  ],
  [
    'ticks: 639305181031230000',
    ['moment 2026-11-17T13:15:03.123Z', 'moment 1990-04-05T08:46:21.031Z', 'moment 2015-09-03T05:13:27.530Z'],
  ],
  [
    'Discord id: 1463548234859679765',
    ['moment 2026-01-21T14:58:10.601Z', 'moment 2016-05-18T05:10:34.859Z', 'moment 2021-11-24T16:41:05.258Z'],
  ],
  ['16777215', []],
  ['16777216', ['address']],
  ['8.8.8.8', ['address']],
  ['6182999.5 7413580.2', ['point sk42', 'point sk95', 'point webmercator']],
  ['3 oz', ['3 oz in g', '3 floz in ml']],
  ['7 km to m', ['7 km in m']],
  ['length', ['tool length', 'tool time']],
  ['ft', ['1 ft in m']],
  ['m', []],
  ['ATM', []],
  ['tq', []],
  ['tq 30 80', ['point osgb']],
])('%s', (text, expected) => expect(asked(text)).toEqual(expected))

test('six meanings at most', () => expect(asked('many')).toHaveLength(6))

test('a line has five hundred characters at most, blanks around it not counted', () => {
  const link = 'https://www.openstreetmap.org/#map=12/55.7558/37.6173&layers='
  const long = (length: number) => link + 'N'.repeat(length - link.length)
  expect(asked(long(500))).toHaveLength(1)
  expect(asked(long(501))).toEqual([])
  expect(asked(`\n ${long(500)} \n`)).toHaveLength(1)
})

test('a token is looked for in a long text, a file by its beginning', () => {
  const token = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ4In0.c2ln'
  expect(asked(`${'word '.repeat(1000)}${token}`)).toEqual(['token'])
  expect(asked('{"alg":"HS256"}.')).toEqual([])
  expect(asked(`<gpx version="1.1" creator="x">${' '.repeat(5000)}</gpx>`)).toEqual(['file'])
})

/** By what people convert most, in either direction; else by the pair the category begins with. */
test.each([
  [
    'length',
    {
      km: 'mi',
      mi: 'km',
      m: 'ft',
      ft: 'm',
      cm: 'in',
      in: 'cm',
      nmi: 'km',
      verst: 'km',
      pc: 'km',
      mm: 'in',
      sazhen: 'm',
      vershok: 'cm',
    },
  ],
  [
    'mass',
    {
      kg: 'lb',
      lb: 'kg',
      g: 'oz',
      oz: 'g',
      t: 'kg',
      pud: 'kg',
      ozt: 'g',
      zolotnik: 'g',
      mg: 'g',
      mcg: 'mg',
      funt: 'g',
    },
  ],
  ['volume', { l: 'gal', gal: 'l', ml: 'cup', cup: 'ml', m3: 'l' }],
  ['temperature', { c: 'f', f: 'c', k: 'c', re: 'c' }],
  ['speed', { kmh: 'mph', mph: 'kmh', ms: 'kmh', knot: 'kmh', fps: 'ms' }],
  ['energy', { j: 'cal', kj: 'kcal', kwh: 'mj', mj: 'kwh', cal: 'j', gj: 'kj' }],
] as const)('what %s is converted to', (category, expected) => {
  for (const [from, to] of Object.entries(expected)) expect([from, usualTarget(category, from)]).toEqual([from, to])
})
