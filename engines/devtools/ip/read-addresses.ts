import { failure, type Result, success } from '#engines/core/index.ts'
import { plainCharacters } from '../plain-characters.ts'
import { bitLength, type IpAddress, parseIpAddress } from './address.ts'
import { type AddressFault, explainAddress, isNamelessZone } from './address-fault.ts'
import type { AddressReading, RangeReading, SingleReading } from './address-reading.ts'
import { plainMarks, withoutLabels, withoutReverseNames } from './around-address.ts'
import { readInside } from './inside.ts'
import { readOneAddress, readReverse } from './notations.ts'
import { readPrefix } from './prefix.ts'
import { between, says, wordsOf } from './said.ts'

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
  // What is taken away from a network was read before, or it is not known what remains.
  if (inside?.kind !== 'address' && wordsOf(text).some((word) => says(word, 'except'))) return refuse(text)
  if (inside && inside.kind !== 'address') return success(inside)
  // In a command, a number behind the address is a port: `telnet 10.1.2.3 23`.
  const named = / \d{1,3}$/.test(text) ? undefined : readWhole(text.replace(nameBefore, ''))
  if (named?.ok && named.value.kind !== 'address') return named
  return inside ? success(inside) : refuse(text)
}

const nameBefore = /^\p{L}[\p{L} _-]{0,40}[:=]?\s{1,20}(?=\d)/u

const readWhole = (text: string): Result<AddressReading, AddressProblem> | undefined =>
  readSingle(text) ?? readRange(text)

/**
 * `172.16/12` leaves out the zeros at its end. Only with a prefix (programs disagree about `172.16` alone), and only for the first octets
 * of well-known networks: `2.5/10` is a mark somebody got.
 */
function withZeros(text: string): string {
  const [, head, prefix] =
    /^((?:10|100|127|169|172|192|198|203)(?:\.\d{1,3}){1,2})\/([89]|[12]\d|3[0-2])$/.exec(text) ?? []
  if (head === undefined) return text
  return `${[...head.split('.'), '0', '0'].slice(0, 4).join('.')}/${prefix}`
}

function readSingle(typed: string): Result<SingleReading, AddressProblem> | undefined {
  const text = withZeros(typed)
  const whole = readOneAddress(text)
  if (whole) return success({ kind: 'address', ...whole })
  const zone = readReverse(text)
  if (zone) return success({ kind: 'network', ...zone })
  const match = /^([^\s/,]+)(?:\s*\/\s*|,?\s+)([^\s/]+)$/.exec(text)
  const one = match?.[1] === undefined ? undefined : readOneAddress(match[1])
  if (!one || match?.[2] === undefined) return undefined
  // `fe80::1%Ethernet 2`: interfaces have names of several words.
  if (/%.*\p{L}/u.test(match[1]!) && !text.includes('/')) return undefined
  // `10.0.0.1 10.0.0.9` is a range written with a space, unless the second is a mask.
  const prefix = readPrefix(match[2], one.address)
  if (prefix) return success({ kind: 'network', ...one, ...prefix })
  const isRange = readOneAddress(match[2]) && !text.includes('/') && !/^(?:0|255)\./.test(match[2])
  if (isRange || (!text.includes('/') && !/^(?:[\d.]+|0x[\da-f]+)$/i.test(match[2]))) return undefined
  return failure({ code: 'ip_invalid_prefix', ...reasonOf(match[2], one.address) })
}

function reasonOf(text: string, { version }: IpAddress): { reason?: 'tooLong' | 'notContiguous' } {
  if (/^\d+$/.test(text) && Number(text) > bitLength[version]) return { reason: 'tooLong' }
  return version === 4 && parseIpAddress(text).ok ? { reason: 'notContiguous' } : {}
}

/** `192,168,1,1`, `192。168。1。1`, `192 168 1 1`: four numbers that can be nothing else here. */
function readWithPoints(text: string): Result<SingleReading, AddressProblem> | undefined {
  const plain = plainCharacters(text)
  if (!areFourNumbers(plain)) return undefined
  const pointed = plain.replace(/ ?\/ ?/, '/').replace(/ ?[.,。] ?| /g, '.')
  const read = readSingle(pointed) ?? refuse(pointed)
  return read.ok ? success({ ...read.value, notation: 'otherMarks' }) : read
}

export const areFourNumbers = (plain: string): boolean =>
  /^\d{1,3}(?:(?: ?[.,。] ?\d{1,3}){3}|(?: \d{1,3}){3})(?: ?\/ ?\d{1,2})?$/.test(plain)

const rangeMarks = new RegExp(`^(\\S+?)(?:${between('range')}|:(?=(?:\\d{1,3}\\.){3}\\d)|\\s+)(\\S+)$`)

