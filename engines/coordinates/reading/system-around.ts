import { type Token, tokenise } from '#engines/language/index.ts'
import { calledSystems } from '../projection/called-systems.ts'
import type { SystemId } from '../system.ts'
import { readMetres } from './grammar.ts'
import { readLabelledPair } from './labelled-pair.ts'
import { isOf } from './leaves.ts'
import { isFiller } from './surroundings.ts'
import { type Named, type NamedSystem, systemAt } from './system-names.ts'

/** A point, and the system it is wanted in. */
export interface AskedSystem {
  readonly text: string
  readonly system: SystemId
  /** It may be the system the figures are in as well: `6182999 7413580 in SK-42`. */
  readonly mayBeOwn: boolean
}

/** A text with the name of a system of the registry in it, which only a look at the registry can tell. */
export interface NamedInText {
  readonly text: string
  readonly system: string
}

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '))
const own = setOf('sk42 sk95 osgb')
const isDigits = ({ kind }: Token): boolean => kind === 'digits'
const isOneOf = (kind: string, token: Token | undefined): boolean => token !== undefined && isOf(kind, token)

const pieceOf = (typed: string, tokens: readonly Token[], start: number, end = tokens.length): string => {
  const last = tokens[end - 1]
  return start >= end || !last ? '' : typed.slice(tokens[start]!.start, last.start + last.text.length)
}

/** Where the word for "to" ends that begins at a token; an arrow is one of them. */
function endOfTo(tokens: readonly Token[], at: number): number | undefined {
  const { fold } = tokens[at]!
  if (isOneOf('to', tokens[at]) || isOneOf('within', tokens[at])) return at + 1
  return (fold === '-' || fold === '=') && tokens[at + 1]?.fold === '>' ? at + 2 : undefined
}

interface Split {
  readonly given: string
  /** Where the name begins, and where it has to end. */
  readonly name: number
  readonly end: number
  readonly isAsked: boolean
  readonly isWithin: boolean
}

/** Every place where a text may be a point and, behind a word for "to", the name of a system; the shortest name first. */
function* splits(typed: string, tokens: readonly Token[]): Generator<Split> {
  let end = tokens.length
  if (tokens[end - 1]?.fold === '?') end--
  if (isOneOf('kind', tokens[end - 1])) end--
  for (let at = end - 1; at > 0; at--) {
    let name = endOfTo(tokens, at)
    if (name === undefined) continue
    while (name < end && isFiller(tokens[name]!)) name++
    let [first, last] = [0, at]
    if (isOneOf('convert', tokens[first])) first++
    if (isOneOf('convert', tokens[last - 1])) last--
    const isAsked = last - first < at
    if (tokens[last - 1]?.fold === ',' || tokens[last - 1]?.fold === ';') last--
    if (!tokens.slice(first, last).some(isDigits)) continue
    const given = pieceOf(typed, tokens, first, last)
    yield { given, name, end, isAsked, isWithin: isOneOf('within', tokens[at]) }
  }
}

const ofTen = (named: Named | undefined): SystemId | undefined =>
  named === undefined || named.system === 'mgi' || named.system === 'gk'
    ? undefined
    : named.system === 'degrees'
      ? 'wgs84'
      : named.system

/** `44.8125, 20.4612 to UTM`, `lat long to UTM 44.8 20.46`: nothing where the text asks for none of the ten systems. */
export function askedSystem(typed: string): AskedSystem | undefined {
  const tokens = tokenise(typed) ?? []
  if (!tokens.some(isDigits)) return undefined
  for (const { given, name, end, isAsked, isWithin } of splits(typed, tokens)) {
    const named = systemAt(tokens.slice(0, end), name)
    const system = named?.end === end ? ofTen(named) : undefined
    if (system)
      return { text: given, system, mayBeOwn: !isAsked && isWithin && own.has(system) && !/wgs|gps/i.test(given) }
  }
  return askedInFront(typed, tokens)
}

/** `из СК-42 в WGS84 6182999 7413580` */
function askedInFront(typed: string, tokens: readonly Token[]): AskedSystem | undefined {
  const found = namesInFront(tokens, (at) => systemAt(tokens, at)?.end)
  const system = found && ofTen(systemAt(tokens, found.name))
  if (!found || !system) return undefined
  const figures = pieceOf(typed, tokens, found.figures)
  const isOfDegrees = systemAt(tokens, found.given)!.system === 'degrees'
  return { text: isOfDegrees ? figures : `${pieceOf(typed, tokens, found.given, found.to)} ${figures}`, system, mayBeOwn: false } // biome-ignore format: one line
}

