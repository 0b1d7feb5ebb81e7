import { failure, type Result, success } from '#engines/core/index.ts'
import { plainCharacters } from '../plain-characters.ts'
import {
  bitLength,
  type IpAddress,
  isDigits,
  isNumberOf,
  parseIpAddress,
  parseIpv4Value,
  wholeNumber,
} from './address.ts'
import { type AddressFault, explainAddress, isNamelessZone } from './address-fault.ts'
import type { AddressReading, RangeReading, SingleReading } from './address-reading.ts'
import { plainMarks, withoutLabels, withoutReverseNames } from './around-address.ts'
import { readInside } from './inside.ts'
import { readOneAddress, readReverse } from './notations.ts'
import { beginsLikeMask, readPrefix } from './prefix.ts'
import { between, says, type Word, wordsOf } from './said.ts'

export type AddressProblem =
  | { readonly code: 'ip_empty_input' }
  | {
      readonly code: 'ip_invalid'
      readonly fault?: AddressFault
      /** What was probably meant; not assumed, because programs differ (RFC 6943) or the text looks forged. */
      readonly offered?: readonly string[]
    }
  /** The address is fine; what follows is too long a prefix, a mask with holes, or neither. */
  | { readonly code: 'ip_invalid_prefix'; readonly reason?: 'tooLong' | 'notContiguous' }
  | { readonly code: 'range_mixed_versions' }
  | { readonly code: 'range_backwards' }

const maximumLength = 400

export function readAddress(text: string): Result<AddressReading, AddressProblem> {
  const trimmed = text.trim()
  if (trimmed === '') return failure({ code: 'ip_empty_input' })
  if (trimmed.length > maximumLength) return failure({ code: 'ip_invalid' })
  const marked = plainMarks(trimmed)
  const bare = withoutReverseNames(withoutLabels(marked))
  return readWhole(marked) ?? readWhole(bare) ?? readWithPoints(bare) ?? readAmongWords(bare)
}

function readAmongWords(text: string): Result<AddressReading, AddressProblem> {
  if (isNamelessZone(text)) return refuse(text)
  const inside = readInside(text)
  const words = wordsOf(text)
  // What is taken away from a network was read before, or it is not known what remains.
  if (inside?.kind !== 'address' && words.some((word) => says(word, 'except'))) return refuse(text)
  if (inside && inside.kind !== 'address') return success(inside)
  // In a command, a number behind the address is a port: `telnet 10.1.2.3 23`.
  const named = isPort(words.at(-1)) ? undefined : readWhole(text.replace(nameBefore, ''))
  if (named?.ok && named.value.kind !== 'address') return named
  return inside ? success(inside) : refuse(text)
}

const isPort = (word: Word | undefined): boolean => word?.isBehindSpace === true && isDigits(word.text)

const nameBefore = /^\p{L}[\p{L} _-]{0,40}[:=]?\s{1,20}(?=\d)/u

const readWhole = (text: string): Result<AddressReading, AddressProblem> | undefined =>
  readSingle(text) ?? readRange(text)

/** An address and its prefix or mask, with a slash or a blank between them. */
const withMask = /^([^\s/,]+)(?:\s*\/\s*|,?\s+)([^\s/]+)$/

function readSingle(typed: string): Result<SingleReading, AddressProblem> | undefined {
  const text = withZeros(typed)
  const whole = readOneAddress(text)
  if (whole) return success({ kind: 'address', ...whole })
  const zone = readReverse(text)
  if (zone) return success({ kind: 'network', ...zone })
  const [, addressText = '', mask = ''] = withMask.exec(text) ?? []
  const one = readOneAddress(addressText)
  if (!one) return undefined
  const isSlashed = text.includes('/')
  // `fe80::1%Ethernet 2`: interfaces have names of several words.
  if (!isSlashed && one.address.zone !== undefined && !isDigits(one.address.zone)) return undefined
  // `10.0.0.1 10.0.0.9` is a range written with a space, unless the second is a mask.
  const prefix = readPrefix(mask, one.address)
  if (prefix) return success({ kind: 'network', ...one, ...prefix })
  const isNumber = isDigits(mask.replaceAll('.', '')) || (mask.startsWith('0x') && !Number.isNaN(Number(mask)))
  if (!isSlashed && (!isNumber || (readOneAddress(mask) && !beginsLikeMask(mask)))) return undefined
  return failure({ code: 'ip_invalid_prefix', ...reasonOf(mask, one.address) })
}

