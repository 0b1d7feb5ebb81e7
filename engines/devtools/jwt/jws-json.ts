import { memberOf, memberText } from './claims.ts'
import type { Excerpt } from './excerpt.ts'
import { type JsonMember, type JsonReading, readJson } from './json-text.ts'

/** A token in JSON form (RFC 7515, 7.2; RFC 7516, 7.2): one of them for each signature or recipient. */
export interface JsonToken {
  readonly kind: 'json'
  readonly encrypted: boolean
  readonly findings: readonly ['jwsJson' | 'jweJson']
  readonly protectedHeader: Excerpt | undefined
  /** The header that no signature covers. */
  readonly unprotectedHeader: JsonReading | undefined
  readonly payload: Excerpt | undefined
  readonly signature: Excerpt | undefined
  readonly label?: string
}

export function jsonTokens(text: string, start: number): JsonToken[] {
  if (!text.startsWith('{')) return []
  const reading = readJson(text)
  if (!reading.ok || reading.value.kind !== 'object') return []
  const whole = reading.value
  const encrypted = isText(memberOf(whole, 'ciphertext'))
  const payload = memberOf(whole, 'payload')
  if (!encrypted && !isText(payload)) return []

  const list = elements(memberOf(whole, encrypted ? 'recipients' : 'signatures'), start)
  const sources = list.length > 0 ? list : [{ object: whole, start }]
  if (!encrypted && !sources.some(({ object }) => isText(memberOf(object, 'signature')))) return []
  return sources.map(({ object, start: objectStart }, index) => {
    const ownProtected = memberOf(object, 'protected')
    const shared = encrypted ? stringExcerpt(memberOf(whole, 'protected'), start) : undefined
    const header = memberOf(object, 'header') ?? (encrypted ? memberOf(whole, 'unprotected') : undefined)
    const unprotected = header?.kind === 'object' ? readJson(header.text) : undefined
    return {
      kind: 'json',
      encrypted,
      findings: [encrypted ? 'jweJson' : 'jwsJson'],
      protectedHeader: stringExcerpt(ownProtected, objectStart) ?? shared,
      unprotectedHeader: unprotected?.ok ? unprotected.value : undefined,
      payload: stringExcerpt(payload, start),
      signature: stringExcerpt(memberOf(object, 'signature'), objectStart),
      ...(sources.length > 1 ? { label: `${index + 1}` } : {}),
    }
  })
}

/** The objects of an array, each with its place in the typed text. */
function elements(member: JsonMember | undefined, start: number): { object: JsonReading; start: number }[] {
  if (member?.kind !== 'array') return []
  const array = readJson(member.text)
  if (!array.ok) return []
  return array.value.members.flatMap((element) => {
    const object = readJson(element.text)
    if (!object.ok || object.value.kind !== 'object') return []
    return [{ object: object.value, start: start + member.offset + element.offset }]
  })
}

function isText(member: JsonMember | undefined): boolean {
  return member?.kind === 'string'
}

/** The value of a string. Base64url needs no escapes; where there are some, places within it are approximate. */
function stringExcerpt(member: JsonMember | undefined, start: number): Excerpt | undefined {
  if (member?.kind !== 'string') return undefined
  const valueStart = start + member.offset + 1
  const valueEnd = valueStart + member.text.length - 2
  return {
    text: memberText(member),
    start: valueStart,
    end: valueEnd,
    typedOffset: (index) => Math.min(valueStart + index, valueEnd),
  }
}
