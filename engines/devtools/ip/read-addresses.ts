import { failure, type Result, success } from '#engines/core/index.ts'
import { invisible, plainText, unwrap } from '../plain-text.ts'
import { bitLength, type IpAddress, parseIpAddress } from './address.ts'
import { type AddressFault, explainAddress } from './address-fault.ts'
import type { AddressReading, RangeReading, SingleReading } from './address-reading.ts'
import { readInside } from './inside.ts'
import { readOneAddress } from './notations.ts'
import { readPrefix } from './prefix.ts'

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
  const bare = withoutLabels(plainMarks(trimmed))
  const read = readSingle(bare) ?? readRange(bare)
  if (read) return read
  const named = readRange(bare.replace(/^\p{L}[\p{L} _-]{0,40}[:=]?\s{1,20}(?=\d)/u, ''))
  if (named?.ok) return named
  const inside = readInside(bare)
  return inside ? success(inside) : refuse(bare)
}

/** Without marks nobody sees, quotes around it, the full stop or slash behind it; a backslash for the slash of a prefix. */
const plainMarks = (text: string): string =>
  unwrap(text.replace(invisible, '').replace(/^«(.*)»$/, '$1'))
    .replace(/(?<=[\da-f:])[/.]$/i, '')
    .replace(/^([\d.]+)\\(\d{1,2})$/, '$1/$2')
    .replace(
      /^([\d.]+)\.(?:\[(\d{1,3})-(\d{1,3})\]|\{(\d{1,3})\.\.(\d{1,3})\})$/,
      (_, head, low, high, from, to) => `${head}.${low ?? from}-${high ?? to}`,
    )

/** What `ip`, `ifconfig` and router configurations write around an address. */
function withoutLabels(text: string): string {
  return text
    .replace(/^(?:(?:inet6?|ip|ipv[46]|addr(?:ess)?|network|host|route|src|dst|from)\b:?\s*){1,3}(?:addr:\s*)?/i, '')
    .replace(/\s+(?:brd\s+|broadcast\s+|bcast:\s*)\S+/i, '')
    .replace(/\s+(?:scope|scopeid|dev|via|metric)\b.*$/i, '')
    .replace(/\s+(?:netmask|mask|prefixlen)\b:?\s*/i, ' ')
}

function readSingle(text: string): Result<SingleReading, AddressProblem> | undefined {
  const whole = readOneAddress(text)
  if (whole) return success({ kind: 'address', ...whole })
  const match = /^([^\s/,]+)(?:\s*\/\s*|,?\s+)([^\s/]+)$/.exec(text)
  const one = match?.[1] === undefined ? undefined : readOneAddress(match[1])
  if (!one || match?.[2] === undefined) return undefined
  // `10.0.0.1 10.0.0.9` is a range written with a space, unless the second is a mask.
  const prefix = readPrefix(match[2], one.address)
  if (prefix) return success({ kind: 'network', ...one, ...prefix })
  const isRange = readOneAddress(match[2]) && !text.includes('/') && !/^(?:0|255)\./.test(match[2])
  if (isRange || (!text.includes('/') && !/^(?:[\d.]+|0x[\da-f]+)$/i.test(match[2]))) return undefined
  return failure({ code: 'ip_invalid_prefix', ...reasonOf(match[2], one.address) })
}

function reasonOf(text: string, { version }: IpAddress): { reason?: 'tooLong' | 'notContiguous' } {
  if (/^\d{1,4}$/.test(text) && Number(text) > bitLength[version]) return { reason: 'tooLong' }
  return version === 4 && parseIpAddress(text).ok ? { reason: 'notContiguous' } : {}
}

const rangeMarks = /^(\S+?)(?:\s*(?:-|–|—|\.\.\.?|…)\s*|\s+(?:to|until|through|до|по|do)\s+|\s+)(\S+)$/

function readRange(text: string): Result<RangeReading, AddressProblem> | undefined {
  const star = readStars(text)
  if (star) return success(star)
  const match = rangeMarks.exec(text)
  if (!match?.[1] || !match[2]) return undefined
  const first = readOneAddress(match[1])?.address
  const last = readOneAddress(match[2])?.address ?? (first && shortEnd(match[1], match[2]))
  if (!first || !last) return undefined
  if (first.version !== last.version) return failure({ code: 'range_mixed_versions' })
  return first.value > last.value ? failure({ code: 'range_backwards' }) : success({ kind: 'range', first, last })
}

/** `192.168.1.10-20`: only the last part is written again. */
function shortEnd(firstText: string, end: string): IpAddress | undefined {
  const parts = firstText.split('.')
  const ends = end.split('.')
  if (parts.length !== 4 || ends.length > 3) return undefined
  const address = parseIpAddress([...parts.slice(0, 4 - ends.length), ...ends].join('.'))
  return address.ok ? address.value : undefined
}

/** `192.168.1.*`, `192.168.1.x`: the last parts are any. */
function readStars(typed: string): RangeReading | undefined {
  const text = typed.replace(/(?<=\.)x(?=\.|$)/gi, '*')
  const head = /^((?:\d{1,3}\.){1,3})(?:\*\.){0,2}\*$/.exec(text)
  if (!head?.[1] || text.split('.').length !== 4) return undefined
  const [first, last] = ['0', '255'].map((octet) => parseIpAddress(text.replaceAll('*', octet)))
  return first?.ok && last?.ok ? { kind: 'range', first: first.value, last: last.value } : undefined
}

function refuse(text: string): Result<never, AddressProblem> {
  const fault = explainAddress(text)
  const offered = [...new Set(guesses(text))].slice(0, 3)
  return failure({ code: 'ip_invalid', ...(fault ? { fault } : {}), ...(offered.length > 0 ? { offered } : {}) })
}

/** Texts that would be read, where the one given is not. */
function guesses(text: string): string[] {
  const plain = plainText(text).replace(/\.+$/, '')
  const candidates = [
    plain,
    plain.replaceAll(',', '.'),
    plain.replaceAll(' ', ''),
    plain.replace(/(^|[./])0+(?=\d)/g, '$1'),
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
  return (readSingle(text) ?? readRange(text))?.ok === true
}

/** The first and last address of whatever was read. */
export function boundsOf(reading: AddressReading): { readonly first: IpAddress; readonly last: IpAddress } {
  if (reading.kind === 'range') return reading
  const { version, value } = reading.address
  const hostBits = BigInt(bitLength[version] - (reading.prefix ?? bitLength[version]))
  const first = (value >> hostBits) << hostBits
  return { first: { version, value: first }, last: { version, value: first + (1n << hostBits) - 1n } }
}
