import type { Lexicon, Node, Text, Token } from '../../../language/index.ts'
import { isTimeZone, zoneOfCity } from '../zone.ts'
import { isoLengthAt } from './iso-length.ts'
import type { DatePieces } from './pieces.ts'

const marks: Readonly<Record<string, string>> = {
  '.': 'dot',
  ',': 'comma',
  '/': 'slash',
  '-': 'dash',
  ':': 'colon',
  ';': 'comma',
  '(': 'open',
  ')': 'close',
  '[': 'open',
  ']': 'close',
  _: 'tie',
  '+': 'cross',
  '|': 'comma',
  '"': 'quote',
  "'": 'quote',
  '?': 'question',
  '!': 'question',
  '>': 'arrow',
  '→': 'arrow',
  '*': 'comma',
  '•': 'comma',
}

const two = (digits: string, at: number): number => Number(digits.slice(at, at + 2))

const isCalendar = (digits: string): boolean =>
  two(digits, 4) >= 1 && two(digits, 4) <= 12 && two(digits, 6) >= 1 && two(digits, 6) <= 31

const compactDay = (digits: string): DatePieces => ({
  year: Number(digits.slice(0, 4)),
  month: two(digits, 4),
  day: two(digits, 6),
  layout: 'compact',
})

/** Digits by how many there are: `n` is one or two of them, `nn` two, `yyyy` four. Of eight and more a whole date is made. */
function digitsAt(digits: string): readonly (readonly [kind: string, value: number | string | DatePieces])[] {
  const value = Number(digits)
  const any = ['digits', digits] as const
  switch (digits.length) {
    case 1:
      return [any, ['n', value]]
    case 2:
      return [any, ['n', value], ['nn', value]]
    case 3:
      return [any, ['nnn', value]]
    case 4:
      return [any, ['yyyy', value]]
    case 6:
    case 7:
    case 9:
    case 10:
      return [any, [`d${digits.length}`, digits]]
    case 8:
      return isCalendar(digits) ? [any, ['day', compactDay(digits)]] : [any]
    case 12:
    case 14:
      return isCalendar(digits)
        ? [
            any,
            [
              'stamp',
              {
                ...compactDay(digits),
                hour: two(digits, 8),
                minute: two(digits, 10),
                second: digits.length === 14 ? two(digits, 12) : 0,
                nanosecond: 0,
              },
            ],
          ]
        : [any]
    default:
      return [any]
  }
}

/** Digits, marks, Roman months, and zones in brackets. */
export function leavesAt(text: Text, start: number, words: Lexicon): readonly Node[] {
  const { tokens } = text
  const isKnown = () => words.look(text, start).length > 0
  const token = tokens[start]!
  const leaf = (kind: string, value: unknown, key: string, end = start + 1): Node => ({
    kind,
    start,
    end,
    cost: 0,
    value,
    key,
  })
  if (token.kind === 'digits')
    return token.fold.length > 30 ? [] : digitsAt(token.fold).map(([kind, value]) => leaf(kind, value, token.fold))
  if (token.kind === 'word') {
    const roman = romanMonths.indexOf(token.text.replaceAll('І', 'I').replaceAll('Х', 'X')) + 1
    const length = isoLengthAt(text, start)
    const isTee = token.fold === 't' && tokens[start + 1]?.kind === 'digits' && tokens[start + 1]!.glued
    return [
      ...namesAt(tokens, start, isKnown),
      ...halfHourAt(token, start, words),
      ...(length ? [length] : []),
      ...(token.text === 'R' ? [leaf('repeat', 0, 'R')] : []),
      ...(roman > 0 ? [leaf('roman', roman, String(roman))] : []),
      ...(isTee ? [leaf('tee', 0, 't')] : []),
    ]
  }
  const kind = marks[token.fold]
  const found = kind === undefined ? [] : [leaf(kind, token.fold, token.fold)]
  // Between words of a number: twenty-five.
  if (token.fold === '-' && token.glued && tokens[start - 1]?.kind === 'word') found.push(leaf('hyphen', '-', '-'))
  const comment = token.fold === '(' ? commentAt(tokens, start) : undefined
  if (comment !== undefined) found.push(leaf('comment', 0, 'comment', comment))
  const bracket = token.fold === '[' ? bracketAt({ tokens } as Text, start) : undefined
  return bracket ? [...found, leaf('bracket', bracket.value, bracket.value, bracket.end)] : found
}