/** Where the tokens begin of two names with a word for "to" between them, in front of figures. */
function namesInFront(tokens: readonly Token[], endOf: (at: number) => number | undefined) {
  let given = 0
  if (isOneOf('convert', tokens[given])) given++
  if (isOneOf('from', tokens[given])) given++
  const to = endOf(given)
  const name = to === undefined || to >= tokens.length ? undefined : endOfTo(tokens, to)
  const end = name === undefined ? undefined : endOf(name)
  if (to === undefined || name === undefined || end === undefined) return undefined
  const figures = beginsBehind(tokens, isOneOf('kind', tokens[end]) ? end + 1 : end)
  return tokens.slice(figures).some(isDigits) ? { given, to, name, end, figures } : undefined
}

/** `44.78, 20.45 to EPSG:6316`, `55.7558 37.6173 в СК-42 зона 7`: a point and what may be the system it is wanted in. */
export function wantedInText(typed: string): NamedInText | undefined {
  const tokens = tokenise(typed) ?? []
  const front = wantedInFront(typed, tokens)
  if (front) return front
  for (const { given, name, end } of splits(typed, tokens))
    if (tokens[name]?.kind === 'word') return { text: given, system: pieceOf(typed, tokens, name, end) }
  return undefined
}

/** `из ПЗ-90.11 в СК-42 зона 7 55.7558 37.6173` */
function wantedInFront(typed: string, tokens: readonly Token[]): NamedInText | undefined {
  const found = namesInFront(tokens, (at) => endOfName(typed, tokens, at))
  if (!found) return undefined
  const text = `${pieceOf(typed, tokens, found.given, found.to)} ${pieceOf(typed, tokens, found.figures)}`
  return { text, system: pieceOf(typed, tokens, found.name, found.end) }
}

const between = setOf(', ; : = ( ) [ ] - .')
const brackets = setOf('( [')
const closing = setOf(') ] .')
const authorities = setOf('epsg esri')

/** `EPSG:31467`: where the code of a registry ends that begins at a token. */
function endOfCode(tokens: readonly Token[], at: number): number | undefined {
  if (!authorities.has(tokens[at]?.fold ?? '')) return undefined
  let end = at + 1
  while (tokens[end]?.fold === ':') end++
  const digits = tokens[end]?.kind === 'digits' ? tokens[end]!.fold.length : 0
  return end > at + 1 && digits >= 4 && digits <= 6 ? end + 1 : undefined
}

/** `ГСК-2011: 7,413,189.42`: the first thousands are no number of a zone. */
function isInsideNumber(tokens: readonly Token[], at: number): boolean {
  const isMark = (token: Token | undefined) => token?.kind === 'mark' && token.glued && token.fold !== ':'
  const start = isMark(tokens[at - 1]) ? at - 1 : at
  const [before, mark, behind] = [tokens[start - 1], tokens[start], tokens[start + 1]]
  const isGroup = before?.kind === 'digits' && before.fold.length <= 3
  return isGroup && isMark(mark) && behind?.kind === 'digits' && behind.glued
}

const firstGermanZone = 31_466
const mostTokensOfName = 9

/** `EPSG:31467`, `ПЗ-90.11`, `MGI 1901 zone 7`: the code or the name that the tokens between are, where they are one. */
function systemBetween(typed: string, tokens: readonly Token[], start: number, end: number): string | undefined {
  if (isInsideNumber(tokens, end)) return undefined
  if (endOfCode(tokens, start) === end) return `${tokens[start]!.text.toUpperCase()}:${tokens[end - 1]!.fold}`
  const name = pieceOf(typed, tokens, start, end)
  return calledSystems(name).length > 0 ? name : undefined
}

/** Where the longest name of a system ends that begins at a token. */
function endOfName(typed: string, tokens: readonly Token[], start: number): number | undefined {
  for (let end = Math.min(start + mostTokensOfName, tokens.length); end > start; end--)
    if (systemBetween(typed, tokens, start, end) !== undefined) return end
  return undefined
}

/**
 * `EPSG:31467 3500000 5400000`, `ПЗ-90.11 55.7558 37.6173` and the same with the system behind; `Rechts 3500000 Hoch 5400000`: numbers and
 * the system they are in.
 */
