import { expect, test } from 'vitest'
import type { Language } from '#engines/core/index.ts'
import { ask, whyNothing } from './index.ts'

const now = BigInt(Date.UTC(2026, 10, 15, 12)) * 1_000_000n
const circumstances = (language: Language) => ({ language, now, zone: 'Europe/Belgrade', tools: [] })

/** Nothing is understood, and the reader that nearly took it says why. */
const refused: readonly (readonly [language: Language, text: string, reason: unknown])[] = [
  // Short enough for a line, with more words than a question has.
  ['en', 'zorp '.repeat(60), { kind: 'tooLong' }],
  ['en', '5 psi in kg', { kind: 'units', problem: { word: 'kg', sum: { code: 'different_quantities' } } }],
  ['en', '3 ft + 2 kg', { kind: 'units', problem: { word: '2 kg', sum: { code: 'different_quantities' } } }],
  ['ru', '10 000 шагов', { kind: 'units', problem: { word: 'шагов' } }],
  ['en', '10 km in kg', { kind: 'units', problem: { word: 'kg', sum: { code: 'different_quantities' } } }],
  ['en', '2023-02-30', { kind: 'moment', problem: { code: 'date_no_such_day' } }],
  ['en', '25:00', { kind: 'moment', problem: { code: 'date_no_such_time' } }],
  ['en', 'PT1H', { kind: 'moment', problem: { code: 'timestamp_duration' } }],
  ['en', '256.1.1.1', { kind: 'address', problem: { fault: { kind: 'octetTooLarge' } } }],
  ['en', '256.1.1.1/24', { kind: 'address', problem: { fault: { kind: 'octetTooLarge' } } }],
  ['en', '192.168.1', { kind: 'address', problem: { offered: ['192.168.0.1', '192.168.1.0/24'] } }],
  ['en', '10.0.0.0/33', { kind: 'address', problem: { reason: 'tooLong' } }],
  ['en', '2001:db8::1::1', { kind: 'address', problem: { fault: { kind: 'doubleColonTwice' } } }],
  ...['00:1A:2B:3C:4D:5E', '00-1A-2B-3C-4D-5E', '001a.2b3c.4d5e'].map(
    (text) => ['en', text, { kind: 'address', problem: { fault: { kind: 'hardwareAddress' } } }] as const,
  ),
  ['en', '33C 500000 5000000', { kind: 'point', problem: { code: 'wrong_band' } }],
  ['en', '56J 334873 6252266', { kind: 'point', problem: { suggestion: '56H 334873 6252266' } }],
  ['en', '95.567, 37.612', { kind: 'point', problem: { suggestion: '37.612, 95.567' } }],
  ['ru', 'СК-42 7413580 6182999', { kind: 'point', problem: { code: 'far_from_zone' } }],
  ['en', 'https://maps.app.goo.gl/abc', { kind: 'shortenedLink' }],
  ['en', '///filled.count.soap', { kind: 'place', reason: 'what3words' }],
  ['ru', 'МСК-50', { kind: 'place', reason: 'other_reference' }],
  ['ru', '55.75, 37.61 в СК-42', { kind: 'place', reason: 'given_or_wanted' }],
  ['sr', 'Y=458123.45 X=4962345.67', { kind: 'place', reason: 'gauss_krueger_without_zone' }],
  ...['5m30s'].map((text) => ['en', text, { kind: 'moment', problem: { code: 'timestamp_duration' } }] as const),
  ['en', '2 glasses of milk', { kind: 'units', problem: { word: 'glasses', needs: 'size' } }],
  ['en', 'QJ38+FM', { kind: 'place', reason: 'short_plus_code' }],
  ...['256.256.256.256', '192.168.257', '192.168.257.123', '0300.0250.01.01'].map(
    (text) => ['en', text, { kind: 'address', problem: { code: 'ip_invalid' } }] as const,
  ),
  ['en', '31.09.2025 10:00', { kind: 'moment', problem: { code: 'date_no_such_day' } }],
  ['en', 'on 31.09.2025', { kind: 'moment', problem: { code: 'date_no_such_day' } }],
  ['en', '131.09.2025', { kind: 'address', problem: { fault: { kind: 'octetLeadingZero' } } }],
  ['en', '31.09.20255', { kind: 'address', problem: { fault: { kind: 'octetLeadingZero' } } }],
  ['en', '14.11.23.10.30', { kind: 'address', problem: { fault: { kind: 'octetCount', count: 5 } } }],
  ['en', '2023.11.14.22', { kind: 'address', problem: { fault: { kind: 'octetTooLarge', position: 1 } } }],
  ['en', '192.168.2571', { kind: 'address', problem: { fault: { kind: 'octetTooLarge', position: 3 } } }],
  ...['256.1.1.1%eth0', '256.1.1.1 x', '256.1.1.1-5', '256.1.1.1\tx', '256.+1.1.1', '256.-1.1'].map(
    (text) => ['en', text, { kind: 'address', problem: { fault: { kind: 'octetTooLarge' } } }] as const,
  ),
  ...['fe80::g', 'FE80::G%1', '-1:2:3', 'a-b:c:d'].map(
    (text) => ['en', text, { kind: 'address', problem: { fault: { kind: 'groupNotHexadecimal' } } }] as const,
  ),
  ['en', '12:34:56:78:9', { kind: 'address', problem: { fault: { kind: 'groupCount', count: 5 } } }],
  ...['00-1A-2B-3C-4D-5E x', '001A.2B3C.4D5E', 'aabb.ccdd.eeff', 'aa-bb-cc-dd-ee-ff'].map(
    (text) => ['en', text, { kind: 'address', problem: { fault: { kind: 'hardwareAddress' } } }] as const,
  ),
  ['en', '31.09.2025', { kind: 'moment', problem: { code: 'date_no_such_day', month: 9, days: 30 } }],
  // Letters that look like digits.
  ['en', '192.168.1.l', { kind: 'address', problem: { fault: { kind: 'octetNotNumber', position: 4, text: 'l' } } }],
  ['en', '192.168.l.1', { kind: 'address', problem: { fault: { kind: 'octetNotNumber', position: 3, text: 'l' } } }],
  ['en', '10.O.0.1', { kind: 'address', problem: { fault: { kind: 'octetNotNumber', position: 2, text: 'O' } } }],
  ['en', 'I0.0.0.1', { kind: 'address', problem: { fault: { kind: 'octetNotNumber', position: 1, text: 'I0' } } }],
  ['en', '10.O.O.1', { kind: 'address', problem: { fault: { kind: 'octetNotNumber', position: 2, text: 'O' } } }],
  // A part of a token, without the others.
  ['en', 'eyJhbGciOiJIUzI1NiJ9', { kind: 'token', fault: { reason: 'partCount', found: 1 } }],
  ['en', 'eyJhbGciOi…', { kind: 'token', fault: { reason: 'shortened' } }],
  ['en', 'eyJzdWIiOiJ4In0=', { kind: 'token', fault: { reason: 'partCount', found: 1 } }],
]
test.each(refused)('%s %s', (language, text, reason) => {
  expect(ask(text, circumstances(language))).toEqual([])
  expect(whyNothing(text, circumstances(language))).toMatchObject(reason as object)
})

