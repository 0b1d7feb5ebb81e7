import { beforeAll, expect, test } from 'vitest'
import { overwriteGetLocale } from '#app/paraglide/runtime.js'
import { type Language, languages } from '#engines/core/index.ts'
import { readMoment } from '#engines/devtools/timestamp/index.ts'
import type { Answer } from './answer.ts'
import { answerMoment } from './answer-moment.ts'
import { answersTo, refusalOf } from './answers.ts'

/**
 * What the box says of a text, and where it leads. What should change: `npx vitest run app/ask -u`, and read the difference. Moments are told where
 * the visitor is, so they are asked with a place of their own.
 */
let language: Language = 'en'
beforeAll(() => overwriteGetLocale(() => language))

const said = ({ icon, title, detail, path, isOwnDocument, token, files }: Answer): string =>
  [
    `[${icon}] ${title.replaceAll('\u00a0', '_')}`,
    detail,
    `${path}${isOwnDocument ? ' (a document of its own)' : ''}`,
    ...(token === undefined ? [] : [`token ${token}`]),
    ...(files ?? []).map((file) => `file ${file.name}, ${file.size} bytes`),
  ].join('\n    ')

const texts = [
  '2 cups of flour in grams',
  '2 стакана муки',
  '192,168,1,1',
  '42.195 km in miles',
  '180 cm in ft in',
  `5'11" in cm`,
  '1/3 cup in ml',
  '12 km/h to min/km',
  '8 min/mile to min/km',
  '5 rv d vbkz[',
  '-40 F to C',
  '1e40 km to mi',
  '1 kWh in J',
  '55.7558, 37.6173',
  '37U DB 13224 79766',
  '9G7VQJ48+8W',
  'https://www.openstreetmap.org/#map=15/44.8/20.46',
  '10.0.0.0/22',
  'subnet mask /26',
  '255.255.255.0',
  '2001:db8::1',
  '10.0.0.5-10.0.0.20',
  '10.0.0.1\n10.0.0.2',
  'eyJhbGciOiJub25lIn0.eyJhIjoxfQ.',
  'eyJhbGciOiJub25lIn0.eyJhIjoxfQ',
  'eyJhbGciOiJub25lIn0',
  '192.168.1.l',
  '{"type":"Point","coordinates":[1,2]}',
  'a,lat,lon\n1,2,3\n',
  'jwt',
  'timestamp',
  '256.1.1.1',
  '5 km',
  '5 mil',
  '44 BC',
  '1 oz of gold',
  'how many psi in 5 bar',
  '192。168。1。1',
  'nothing of the kind',
]

test.each(languages)('whole answers in %s', async (spoken) => {
  language = spoken
  const lines = texts.map((text) => {
    const { answers } = answersTo(text, spoken)
    const reason = answers.length === 0 ? [`  why not: ${refusalOf(text, spoken)?.reason ?? '-'}`] : []
    return [JSON.stringify(text), ...answers.map((answer) => `  ${said(answer)}`), ...reason].join('\n')
  })
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`fixtures/answers-${spoken}.txt`)
})

test.each([
  ['en', '2026-11-20 9am PST to CET', / (?:18|06):00.* CET$/],
  ['ru', '20.11.2026 10:00 мск в Токио', / (?:16|04):00.* Asia\/Tokyo$/],
  ['sr', '20.11.2026. 10:00 UTC у Њујорку', / 05:00.* America\/New York$/],
] as const)('%s: %s is answered in the zone that was asked for', (spoken, text, expected) => {
  language = spoken
  expect(answersTo(text, spoken).answers[0]?.title).toMatch(expected)
})

test.each([
  ['44.8125, 20.4612 to UTM', '34T 457396.04 4962263.06'],
  ['44.8125, 20.4612 in DMS', '44°48\'45.00"N 20°27\'40.32"E'],
  // Outside the area of the system that is wanted.
  ['44.8125, 20.4612 to OSGB', '44.812500, 20.461200'],
])('%s is answered in that system', (text, expected) => expect(answersTo(text, 'en').answers[0]?.title).toBe(expected))

test('a moment is told where the visitor is; what the tool would read otherwise is handed over as the date', () => {
  language = 'en'
  const here = { zone: 'Europe/Belgrade', now: 1_800_000_000_000_000_000n }
  const told = (text: string) => {
    const { taken, offered } = readMoment(text, here)
    return [...(taken ? [taken] : []), ...offered].map((moment) => {
      const { icon, detail, path } = answerMoment(moment, text, { ...here, language })
      return `[${icon}] ${detail} ${path}`
    })
  }
  expect(told('20231114')).toMatchInlineSnapshot(`
    [
      "[clock] Timestamp converter: read as date without separators, Europe/Belgrade /dev/timestamp#timestamp=2023-11-13T23%3A00%3A00.000Z",
      "[clock] Timestamp converter: read as seconds /dev/timestamp#timestamp=20231114&unit=s",
    ]
  `)
  expect(told('2026-11-17T00:00Z + 90 days')).toMatchInlineSnapshot(`
    [
      "[clock] Timestamp converter: read as ISO 8601, UTC+00:00 /dev/timestamp#timestamp=2026-11-17T00%3A00Z+%2B+90+days",
    ]
  `)
  expect(told('2h30')).toMatchInlineSnapshot(`
    [
      "[clock] Timestamp converter: read as time of day, Europe/Belgrade. If a length of time is meant, write “in 2h30” or “2h30 ago”. /dev/timestamp#timestamp=2h30",
    ]
  `)
  expect(told('1700000000123')).toMatchInlineSnapshot(`
    [
      "[clock] Timestamp converter: read as milliseconds /dev/timestamp#timestamp=1700000000123&unit=ms",
    ]
  `)
  expect(told(' 1700000000 ')).toMatchInlineSnapshot(`
    [
      "[clock] Timestamp converter: read as seconds /dev/timestamp#timestamp=1700000000&unit=s",
    ]
  `)
})

test.each([
  ['en', 'days between 2026-01-01 and 2026-12-25', '358 days', '1 January 2026 – 25 December 2026: 358 days, or 359 '],
  ['ru', 'сколько дней с 1.5.2026 по 2.5.2026', '1 day', '1 мая 2026 г. – 2 мая 2026 г.: 1 day, or 2 '],
] as const)('%s: %s is answered by the count', (spoken, text, expected, told) => {
  language = spoken
  const [first] = answersTo(text, spoken).answers
  expect(first?.title).toBe(expected)
  expect(first?.detail).toContain(`. ${told}`)
})
