import { bitLength, type IpAddress, isNumberOf, parseIpAddress } from './address.ts'
import type { RangeReading, SingleReading } from './address-reading.ts'
import { hexadecimalMask, readPrefix } from './prefix.ts'
import { says, type Word, wordsOf } from './said.ts'

/** An address in a longer text, with its prefix where one stands behind it. */
export interface FoundAddress {
  readonly address: IpAddress
  readonly text: string
  readonly prefix?: number
  readonly start: number
  readonly end: number
}

const mostFound = 200

const ipv4 = '(?:\\d{1,3}\\.){3}\\d{1,3}'
const ipv6 = '[0-9a-f]{0,4}(?::[0-9a-f]{0,4}){2,7}(?!:[\\da-f])(?:(?:\\.\\d{1,3}){3})?(?:%[\\w.~-]{1,20})?'
const prefixBehind = '(?: ?\\/ ?\\d{1,3}(?![\\d.]))?'
/** Not inside a longer number, name or version: `Chrome/120.0.0.0` is no address. A colon may stand before it only behind a name. */
const notInsideBefore = '(?<![\\p{L}\\d_]|(?<!\\.)\\.|[\\p{L}_]-|\\p{L}\\/)(?<!(?<!ip[46]|\\p{L}{3}):)'
const notInsideBehind = '(?![\\p{L}\\d_]|\\.\\d|\\.in-addr|:[\\da-f]*:|-\\d{1,3}(?![\\d.a-f:])|\\/\\d{1,3}(?![.\\d]))'

const addressInText = new RegExp(`${notInsideBefore}(?:${ipv4}|${ipv6})${prefixBehind}${notInsideBehind}`, 'giu')

/** Every address that stands in a text as a word of its own. */
export function addressesIn(text: string): FoundAddress[] {
  const found: FoundAddress[] = []
  for (const { 0: whole, index } of text.matchAll(addressInText)) {
    const [addressText = '', prefixText] = whole.split('/').map((part) => part.trim())
    const address = parseIpAddress(addressText)
    if (!address.ok) continue
    const prefix = prefixText === undefined ? undefined : Number(prefixText)
    if (prefix !== undefined && prefix > bitLength[address.value.version]) continue
    found.push({
      address: address.value,
      text: addressText,
      ...(prefix === undefined ? {} : { prefix }),
      start: index,
      end: index + whole.length,
    })
    if (found.length >= mostFound) break
  }
  return found
}

/** The words before each address, and behind the last. */
function gapsOf(text: string, found: readonly FoundAddress[]): Word[][] {
  const ends = [0, ...found.map(({ end }) => end)]
  return ends.map((end, index) => wordsOf(text.slice(end, found[index]?.start)))
}

type Mask = Pick<SingleReading, 'prefix' | 'mask' | 'otherPrefix'>

const own = ({ prefix }: FoundAddress): Mask | undefined =>
  prefix === undefined ? undefined : { prefix, mask: 'prefix' }

const isMask = ({ text }: FoundAddress): boolean => text.startsWith('255.')
const namesOnly = ['mask', 'label', 'mark', 'line'] as const
const isLength = ({ text }: Word): boolean => text === '/' || isNumberOf(text, 3) || hexadecimalMask(text) !== undefined
/** Nothing but names of the two, and marks. */
const onlyNames = (gap: readonly Word[]): boolean =>
  gap.every((word) => word.text === '/' || word.text === '-' || says(word, ...namesOnly))
const onlyMarks = (gap: readonly Word[]): boolean => gap.every((word) => says(word, 'mark'))

/** `mask 24`, `/24`, `netmask 0xffffff00` behind an address. */
function maskBehind(gap: readonly Word[], { address }: FoundAddress): Mask | undefined {
  const at = gap.findIndex((word) => !onlyNames([word]))
  const value = gap[at]?.text ?? ''
  const before = gap.slice(0, at)
  const isNamed = value.startsWith('0x') || before.some((word) => word.text === '/' || says(word, 'mask'))
  return isNamed ? readPrefix(value, address) : undefined
}

/** A mask that is not beside its address, or the end of a range that cannot be read, could change the answer. */
function hasStray(gap: readonly Word[]): boolean {
  const isNumber = (word: Word | undefined) => /^\d/.test(word?.text ?? '')
  return gap.some(
    (word, index) =>
      says(word, 'mask') ||
      hexadecimalMask(word.text) !== undefined ||
      (index === 0 && says(word, 'range') && isNumber(gap[1])) ||
      (word.text === '/' &&
        (index === 0
          ? gap[1]?.isBehindSpace || gap[1]?.text === '/' || isNumber(gap[1])
          : isNumber(gap[index + 1]) && index === gap.length - 2)),
  )
}

type Inside = SingleReading | RangeReading

function rangeOf(
  first: FoundAddress,
  gap: readonly Word[],
  second: FoundAddress,
  before: readonly Word[],
): Inside | undefined {
  if (first.prefix !== undefined || second.prefix !== undefined) return undefined
  if (first.address.version !== second.address.version || first.address.value > second.address.value) return undefined
  const isNamed =
    before.some((word) => says(word, 'pool')) && (onlyMarks(gap) || gap.every((word) => says(word, 'joint')))
  const isJoined =
    gap.some((word) => says(word, 'range', 'last')) &&
    gap.every((word) => says(word, 'range', 'last', 'label', 'mark', 'line'))
  return isNamed || isJoined ? { kind: 'range', first: first.address, last: second.address } : undefined
}

