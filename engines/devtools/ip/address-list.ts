import { unwrap } from '../plain-characters.ts'
import { bitLength, type IpAddress, type IpVersion } from './address.ts'
import type { AddressReading } from './address-reading.ts'
import { addressesIn, type FoundAddress, readInside } from './inside.ts'
import { readReverse } from './notations.ts'
import { beginsLikeMask } from './prefix.ts'
import { rangeToNetworks } from './range.ts'
import { type AddressProblem, boundsOf, pointsBetween, readAddress } from './read-addresses.ts'
import { says, type Word, wordsOf } from './said.ts'
import type { Network } from './subnet.ts'

export interface ListEntry {
  readonly text: string
  readonly reading: AddressReading
}

/** Several addresses, networks or ranges, and what they are together. */
export interface AddressList {
  readonly entries: readonly ListEntry[]
  readonly problems: readonly { readonly text: string; readonly problem: AddressProblem }[]
  readonly overlaps: readonly Overlap[]
  /** There are more overlaps than are listed. */
  readonly hasMoreOverlaps: boolean
  /** The fewest networks that hold exactly these addresses. */
  readonly cover: readonly Network[]
  /** For each version, the smallest single network that holds them all; it may hold others too. */
  readonly common: readonly Network[]
  /** Different addresses in all. */
  readonly addressCount: bigint
  /** What is taken away from the entries, in `10.0.0.0/8 except 10.1.0.0/16`: cover and count are what remains. */
  readonly excluded?: readonly ListEntry[]
}

export interface Overlap {
  readonly first: ListEntry
  readonly second: ListEntry
  readonly relation: 'equal' | 'contains' | 'overlaps'
}

const maximumEntries = 10_000
const maximumOverlaps = 100

/** A text is a list when there are several texts in it and one of them at least is an address. */
export function listIn(text: string): AddressList | undefined {
  const remaining = readExcept(text)
  if (remaining !== 'none') return remaining
  if (listedTexts(text).length < 2) return undefined
  const list = readAddressList(text)
  return list.entries.length > 0 ? list : undefined
}

/** The texts of a list: by lines, commas or semicolons; by spaces only where every one can be read. */
export function listedTexts(text: string): string[] {
  const whole = text.length > longestLine ? '' : unwrap(text)
  if (whole.includes(',') && pointsBetween(whole) !== undefined) return [text.trim()]
  const dumped = text.length > longestLine || text.trim().includes('\n') ? undefined : tcpdump.exec(text)?.slice(1)
  if (dumped?.every((address) => readAddress(address).ok)) return dumped
  // `1.2.3.4, 5.6.7.8 and 9.10.11.12`
  const listed = text.includes(',') ? text.replace(/(?<=[\d\]]),? (?:and|и|i) (?=[\d[])/gi, ',') : text
  const texts = listed
    .split(/[\n\r,;|]/)
    .map((one) => one.trim())
    .filter((one) => !commentOrBrackets.test(one))
  if (texts.length > 1) return isOneThing(texts, text) || isOneAmongWords(texts, text) ? [text.trim()] : texts
  const [only = ''] = texts
  if (only.length > longestLine) return texts
  const words = only.split(/\s+/)
  // Names of the reverse tree count backwards: two of them are no range.
  if (words.length > 1 && words.every(readReverse)) return words
  // An address, its mask and its gateway are one network; two addresses that make no range are two.
  if (words.length === 3 && isOneThing(words, only)) return texts
  const areAddresses = words.length > 1 && words.every((word) => hasMark(word) && readAddress(word).ok)
  if (areAddresses && (words.length > 2 || isNoNetwork(only))) return words
  const found = addressesIn(only)
  if (found.length < 2 || !areListed(found, only) || readAddress(only).ok) return texts
  // A word before the addresses names them, one behind them belongs to nothing: it is one that is not understood.
  const rest = areSideBySide(found, only) ? only.slice(found.at(-1)!.end).trim() : ''
  return [...found.map(({ start, end }) => only.slice(start, end)), ...(/^[\p{L}\d]/u.test(rest) ? [rest] : [])]
}

const areSideBySide = (found: readonly FoundAddress[], line: string): boolean =>
  found.every(
    ({ start, text }, index) =>
      !beginsLikeMask(text) && (index === 0 || line.slice(found[index - 1]!.end, start).trim() === ''),
  )

/** Words and signs between addresses of a list, or before it. */
const listWords = /\s(?:and|or|и|или|i|ili|&|\/|-{0,2}>|=>|→)\s|(?:dns|name-?servers?)\s/i

