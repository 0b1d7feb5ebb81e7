import { failure, type Result, success } from '#engines/core/index.ts'
import { type Base64UrlDeviation, type Base64UrlReading, readBase64Url } from './base64url.ts'
import { type JsonKind, type JsonReading, readJson } from './json-text.ts'
import { decodeUtf8, decodeUtf8Leniently } from './utf8.ts'

export const jwtPartNames = ['header', 'payload', 'signature'] as const
export type JwtPartName = (typeof jwtPartNames)[number]

/** One dot-separated part and where it stands in the text as typed. */
export interface JwtPart {
  readonly name: JwtPartName
  readonly text: string
  readonly start: number
  readonly end: number
}

export interface DecodedJwt {
  readonly header: JsonReading
  readonly payload: JsonReading
  readonly signature: string
  readonly deviations: readonly JwtDeviation[]
}

export interface JwtDeviation {
  readonly part: JwtPartName
  readonly deviation: Base64UrlDeviation | 'notBase64Url'
}

/** `offset` counts characters of the text as typed. */
export type JwtFault =
  | { readonly reason: 'partCount'; readonly found: number; readonly offset: number }
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

export type JwtProblem =
  | { readonly code: 'jwtEmpty' }
  | { readonly code: 'jwtInvalidFormat'; readonly fault: JwtFault }
  | { readonly code: 'jwtDecodeFailed'; readonly fault: JwtFault }

/** What is legible of a part, whether or not the token as a whole is. */
export interface LegiblePart {
  readonly name: JwtPartName
  readonly text: string
  /** False where the text stops at a fault. */
  readonly complete: boolean
}

export interface JwtReading {
  /** At most three; of a longer text the rest belongs to no part. */
  readonly parts: readonly JwtPart[]
  readonly result: Result<DecodedJwt, JwtProblem>
  readonly legible: readonly LegiblePart[]
}

/** Reads a token without verifying anything. Total: every text gives a reading. */
export function readJwt(text: string): JwtReading {
  const tokenStart = /^\s*(?:Bearer\s+)?/i.exec(text)?.[0].length ?? 0
  const token = text.slice(tokenStart).trimEnd()
  if (token === '') return { parts: [], result: failure({ code: 'jwtEmpty' }), legible: [] }

  const parts = partsOf(token, tokenStart)
  const header = readPart(parts[0])
  const payload = readPart(parts[1])
  const legible = [header, payload].flatMap((part) => (part && isWorthShowing(part.legible) ? [part.legible] : []))
  return { parts, result: assemble(token, tokenStart, parts, header, payload), legible }
}

/** The beginning of an object is; bytes that merely happen to decode (of an encrypted token, of plain words) are not. */
function isWorthShowing({ text, complete }: LegiblePart): boolean {
  return complete || /^\s*\{/.test(text)
}

function partsOf(token: string, tokenStart: number): JwtPart[] {
  let start = tokenStart
  return token.split('.', 3).map((text, index) => {
    const part = { name: jwtPartNames[index] ?? 'signature', text, start, end: start + text.length }
    start = part.end + 1
    return part
  })
}

function assemble(
  token: string,
  tokenStart: number,
  parts: readonly JwtPart[],
  header: PartReading | undefined,
  payload: PartReading | undefined,
): JwtReading['result'] {
  const found = token.split('.').length
  const signature = parts[2]
  if (found !== 3 || !header || !payload || !signature) {
    const offset = found > 3 && signature ? signature.end : tokenStart + token.length
    return failure({ code: 'jwtInvalidFormat', fault: { reason: 'partCount', found, offset } })
  }
  if (!header.json.ok) return failure({ code: 'jwtDecodeFailed', fault: header.json.problem.fault })
  if (!payload.json.ok) return failure({ code: 'jwtDecodeFailed', fault: payload.json.problem.fault })
  return success({
    header: header.json.value,
    payload: payload.json.value,
    signature: signature.text,
    deviations: [...header.deviations, ...payload.deviations, ...signatureDeviations(signature.text)],
  })
}

interface PartReading {
  readonly json: Result<JsonReading, { readonly code: 'partFault'; readonly fault: JwtFault }>
  readonly deviations: readonly JwtDeviation[]
  readonly legible: LegiblePart
}

function readPart(part: JwtPart | undefined): PartReading | undefined {
  if (!part) return undefined
  const { name, start } = part
  const base64 = readBase64Url(part.text)
  const deviations = base64.deviations.map((deviation) => ({ part: name, deviation }))
  const withFault = (fault: JwtFault, text: string, complete = false): PartReading => ({
    json: failure({ code: 'partFault', fault }),
    deviations,
    legible: { name, text, complete },
  })
  if (part.text === '') return withFault({ reason: 'emptyPart', part: name, offset: start }, '')
  if (base64.fault) return withFault(base64Fault(part, base64.fault), decodeUtf8Leniently(base64.bytes))

  const text = decodeUtf8(base64.bytes)
  if (!text.ok) {
    const offset = start + characterOfByte(text.problem.byteOffset)
    return withFault({ reason: 'utf8', part: name, offset }, decodeUtf8Leniently(base64.bytes))
  }
  const json = readJson(text.value)
  if (!json.ok) {
    const decodedOffset = json.problem.offset
    const byteOffset = new TextEncoder().encode(text.value.slice(0, decodedOffset)).length
    const offset = Math.min(start + characterOfByte(byteOffset), part.end)
    return withFault({ reason: 'jsonSyntax', part: name, offset, decodedOffset }, text.value)
  }
  if (json.value.kind !== 'object') {
    return withFault({ reason: 'notObject', part: name, offset: start, kind: json.value.kind }, json.value.pretty, true)
  }
  return { json: success(json.value), deviations, legible: { name, text: json.value.pretty, complete: true } }
}

function base64Fault(part: JwtPart, { reason, offset }: NonNullable<Base64UrlReading['fault']>): JwtFault {
  const place = { part: part.name, offset: part.start + offset }
  if (reason === 'base64Length') return { reason, ...place }
  return { reason, ...place, character: String.fromCodePoint(part.text.codePointAt(offset) ?? 0) }
}

/** The signature is bytes, not text, and an unreadable one does not hide the rest of the token. */
function signatureDeviations(text: string): JwtDeviation[] {
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
