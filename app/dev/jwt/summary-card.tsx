import { formatInZone, localZone } from '#app/dev/timestamp/local-format.ts'
import { useNow } from '#app/dev/use-now.ts'
import { m } from '#app/paraglide/messages.js'
import { Card } from '#app/ui/card.tsx'
import { ValueList, type ValueRow } from '#app/ui/value-list.tsx'
import {
  type ClaimValue,
  type DecodedJwt,
  memberOf,
  memberText,
  type ReadableClaim,
  readableClaims,
  readClaim,
} from '#engines/devtools/jwt/index.ts'
import { describeInstant } from '#engines/devtools/timestamp/index.ts'
import { TokenTimeline } from './token-timeline.tsx'

const labels: Readonly<Record<ReadableClaim, () => string>> = {
  iss: m.jwt_claim_issuer,
  sub: m.jwt_claim_subject,
  aud: m.jwt_claim_audience,
  exp: m.jwt_claim_expiration,
  iat: m.jwt_claim_issued_at,
  nbf: m.jwt_claim_not_before,
}

/** The standard claims in words; its line of time follows the clock. */
export function SummaryCard({ token }: { token: DecodedJwt }) {
  const now = useNow()
  const rows = readableClaims.flatMap((name) => {
    const claim = readClaim(token.payload, name)
    return claim ? [claimRow(name, claim, now !== undefined)] : []
  })
  return (
    <Card title={m.jwt_claims()} actions={<Algorithm token={token} />}>
      {rows.length > 0 ? <ValueList rows={rows} /> : <p className="text-sm text-muted">{m.jwt_claims_none()}</p>}
      <TokenTimeline payload={token.payload} now={now} />
    </Card>
  )
}

function Algorithm({ token }: { token: DecodedJwt }) {
  const algorithm = memberOf(token.header, 'alg')
  return (
    algorithm && (
      <span translate="no" className="font-mono text-sm text-muted">
        {memberText(algorithm).slice(0, 40)}
      </span>
    )
  )
}

/** Dates are in UTC until the visitor's zone is known; one line either way, so nothing moves. */
function claimRow(name: ReadableClaim, claim: ClaimValue, isAlive: boolean): ValueRow {
  const label = labels[name]()
  if (claim.kind === 'text')
    return {
      label,
      value: claim.text,
      shown: (
        <span translate="no" className="max-sm:text-sm">
          {shortened(claim.text)}
        </span>
      ),
    }
  if (claim.nanoseconds === undefined)
    return {
      label,
      value: claim.text,
      shown: <span className="max-sm:text-sm">{`${claim.text} (${m.jwt_date_beyond()})`}</span>,
    }
  const value = isAlive ? formatInZone(claim.nanoseconds, localZone()) : describeInstant(claim.nanoseconds).utc
  return {
    label,
    value,
    shown: (
      <span
        translate="no"
        className="block truncate max-sm:text-sm max-[16rem]:whitespace-normal max-[22rem]:text-xs max-[22rem]:tracking-tight"
      >
        {value}
      </span>
    ),
  }
}

/** The card is a summary; the whole text is copied, and stands in the payload. */
function shortened(text: string): string {
  return text.length > 500 ? `${text.slice(0, 500)}…` : text
}
