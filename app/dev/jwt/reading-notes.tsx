import { m } from '#app/paraglide/messages.js'
import { Segmented } from '#app/ui/segmented.tsx'
import type { JwtFinding } from '#engines/devtools/jwt/index.ts'
import type { JwtInput } from './use-jwt.ts'

/** How the token was found in what was pasted, and which of several is shown. Nothing for a token alone. */
export default function ReadingNotes({ jwt }: { jwt: JwtInput }) {
  const { findings, choices, chosen } = jwt.reading
  return (
    <>
      {findings.length > 0 && (
        <p className="mt-1.5 text-sm text-muted" role="status">
          {findings.map((finding) => findingTexts[finding]()).join(' ')}
        </p>
      )}
      {choices.length > 1 && (
        <div className="mt-2">
          <p className="mb-1 text-sm font-medium">{m.jwt_choose()}</p>
          <Segmented
            legend={m.jwt_choose()}
            value={String(chosen)}
            options={choices.map(({ label }, index) => ({ value: String(index), label: label ?? String(index + 1) }))}
            onChange={(value) => jwt.setChoice(Number(value))}
          />
        </div>
      )}
    </>
  )
}

const findingTexts: Readonly<Record<JwtFinding, () => string>> = {
  authorization: m.jwt_finding_authorization,
  quotes: m.jwt_finding_quotes,
  spaceInside: m.jwt_finding_space,
  insideText: m.jwt_finding_inside,
  jwsJson: m.jwt_finding_jws_json,
  jweJson: m.jwt_finding_jwe_json,
  sdJwt: m.jwt_finding_sd_jwt,
  base64: m.jwt_finding_base64,
  signedCookie: m.jwt_finding_signed_cookie,
}
