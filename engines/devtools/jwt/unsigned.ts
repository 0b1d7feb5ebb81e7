import { failure, type Result, success } from '#engines/core/index.ts'
import { writeBase64Url } from './base64url.ts'
import { memberOf, memberText } from './claims.ts'
import { type JsonKind, type JsonReading, readJson } from './json-text.ts'

/** What is to be signed, before there is a signature. */
export interface UnsignedToken {
  /** Header, dot, payload, as they will stand in the token. */
  readonly signedText: string
  readonly algorithm: string | undefined
  readonly keyId: string | undefined
}

export type UnsignedProblem =
  | {
      readonly code: 'draft_syntax'
      readonly part: 'header' | 'payload'
      readonly line: number
      readonly column: number
    }
  | { readonly code: 'draft_not_object'; readonly part: 'header' | 'payload'; readonly kind: JsonKind }
  /** The payload of a JWT is always encoded (RFC 7797, 7). */
  | { readonly code: 'draft_unencoded' }

/** Header and payload as somebody has written them, made ready for a signature. Numbers keep every digit, members their order. */
export function unsignedToken(header: string, payload: string): Result<UnsignedToken, UnsignedProblem> {
  const head = objectOf('header', header)
  if (!head.ok) return head
  const body = objectOf('payload', payload)
  if (!body.ok) return body
  if (memberOf(head.value, 'b64')?.text === 'false') return failure({ code: 'draft_unencoded' })
  const encoded = [head.value, body.value].map((json) => writeBase64Url(new TextEncoder().encode(json.compact())))
  return success({
    signedText: encoded.join('.'),
    algorithm: stringOf(head.value, 'alg'),
    keyId: stringOf(head.value, 'kid'),
  })
}

/** The header with another algorithm and everything else as it stands; as it is where it cannot be read. */
export function withAlgorithm(header: string, algorithm: string): string {
  const json = readJson(header)
  if (!json.ok || json.value.kind !== 'object') return header
  const name = JSON.stringify(algorithm)
  const member = memberOf(json.value, 'alg')
  if (member) return header.slice(0, member.offset) + name + header.slice(member.offset + member.text.length)
  const separator = json.value.members.length > 0 ? ',' : ''
  return header.replace('{', `{\n  "alg": ${name}${separator}`)
}

function objectOf(part: 'header' | 'payload', text: string): Result<JsonReading, UnsignedProblem> {
  const json = readJson(text)
  if (!json.ok) {
    const lines = text.slice(0, json.problem.offset).split('\n')
    return failure({ code: 'draft_syntax', part, line: lines.length, column: lines.at(-1)!.length + 1 })
  }
  const { kind } = json.value
  return kind === 'object' ? success(json.value) : failure({ code: 'draft_not_object', part, kind })
}

function stringOf(json: JsonReading, name: string): string | undefined {
  const member = memberOf(json, name)
  return member?.kind === 'string' ? memberText(member) : undefined
}
