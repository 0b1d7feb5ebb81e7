import { type DecodedJwt, type JsonReading, memberOf, memberText } from '#engines/devtools/jwt/index.ts'
import type { VerificationRequest } from './verification.ts'

/** What a token asks of whoever verifies it. A JSON form may name its key beside what is signed (RFC 7515, 7.2). */
export function requestOf(token: DecodedJwt): Pick<VerificationRequest, 'signedText' | 'signature' | 'header'> {
  const headers = [token.header, token.unprotectedHeader].filter((header) => header !== undefined)
  return {
    signedText: token.signedText,
    signature: token.signature,
    header: {
      algorithm: stringMember(headers, 'alg'),
      keyId: stringMember(headers, 'kid'),
      critical: criticalOf(token.header),
    },
  }
}

function stringMember(headers: readonly JsonReading[], name: string): string | undefined {
  const member = headers.map((header) => memberOf(header, name)).find((found) => found?.kind === 'string')
  return member && memberText(member)
}

/** A list of names that occur in the header, not empty (RFC 7515, 4.1.11). */
function criticalOf(header: JsonReading): VerificationRequest['header']['critical'] {
  const member = memberOf(header, 'crit')
  if (!member) return undefined
  const names: unknown = member.kind === 'array' ? JSON.parse(member.text) : undefined
  const isList = Array.isArray(names) && names.length > 0
  return isList && names.every((name) => typeof name === 'string' && memberOf(header, name)) ? names : 'invalid'
}
