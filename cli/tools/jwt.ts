import {
  adviseOn,
  type DecodedJwt,
  describeInstant,
  type JsonReading,
  lifetimeOf,
  memberOf,
  memberText,
  readableClaims,
  readClaim,
  readJwt,
  relativeTime,
} from '#engines/devtools/index.ts'
import { adviceTexts, deviationTexts } from '#wording/jwt-advice-texts.ts'
import { faultText } from '#wording/jwt-fault-text.ts'
import { findingTexts } from '#wording/jwt-finding-texts.ts'
import { partTitles } from '#wording/jwt-part-titles.ts'
import { relativeText } from '#wording/relative-text.ts'
import { exactJson } from '../exact-json.ts'
import type { Say } from '../texts.ts'
import { type Circumstances, type Outcome, type Row, refuse } from './outcome.ts'

/** Decodes a token, and says what is worth a look. Nothing is verified. */
export function askJwt(text: string, circumstances: Circumstances): Outcome {
  const { say, now } = circumstances
  const { result, choices, findings } = readJwt(text)
  if (!result.ok) return refusal(result.problem, say)
  const token = result.value
  const lifetime = lifetimeOf(token.payload, now)
  const remarks = [
    ...findings.map((finding) => findingTexts[finding]()),
    ...adviseOn(token).map(({ code, name }) => adviceTexts[code]({ name })),
    ...token.deviations.map(({ part, deviation }) => deviationTexts[deviation]({ part: partTitles[part]() })),
    ...(choices.length > 1 ? [say('cli_jwt_several', { total: choices.length })] : []),
    say('jwt_not_verified'),
  ]
  return {
    ok: true,
    value: {
      ok: true,
      header: parsed(token.header),
      payload: parsed(token.payload),
      signature: token.signature,
      // JSON in JavaScript's numbers may lose digits; here stands what the token says.
      headerText: token.header.pretty,
      payloadText: token.payload.pretty,
      state: lifetime.state,
      expires: 'at' in lifetime && lifetime.at !== undefined ? describeInstant(lifetime.at).iso : null,
      verified: false,
      advice: adviseOn(token),
      findings,
    },
    short: token.payload.pretty.replace(/\n\s*/g, ' '),
    body: `${say('jwt_header')}\n${token.header.pretty}\n\n${say('jwt_payload')}\n${token.payload.pretty}`,
    rows: () => claimRows(token, circumstances),
    remarks,
  }
}

function parsed({ pretty }: JsonReading): unknown {
  try {
    const value: unknown = JSON.parse(pretty)
    // Written as deep as in the answer.
    exactJson([[value]])
    return value
  } catch {
    // Nested too deep for JavaScript's own reader or writer; the text stands beside it.
    return null
  }
}

const claimLabels = {
  iss: 'jwt_claim_issuer',
  sub: 'jwt_claim_subject',
  aud: 'jwt_claim_audience',
  exp: 'jwt_claim_expiration',
  iat: 'jwt_claim_issued_at',
  nbf: 'jwt_claim_not_before',
} as const

function claimRows({ payload }: DecodedJwt, { say, now }: Circumstances): Row[] {
  return readableClaims.flatMap((name): Row[] => {
    const claim = readClaim(payload, name)
    if (!claim) return []
    if (claim.kind === 'text') return [[say(claimLabels[name]), claim.text]]
    const at = claim.nanoseconds
    const value =
      at === undefined
        ? `${claim.text} (${say('jwt_date_beyond')})`
        : `${describeInstant(at).iso} (${relativeText(relativeTime(at, now))})`
    return [[say(claimLabels[name]), value]]
  })
}

type Problem = Extract<ReturnType<typeof readJwt>['result'], { ok: false }>['problem']

function refusal(problem: Problem, say: Say): Outcome {
  if (problem.code === 'jwt_empty') return refuse(problem, say('jwt_answer_unreadable'))
  if (problem.code === 'jwt_encrypted') {
    const named = (name: string) => {
      const member = memberOf(problem.header, name)
      return member ? memberText(member) : '—'
    }
    const sentence = say('jwt_encrypted', { encryption: named('enc'), management: named('alg') })
    const header = problem.header.pretty
    return {
      ok: true,
      value: { ok: true, encrypted: true, header: parsed(problem.header), headerText: header },
      short: header.replace(/\n\s*/g, ' '),
      body: `${say('jwt_header')}\n${header}`,
      remarks: [say('jwt_encrypted_title'), sentence],
    }
  }
  const format = problem.code === 'jwt_invalid_format' ? 'jwt_errors_invalid_format' : 'jwt_errors_decode_failed'
  return refuse({ code: problem.code }, `${say(format)}.`, faultText(problem.fault))
}
