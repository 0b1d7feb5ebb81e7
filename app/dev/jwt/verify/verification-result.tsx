import { useNow } from '#app/dev/use-now.ts'
import { m } from '#app/paraglide/messages.js'
import { Notice } from '#app/ui/notice.tsx'
import { checkDates, type DateCheck, type DecodedJwt } from '#engines/devtools/jwt/index.ts'
import type { VerificationInput } from '../use-verification.ts'
import { noteText } from './note-text.ts'
import { problemText } from './problem-text.ts'
import type { Verification, VerificationNote } from './verification.ts'
import { requestOf } from './verification-request.ts'

interface VerificationResultProps {
  token: DecodedJwt
  outcome: Verification
  verification: VerificationInput
}

/** The verdict on the signature, in the place of the warning that there is none. */
export default function VerificationResult({ token, outcome, verification }: VerificationResultProps) {
  const now = useNow()
  const algorithm = requestOf(token).header.algorithm ?? ''
  if (outcome.outcome === 'problem') {
    const isAttack = outcome.problem.code === 'algorithm_confusion'
    return <Notice tone={isAttack ? 'error' : 'warning'}>{problemText(outcome.problem, algorithm)}</Notice>
  }
  const isGood = outcome.outcome === 'good'
  const dates = now === undefined ? [] : checkDates(token.payload, now, skewSeconds)
  const hasDoubts = dates.some(({ holds }) => !holds) || outcome.notes.some(({ code }) => doubtful.includes(code))
  return (
    <Notice tone={isGood ? (hasDoubts ? 'warning' : 'success') : 'error'}>
      <p className="font-medium">{isGood ? m.jwt_verify_good() : m.jwt_verify_bad()}</p>
      {outcome.notes.map((note) => (
        <p key={note.code} className="mt-1">
          {noteText(note, algorithm)}
          {note.code === 'otherSecret' && (
            <button
              type="button"
              onClick={() => verification.verify(note.keyText, note.encoding)}
              className="ml-2 min-h-8 rounded-field font-medium underline underline-offset-4"
            >
              {m.jwt_verify_use_it()}
            </button>
          )}
        </p>
      ))}
      {isGood && now !== undefined && <DatesChecked checks={dates} />}
    </Notice>
  )
}

const doubtful: readonly VerificationNote['code'][] = ['weakRsa', 'weakSecret', 'criticalUnknown', 'criticalInvalid']

/** What verifiers commonly allow. */
const skewSeconds = 60

/** A correct signature on an expired token is no valid token: the dates are said beside it. */
function DatesChecked({ checks }: { checks: readonly DateCheck[] }) {
  if (checks.length === 0) return <p className="mt-1">{m.jwt_claim_check_none()}</p>
  return (
    <p className="mt-1">
      {m.jwt_claims_checked({ skew: String(skewSeconds) })}{' '}
      {checks.map((check) => (
        <span key={check.name} className={check.holds ? undefined : 'font-semibold text-danger'}>
          {dateText(check)}{' '}
        </span>
      ))}
    </p>
  )
}

const dateTexts = {
  exp: [m.jwt_claim_check_exp_holds, m.jwt_claim_check_exp_fails],
  nbf: [m.jwt_claim_check_nbf_holds, m.jwt_claim_check_nbf_fails],
  iat: [m.jwt_claim_check_iat_holds, m.jwt_claim_check_iat_fails],
} as const

function dateText({ name, holds, isTolerated }: DateCheck): string {
  const [kept, broken] = dateTexts[name]
  if (!holds) return broken()
  return isTolerated ? m.jwt_claim_check_tolerated({ name }) : kept()
}
