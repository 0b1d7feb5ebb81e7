import { failure, type Result, success } from '#engines/core/index.ts'
import { memberOf, memberText } from './claims.ts'
import { type Disclosure, readDisclosure } from './disclosures.ts'
import { compactExcerpt, type Excerpt } from './excerpt.ts'
import { findTokens, splitExcerpt } from './find-tokens.ts'
import type { CompactToken, FoundToken, JwtFinding } from './found-token.ts'
import { type JsonMember, type JsonReading, readJson } from './json-text.ts'
import type { JsonToken } from './jws-json.ts'
import { otherToken } from './other-tokens.ts'
import {
  type JwtDeviation,
  type JwtFault,
  type JwtPartName,
  jwtPartNames,
  type LegiblePart,
  type PartReading,
  readObjectPart,
  signatureDeviations,
} from './part.ts'

/** One part and where it stands in the text as typed. */
export interface JwtPart {
  readonly name: JwtPartName
  readonly text: string
  readonly start: number
  readonly end: number
}

export interface DecodedJwt {
  readonly header: JsonReading
  /** The part of the header that the signature does not cover: JSON form only. */
  readonly unprotectedHeader?: JsonReading
  readonly payload: JsonReading
  readonly signature: string
  /** The text that was signed: header, dot, payload as they stand in the token (RFC 7515, 5.1). */
  readonly signedText: string
  readonly disclosures: readonly Disclosure[]
  readonly deviations: readonly JwtDeviation[]
}

export type JwtProblem =
  | { readonly code: 'jwt_empty' }
  | { readonly code: 'jwt_invalid_format'; readonly fault: JwtFault }
  | { readonly code: 'jwt_decode_failed'; readonly fault: JwtFault }
  /** Nothing is wrong with it, but only its header can be read without the key. */
  | { readonly code: 'jwt_encrypted'; readonly header: JsonReading }

export interface JwtReading {
  /** At most three; of a longer text the rest belongs to no part. */
  readonly parts: readonly JwtPart[]
  readonly result: Result<DecodedJwt, JwtProblem>
  readonly legible: readonly LegiblePart[]
  /** What was done to find the token in the text. */
  readonly findings: readonly JwtFinding[]
  /** The tokens the text holds, by the names they have there; `chosen` is the one read. */
  readonly choices: readonly { readonly label?: string }[]
  readonly chosen: number
}

/** Reads a token without verifying anything. Total: every text gives a reading. `choice` is for a text with several tokens. */
export function readJwt(typed: string, choice = 0): JwtReading {
  const tokens = findTokens(typed).flatMap(withKeyBinding)
  const chosen = choice < tokens.length ? choice : 0
  const token = tokens[chosen]
  const choices = tokens.map(({ label }) => (label ? { label } : {}))
  if (!token) {
    return { parts: [], result: failure({ code: 'jwt_empty' }), legible: [], findings: [], choices, chosen }
  }
  const reading = token.kind === 'json' ? readJsonToken(token) : readCompact(token)
  return { ...reading, findings: token.findings, choices, chosen }
}

type TokenReading = Pick<JwtReading, 'parts' | 'result' | 'legible'>

/** The proof of possession at the end of an SD-JWT is a token of its own (RFC 9901, 4.3). */
function withKeyBinding(token: FoundToken): FoundToken[] {
  const last = token.kind === 'compact' ? token.appended.at(-1) : undefined
  if (token.kind === 'json' || !last?.text.includes('.')) return [token]
  const binding: CompactToken = { ...token, excerpt: last, appended: [], label: 'KB-JWT' }
  return [{ ...token, appended: token.appended.slice(0, -1), label: token.label ?? 'SD-JWT' }, binding]
}

function readCompact({ excerpt, appended }: CompactToken): TokenReading {
  const excerpts = splitExcerpt(excerpt, '.')
  const [headerExcerpt = excerpt, payloadExcerpt, signatureExcerpt] = excerpts
  const header = readObjectPart({ name: 'header', excerpt: headerExcerpt })
  if (excerpts.length === 5 && header.json.ok && memberOf(header.json.value, 'enc')) {
    return { parts: partsOf(headerExcerpt), ...encrypted(header.json.value) }
  }
  const payload = payloadExcerpt && readPayload(payloadExcerpt, header)
  const parts = partsOf(headerExcerpt, payloadExcerpt, signatureExcerpt)
  const legible = legibleParts(header, payload)
  if (excerpts.length !== 3 || !payload || !payloadExcerpt || !signatureExcerpt) {
    const offset = excerpts.length > 3 && signatureExcerpt ? signatureExcerpt.end : excerpt.end
    const fault = whatElse(excerpt) ?? ({ reason: 'partCount', found: excerpts.length, offset } as const)
    return { parts, legible, result: failure({ code: 'jwt_invalid_format', fault }) }
  }
  if (header.json.ok && payloadExcerpt.text === '' && signatureExcerpt.text !== '') {
    const fault = { reason: 'detached', part: 'payload', offset: payloadExcerpt.start } as const
    return { parts, legible, result: failure({ code: 'jwt_decode_failed', fault }) }
  }
  const other = header.json.ok ? undefined : whatElse(excerpt)
  if (other) return { parts: [], legible: [], result: failure({ code: 'jwt_decode_failed', fault: other }) }
  const result = assemble({
    header,
    payload,
    signature: signatureExcerpt.text,
    signedText: `${headerExcerpt.text}.${payloadExcerpt.text}`,
    disclosures: appended.flatMap(({ text }) => (text === '' ? [] : [readDisclosure(text)])),
  })
  return { parts, legible, result }
}