function readRange(text: string): Result<RangeReading, AddressProblem> | undefined {
  const star = readStars(text)
  if (star) return success(star)
  const match = rangeMarks.exec(text)
  if (!match?.[1] || !match[2]) return undefined
  const [, from, to] = match
  const isSpaced = /^\S+\s+\S+$/.test(text)
  // `192.168.1.0/24 - 192.168.3.0/24`: from the first address of the one to the last of the other.
  const networks = [from, to].flatMap((end) => (/\/\d/.test(end) && !isSpaced ? (readSingle(end) ?? []) : []))
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
  const parts = firstText.split('.')
  const ends = end.replace(/^\./, '').split('.')
  if (parts.length !== 4 || ends.length > 3) return undefined
  const address = parseIpAddress([...parts.slice(0, 4 - ends.length), ...ends].join('.'))
  return address.ok ? address.value : undefined
}

/**
 * `192.168.1.*`, `192.168.x.x`, `192.168.%` of MySQL, `192.168.0-3.*` of nmap: the last parts may be anything. Behind a part that is a
 * range, all others must be open: else the text would mean several ranges.
 */
function readStars(typed: string): RangeReading | undefined {
  const parts = typed
    .replace(/(?<=\.)[x%](?=\.|$)/gi, '*')
    .replaceAll('0-255', '*')
    .split('.')
  if (parts.length < 2 || parts.length > 4 || (parts.length < 4 && parts.at(-1) !== '*')) return undefined
  const whole = [...parts, ...new Array<string>(4 - parts.length).fill('*')]
  const open = whole.findIndex((part) => !/^\d{1,3}$/.test(part))
  if (open < 1 || whole.slice(open + 1).some((part) => part !== '*')) return undefined
  const [, low, high] = /^(\d{1,3})-(\d{1,3})$/.exec(whole[open]!) ?? []
  if (low === undefined && whole[open] !== '*') return undefined
  const [first, last] = [
    { of: low ?? '0', any: '0' },
    { of: high ?? '255', any: '255' },
  ].map(({ of, any }) => parseIpAddress([...whole.slice(0, open), of, any, any, any].slice(0, 4).join('.')))
  if (!first?.ok || !last?.ok || first.value.value > last.value.value) return undefined
  return { kind: 'range', first: first.value, last: last.value }
}

function refuse(text: string): Result<never, AddressProblem> {
  const fault = explainAddress(text)
  const offered = [...new Set(guesses(text))].slice(0, 3)
  return failure({ code: 'ip_invalid', ...(fault ? { fault } : {}), ...(offered.length > 0 ? { offered } : {}) })
}

/** Texts that would be read, where the one given is not. */
function guesses(text: string): string[] {
  const plain = plainCharacters(text).replace(/\.+$/, '')
  const candidates = [
    plain,
    plain.replaceAll(' ', ''),
    plain.replace(/(^|[./])0+(?=\d)/g, '$1'),
    // Old programs read a zero in front as the sign of an octal number.
    plain.replace(/(?<![\d])0[0-7]{1,3}(?=\.|$)/g, (octal) => String(Number.parseInt(octal, 8))),
    `0x${plain.replaceAll(' ', '')}`,
    // Databases with signed numbers hold addresses from 128.0.0.0 on as negative ones.
    ...(/^-\d{9,10}$/.test(plain) ? [String(2 ** 32 + Number(plain))] : []),
  ]
  const short = /^(\d{1,3}(?:\.\d{1,3}){0,2})(?:\/(\d{1,2}))?$/.exec(plain)
  // `10.1.1/24` leaves out zeros at the end; without a prefix old programs put them before the last part (`127.1`).
  if (short?.[1]) {
    const parts = short[1].split('.')
    const zeros = new Array<string>(4 - parts.length).fill('0')
    if (short[2] !== undefined) candidates.push(`${[...parts, ...zeros].join('.')}/${short[2]}`)
    else if (parts.length > 1) candidates.push([...parts.slice(0, -1), ...zeros, parts.at(-1)].join('.'))
    if (short[2] === undefined && parts.length === 3) candidates.push(`${parts.join('.')}.0/24`)
  }
  const inside = /(?:^|[^\w.:])((?:\d{1,3}\.){3}\d{1,3}(?:\/\d{1,2})?)(?![\w.])/.exec(plain)?.[1]
  if (inside) candidates.push(inside)
  return candidates.filter((candidate) => candidate !== text && readable(candidate))
}

function readable(text: string): boolean {
  return readWhole(text)?.ok === true
}

/** The first and last address of whatever was read. */
export function boundsOf(reading: AddressReading): { readonly first: IpAddress; readonly last: IpAddress } {
  if (reading.kind === 'range') return reading
  const { version, value } = reading.address
  const hostBits = BigInt(bitLength[version] - (reading.prefix ?? bitLength[version]))
  const first = (value >> hostBits) << hostBits
  return { first: { version, value: first }, last: { version, value: first + (1n << hostBits) - 1n } }
}
