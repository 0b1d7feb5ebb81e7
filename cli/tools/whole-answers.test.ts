import { expect, test } from 'vitest'
import type { Language } from '#engines/core/index.ts'
import { askCoordinates, type CoordinatesQuestion, coordinateTarget, coordinateTargets } from './coordinates.ts'
import { askIp, type IpQuestion } from './ip.ts'
import { askJwt } from './jwt.ts'
import { type Circumstances, type Outcome, type Row, textOf } from './outcome.ts'
import { askTime, type TimeQuestion } from './time.ts'
import { askUnits, type UnitsQuestion } from './units.ts'

/**
 * Whole answers of the command line, for people and for programs, with the keys of sentences instead of the sentences. What should change:
 * `npx vitest run cli/tools -u`, and read the difference.
 */
const circumstances = (language: Language): Circumstances => ({
  language,
  say: (key, inputs = {}) => `${key}(${Object.values(inputs).join(', ')})`,
  now: 1_700_000_000n * 1_000_000_000n,
  zone: 'Europe/Belgrade',
})

const told = new Set<string>()

/**
 * What is in the value for programs as well is not told a second time: rows of labels that stood together before, and a short line that
 * is all of them, the first, or the only one.
 */
function inWords(question: unknown, outcome: Outcome): string {
  const value = (content: unknown) =>
    JSON.stringify(content, (_, inner) => (typeof inner === 'bigint' ? `${inner}n` : inner))
  const asked = typeof question === 'string' ? question : value(question)
  if (!outcome.ok) return [asked, `refused ${value(outcome.problem)}`, outcome.message].join('\n  ')
  const { short, remarks = [] } = outcome
  const rows = outcome.rows?.() ?? []
  const forPrograms = value(outcome.value)
  const labels = rows.map(([label]) => label.replace(/\(.*/, '')).join('\n')
  const isKnown = rows.length > 0 && told.has(labels)
  told.add(labels)
  const isThere = ([, text]: Row) => forPrograms.includes(JSON.stringify(text).slice(1, -1))
  const shown = isKnown ? { ...outcome, rows: () => rows.filter((row) => !isThere(row)) } : outcome
  const isShown = [rows.map(([, text]) => text).join('\t'), rows[0]?.[1], textOf(outcome)].includes(short)
  return [
    asked,
    ...(isKnown ? ['rows as before'] : []),
    ...(isKnown && !outcome.body && shown.rows?.().length === 0 ? [] : textOf(shown).split('\n')),
    ...(isShown ? [] : [`short ${short}`]),
    ...remarks.map((remark) => `remark ${remark}`),
    forPrograms,
  ]
    .map((line, index) => (index === 0 ? line : `  ${line}`))
    .join('\n')
}

async function recorded(name: string, answers: readonly string[]) {
  await expect(`${answers.join('\n')}\n`).toMatchFileSnapshot(`../fixtures/${name}.txt`)
}

test('units', async () => {
  const words = (text: string, more: Omit<UnitsQuestion, 'words'> = {}): UnitsQuestion => ({
    words: text.split(' '),
    ...more,
  })
  const questions: readonly (readonly [UnitsQuestion, Language])[] = [
    [words('5 mi km'), 'en'],
    [words('5 c m/s'), 'en'],
    [words('5 min/km km/h'), 'en'],
    [words('5-10 km in miles'), 'en'],
    [words('3x4 m'), 'en'],
    [words('7 l/100km'), 'en'],
    [words('две с половиной мили в км'), 'ru'],
    [words('2 cups flour in grams'), 'en'],
    [words('2 cups flour grams'), 'en'],
    [words('2 стакана муки'), 'ru'],
    [words('5 ft 11 in'), 'en'],
    [words('5 mi in km'), 'en'],
    [words('5 km nautical miles'), 'en'],
    [words('5 mi'), 'en'],
    [words('5 mi', { exact: true }), 'en'],
    [words('42.195km', { all: true }), 'en'],
    [words('-40 C F'), 'en'],
    [words('180cm ft+in'), 'en'],
    [words('1 ft yd', { exact: true }), 'en'],
    [words('1,234 km m'), 'en'],
    [words('1,234 км м'), 'ru'],
    [words('5 миль в км'), 'ru'],
    [words('3 oz'), 'en'],
    [words('5 mi kg'), 'en'],
    [words('5 mi xyz'), 'en'],
    [words('5 parrots km'), 'en'],
    [words('hello'), 'en'],
    [words('nautical mile'), 'en'],
    [words('-300 C F'), 'en'],
    [words('100 F'), 'sr'],
  ]
  await recorded(
    'units',
    questions.map(([question, language]) => inWords(question, askUnits(question, circumstances(language)))),
  )
})

test('coordinates', async () => {
  const questions: readonly CoordinatesQuestion[] = [
    { text: '33C 500000 5000000' },
    { text: '56J 334873 6252266' },
    { text: 'СК-42 7413580 6182999' },
    { text: '55.7558, 37.6173' },
    { text: '55.7558, 37.6173', to: 'mgrs' },
    { text: '55.7558, 37.6173', to: 'sk42' },
    { text: '44.8125, 20.4612', to: 'mgi' },
    { text: '55.7558, 37.6173', to: 'mgi' },
    { text: '87, 10', to: 'utm' },
    { text: '51.5, -0.12', to: 'osgb' },
    { text: '55.7558, 37.6173', to: 'plus-code' },
    { text: '5822550, 3391862' },
    { text: 'X 5822550 Y 3391862' },
    { text: 'Y 7457000 X 4965000' },
    { text: '5822550, 3391862', from: 'sk42' },
    { text: '55.7558, 37.6173', from: 'sk42' },
    { text: '3391862, 5822550', from: 'sk42' },
    { text: '95, 200' },
    { text: '151.2, -33.8' },
    { text: '151.2, -33.8', from: 'wgs84' },
    { text: 'hello' },
    { text: 'QJ48+8W' },
    { text: '///filled.count.soap' },
    { text: 'https://maps.app.goo.gl/abc' },
    { text: 'https://www.openstreetmap.org/#map=12/55.7558/37.6173' },
    { text: '55.7558, 37.6173, 150 m' },
    { text: 'JO62' },
    { text: '' },
    { text: '10, 200', from: 'wgs84' },
    { text: '37U 413224.14 6179766.95', from: 'utm' },
    { text: '37F 413224.14 6179766.95', from: 'utm' },
    { text: '5822550, 13391862', from: 'sk42' },
    { text: '6182999 32413580', from: 'sk42' },
    { text: '6182999 1413580', from: 'sk42' },
    { text: '6182999.5 7913580.2', from: 'sk42' },
    { text: '6182999.5 7999999', from: 'sk42' },
    { text: 'SV 00000 00000', from: 'osgb' },
    { text: '37FDB1322479766', from: 'mgrs' },
    { text: '7413580, 6182999', from: 'sk42' },
    { text: '3391862, 5822550', from: 'sk95' },
    { text: '55.7558, 37.6173', to: 'osgb' },
    ...coordinateTargets.map((to) => ({ text: '44.8125, 20.4612', to })),
    { text: '44.8125, 20.4612', to: 'EPSG:6316' },
    { text: '44.8125, 20.4612', to: 'Gauss-Krüger zone 7' },
    { text: '44.8125, 20.4612', to: 'Гаус-Кригер' },
    { text: '55.7558, 37.6173', to: 'СК-42 зона 7' },
    { text: '55.7558, 37.6173', to: 'EPSG:3035' },
    { text: '55.7558, 37.6173', to: 'EPSG:3857' },
    { text: '55.7558, 37.6173', to: 'EPSG:6316' },
    { text: '55.7558, 37.6173', to: 'EPSG:99999' },
    { text: '44.78, 20.45 to EPSG:6316' },
    { text: 'EPSG:31467 3500000 5400000' },
    { text: '7457000.12 4960000.34', from: 'EPSG:6316' },
    { text: '7457000 4960000', from: 'Gauss-Kruger', to: 'wgs84' },
    { text: '4960000 7457000', from: 'EPSG:6316' },
    { text: '391776 5820073', from: 'EPSG:6316' },
    { text: '500000 600000', from: 'EPSG:2180' },
    { text: '500000 600000', from: 'EPSG:2180', axes: 'north-east' },
    { text: '500000 600000', from: 'EPSG:99999' },
    { text: 'nothing', from: 'EPSG:2180' },
  ]
  const answers: string[] = []
  for (const question of questions) answers.push(inWords(question, await askCoordinates(question, circumstances('en'))))
  const names = [
    'latlon',
    'WGS',
    'dd',
    'dms',
    'dm',
    'pluscode',
    'mercator',
    'bng',
    'СК-42',
    'British grid OSGB',
    'etrs89 serbia',
    'MGRS',
    'geo hash',
    'nothing',
    '',
    ...coordinateTargets,
  ]
  await recorded('coordinates', [...answers, ...names.map((name) => `${name} is ${coordinateTarget(name)}`)])
})

test('moments', async () => {
  const questions: readonly TimeQuestion[] = [
    { text: 'now' },
    { text: '1700000000' },
    { text: '1700000000', zone: 'Asia/Kolkata' },
    { text: '1700000000', zone: 'new york' },
    { text: '1700000000', zone: 'Argentina' },
    { text: '1700000000', zone: 'America/New_York' },
    { text: '1700000000', unit: 'ms' },
    { text: '1700000000123' },
    { text: '1700000000.123456789' },
    { text: '2023-11-14' },
    { text: '2023-11-14T22:13:20+05:30' },
    { text: '01/02/2023' },
    { text: '2023-11-14 22:13 CST' },
    { text: '2026-03-29 02:30' },
    { text: '2026-10-25 02:30' },
    { text: 'Monday, 14 November 2023' },
    { text: '14 Nov' },
    { text: '22:13' },
    { text: 'yesterday' },
    { text: '2016-12-31T23:59:60Z' },
    { text: '2023-11-14T22:13:60Z' },
    { text: '31.02.2023' },
    { text: '2023-13-01' },
    { text: '2023-11-14 25:00' },
    { text: '2023-11-14 22:13 XYZ' },
    { text: '2023-11-14T22:13+04:00[Europe/Moscow]' },
    { text: '01890a5d-ac96-774b-bcce-b302099a8057' },
    { text: '919108f7-52d1-4320-9bac-f847db4148a8' },
    { text: '45413' },
    { text: '3232235777' },
    { text: '99999999999999999999999' },
    { text: '-99999999999999999999999' },
    { text: 'deployed 2023-11-14T22:13:20Z ok' },
    { text: '1763208000 s' },
    { text: '1,700,000,000' },
    { text: '175928847299117063' },
    { text: '1541815603606036480' },
    { text: '2023-11-14 22:13 [Europe/Moscow]' },
    { text: '2023-11-14 22:13 Europe/Moscow' },
    { text: '2023-11-14 22:13 XYZ [Europe/Moscow]' },
    { text: 'next friday' },
    { text: 'in 2 hours' },
    { text: 'Q4 2023' },
    { text: 'week 46 2023' },
    { text: 'git 1700000000 +0100' },
    { text: '1700000000 +0100' },
    { text: 'Tue Nov 14 22:13:20 2023 +0300' },
    { text: 'Tue Nov 14 2023 22:13:20 GMT+0300 (Moscow Standard Time)' },
    { text: 'Tue, 14 Nov 2023 22:13:20 GMT' },
    { text: 'Tue Nov 14 22:13:20 2023' },
    { text: '20231114T221320Z' },
    { text: '2023-W46-2' },
    { text: '2023-318' },
    { text: '14/11/2023' },
    { text: '11/14/2023' },
    { text: '653bd280d1f9a12345678901' },
    { text: '0ujtsYcgvSTl8PAuAdqWYSMnLOv' },
    { text: '01ARZ3NDEKTSV4RRFFQ69G5FAV' },
    { text: '1EC9414C-232A-6B00-B3C8-9F6BDECED846' },
    { text: 'C232AB00-9414-11EC-B3C8-9F6BDECED846' },
    { text: '133444556000000000' },
    { text: 'hello' },
    { text: '' },
    { text: '0', zone: 'Nowhere/At_all' },
  ]
  const languages: readonly Language[] = ['en', 'ru', 'sr']
  await recorded('moments', [
    ...questions.map((question) => inWords(question, askTime(question, circumstances('en')))),
    ...languages.map((language) => inWords(language, askTime({ text: '1700000000' }, circumstances(language)))),
  ])
})

test('addresses', async () => {
  const questions: readonly IpQuestion[] = [
    { text: '192.168.1.1' },
    { text: '8.8.8.8' },
    { text: '2001:db8::1' },
    { text: '::ffff:10.0.0.1' },
    { text: '10.0.0.5/22' },
    { text: '10.0.0.1 0.0.0.0' },
    { text: '10.0.0.0/31' },
    { text: '2001:db8::/48' },
    { text: '10.0.0.0/22', split: 24 },
    { text: '10.0.0.0/22', split: 22 },
    { text: '10.0.0.0/22', split: 21 },
    { text: '10.0.0.0/22', split: 33 },
    { text: '10.0.0.0/8', split: 25 },
    { text: '10.0.0.1', split: 32 },
    { text: '10.0.0.5-10.0.0.20' },
    { text: '10.0.0.5-10.0.0.5' },
    { text: '10.0.0.0/24 10.0.1.0/24' },
    { text: '10.0.0.0/8, 10.1.0.0/16, 10.0.0.0/8, 10.0.0.0-11.0.0.255, nothing' },
    { text: '10.0.0.0/24, 2001:db8::/48' },
    { text: '3232235777' },
    { text: '300.1.1.1' },
    { text: '192.168.01.1' },
    { text: '1.2.3' },
    { text: '10.0.0.0/33' },
    { text: '10.0.0.0 255.0.255.0' },
    { text: '10.0.0.20-10.0.0.1' },
    { text: '10.0.0.1-::1' },
    { text: '2001:db8:::1' },
    { text: '1.2..4' },
    { text: '1.2.a.4' },
    { text: '2001:db8::12345' },
    { text: '2001:db8::g' },
    { text: '2001:db8' },
    { text: '1:2:3:4:5:6:7:8:9' },
    { text: '10.0.0.0/x' },
    { text: '10.0.0.0-' },
    { text: '10.0.0.0/24, 10.0.1.0/24' },
    { text: 'hello' },
    { text: '' },
  ]
  await recorded(
    'addresses',
    questions.map((question) => inWords(question, askIp(question, circumstances('en')))),
  )
  const many = askIp({ text: '10.0.0.0/8', split: 24 }, circumstances('en'))
  expect(many.ok && textOf(many).split('\n').length).toBe(65_536)
})

test('tokens', async () => {
  const encode = (value: unknown) =>
    Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url')
  const token = (header: unknown, payload: unknown, signature = 'c2ln') =>
    `${encode(header)}.${encode(payload)}.${signature}`
  const hs = { alg: 'HS256', typ: 'JWT' }
  const now = 1_700_000_000
  const texts = [
    token(hs, { sub: 'x', iat: now - 60, exp: now + 3600 }),
    token(hs, { iss: 'https://i.example', sub: 'x', aud: ['a', 'b'], nbf: now - 60, iat: now - 60, exp: now + 60 }),
    token(hs, { exp: now - 60 }),
    token(hs, { nbf: now + 60, exp: now + 3600 }),
    token(hs, { iat: now }),
    token(hs, { exp: 'soon' }),
    token(hs, '{"exp":1e30}'),
    token({}, {}),
    token({ alg: 'XX1' }, {}),
    token({ ...hs, crit: ['b64'], b64: false }, { nbf: 2, exp: 1 }, ''),
    token(hs, { nbf: now + 60, exp: now - 60 }),
    `${encode(hs)}..c2ln`,
    `${encode(hs)}.${Buffer.from([0x7b, 0xff]).toString('base64url')}.c2ln`,
    `${encode(hs)}.${encode([1])}.c2ln`,
    `${encode(hs)}.a\u0001b.c2ln`,
    `${encode(hs)}.aé.c2ln`,
    token({ alg: 'none', kid: '../x', jku: 'https://a.example' }, { exp: now * 1000 }, ''),
    `${token(hs, {})}==`,
    `a=${token(hs, { sub: '1' })}&b=${token(hs, { sub: '2' })}`,
    `${encode({ alg: 'dir', enc: 'A256GCM' })}..AA.AA.AA`,
    `${encode(hs)}.${encode({})}`,
    `${encode(hs)}.!.c2ln`,
    `${encode(hs)}.abcde.c2ln`,
    `${encode(hs)}.e3.c2ln`,
    'abc',
    '',
  ]
  await recorded(
    'tokens',
    texts.map((text) => inWords(text, askJwt(text, circumstances('en')))),
  )
})
