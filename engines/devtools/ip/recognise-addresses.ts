import { isDigits, isNumberOf } from './address.ts'
import { type AddressList, hasMark, readAddressList, readExcept } from './address-list.ts'
import type { AddressReading } from './address-reading.ts'
import { withoutLabels } from './around-address.ts'
import { readLoneMask } from './lone-mask.ts'
import { type AddressProblem, readAddress, withoutLeadingZeros } from './read-addresses.ts'
import { readSplit, type Split } from './read-split.ts'
import type { Network } from './subnet.ts'

/** What a text of unknown kind means, where it is about addresses. */
export type AddressMeaning =
  | { readonly kind: 'address'; readonly reading: AddressReading }
  /** A mask alone; the network is the one of its size that begins at zero. */
  | { readonly kind: 'mask'; readonly network: Network }
  | { readonly kind: 'addresses'; readonly list: AddressList }
  | { readonly kind: 'split'; readonly split: Split }

/** The likeliest first; of one mask that may be two things both. */
export function recogniseAddresses(text: string): readonly AddressMeaning[] {
  if (!mayHoldAddress(text) || twoDecimals.test(text)) return []
  const mask = readLoneMask(text)
  // A mask written as an address may be that, too.
  if (mask) return [{ kind: 'mask', network: mask }, ...asOne(text)]
  const split = readSplit(text)
  if (split) return [{ kind: 'split', split }]
  const remaining = readExcept(text)
  if (remaining !== 'none') return remaining ? [{ kind: 'addresses', list: remaining }] : []
  const list = readAddressList(text)
  if (list.entries.length > 1 && list.entries.length >= list.problems.length)
    return list.entries.some((entry) => hasMark(entry.text)) ? [{ kind: 'addresses', list }] : []
  return asOne(text)
}

const fewestDigits = 4
const marksOfAddresses = '.:/。'

/** Most texts are told apart by this, before any form of an address is looked for in them. */
function mayHoldAddress(text: string): boolean {
  let digits = 0
  for (const one of text) {
    if (marksOfAddresses.includes(one)) return true
    if (one > '9' ? one.normalize('NFKC') <= '9' : one >= '0') digits++
  }
  return digits >= fewestDigits
}

/** `91.5, 20.4`, `44.08, 20.04`: rather a place, or none, than an address with a comma among its points. */
const twoDecimals = /^\d{1,3}\.\d{1,3}, \d{1,3}\.\d{1,3}$/

function asOne(text: string): readonly AddressMeaning[] {
  // Normalized, so that full-width digits are read too.
  const reading = readAddress(text.normalize('NFKC'))
  if (!reading.ok) return readWithoutZeros(reading.problem, text)
  const { value } = reading
  const first: AddressMeaning = { kind: 'address', reading: value }
  if (value.kind === 'range') return [first]
  if (value.notation === 'insideText' && versionNumber.test(text)) return []
  if (value.otherPrefix === undefined || isWithinOtherText(value)) return [first]
  const { otherPrefix: prefix, ...rest } = value
  return [first, { kind: 'address', reading: { ...rest, prefix, mask: 'prefix' } }]
}

/** The part of the text that is the address, where there is more in it. */
export const partOfAddress = (reading: AddressReading): string | undefined =>
  reading.kind !== 'range' && reading.notation === 'insideText' ? reading.addressText : undefined

const isWithinOtherText = (reading: AddressReading): boolean =>
  reading.kind !== 'range' && (reading.notation === 'insideText' || reading.notation === 'otherMarks')

/** `version 1.2.3.4` has the form of an address. */
const versionNumber = /^(?:version|ver\.|build|release|firmware|версия|верзија|verzija)[ :]{0,2}\d/i

/** `192.168.001.001` has a fault, and means what it says without the zeros: nobody is assumed to write octal numbers. */
function readWithoutZeros(problem: AddressProblem, text: string): readonly AddressMeaning[] {
  if (problem.code !== 'ip_invalid' || problem.fault?.kind !== 'octetLeadingZero') return []
  const meant = readAddress(withoutLeadingZeros(text))
  return meant.ok ? [{ kind: 'address', reading: meant.value }] : []
}

/** Whether a text has the form of an address, perhaps a faulty one: then its numbers and points are not read as a date. */
export function isMeantForAddress(text: string): boolean {
  const octets = text.split('.')
  const [first = ''] = octets
  // A Serbian date ends with a point: `17.11.26.`
  const isDate = octets[3] === '' && octets[2]?.length === 2 && octets.join('').length <= 6
  const areBytes = octets.length === 4 && !isDate && octets.every((octet) => Number(octet) < 256)
  const areNumbers = octets.length === 4 && octets.every((octet) => isNumberOf(octet, 4))
  // The same three digits four times, though too large for an octet: `999.999.999.999`.
  const areSame = first.length === 3 && octets.every((octet) => octet === first)
  // The beginning of every home network, its last octet not yet typed, or one too large.
  const isHome = text.startsWith('192.168.') && isDigits(octets.join(''))
  const isOctal = first.startsWith('0')
  return areBytes || (areNumbers && (areSame || isOctal)) || isHome || isNumberSaidToBe(text)
}

const longestQuestion = 60

/** `3232235777 to ip`, `ip 3232235777`. */
function isNumberSaidToBe(text: string): boolean {
  if (text.length > longestQuestion) return false
  const number = text.split(' ').find(isDigits) ?? ''
  return (
    number.length > 7 && number.length < 11 && text !== number && withoutLabels(text) === number && text.includes('ip')
  )
}

/** What is wrong with a text that begins like an address; nothing for any other text. */
export function whyNoAddress(text: string): AddressProblem | undefined {
  const reading = looksLikeAddress.test(text) ? readAddress(text) : undefined
  if (!reading || reading.ok) return undefined
  return reading.problem.code !== 'ip_invalid' || reading.problem.fault !== undefined ? reading.problem : undefined
}

const addressLike = [
  // IPv4, perhaps with a sign in an octet: `192.168.+1.1`.
  '\\d{1,5}(?:\\.[\\d+-]{1,5}){2,5}',
  // IPv4 with letters that look like digits, as in `192.168.1.l` and `10.O.0.1`, beside at least two octets of digits.
  '(?=(?:[a-z\\d]{1,3}\\.){0,2}?\\d{1,3}\\.(?:[a-z\\d]{1,3}\\.){0,2}?\\d{1,3}(?![a-z\\d]))[\\dlio]{1,3}(?:\\.[\\dlio]{1,3}){3}',
  // IPv6, perhaps with a letter that is no digit.
  '[\\da-f-]{0,5}(?::[\\da-z]{0,5}){2,9}',
  // Addresses of network cards: `00-1a-2b-3c-4d-5e`, `001a.2b3c.4d5e`.
  '[\\da-f]{2}(?:-[\\da-f]{2}){5}',
  '[\\da-f]{4}(?:\\.[\\da-f]{4}){2}',
].join('|')

/** A text that begins like an address, and not like the name of a file or a version. */
const looksLikeAddress = new RegExp(`^(?:${addressLike})(?:$|[/%\\s-])`, 'i')