/** A better reason than a wrong number of parts, where the text gives one. */
function whatElse({ text, start, typedOffset }: Excerpt): JwtFault | undefined {
  const token = otherToken(text)
  if (token) return { reason: 'otherToken', token, offset: start }
  const cut = text.search(/…|\.{3}/)
  return cut < 0 ? undefined : { reason: 'shortened', offset: typedOffset(cut) }
}

function readJsonToken(token: JsonToken): TokenReading {
  const { protectedHeader, unprotectedHeader, payload: payloadExcerpt, signature } = token
  const header = protectedHeader
    ? readObjectPart({ name: 'header', excerpt: protectedHeader })
    : unprotectedPart(unprotectedHeader)
  if (token.encrypted && header.json.ok) {
    return { parts: partsOf(protectedHeader), ...encrypted(header.json.value) }
  }
  const payload = readPayload(payloadExcerpt ?? compactExcerpt('', 0, 0), header)
  const result = assemble({
    header,
    ...(protectedHeader && unprotectedHeader ? { unprotectedHeader } : {}),
    payload,
    signature: signature?.text ?? '',
    signedText: `${protectedHeader?.text ?? ''}.${payloadExcerpt?.text ?? ''}`,
    disclosures: textsIn(unprotectedHeader && memberOf(unprotectedHeader, 'disclosures')).map(readDisclosure),
  })
  return { parts: partsOf(protectedHeader, payloadExcerpt, signature), legible: legibleParts(header, payload), result }
}

/** The strings of an array: an SD-JWT in JSON form has its disclosures in the open header (RFC 9901, 8.1). */
function textsIn(member: JsonMember | undefined): string[] {
  const array = member?.kind === 'array' ? readJson(member.text) : undefined
  return array?.ok ? array.value.members.flatMap((one) => (one.kind === 'string' ? [memberText(one)] : [])) : []
}

/** Where nothing is protected, the open header is all the header there is. */
function unprotectedPart(header: JsonReading | undefined): PartReading {
  const empty = readJson('{}')
  const json = header ?? (empty.ok ? empty.value : undefined)
  if (!json) throw new Error('an empty object is JSON')
  return { json: success(json), deviations: [], legible: { name: 'header', text: json.pretty, complete: true } }
}

function readPayload(excerpt: Excerpt, header: PartReading): PartReading {
  const isPlain = header.json.ok && memberOf(header.json.value, 'b64')?.text === 'false' && /[^\w=-]/.test(excerpt.text)
  return readObjectPart({ name: 'payload', excerpt, isPlain })
}

function partsOf(...excerpts: (Excerpt | undefined)[]): JwtPart[] {
  return excerpts.flatMap((excerpt, index) => {
    const name = jwtPartNames[index]
    return excerpt && name ? [{ name, text: excerpt.text, start: excerpt.start, end: excerpt.end }] : []
  })
}

function encrypted(header: JsonReading): Pick<TokenReading, 'result' | 'legible'> {
  return { result: failure({ code: 'jwt_encrypted', header }), legible: [] }
}

function legibleParts(header: PartReading, payload: PartReading | undefined): LegiblePart[] {
  return [header, payload].flatMap((part) =>
    part && isWorthShowing(part.legible, header.json.ok) ? [part.legible] : [],
  )
}

/**
 * The beginning of an object is, and any plain text behind a good header; bytes that merely happen to decode (of an encrypted
 * token, of plain words) are not.
 */
function isWorthShowing({ text, complete }: LegiblePart, behindGoodHeader: boolean): boolean {
  if (complete || /^\s*\{(?:$|\s|[^\p{Cc}\ufffd])/u.test(text)) return true
  return behindGoodHeader && text !== '' && !/[\ufffd\p{Cc}]/u.test(text.replace(/[\t\r\n]/g, ''))
}

interface TokenParts {
  readonly header: PartReading
  readonly unprotectedHeader?: JsonReading
  readonly payload: PartReading
  readonly signature: string
  readonly signedText: string
  readonly disclosures: readonly Disclosure[]
}

function assemble({ header, payload, ...rest }: TokenParts): JwtReading['result'] {
  if (!header.json.ok) return failure({ code: 'jwt_decode_failed', fault: header.json.problem.fault })
  if (!payload.json.ok) return failure({ code: 'jwt_decode_failed', fault: payload.json.problem.fault })
  return success({
    ...rest,
    header: header.json.value,
    payload: payload.json.value,
    deviations: [...header.deviations, ...payload.deviations, ...signatureDeviations(rest.signature)],
  })
}
