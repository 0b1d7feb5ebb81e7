/** Names with an agreed meaning and the document that gives it. What they mean is said in `messages/`. */
export const headerParameters = {
  alg: 'RFC 7515',
  typ: 'RFC 7515',
  cty: 'RFC 7515',
  kid: 'RFC 7515',
  jku: 'RFC 7515',
  jwk: 'RFC 7515',
  x5u: 'RFC 7515',
  x5c: 'RFC 7515',
  x5t: 'RFC 7515',
  'x5t#S256': 'RFC 7515',
  crit: 'RFC 7515',
  b64: 'RFC 7797',
  enc: 'RFC 7516',
  zip: 'RFC 7516',
} as const

export const payloadClaims = {
  iss: 'RFC 7519',
  sub: 'RFC 7519',
  aud: 'RFC 7519',
  exp: 'RFC 7519',
  nbf: 'RFC 7519',
  iat: 'RFC 7519',
  jti: 'RFC 7519',
  name: 'OpenID Connect',
  given_name: 'OpenID Connect',
  family_name: 'OpenID Connect',
  middle_name: 'OpenID Connect',
  nickname: 'OpenID Connect',
  preferred_username: 'OpenID Connect',
  profile: 'OpenID Connect',
  picture: 'OpenID Connect',
  website: 'OpenID Connect',
  email: 'OpenID Connect',
  email_verified: 'OpenID Connect',
  gender: 'OpenID Connect',
  birthdate: 'OpenID Connect',
  zoneinfo: 'OpenID Connect',
  locale: 'OpenID Connect',
  phone_number: 'OpenID Connect',
  phone_number_verified: 'OpenID Connect',
  address: 'OpenID Connect',
  updated_at: 'OpenID Connect',
  azp: 'OpenID Connect',
  nonce: 'OpenID Connect',
  auth_time: 'OpenID Connect',
  at_hash: 'OpenID Connect',
  c_hash: 'OpenID Connect',
  acr: 'OpenID Connect',
  amr: 'OpenID Connect',
  sid: 'OpenID Connect',
  scope: 'RFC 8693',
  client_id: 'RFC 8693',
  act: 'RFC 8693',
  may_act: 'RFC 8693',
  cnf: 'RFC 7800',
  _sd: 'RFC 9901',
  _sd_alg: 'RFC 9901',
  roles: 'RFC 9068',
  groups: 'RFC 9068',
  entitlements: 'RFC 9068',
} as const

export type HeaderParameterName = keyof typeof headerParameters
export type PayloadClaimName = keyof typeof payloadClaims

export function isHeaderParameter(name: string): name is HeaderParameterName {
  return Object.hasOwn(headerParameters, name)
}

export function isPayloadClaim(name: string): name is PayloadClaimName {
  return Object.hasOwn(payloadClaims, name)
}
