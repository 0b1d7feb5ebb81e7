import type { JwtFinding } from '#engines/devtools/index.ts'
import { m } from '#messages'

/** How a token was found in what was given. */
export const findingTexts: Readonly<Record<JwtFinding, () => string>> = {
  authorization: m.jwt_finding_authorization,
  quotes: m.jwt_finding_quotes,
  spaceInside: m.jwt_finding_space,
  insideText: m.jwt_finding_inside,
  jwsJson: m.jwt_finding_jws_json,
  jweJson: m.jwt_finding_jwe_json,
  sdJwt: m.jwt_finding_sd_jwt,
  base64: m.jwt_finding_base64,
  signedCookie: m.jwt_finding_signed_cookie,
  shortened: m.jwt_finding_shortened,
  nested: m.jwt_finding_nested,
}