export function systemInText(typed: string): NamedInText | undefined {
  const tokens = tokenise(typed) ?? []
  const around = nameAround(typed, tokens, (start, end) => systemBetween(typed, tokens, start, end))
  const found = around && { text: around.text, system: around.name }
  // The names of the ten have readers of their own, which also tell what is wrong with the numbers; a code has an area of its own.
  if (found && isSystemCode(found.system)) return found
  // Gauss-Krüger alone is a projection: which country's it is only the registry can tell.
  if ((withoutSystemName(typed)?.system ?? 'gk') !== 'gk') return undefined
  if (found) return found
  // The Rechtswert has its zone in front.
  const { isGerman, first = 0, second = 0, firstLabel } = readMetres(typed) ?? {}
  const zone = Math.floor((firstLabel === 'N' ? second : first) / 1_000_000)
  return isGerman && zone >= 2 && zone <= 5 ? { text: typed, system: `EPSG:${firstGermanZone + zone - 2}` } : undefined
}

/** `EPSG:31467`, and no name. */
export const isSystemCode = (system: string): boolean => /^[A-Z]+:\d+$/.test(system)

/** A name in front of a text or behind it, and the text without it: the longest that is one. */
function nameAround<Name>(
  typed: string,
  tokens: readonly Token[],
  nameBetween: (start: number, end: number) => Name | undefined,
): { readonly name: Name; readonly text: string } | undefined {
  const begin = isOneOf('from', tokens[0]) || brackets.has(tokens[0]?.fold ?? '') ? 1 : 0
  for (let end = Math.min(begin + mostTokensOfName, tokens.length); end > begin; end--) {
    const name = nameBetween(begin, end)
    if (name === undefined) continue
    const start = beginsBehind(tokens, end)
    // `(MGI зона 7) …`: a longer name than `MGI`.
    const isApart = brackets.has(tokens[0]!.fold)
      ? tokens.slice(end - 1, start).some(({ fold }) => closing.has(fold))
      : start > end || tokens[start]?.glued === false
    if (isApart && tokens.slice(start).some(isDigits)) return { name, text: pieceOf(typed, tokens, start) }
    break
  }
  const last = closing.has(tokens.at(-1)?.fold ?? '') ? tokens.length - 1 : tokens.length
  for (let at = Math.max(1, last - mostTokensOfName); at < last; at++) {
    if (tokens[at]!.glued && !between.has(tokens[at - 1]!.fold)) continue
    const name = nameBetween(at, last)
    // Behind a word for "to" stands the one that is wanted.
    if (name !== undefined) return endOfTo(tokens, at - 1) === at ? undefined : { name, text: withoutOpening(typed, tokens, at) } // biome-ignore format: one line
  }
  return undefined
}

export interface WordsBeside {
  readonly words: string
  readonly numbers: string
}

/** Words in front of two numbers of a plane, and behind them: the name of the point, or of a system. */
export function wordsBeside(typed: string): readonly WordsBeside[] {
  const tokens = tokenise(typed) ?? []
  const first = tokens.findIndex(isDigits)
  const found: WordsBeside[] = []
  const add = (words: string, numbers: string) => {
    if (/\p{L}{2}/u.test(words) && readLabelledPair(numbers)) found.push({ words, numbers })
  }
  const isInside = (at: number): boolean => tokens[at]!.glued && !between.has(tokens[at]!.fold)
  // The letters of the axes belong to the numbers: the longest name that leaves two of them.
  for (let at = Math.min(tokens.length - 1, first + mostTokensOfName); at > 0; at--)
    if (!isInside(at)) add(pieceOf(typed, tokens, 0, at), pieceOf(typed, tokens, beginsBehind(tokens, at)))
  for (let at = 1; at < tokens.length; at++)
    if (!isInside(at)) add(pieceOf(typed, tokens, at), withoutOpening(typed, tokens, at))
  return found.slice(0, mostSplits)
}

const mostSplits = 6

function beginsBehind(tokens: readonly Token[], start: number): number {
  let at = start
  while (between.has(tokens[at]?.fold ?? '') && !(tokens[at]!.fold === '-' && tokens[at + 1]?.glued)) at++
  return at
}

const withoutOpening = (typed: string, tokens: readonly Token[], end: number): string => {
  let last = end
  while (last > 0 && opening.has(tokens[last - 1]!.fold)) last--
  return pieceOf(typed, tokens, 0, last)
}
const opening = setOf(', ; ( [')

/** The words for degrees and for UTM are read with the numbers. */
const readWithNumbers = setOf('wgs84 wgs84dms wgs84dm utm')
const notOwn = (named: Named | undefined): Named | undefined =>
  named && readWithNumbers.has(named.system) ? undefined : named

/** A text that begins or ends with the name of its system, without that name. */
export function withoutSystemName(typed: string): { text: string; system: NamedSystem } | undefined {
  const tokens = tokenise(typed) ?? []
  const found = nameAround(typed, tokens, (start, end) => {
    const named = notOwn(systemAt(tokens.slice(0, end), start))
    return named?.end === end ? named.system : undefined
  })
  return found && { text: found.text, system: found.name }
}
