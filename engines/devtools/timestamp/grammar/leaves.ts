import { type Lexicon, type Node, type Text, type Token, typedText } from '#engines/language/index.ts'
import { isTimeZone, zoneOfCity } from '../zone.ts'
import { inTwos, time } from './clock.ts'
import type { DateFields } from './date-fields.ts'
import { isoLengthAt } from './lengths.ts'

type Leaf = (kind: string, value: unknown, end?: number, cost?: number) => Node

/** Digits, marks, Roman months, and zones in brackets. */
export function leavesAt(text: Text, start: number, words: Lexicon): readonly Node[] {
  const { tokens } = text
  const token = tokens[start]!
  const leaf: Leaf = (kind, value, end = start + 1, cost = 0) => ({
    kind,
    start,
    end,
    cost,
    value,
    key: JSON.stringify(value),
  })
  if (token.kind === 'digits') return token.fold.length > 30 ? [] : digitsAt(token.fold, leaf)
  return token.kind === 'word' ? wordsAt(text, start, words, leaf) : marksAt(text, start, leaf)
}

const marks: ReadonlyMap<string, string> = new Map(
  `dot . comma ,;|*• slash / dash - colon : open ([ close )] tie _ cross + quote "' question ?! arrow >→`
    .split(' ')
    .flatMap((kind, index, all) => (index % 2 === 0 ? [...all[index + 1]!].map((mark) => [mark, kind] as const) : [])),
)

/** By how many there are; `n` is one or two of them. */
const numbersOf: Readonly<Record<number, readonly string[]>> = {
  1: ['n', 'digit'],
  2: ['n', 'nn'],
  3: ['nnn'],
  4: ['yyyy'],
}

/** Of eight and more digits a whole date is made. */
function digitsAt(digits: string, leaf: Leaf): readonly Node[] {
  const { length } = digits
  const any = [leaf('digits', digits), ...(numbersOf[length] ?? []).map((kind) => leaf(kind, Number(digits)))]
  if ([6, 7, 9].includes(length)) return [...any, leaf(`d${length}`, digits)]
  const [month = 0, day = 0] = inTwos(digits.slice(4))
  if (![8, 12, 14].includes(length) || month < 1 || month > 12 || day < 1 || day > 31) return any
  const compact: DateFields = { year: Number(digits.slice(0, 4)), month, day, layout: 'compact' }
  return [
    ...any,
    length === 8 ? leaf('day', compact) : leaf('stamp', { ...compact, ...time({ packed: digits.slice(8) }) }),
  ]
}

const romanMonths = 'I II III IV V VI VII VIII IX X XI XII'.split(' ')

function wordsAt(text: Text, start: number, words: Lexicon, leaf: Leaf): readonly Node[] {
  const { tokens } = text
  const token = tokens[start]!
  const next = tokens[start + 1]
  const roman = romanMonths.indexOf(token.text.replaceAll('І', 'I').replaceAll('Х', 'X')) + 1
  const length = isoLengthAt(text, start)
  return [
    ...namesAt(text, start, () => words.look(text, start).length > 0, leaf),
    ...halfHourAt(token, words, leaf),
    ...(length ? [length] : []),
    ...(token.text === 'R' ? [leaf('repeat', 'R')] : []),
    ...(roman > 0 ? [leaf('roman', roman)] : []),
    ...(token.fold === 't' && next?.kind === 'digits' && next.glued ? [leaf('tee', 't')] : []),
  ]
}

/** `полтретьего` in one word. */
function halfHourAt({ fold }: Token, words: Lexicon, leaf: Leaf): readonly Node[] {
  const ordinal = fold.startsWith('пол') && words.sensesOf(fold.slice(3)).find(({ kind }) => kind === 'ordinal')
  return ordinal && Number(ordinal.value) <= 12 ? [leaf('halfhourof', ordinal.value)] : []
}

function marksAt(text: Text, start: number, leaf: Leaf): readonly Node[] {
  const { tokens } = text
  const token = tokens[start]!
  const kind = marks.get(token.fold)
  const isHyphen = token.fold === '-' && token.glued && tokens[start - 1]?.kind === 'word'
  const comment = token.fold === '(' ? commentAt(text, start) : undefined
  const bracket = token.fold === '[' ? bracketAt(text, start) : undefined
  return [
    ...(kind === undefined ? [] : [leaf(kind, token.fold)]),
    // Between words of a number: twenty-five.
    ...(isHyphen ? [leaf('hyphen', '-')] : []),
    ...(comment === undefined ? [] : [leaf('comment', '(', comment)]),
    ...(bracket ? [leaf('bracket', { word: bracket.inside }, bracket.end)] : []),
  ]
}

const mostOfBracket = 14

/** RFC 9557's `[Europe/Moscow]`, `[!Europe/Moscow]`, `[u-ca=gregory]`; `[main]` is a thread of a program. */
function bracketAt(text: Text, start: number): { readonly inside: string; readonly end: number } | undefined {
  const length = text.tokens.slice(start, start + mostOfBracket).findIndex(({ fold }) => fold === ']')
  if (length < 0) return undefined
  return { inside: typedText(text, start + 1, start + length).replace(/^!/, ''), end: start + length + 1 }
}

/** The name of the zone in the language of the browser, where JavaScript prints a date: where it ends. */
function commentAt({ tokens }: Text, start: number): number | undefined {
  const length = tokens
    .slice(start + 1, start + mostOfBracket)
    .findIndex(({ kind, fold }) => kind !== 'word' && fold !== ',')
  return length > 0 && tokens[start + 1 + length]?.fold === ')' ? start + length + 2 : undefined
}

/** Names of zones and of the cities they are called after, and abbreviations that nobody knows. */
function namesAt(text: Text, start: number, isKnown: () => boolean, leaf: Leaf): readonly Node[] {
  const { text: typed } = text.tokens[start]!
  if (!/^[a-z]/i.test(typed)) return []
  const zone = ianaAt(text, start)
  if (zone) return [leaf('iana', zone.name, zone.end)]
  if (isKnown()) return []
  const city = cityAt(text, start)
  if (city) return [leaf('city', city.zone, city.end)]
  return /^[A-Z]{3,5}$/.test(typed) && start > 0 ? [leaf('strange', typed, start + 1, 3)] : []
}

function ianaAt(text: Text, start: number) {
  const { tokens } = text
  if (tokens[start + 1]?.fold !== '/' || !tokens[start + 1]!.glued) return undefined
  let end = start + 1
  while (['/', '_', '-'].includes(tokens[end]?.fold ?? '') && tokens[end]!.glued && tokens[end + 1]?.kind === 'word')
    end += 2
  const name = typedText(text, start, end)
  return isTimeZone(name) ? { name, end } : undefined
}

function cityAt({ tokens }: Text, start: number) {
  for (let count = 3; count > 0; count--) {
    const words = tokens.slice(start, start + count)
    if (words.length < count || words.some(({ kind }) => kind !== 'word')) continue
    const name = words.map(({ text }) => text).join(' ')
    const zone = name.length > 2 ? zoneOfCity(name) : undefined
    if (zone !== undefined) return { zone, end: start + count }
  }
  return undefined
}
