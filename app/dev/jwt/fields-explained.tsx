import { m } from '#app/paraglide/messages.js'
import {
  type DecodedJwt,
  type HeaderParameterName,
  headerParameters,
  isHeaderParameter,
  isPayloadClaim,
  type JsonMember,
  memberText,
  type PayloadClaimName,
  payloadClaims,
} from '#engines/devtools/jwt/index.ts'
import { partTitles } from '#wording/jwt-part-titles.ts'

/** Every field of this token and what it means. Loaded when opened. */
export default function FieldsExplained({ token }: { token: DecodedJwt }) {
  return (
    <div className="grid gap-4">
      <Fields
        title={partTitles.header()}
        members={token.header.members}
        explain={(name) =>
          isHeaderParameter(name) ? { meaning: headerMeanings[name](), source: headerParameters[name] } : undefined
        }
      />
      <Fields
        title={partTitles.payload()}
        members={token.payload.members}
        explain={(name) =>
          isPayloadClaim(name) ? { meaning: claimMeanings[name](), source: payloadClaims[name] } : undefined
        }
      />
    </div>
  )
}

interface FieldsProps {
  title: string
  members: readonly JsonMember[]
  explain: (name: string) => { meaning: string; source: string } | undefined
}

const mostShown = 200

function Fields({ title, members, explain }: FieldsProps) {
  return (
    <div>
      <h3 className="font-semibold">{title}</h3>
      <dl className="mt-1 divide-y divide-line text-sm">
        {members.slice(0, mostShown).map((member, index) => {
          const explanation = explain(member.name)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a name may repeat
            <div key={index} className="grid gap-x-4 py-2 sm:grid-cols-[minmax(6rem,1fr)_2fr]">
              <dt className="font-mono font-medium wrap-anywhere">{member.name}</dt>
              <dd>
                {explanation ? (
                  <>
                    {explanation.meaning} <span className="whitespace-nowrap text-muted">({explanation.source})</span>
                  </>
                ) : (
                  <span className="text-muted">{m.jwt_explain_private()}</span>
                )}
              </dd>
              <dd className="font-mono wrap-anywhere text-muted sm:col-start-2">{shortened(memberText(member))}</dd>
            </div>
          )
        })}
      </dl>
    </div>
  )
}

function shortened(text: string): string {
  return text.length > 200 ? `${text.slice(0, 200)}…` : text
}

const headerMeanings: Readonly<Record<HeaderParameterName, () => string>> = {
  alg: m.jwt_explain_alg,
  typ: m.jwt_explain_typ,
  cty: m.jwt_explain_cty,
  kid: m.jwt_explain_kid,
  jku: m.jwt_explain_jku,
  jwk: m.jwt_explain_jwk,
  x5u: m.jwt_explain_x5u,
  x5c: m.jwt_explain_x5c,
  x5t: m.jwt_explain_x5t,
  'x5t#S256': m.jwt_explain_x5t_s256,
  crit: m.jwt_explain_crit,
  b64: m.jwt_explain_b64,
  enc: m.jwt_explain_enc,
  zip: m.jwt_explain_zip,
}

const claimMeanings: Readonly<Record<PayloadClaimName, () => string>> = {
  iss: m.jwt_explain_iss,
  sub: m.jwt_explain_sub,
  aud: m.jwt_explain_aud,
  exp: m.jwt_explain_exp,
  nbf: m.jwt_explain_nbf,
  iat: m.jwt_explain_iat,
  jti: m.jwt_explain_jti,
  name: m.jwt_explain_name,
  given_name: m.jwt_explain_given_name,
  family_name: m.jwt_explain_family_name,
  middle_name: m.jwt_explain_middle_name,
  nickname: m.jwt_explain_nickname,
  preferred_username: m.jwt_explain_preferred_username,
  profile: m.jwt_explain_profile,
  picture: m.jwt_explain_picture,
  website: m.jwt_explain_website,
  email: m.jwt_explain_email,
  email_verified: m.jwt_explain_email_verified,
  gender: m.jwt_explain_gender,
  birthdate: m.jwt_explain_birthdate,
  zoneinfo: m.jwt_explain_zoneinfo,
  locale: m.jwt_explain_locale,
  phone_number: m.jwt_explain_phone_number,
  phone_number_verified: m.jwt_explain_phone_number_verified,
  address: m.jwt_explain_address,
  updated_at: m.jwt_explain_updated_at,
  azp: m.jwt_explain_azp,
  nonce: m.jwt_explain_nonce,
  auth_time: m.jwt_explain_auth_time,
  at_hash: m.jwt_explain_at_hash,
  c_hash: m.jwt_explain_c_hash,
  acr: m.jwt_explain_acr,
  amr: m.jwt_explain_amr,
  sid: m.jwt_explain_sid,
  scope: m.jwt_explain_scope,
  client_id: m.jwt_explain_client_id,
  act: m.jwt_explain_act,
  may_act: m.jwt_explain_may_act,
  cnf: m.jwt_explain_cnf,
  _sd: m.jwt_explain_sd,
  _sd_alg: m.jwt_explain_sd_alg,
  roles: m.jwt_explain_roles,
  groups: m.jwt_explain_groups,
  entitlements: m.jwt_explain_entitlements,
}
