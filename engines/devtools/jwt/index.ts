export { adviseOn, type JwtAdvice, type JwtAdviceCode } from './advice.ts'
export {
  findAlgorithm,
  hashBytes,
  type KeyKind,
  type SignatureAlgorithm,
  signatureAlgorithms,
  signatureBytes,
} from './algorithms.ts'
export { type Base64UrlDeviation, writeBase64Url } from './base64url.ts'
export {
  type HeaderParameterName,
  headerParameters,
  isHeaderParameter,
  isPayloadClaim,
  type PayloadClaimName,
  payloadClaims,
} from './claim-names.ts'
export {
  type ClaimValue,
  memberOf,
  memberText,
  type ReadableClaim,
  readableClaims,
  readClaim,
} from './claims.ts'
export type { Disclosure } from './disclosures.ts'
export type { JwtFinding } from './found-token.ts'
export type { JsonKind, JsonMember, JsonReading } from './json-text.ts'
export { base64Bytes, hexBytes } from './keys/base64-bytes.ts'
export { type Candidate, chooseKeys, type KeyChoice, type KeyRefusal } from './keys/choose-keys.ts'
export {
  type KeyList,
  type KeyMaterial,
  type KeyProblem,
  modulusBits,
  type PrivateMaterial,
  type RsaNumbers,
  rsaNumberNames,
  type SigningKey,
} from './keys/key.ts'
export { readKeys, readPrivateKeys } from './keys/read-keys.ts'
export { checkDates, type DateCheck, type Lifetime, lifetimeOf } from './lifetime.ts'
export { type JwtDeviation, type JwtFault, type JwtPartName, jwtPartNames, type LegiblePart } from './part.ts'
export { type DecodedJwt, type JwtPart, type JwtProblem, type JwtReading, readJwt } from './read.ts'
export { type Timeline, type TimelineMark, timelineOf } from './timeline.ts'
export { tokenIn, whyNoToken } from './token-in-text.ts'
export { type UnsignedProblem, type UnsignedToken, unsignedToken, withAlgorithm } from './unsigned.ts'