/** `полтретьего` in one word. */
function halfHourAt({ fold }: Token, start: number, words: Lexicon): readonly Node[] {
  const ordinal = fold.startsWith('пол')
    ? words.sensesOf(fold.slice(3)).find(({ kind }) => kind === 'ordinal')
    : undefined
  const hour = Number(ordinal?.value)
  return hour <= 12 ? [{ kind: 'halfhourof', start, end: start + 1, cost: 0, value: hour, key: String(hour) }] : []
}

const romanMonths = 'I II III IV V VI VII VIII IX X XI XII'.split(' ')

/** RFC 9557's `[Europe/Moscow]`, `[!Europe/Moscow]`, `[u-ca=gregory]`; `[main]` is a thread of a program. */
function bracketAt({ tokens }: Text, start: number): { readonly value: string; readonly end: number } | undefined {
  const length = tokens.slice(start, start + mostOfBracket).findIndex(({ fold }) => fold === ']')
  if (length < 0) return undefined
  const inside = tokens.slice(start + 1, start + length)
  const value = inside.map((token, index) => (index > 0 && !token.glued ? ' ' : '') + token.text).join('')
  return { value: value.replace(/^!/, ''), end: start + length + 1 }
}

const mostOfBracket = 14

/** The name of the zone in the language of the browser, where JavaScript prints a date: where it ends. */
function commentAt(tokens: Text['tokens'], start: number): number | undefined {
  const length = tokens
    .slice(start + 1, start + mostOfBracket)
    .findIndex(({ kind, fold }) => kind !== 'word' && fold !== ',')
  return length > 0 && tokens[start + 1 + length]?.fold === ')' ? start + length + 2 : undefined
}

/** Names of zones and of the cities they are called after, and abbreviations that nobody knows. */
function namesAt(tokens: Text['tokens'], start: number, isKnown: () => boolean): readonly Node[] {
  const token = tokens[start]!
  if (!/^[a-z]/i.test(token.text)) return []
  const named = ianaAt(tokens, start) ?? (isKnown() ? undefined : cityAt(tokens, start))
  if (named) return [{ kind: named.kind, start, end: named.end, cost: 0, value: named.value, key: named.value }]
  const isAbbreviation = /^[A-Z]{3,5}$/.test(token.text) && start > 0 && !isKnown()
  return isAbbreviation ? [{ kind: 'strange', start, end: start + 1, cost: 3, value: token.text, key: token.text }] : []
}

function ianaAt(tokens: Text['tokens'], start: number) {
  if (tokens[start + 1]?.fold !== '/' || !tokens[start + 1]!.glued) return undefined
  let end = start + 1
  while (/^[/_-]$/.test(tokens[end]?.fold ?? '') && tokens[end]!.glued && tokens[end + 1]?.kind === 'word') end += 2
  const name = tokens
    .slice(start, end)
    .map(({ text }) => text)
    .join('')
  return isTimeZone(name) ? { kind: 'iana', value: name, end } : undefined
}

function cityAt(tokens: Text['tokens'], start: number) {
  for (let count = 3; count > 0; count--) {
    const words = tokens.slice(start, start + count)
    if (words.length < count || words.some(({ kind }) => kind !== 'word')) continue
    const name = words.map(({ text }) => text).join(' ')
    const zone = name.length > 2 ? zoneOfCity(name) : undefined
    if (zone !== undefined) return { kind: 'city', value: zone, end: start + count }
  }
  return undefined
}
