import type { JwtAdviceCode, JwtDeviation } from '#engines/devtools/index.ts'
import { m } from '#messages'

export const adviceTexts: Readonly<Record<JwtAdviceCode, (inputs: { name: string }) => string>> = {
  algNone: () => m.jwt_advice_alg_none(),
  algMissing: () => m.jwt_advice_alg_missing(),
  algUnknown: () => m.jwt_advice_alg_unknown(),
  signatureEmpty: () => m.jwt_advice_signature_empty(),
  keyInside: m.jwt_advice_key_inside,
  keyByAddress: m.jwt_advice_key_by_address,
  kidSuspicious: () => m.jwt_advice_kid_suspicious(),
  critical: () => m.jwt_advice_critical(),
  payloadUnencoded: () => m.jwt_advice_payload_unencoded(),
  repeatedName: m.jwt_advice_repeated_name,
  neverExpires: () => m.jwt_advice_never_expires(),
  dateNotNumber: m.jwt_advice_date_not_number,
  dateInMilliseconds: m.jwt_advice_date_in_milliseconds,
  neverValid: () => m.jwt_advice_never_valid(),
}

export const deviationTexts: Readonly<Record<JwtDeviation['deviation'], (inputs: { part: string }) => string>> = {
  padding: m.jwt_deviation_padding,
  standardAlphabet: m.jwt_deviation_standard_alphabet,
  trailingBits: m.jwt_deviation_trailing_bits,
  notBase64Url: m.jwt_deviation_not_base64url,
}
