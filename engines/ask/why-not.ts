import { type ReadingProblem, type RefusalReason, recognise, whyNoPoint } from '../coordinates/index.ts'
import { type AddressProblem, readAddress } from '../devtools/ip/index.ts'
import { type JwtFault, readJwt } from '../devtools/jwt/index.ts'
import { type MomentCircumstances, type MomentProblem, readMoment } from '../devtools/timestamp/index.ts'
import { textOf } from '../language/index.ts'
import { type WordProblem, whyNoQuestion } from '../units/index.ts'
import type { Circumstances } from './meaning.ts'
import { type TopicId, topicIn } from './topics.ts'

/** Why a text means nothing, in the words of the reader that nearly took it. */
export type Reason =
  | { readonly kind: 'shortenedLink' }
  | { readonly kind: 'place'; readonly reason: RefusalReason }
  | { readonly kind: 'point'; readonly problem: ReadingProblem }
  | { readonly kind: 'address'; readonly problem: AddressProblem }
  | { readonly kind: 'moment'; readonly problem: MomentProblem }
  | { readonly kind: 'token'; readonly fault: JwtFault }
  | { readonly kind: 'units'; readonly problem: WordProblem }
  /** It is known what is wanted, and it is not here. */
  | { readonly kind: 'topic'; readonly topic: TopicId }
  /** Longer than any question. */
  | { readonly kind: 'tooLong' }

/** For a text that `ask` has no meaning for; nothing for rubbish. */
export function whyNothing(text: string, { language, now, zone }: Circumstances): Reason | undefined {
  const trimmed = text.trim()
  const token = whyNoToken(trimmed)
  if (token) return { kind: 'token', fault: token }
  const place = recognise(trimmed)
  if (place?.kind === 'shortened-link') return { kind: 'shortenedLink' }
  if (place?.kind === 'refused') return { kind: 'place', reason: place.reason }
  const { problem: moment } = readMoment(trimmed, { now, zone, language })
  // `31.02.2025` looks like the beginning of an address, and is a day that does not exist.
  if (moment?.code === 'date_no_such_day' && /\d{1,2}\.\d{1,2}\.\d{4}(?!\d)/.test(trimmed))
    return { kind: 'moment', problem: moment }
  const address = looksLikeAddress.test(trimmed) && !money.test(trimmed) ? readAddress(trimmed) : undefined
  if (address && !address.ok && hasReason(address.problem)) return { kind: 'address', problem: address.problem }
  const isCounted = moment?.code === 'timestamp_out_of_range' && /\p{L}{3}/u.test(trimmed)
  if (moment && (isCounted || !saidOfAnyText.includes(moment.code))) return { kind: 'moment', problem: moment }
  const point = whyNoPoint(trimmed)
  if (point) return { kind: 'point', problem: point }
  if (trimmed !== '' && !textOf(trimmed, language)) return { kind: 'tooLong' }
  const topic = topicIn(trimmed)
  if (topic) return { kind: 'topic', topic }
  const units = whyNoQuestion(trimmed, language)
  if (units) return { kind: 'units', problem: units }
  return moment && isOneWordTooMany(moment, trimmed, { now, zone, language })
    ? { kind: 'moment', problem: moment }
    : undefined
}

/** A date but for the word that is not understood. */
function isOneWordTooMany(problem: MomentProblem, text: string, circumstances: MomentCircumstances): boolean {
  if (problem.code !== 'timestamp_not_numeric' || problem.word === undefined) return false
  const { taken } = readMoment(text.replace(problem.word, ' '), circumstances)
  return taken?.how.kind === 'date'
}

/** One part of a token, copied without the others: Base64 of `{"`, and an object when decoded. */
function whyNoToken(text: string): JwtFault | undefined {
  if (!/^eyJ[\w-]+=*…?$/.test(text)) return undefined
  const { legible, result } = readJwt(text)
  const isMissingParts = !result.ok && result.problem.code === 'jwt_invalid_format'
  return isMissingParts && legible.some(({ text: part }) => part.startsWith('{')) ? result.problem.fault : undefined
}

/** Problems that any text without a date has: they explain nothing. */
const saidOfAnyText: readonly MomentProblem['code'][] = [
  'timestamp_empty',
  'timestamp_not_numeric',
  'timestamp_out_of_range',
]

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

/** Points that group digits, and a word: `1.000.000 din`. */
const money = /^\d{1,3}(?:\.\d{3}){1,4} ?[\p{L}\p{Sc}]/u

const hasReason = (problem: AddressProblem): boolean => problem.code !== 'ip_invalid' || problem.fault !== undefined