/** Whether the addresses of a line make a list, and are not just several addresses in a sentence. */
function areListed(found: readonly FoundAddress[], line: string): boolean {
  const haveNames = found.every(({ start }) => line[start - 1] === '=')
  const havePorts = found.every(({ end }) => /^\]?:\d/.test(line.slice(end, end + 3)))
  const hasNetwork = found.some(({ prefix }) => prefix !== undefined)
  return hasNetwork || listWords.test(line) || haveNames || areSideBySide(found, line) || havePorts
}

/** A comment, or only the brackets and quotes of a list. */
const commentOrBrackets = /^(?:[\s[\](){}"'`]*|(?:#|\/\/).*)$/

/** Numbers without a mark may each be an address, but nobody means a row of them as addresses. */
export const hasMark = (text: string): boolean => ['.', '/', ':'].some((mark) => text.includes(mark))

const longestLine = 2000

/** `IP 10.1.2.3.51234 > 192.0.2.1.443: Flags [S]`: ports behind a point. */
const tcpdump = /(?:^|\s)([\da-f.:]{2,45})\.[\w-]{1,20} > ([\da-f.:]{2,45})\.[\w-]{1,20}:/i

/** An address with its mask, or the first and the last of a range, are one; two networks with prefixes are two. */
function isOneThing(texts: readonly string[], text: string): boolean {
  const inside = text.length > longestLine ? undefined : readInside(text)
  if (inside === undefined || inside.kind === 'address') return false
  return texts.every((one) => {
    const found = addressesIn(one)
    return found.length > 0 ? found.every(({ prefix }) => prefix === undefined) : !likeAddress.test(one)
  })
}

/** One address among words: `for=203.0.113.7;proto=https`, `10.0.0.0/24 is directly connected, Vlan1`. */
const isOneAmongWords = (texts: readonly string[], text: string): boolean =>
  texts.length < 10 && texts.filter((one) => (/[\n\r]/.test(text) ? /\d/ : likeAddress).test(one)).length === 1

const likeAddress = /\d\.\d|::|(?:[\da-f]{1,4}:){3}|^(?!\d\d:\d\d:\d\d$)[a-fx./:"']*\d[\da-fx./:"']*$/i

/** Two addresses, neither of which is the mask of the other. */
function isNoNetwork(text: string): boolean {
  const reading = readAddress(text)
  return !reading.ok && reading.problem.code !== 'ip_invalid_prefix'
}

/** `exclude B from A`, `from A exclude B`, `A except B`, `A - B`. */
function takenAway(text: string): { from: string; away: string; isSign?: boolean } | undefined {
  const words = wordsOf(text)
  const part = (from: Word | undefined, to?: Word) => text.slice(from && from.start + from.text.length, to?.start)
  const verb = words.findIndex((word) => says(word, 'exclude'))
  const source = verb < 0 ? undefined : words.find((word, index) => index > verb && says(word, 'outOf'))
  // What stands before the verb is not passed over: with it the network cannot be read.
  if (source) return { away: part(words[verb], source), from: part(undefined, words[verb]) + part(source) }
  const at = words.findIndex((word) => says(word, 'except'))
  if (at > 0) {
    // `except for`, `but not`, `за исключением`
    const before = words.findLastIndex((word, index) => index < at && !says(word, 'exceptBeside'))
    const behind = words[at + 1]?.text === 'for' ? at + 1 : at
    return { from: part(undefined, words[before + 1]), away: part(words[behind]) }
  }
  const [, from, away] = signBetween.exec(text) ?? []
  return from === undefined ? undefined : { from, away: away!, isSign: true }
}

const signBetween = /^(\S+\/\d{1,3})\s*[-–—−\\]\s*([\da-f.:]+(?:\/\d{1,3})?)$/i

/** `10.0.0.0/8 except 10.1.0.0/16`, also as `A - B` where the second lies in the first: what remains of networks; undefined where it is not known what is taken away. */
export function readExcept(text: string): AddressList | undefined | 'none' {
  if (text.length > longestExcept) return 'none'
  const taken = takenAway(text.trim())
  if (!taken) return 'none'
  const { from, away, isSign } = taken
  const [whole, excluded] = [readAddressList(from), readAddressList(away)]
  // Of one address nothing can be taken away.
  if (!whole.entries.some(({ reading }) => reading.kind !== 'address')) return 'none'
  const isRead =
    whole.problems.length + excluded.problems.length === 0 &&
    excluded.entries.length > 0 &&
    [...whole.entries, ...excluded.entries].every(
      ({ reading }) => reading.kind === 'range' || reading.notation !== 'insideText',
    )
  if (!isRead) return isSign ? 'none' : undefined
  const holes = spansOf(excluded.entries)
  const spans = spansOf(whole.entries)
  if (isSign && !spans.some((span) => holes.some((hole) => isWithin(hole, span)))) return 'none'
  const remaining = holes.reduce((left, hole) => left.flatMap((span) => without(span, hole)), spans)
  return { ...whole, ...summaryOf(remaining), excluded: excluded.entries }
}

const longestExcept = 20_000

const spansOf = (entries: readonly ListEntry[]): Span[] =>
  merge(entries.map(({ reading }) => boundsOf(reading)).sort(bySpan))

const isWithin = (inner: Span, outer: Span): boolean =>
  inner.first.version === outer.first.version &&
  inner.first.value >= outer.first.value &&
  inner.last.value <= outer.last.value

/** What is left of a span on both sides of a hole. */
function without(span: Span, hole: Span): Span[] {
  const { version } = span.first
  if (hole.first.version !== version || hole.last.value < span.first.value || hole.first.value > span.last.value)
    return [span]
  const before = { first: span.first, last: { version, value: hole.first.value - 1n } }
  const after = { first: { version, value: hole.last.value + 1n }, last: span.last }
  return [before, after].filter(({ first, last }) => first.value <= last.value)
}

export function readAddressList(text: string): AddressList {
  const entries: ListEntry[] = []
  const problems: { text: string; problem: AddressProblem }[] = []
  for (const one of listedTexts(text).slice(0, maximumEntries)) {
    const reading = readAddress(one)
    if (reading.ok) entries.push({ text: one, reading: reading.value })
    else problems.push({ text: one, problem: reading.problem })
  }
  const spans = entries.map((entry) => ({ entry, ...boundsOf(entry.reading) })).sort(bySpan)
  const merged = merge(spans)
  const { overlaps, hasMore } = findOverlaps(spans)
  return {
    entries,
    problems,
    overlaps,
    hasMoreOverlaps: hasMore,
    ...summaryOf(merged),
  }
}

const summaryOf = (merged: readonly Span[]): Pick<AddressList, 'cover' | 'common' | 'addressCount'> => ({
  cover: merged.flatMap(({ first, last }) => networksOf(first, last)),
  common: ([4, 6] as const).flatMap((version) => commonNetwork(merged, version)),
  addressCount: merged.reduce((sum, { first, last }) => sum + last.value - first.value + 1n, 0n),
})

interface Span {
  readonly first: IpAddress
  readonly last: IpAddress
}

/** By the first address, of equals the larger span first: so a span stands before those it contains. */
function bySpan(left: Span, right: Span): number {
  if (left.first.version !== right.first.version) return left.first.version - right.first.version
  if (left.first.value !== right.first.value) return left.first.value < right.first.value ? -1 : 1
  return left.last.value === right.last.value ? 0 : left.last.value > right.last.value ? -1 : 1
}

function merge(sorted: readonly Span[]): Span[] {
  const merged: { first: IpAddress; last: IpAddress }[] = []
  for (const { first, last } of sorted) {
    const before = merged.at(-1)
    if (before && before.last.version === first.version && first.value <= before.last.value + 1n) {
      if (last.value > before.last.value) before.last = last
    } else merged.push({ first, last })
  }
  return merged
}

function findOverlaps(sorted: readonly (Span & { readonly entry: ListEntry })[]) {
  const overlaps: Overlap[] = []
  for (const [index, span] of sorted.entries()) {
    for (let next = index + 1; next < sorted.length; next++) {
      const other = sorted[next]!
      if (other.first.version !== span.first.version || other.first.value > span.last.value) break
      if (overlaps.length === maximumOverlaps) return { overlaps, hasMore: true }
      overlaps.push({ first: span.entry, second: other.entry, relation: relationOf(span, other) })
    }
  }
  return { overlaps, hasMore: false }
}

function relationOf(span: Span, other: Span): Overlap['relation'] {
  if (other.last.value > span.last.value) return 'overlaps'
  return other.first.value === span.first.value && other.last.value === span.last.value ? 'equal' : 'contains'
}

function networksOf(first: IpAddress, last: IpAddress): Network[] {
  const networks = rangeToNetworks(first, last)
  return networks.ok ? networks.value : []
}

function commonNetwork(spans: readonly Span[], version: IpVersion): Network[] {
  const own = spans.filter(({ first }) => first.version === version)
  const [lowest, highest] = [own[0]?.first.value, own.at(-1)?.last.value]
  if (lowest === undefined || highest === undefined) return []
  return [smallestNetwork(version, lowest, highest)]
}

/** The smallest network that holds both addresses: their common leading bits. */
export function smallestNetwork(version: IpVersion, first: bigint, last: bigint): Network {
  const difference = first ^ last
  const hostBits = difference === 0n ? 0 : difference.toString(2).length
  return { version, value: (first >> BigInt(hostBits)) << BigInt(hostBits), prefix: bitLength[version] - hostBits }
}
