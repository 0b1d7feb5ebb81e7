import { type ReadingProblem, type RefusalReason, recognise, whyNoPoint } from '../coordinates/index.ts'
import { type AddressProblem, readAddress } from '../devtools/ip/index.ts'
import { type MomentProblem, readMoment } from '../devtools/timestamp/index.ts'
import { type WordProblem, whyNoQuestion } from '../units/index.ts'
import type { Circumstances } from './meaning.ts'

/** Why a text means nothing, in the words of the reader that nearly took it. */
export type Reason =
  | { readonly kind: 'shortenedLink' }
  | { readonly kind: 'place'; readonly reason: RefusalReason }
  | { readonly kind: 'point'; readonly problem: ReadingProblem }
  | { readonly kind: 'address'; readonly problem: AddressProblem }
  | { readonly kind: 'moment'; readonly problem: MomentProblem }
  | { readonly kind: 'units'; readonly problem: WordProblem }

/** For a text that `ask` has no meaning for; nothing for rubbish. */
export function whyNothing(text: string, { language, now, zone }: Circumstances): Reason | undefined {
  const trimmed = text.trim()
  const place = recognise(trimmed)
  if (place?.kind === 'shortened-link') return { kind: 'shortenedLink' }
  if (place?.kind === 'refused') return { kind: 'place', reason: place.reason }
  const { problem: moment } = readMoment(trimmed, { now, zone })
  if (moment?.code === 'date_no_such_day' && /^\d{1,2}\.\d{1,2}\.\d{4}(?!\d)/.test(trimmed))
    return { kind: 'moment', problem: moment }
  const address = looksLikeAddress.test(trimmed) ? readAddress(trimmed) : undefined
  if (address && !address.ok && hasReason(address.problem)) return { kind: 'address', problem: address.problem }
  if (moment && !noMoment.includes(moment.code)) return { kind: 'moment', problem: moment }
  const point = whyNoPoint(trimmed)
  if (point) return { kind: 'point', problem: point }
  const units = whyNoQuestion(trimmed, language)
  return units && { kind: 'units', problem: units }
}

/** What is said of any text without a date. */
const noMoment: readonly MomentProblem['code'][] = [
  'timestamp_empty',
  'timestamp_not_numeric',
  'timestamp_out_of_range',
]

/** Numbers and points, or groups and colons: no name of a file and no version. */
const looksLikeAddress =
  /^(?:\d{1,5}(?:\.[\d+-]{1,5}){2,5}|[\da-f-]{0,5}(?::[\da-z]{0,5}){2,9}|[\da-f]{2}(?:-[\da-f]{2}){5}|[\da-f]{4}(?:\.[\da-f]{4}){2})(?:$|[/%\s-])/i

const hasReason = (problem: AddressProblem): boolean => problem.code !== 'ip_invalid' || problem.fault !== undefined