function reasonOf(text: string, { version }: IpAddress): { reason?: 'tooLong' | 'notContiguous' } {
  if (isDigits(text) && Number(text) > bitLength[version]) return { reason: 'tooLong' }
  return version === 4 && parseIpAddress(text).ok ? { reason: 'notContiguous' } : {}
}

/** `192,168,1,1`, `192。168。1。1`, `192 168 1 1`: four numbers that can be nothing else here. */
function readWithPoints(text: string): Result<SingleReading, AddressProblem> | undefined {
  const pointed = pointsBetween(plainCharacters(text))
  if (pointed === undefined) return undefined
  const read = readSingle(pointed) ?? refuse(pointed)
  return read.ok ? success({ ...read.value, notation: 'otherMarks' }) : read
}

/** Four numbers and perhaps a prefix, with points between the numbers. */
export function pointsBetween(text: string): string | undefined {
  const [numbers = '', ...prefix] = text.split('/').map((part) => part.trim())
  const octets = [/ ?[.,。] ?/, ' '].map((mark) => numbers.split(mark)).find((parts) => parts.length === 4)
  const areNumbers = octets?.every((octet) => isNumberOf(octet, 3)) && prefix.every((one) => isNumberOf(one, 2))
  return areNumbers && prefix.length <= 1 ? [octets?.join('.'), ...prefix].join('/') : undefined
}

const rangeMarks = new RegExp(`^(\\S+?)(${between('range')}|:(?=(?:\\d{1,3}\\.){3}\\d)|\\s+)(\\S+)$`)

function readRange(text: string): Result<RangeReading, AddressProblem> | undefined {
  const star = readStars(text)
  if (star) return success(star)
  const [, from, joint, to] = rangeMarks.exec(text) ?? []
  if (from === undefined || joint === undefined || to === undefined) return undefined
  const isSpaced = joint.trim() === ''
  // `192.168.1.0/24 - 192.168.3.0/24`: from the first address of the one to the last of the other.
  const networks = [from, to].flatMap((end) => (end.includes('/') && !isSpaced ? (readSingle(end) ?? []) : []))
  if (networks.length === 2) {
    const [begin, end] = networks.map((one) => (one.ok ? boundsOf(one.value) : undefined))
    return begin && end && rangeFrom(begin.first, end.last)
  }
  const one = readOneAddress(from)
  // A prefix or a port belongs to one address: two of them side by side are two.
  if (isSpaced && (to.includes('/') || one?.notation === 'withPort')) return undefined
  const first = one?.address
  // The prefix behind a range is that of the network it lies in.
  const end = from.includes('/') ? to : to.replace(/\/\d{1,3}$/, '')
  const last = readOneAddress(end)?.address ?? (first && shortEnd(from, end))
  if (!first || !last) return undefined
  // Two addresses of different networks side by side (a node's own and its public one) are not a range.
  if (first.version === last.version && first.version === 4 && first.value >> 24n !== last.value >> 24n && isSpaced)
    return undefined
  return rangeFrom(first, last)
}

function rangeFrom(first: IpAddress, last: IpAddress): Result<RangeReading, AddressProblem> {
  if (first.version !== last.version) return failure({ code: 'range_mixed_versions' })
  return first.value > last.value ? failure({ code: 'range_backwards' }) : success({ kind: 'range', first, last })
}

/** `192.168.1.10-20`: only the last part is written again. */
function shortEnd(firstText: string, end: string): IpAddress | undefined {
  const ends = (end.startsWith('.') ? end.slice(1) : end).split('.')
  const value = parseIpv4Value([...firstText.split('.').slice(0, -ends.length), ...ends].join('.'))
  return value === undefined || ends.length > 3 ? undefined : { version: 4, value }
}

const openParts: readonly string[] = ['*', 'x', 'X', '%', '0-255']

/**
 * `192.168.1.*`, `192.168.x.x`, `192.168.%` of MySQL, `192.168.0-3.*` of nmap: the last parts may be anything. Behind a part that is a
 * range, all others must be open: else the text would mean several ranges.
 */
