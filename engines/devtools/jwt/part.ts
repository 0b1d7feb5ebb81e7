import { failure, type Result, success } from '#engines/core/index.ts'
import { type Base64UrlDeviation, type Base64UrlReading, readBase64Url } from './base64url.ts'
import type { Excerpt } from './excerpt.ts'
import { type JsonKind, type JsonReading, readJson } from './json-text.ts'
import type { OtherToken } from './other-tokens.ts'
import { decodeUtf8, decodeUtf8Leniently } from './utf8.ts'

export const jwtPartNames = ['header', 'payload', 'signature'] as const
export type JwtPartName = (typeof jwtPartNames)[number]

export interface JwtDeviation {
  readonly part: JwtPartName
  readonly deviation: Base64UrlDeviation | 'notBase64Url'
}

/** `offset` counts characters of the text as typed. */
export type JwtFault =
  | { readonly reason: 'partCount'; readonly found: number; readonly offset: number }
  /** Something else that is called a token. */
  | { readonly reason: 'otherToken'; readonly token: OtherToken; readonly offset: number }
  /** Points for what was left out stand in the text. */
  | { readonly reason: 'shortened'; readonly offset: number }
  /** The payload travels by itself (RFC 7515, appendix F). */
  | { readonly reason: 'detached'; readonly part: 'payload'; readonly offset: number }
  | { readonly reason: 'emptyPart'; readonly part: JwtPartName; readonly offset: number }
  | {
      readonly reason: 'illegalCharacter'
      readonly part: JwtPartName
      readonly offset: number
      readonly character: string
    }
  | { readonly reason: 'base64Length'; readonly part: JwtPartName; readonly offset: number }
  | { readonly reason: 'utf8'; readonly part: JwtPartName; readonly offset: number }
  | {
      readonly reason: 'jsonSyntax'
      readonly part: JwtPartName
      readonly offset: number
      readonly decodedOffset: number
    }
  | { readonly reason: 'notObject'; readonly part: JwtPartName; readonly offset: number; readonly kind: JsonKind }

/** What is legible of a part, whether or not the token as a whole is. */
export interface LegiblePart {
  readonly name: JwtPartName
  readonly text: string
  /** False where the text stops at a fault. */
  readonly complete: boolean
}

export interface PartReading {
  readonly json: Result<JsonReading, { readonly code: 'part_fault'; readonly fault: JwtFault }>
  readonly deviations: readonly JwtDeviation[]
  readonly legible: LegiblePart
}

interface LocatedPart {
  readonly name: JwtPartName
  readonly excerpt: Excerpt
  /** The part stands there as it is, without base64url (RFC 7797). */
  readonly isPlain?: boolean
}

/** A part that holds a JSON object: header or payload. */
export function readObjectPart({ name, excerpt, isPlain = false }: LocatedPart): PartReading {
  const base64 = isPlain ? undefined : readBase64Url(excerpt.text)
  const deviations = base64?.deviations.map((deviation) => ({ part: name, deviation })) ?? []
  const withFault = (fault: JwtFault, text: string, complete = false): PartReading => ({
    json: failure({ code: 'part_fault', fault }),
    deviations,
    legible: { name, text, complete },
  })
  const at = (index: number) => excerpt.typedOffset(Math.min(index, excerpt.text.length))
  if (excerpt.text === '') return withFault({ reason: 'emptyPart', part: name, offset: excerpt.start }, '')
  if (base64?.fault) return withFault(base64Fault(name, excerpt, base64.fault), decodeUtf8Leniently(base64.bytes))

  const text = base64 ? decodeUtf8(base64.bytes) : success(excerpt.text)
  if (!text.ok) {
    const offset = at(characterOfByte(text.problem.byteOffset))
    return withFault({ reason: 'utf8', part: name, offset }, base64 ? decodeUtf8Leniently(base64.bytes) : '')
  }
  const json = readJson(text.value)
  if (!json.ok) {
    const decodedOffset = json.problem.offset
    const byteOffset = new TextEncoder().encode(text.value.slice(0, decodedOffset)).length
    const offset = at(isPlain ? decodedOffset : characterOfByte(byteOffset))
    return withFault({ reason: 'jsonSyntax', part: name, offset, decodedOffset }, text.value)
  }
  if (json.value.kind !== 'object') {
    const fault = { reason: 'notObject', part: name, offset: excerpt.start, kind: json.value.kind } as const
    return withFault(fault, json.value.pretty, true)
  }
  return { json: success(json.value), deviations, legible: { name, text: json.value.pretty, complete: true } }
}

function base64Fault(
  part: JwtPartName,
  excerpt: Excerpt,
  { reason, offset }: NonNullable<Base64UrlReading['fault']>,
): JwtFault {
  const place = { part, offset: excerpt.typedOffset(offset) }
  if (reason === 'base64Length') return { reason, ...place }
  return { reason, ...place, character: String.fromCodePoint(excerpt.text.codePointAt(offset)!) }
}

/** The signature is bytes, not text, and an unreadable one does not hide the rest of the token. */
export function signatureDeviations(text: string): JwtDeviation[] {
  const { fault, deviations } = readBase64Url(text)
  return [...deviations, ...(fault ? (['notBase64Url'] as const) : [])].map((deviation) => ({
    part: 'signature',
    deviation,
  }))
}

/** Three bytes are four characters. */
function characterOfByte(byteOffset: number): number {
  return Math.floor((byteOffset * 4) / 3)
}
