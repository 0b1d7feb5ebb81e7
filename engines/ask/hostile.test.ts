import { expect, test } from 'vitest'
import { isPointList, readMapLink, recognise, systems, whyNoPoint } from '#engines/coordinates/index.ts'
import { languages } from '#engines/core/index.ts'
import { listedTexts, readAddress, readAddressList } from '#engines/devtools/ip/index.ts'
import { readJwt, readKeys } from '#engines/devtools/jwt/index.ts'
import { readMoment } from '#engines/devtools/timestamp/index.ts'
import { categories, findUnit, readQuestion, readSeveral, readTyped, whyNoQuestion } from '#engines/units/index.ts'
import { ask, whyNothing } from './index.ts'

/**
 * What no person means and every field gets: each reader takes it without an exception and without hanging. A pattern that goes back over what
 * it has seen needs minutes for a large text, and one that does so twice over never ends for two hundred characters: both are noticed without
 * asking for the time.
 */
const now = BigInt(Date.UTC(2026, 10, 15, 12)) * 1_000_000n
const here = { now, zone: 'Europe/Belgrade' }

const readers: Readonly<Record<string, (text: string) => unknown>> = {
  quantities: (text) => languages.map((language) => readQuestion(text, language)),
  ranges: (text) => languages.map((language) => readSeveral(text, language)),
  fields: (text) =>
    categories.map((category) =>
      languages.map((language) => readTyped(category, category.units[0]!.id, text, language)),
    ),
  names: (text) => categories.map((category) => findUnit(category, text.slice(0, 2000))),
  moments: (text) => readMoment(text, here),
  addresses: (text) => readAddress(text),
  lists: (text) => [listedTexts(text), readAddressList(text)],
  points: (text) => [recognise(text), readMapLink(text), isPointList(text)],
  systems: (text) => systems.map((system) => system.read(text)),
  tokens: (text) => readJwt(text),
  keys: (text) => readKeys(text),
  box: (text) => languages.map((language) => ask(text, { ...here, language, tools: [{ id: 'x', names: ['x y'] }] })),
  reasons: (text) => [
    whyNoPoint(text),
    ...languages.map((language) => whyNoQuestion(text, language)),
    ...languages.map((language) => whyNothing(text, { ...here, language, tools: [] })),
  ],
}

/** Characters of one kind, and beginnings of everything with much behind them. */
// biome-ignore format: a table
const pieces: readonly string[] = [
  ' ', '\t', '\n', '\u00a0', '1', '0', '1,', '1.', '1 ', '1-', '1/', '1:', ':', '::', '.', ',', ';', '-', '+', '/', '\\\\', '=', '%', '&', '~', '|', '@', '#',
  "'", '"', '`', '\u00ab', '(', ')', '[', ']', '{', '}', '<', '>', 'a', 'A', 'e', 'x', 'eyJ', 'eyJ.', 'A.', 'P1', 'T1', '1T', '0x', '1e', 'N', '1N', '1E1N', '\u00b01',
  '1\u00b0', '1\u2032', '\u044f', '\u0444\u0443\u0442 ', '\u0438 ', 'and ', 'to ', 'in ', 'km ', '5 km ', '5 ft ', 'one ', 'half ', '\u043f\u043e\u043b', 'minus ', 'friday ', 'Jan ', '2023-', '2023-11-14 ', '22:13 ',
  '10.0.0.1 ', '10.0.0.1,', '10.0.0.0/8\n', 'a:', 'fe80:', '55.7 ', '55.7, 37.6\n', '> ', '\\\\n', '=\n', '\ud800', '\udc00', '\u202e', '\u200f', '\u0000', '\u0007', '\u0301', '\ufdfa', '\u06f1', '\uff11', '\u4e94',
  'a\u0431\u05d0', '-----BEGIN ', '{"a":', '"a",', '%2C', '%', 'POINT(', 'geo:', 'https://a/', '$GPGGA,', 'degrees ', ' of ', '\u00bd', '1\u00bd', '(1 m', '1 m (', '1x',
]

const lengths = [0, 1, 120, 299, 499, 1999] as const
const large = 200_000
const megabyte = 1_000_000
const of = (piece: string, length: number): string => piece.repeat(Math.ceil(length / piece.length)).slice(0, length)

const shortTexts = new Set(
  pieces.flatMap((piece) => lengths.map((length) => of(piece, length))).flatMap((text) => [text, `5 ${text} km`]),
)

test.each(Object.entries(readers))('%s read every short text', (_, read) => {
  for (const text of shortTexts) expect(() => read(text), JSON.stringify(text.slice(0, 60))).not.toThrow()
})

/** A table that is an object has these words too, unless it is asked for its own. */
test.each(Object.entries(readers))('%s read words that every object of the language knows', (_, read) => {
  for (const word of Object.getOwnPropertyNames(Object.prototype))
    for (const text of [
      word,
      `5 ${word}`,
      `5 ${word} to ${word}`,
      `5 km in ${word}`,
      `12:00 ${word}`,
      `55.7 37.6 ${word}`,
    ])
      expect(() => read(text), text).not.toThrow()
})

/** To the box a large text is a file or holds a token, in whatever language. */
const readersOfLarge: typeof readers = {
  ...readers,
  box: (text) => ask(text, { ...here, language: 'ru', tools: [] }),
}

test.each(Object.entries(readersOfLarge))('%s read large texts of anything', (_, read) => {
  for (const piece of pieces) expect(() => read(of(piece, large)), JSON.stringify(piece)).not.toThrow()
  for (const piece of [' ', '1', 'a', '\n', '\ud800', '\\'])
    expect(() => read(of(piece, megabyte)), JSON.stringify(piece)).not.toThrow()
})

test('a key with a megabyte of backslashes is read without going over them again and again', () =>
  expect(() => readKeys(`-----BEGIN PUBLIC KEY-----${of('\\', megabyte)}`)).not.toThrow())