/** A row of `route -n`: destination, gateway, mask, flags. */
const isRouteRow = (found: readonly FoundAddress[], gaps: readonly Word[][]): boolean =>
  found.length === 3 &&
  gaps[1]!.length + gaps[2]!.length === 0 &&
  /^!?u[ghrdmac!]*$/.test(
    gaps[3]!
      .slice(0, 1)
      .map(({ text }) => text)
      .join(''),
  )

interface Thing {
  readonly reading: Inside
  readonly before: readonly Word[]
  /** By a mask that is an address of its own. */
  readonly isMasked?: boolean
}

const isCompanion = ({ before }: Thing): boolean => before.some((word) => says(word, 'companion'))

/** Whether the words right before an address, on its line, name it a mask, and say nothing else. */
function isForMask(before: readonly Word[]): boolean {
  const own = before.slice(before.findLastIndex((word) => says(word, 'line') || [',', ';'].includes(word.text)) + 1)
  return own.some((word) => says(word, 'mask')) && onlyNames(own)
}

/** Puts the found addresses together: with their masks, to ranges. */
function thingsIn(found: readonly FoundAddress[], gaps: readonly Word[][]): Thing[] {
  const things: Thing[] = []
  const push = (reading: Inside, before: readonly Word[], isMasked = false) =>
    void things.push({ reading, before, isMasked })
  for (let at = 0; at < found.length; at++) {
    const [first, second] = [found[at]!, found[at + 1]]
    const [before, gap] = [gaps[at]!, gaps[at + 1]!]
    const main = things[0]?.reading
    // `10.0.0.5 Bcast: 10.0.0.255 Mask: 255.255.255.0`
    const late = main?.kind === 'address' && isForMask(before) && readPrefix(first.text, main.address)
    if (late) {
      things[0] = { ...things[0]!, reading: { ...main, kind: 'network', ...late }, isMasked: true }
      continue
    }
    const pair = second && maskOf(first, gap, second)
    const isOfMain = main?.kind === 'address' && before.some((word) => says(word, 'companion'))
    const range = pair || !second ? undefined : rangeOf(first, gap, second, before)
    if (range || (pair && !isOfMain)) {
      push(range ?? single(pair!.of, pair!.mask), before, pair !== undefined)
      at++
    } else push(single(first, own(first) ?? maskBehind(gap, first)), before)
  }
  return things
}

/** Two plain addresses beside each other, one of which is the mask of the other. */
function maskOf(
  first: FoundAddress,
  gap: readonly Word[],
  second: FoundAddress,
): { of: FoundAddress; mask: Mask } | undefined {
  if (first.prefix !== undefined || second.prefix !== undefined || !onlyNames(gap)) return undefined
  const [of, by] = isMask(first) && !isMask(second) ? [second, first] : [first, second]
  const mask = readPrefix(by.text, of.address)
  return mask && { of, mask }
}

function single({ address, text }: FoundAddress, mask?: Mask): SingleReading {
  return { kind: mask ? 'network' : 'address', address, addressText: text, notation: 'insideText', ...mask }
}

/** The one address, network or range a longer text is about; nothing where it holds several unrelated ones. */
export function readInside(text: string): Inside | undefined {
  const all = addressesIn(text)
  const allGaps = gapsOf(text, all)
  const [found, gaps] = isRouteRow(all, allGaps)
    ? [
        [all[0]!, all[2]!],
        [allGaps[0]!, [], allGaps[3]!],
      ]
    : [all, allGaps]
  const [first, ...others] = thingsIn(found, gaps)
  if (!first) return undefined
  const isOne = others.every(
    (other, index) =>
      isCompanion(other) ||
      isSame(other.reading, first.reading) ||
      // What stands right behind an address and its mask is its gateway.
      (first.isMasked && index === 0 && other.reading.kind === 'address' && onlyMarks(other.before)),
  )
  const isAlone = first.reading.kind === 'address' && !isMask(found[0]!)
  const isStray = isAlone ? hasStray(gaps[1]!) : own(found[0]!) && hasStray(gaps[1]!.slice(0, 2))
  const { reading } = first
  // In parts is another question than what a network is.
  const isSplit = reading.kind === 'network' && gaps.flat().some((word) => says(word, 'split') && !says(word, 'label'))
  if (!isOne || isStray || isSplit) return undefined
  const isAllSaid = gaps
    .flat()
    .every((word) => says(word, ...namesOnly) || (reading.kind === 'network' && isLength(word)))
  return reading.kind !== 'range' && others.length === 0 && isAllSaid ? { ...reading, notation: 'plain' } : reading
}

/** `PING 8.8.8.8 (8.8.8.8)` names one address twice. */
const isSame = (one: Inside, other: Inside): boolean =>
  one.kind !== 'range' &&
  other.kind !== 'range' &&
  one.address.version === other.address.version &&
  one.address.value === other.address.value &&
  one.prefix === other.prefix