function readStars(text: string): RangeReading | undefined {
  const parts = text.split('.').map((part) => (openParts.includes(part) ? '*' : part))
  if (parts.length < 2 || parts.length > 4 || (parts.length < 4 && parts.at(-1) !== '*')) return undefined
  const at = parts.findIndex((part) => !isDigits(part))
  if (at < 1 || parts.slice(at + 1).some((part) => part !== '*')) return undefined
  const [low = '', high = '', ...more] = parts[at] === '*' ? ['0', '255'] : parts[at]!.split('-')
  const fixed = parts.slice(0, at)
  const first = parseIpv4Value([...fixed, low, '0', '0', '0'].slice(0, 4).join('.'))
  const last = parseIpv4Value([...fixed, high, '255', '255', '255'].slice(0, 4).join('.'))
  if (first === undefined || last === undefined || first > last || more.length > 0) return undefined
  return { kind: 'range', first: { version: 4, value: first }, last: { version: 4, value: last } }
}

function refuse(text: string): Result<never, AddressProblem> {
  const fault = explainAddress(text)
  const offered = [...new Set(guesses(text))].slice(0, 3)
  return failure({ code: 'ip_invalid', ...(fault ? { fault } : {}), ...(offered.length > 0 ? { offered } : {}) })
}

/** The octets of `172.16/12` or `127.1`, of which there are fewer than four, and the prefix. */
function shortened(text: string): { octets: string[]; prefix: string | undefined } | undefined {
  const [head = '', prefix, ...more] = text.split('/')
  const octets = head.split('.')
  const areNumbers = [...octets, prefix ?? '0'].every((part) => isNumberOf(part, 3))
  return areNumbers && octets.length < 4 && more.length === 0 ? { octets, prefix } : undefined
}

const zerosBehind = (octets: readonly string[]): string => [...octets, '0', '0', '0'].slice(0, 4).join('.')

const wellKnownHeads: readonly string[] = ['10', '100', '127', '169', '172', '192', '198', '203']

/**
 * `172.16/12` leaves out the zeros at its end. Only with a prefix (programs disagree about `172.16` alone), and only for the first octets
 * of well-known networks: `2.5/10` is a mark somebody got.
 */
function withZeros(text: string): string {
  const { octets = [], prefix = '' } = shortened(text) ?? {}
  const isKnown = octets.length > 1 && wellKnownHeads.includes(octets[0]!)
  return isKnown && (wholeNumber(prefix, 32) ?? 0) >= 8 ? `${zerosBehind(octets)}/${prefix}` : text
}

/** Zeros in front of an octet. */
export const withoutLeadingZeros = (text: string): string => text.replace(/(^|[./])0+(?=\d)/g, '$1')

/** Texts that would be read, where the one given is not. */
function guesses(text: string): string[] {
  const plain = plainCharacters(text).replace(/\.+$/, '')
  const joined = plain.replaceAll(' ', '')
  const candidates = [
    plain,
    joined,
    withoutLeadingZeros(plain),
    // Old programs read a zero in front as the sign of an octal number.
    plain.replace(/(?<!\d)0[0-7]{1,3}(?=\.|$)/g, (octal) => String(Number.parseInt(octal, 8))),
    `0x${joined}`,
    // Databases with signed numbers hold addresses from 128.0.0.0 on as negative ones.
    ...(plain.length > 9 && plain.startsWith('-') && isNumberOf(plain.slice(1), 10)
      ? [String(2 ** 32 + Number(plain))]
      : []),
  ]
  const { octets, prefix } = shortened(plain) ?? {}
  // `10.1.1/24` leaves out zeros at the end; without a prefix old programs put them before the last part (`127.1`).
  if (octets && prefix !== undefined) candidates.push(`${zerosBehind(octets)}/${prefix}`)
  else if (octets && octets.length > 1) {
    const zeros = new Array<string>(4 - octets.length).fill('0')
    candidates.push([...octets.slice(0, -1), ...zeros, octets.at(-1)].join('.'))
    if (octets.length === 3) candidates.push(`${octets.join('.')}.0/24`)
  }
  const inside = /(?:^|[^\w.:])((?:\d{1,3}\.){3}\d{1,3}(?:\/\d{1,2})?)(?![\w.])/.exec(plain)?.[1]
  if (inside) candidates.push(inside)
  return candidates.filter((candidate) => candidate !== text && readWhole(candidate)?.ok)
}

/** The first and last address of whatever was read. */
export function boundsOf(reading: AddressReading): { readonly first: IpAddress; readonly last: IpAddress } {
  if (reading.kind === 'range') return reading
  const { version, value } = reading.address
  const hostBits = BigInt(bitLength[version] - (reading.prefix ?? bitLength[version]))
  const first = (value >> hostBits) << hostBits
  return { first: { version, value: first }, last: { version, value: first + (1n << hostBits) - 1n } }
}
