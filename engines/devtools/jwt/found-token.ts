import type { Excerpt } from './excerpt.ts'
import type { JsonToken } from './jws-json.ts'
import type { Wrapping } from './unwrap.ts'

/** How the token stood in what was pasted. */
export type JwtFinding =
  | Wrapping
  | 'spaceInside'
  | 'insideText'
  | 'jwsJson'
  | 'jweJson'
  | 'sdJwt'
  | 'base64'
  | 'signedCookie'
  | 'shortened'
  | 'nested'

export interface CompactToken {
  readonly kind: 'compact'
  readonly excerpt: Excerpt
  /** The `~` parts of an SD-JWT behind the token itself (RFC 9901, 4). */
  readonly appended: readonly Excerpt[]
  readonly findings: readonly JwtFinding[]
  /** The name it had where it was found: `id_token`. */
  readonly label?: string
}

export type FoundToken = CompactToken | JsonToken