test.each([
  '',
  'hello world',
  'asdf',
  '12.5',
  '100 200',
  '10 downing street',
  '1920x1080',
  '1.5 + 2',
  'файл.txt',
  'at 256.1.1.1',
  'x256.1.1.1',
  '256.1.1.1x',
  '256.1.1.1:80',
  '1.2.3.beta',
  'lol.oil.O.1',
  '.1.2.3',
  '1.2.3.4.5.6.7',
  '00-1A-2B-3C-4D-5G',
  '44 123 456 78',
  '1234,5',
])('there is nothing to say about %j', (text) => {
  for (const language of ['en', 'ru', 'sr'] as const) expect(whyNothing(text, circumstances(language))).toBeUndefined()
})

/** What the box calls a text first, where it is easily called something else. */
test.each([
  ['ru', '36,6', []],
  ['ru', '-36,6', []],
  ['ru', '+36,6', []],
  ['ru', '−36,6', []],
  ['ru', '36,6 градуса', ['units']],
  ['sr', '38,5', []],
  ['en', '36,6', ['point']],
  // The day of a spreadsheet, of this century only.
  ['en', '45413,926', ['moment']],
  ['en', '45943', ['moment']],
  ['en', '36000', []],
  ['en', '36525', []],
  ['en', '36527', ['moment']],
  ['en', '2025W421', ['moment', 'moment']],
  ['en', '15h30', ['moment', 'point']],
  ['en', '9h45', ['moment']],
  ['en', '25h30', ['point']],
  ['en', '9am PST to CET', ['moment']],
  ['en', '17.11.2026-01.12.2026', ['moment', 'moment', 'moment']],
  ['en', '3/4 cup (180 ml) milk', ['units', 'units']],
  ['en', 'FY2025', []],
  ['en', 'fy25', []],
  ['ru', '44,8 20,4', ['point']],
  ['ru', '44,8125', []],
  ['ru', '44,812567', ['point', 'point']],
  ['en', '256.256.256.256.256', ['moment']],
  ['ru', '44,812', ['moment']],
  // The shape of a telephone, and no metres.
  ['en', '1234 567 890', []],
  ['en', '1x700x000', []],
  ['en', 'u33dbfcp', ['point']],
  ['en', 'fy2025b', []],
  ['en', 'FY 25', []],
  ['en', 'fy2025', []],
  ['en', '6 182 999 7 413 580', ['point', 'point', 'point']],
  ['en', '100.200.100.255', ['address']],
  ['en', '100.200.100.256', ['moment']],
  ['en', '100.192.168.300', ['moment']],
  // A date beside something else is not picked out of it.
  ['en', '192.168.1.5 2023-11-14 10:00', ['address']],
  ['en', '0300.0250.01.01 10:00', []],
  ['en', 'SU', []],
  ['en', '14.11.23.10', ['address']],
  ['en', 'the version 1.2.3.4', ['address']],
  ['en', 'version is 1.2.3.4', ['address']],
  ...['version', 'Version', 'ver.', 'build', 'release', 'firmware', 'версия', 'верзија', 'verzija'].flatMap((word) =>
    ['', ' ', ':', ': '].map((mark) => ['en', `${word}${mark}1.2.3.4`, []] as const),
  ),
  ['en', 'SRC=203.0.113.5 DST=10.0.0.5 LEN=60', ['addresses']],
  ['en', '1,700,000,000', ['moment']],
  ['en', '1 700 000 000', ['moment']],
  ['en', '1700000000|1700003600', []],
  ['en', '192.168.001.001', ['address']],
  ['en', 'PXL_20231114_221320123.MP.jpg', ['moment']],
  ['en', '5-10 km', ['units', 'units']],
  ['ru', 'от 5 до 10 км', ['units', 'units']],
  ['en', '8.5x11 in', ['units', 'units']],
  ['ru', '3х4 м', ['units', 'units']],
  ['en', '3 x 4 x 5 m', ['units', 'units', 'units']],
  ['ru', '2026 г.', ['units', 'moment', 'moment']],
  ['en', 'https://yandex.com/maps/org/kreml/1023322799/?ll=37.617698%2C55.752004&z=16', ['point']],
] as const)('%s %s: %j', (language, text, kinds) => {
  expect(ask(text, circumstances(language)).map(({ kind }) => kind)).toEqual(kinds)
})
