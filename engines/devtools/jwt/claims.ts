import { scaleDecimal } from '../decimal.ts'
import type { JsonMember, JsonReading } from './json-text.ts'

/** The claims the page reads out, in its order. */
export const readableClaims = ['iss', 'sub', 'aud', 'exp', 'iat', 'nbf'] as const
export type ReadableClaim = (typeof readableClaims)[number]

export type ClaimValue =
  | { readonly kind: 'text'; readonly text: string }
  /** `nanoseconds` since 1970 as exact integer; absent when no calendar reaches that far. */
  | { readonly kind: 'date'; readonly text: string; readonly nanoseconds?: bigint }

/** A repeated name: the last one counts (RFC 7519, 4, and what `JSON.parse` does). */
export function memberOf(json: JsonReading, name: string): JsonMember | undefined {
  return json.members.findLast((member) => member.name === name)
}

/** The decoded text of a string, the JSON text of anything else. */
export function memberText(member: JsonMember): string {
  return member.kind === 'string' ? String(JSON.parse(member.text)) : member.text
}

export function readClaim(payload: JsonReading, name: ReadableClaim): ClaimValue | undefined {
  const member = memberOf(payload, name)
  if (!member) return undefined
  if (name === 'aud') return { kind: 'text', text: audienceText(member) }
  if (name === 'iss' || name === 'sub' || member.kind !== 'number') return { kind: 'text', text: memberText(member) }
  const nanoseconds = numericDate(member)
  return { kind: 'date', text: member.text, ...(nanoseconds === undefined ? {} : { nanoseconds }) }
}

/** RFC 7519, 4.1.3: one string or an array of them. */
function audienceText(member: JsonMember): string {
  if (member.kind !== 'array') return memberText(member)
  const values = parseArray(member.text)
  return values?.every((value) => typeof value === 'string') ? values.join(', ') : member.text
}

/** The text is known to be an array; some engines' `JSON.parse` still gives up on one that is nested very deep. */
function parseArray(text: string): unknown[] | undefined {
  try {
    return JSON.parse(text) as unknown[]
  } catch {
    return undefined
  }
}

/** ECMAScript's date range, in nanoseconds. */
const calendarLimit = 8_640_000_000_000n * 1_000_000_000n

function numericDate(member: JsonMember): bigint | undefined {
  const scaled = scaleDecimal(member.text, 9)
  if (scaled.kind !== 'integer') return undefined
  return scaled.value > calendarLimit || scaled.value < -calendarLimit ? undefined : scaled.value
}
