import {
  adviseOn,
  type DecodedJwt,
  describeInstant,
  type JsonReading,
  type JwtAdviceCode,
  type JwtDeviation,
  type JwtFault,
  lifetimeOf,
  memberOf,
  memberText,
  readableClaims,
  readClaim,
  readJwt,
  relativeTime,
} from '#engines/devtools/index.ts'
import type { Say, TextKey } from '../texts.ts'
import { relativeText } from './moment-texts.ts'
import { type Circumstances, type Outcome, type Row, refuse } from './outcome.ts'

/** Decodes a token, and says what is worth a look. Nothing is verified. */
export function askJwt(text: string, circumstances: Circumstances): Outcome {
  const { say, now } = circumstances
  const { result, choices } = readJwt(text)
  if (!result.ok) return refusal(result.problem, say)
  const token = result.value
  const lifetime = lifetimeOf(token.payload, now)
  const remarks = [
    ...adviseOn(token).map(({ code, name }) => say(advice[code], { name })),
    ...token.deviations.map(({ part, deviation }) => say(deviations[deviation], { part: say(`jwt_${part}`) })),
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
    },
    short: token.payload.pretty.replace(/\n\s*/g, ' '),
    body: `${say('jwt_header')}\n${token.header.pretty}\n\n${say('jwt_payload')}\n${token.payload.pretty}`,
    rows: claimRows(token, circumstances),
    remarks,
  }
}

function parsed({ pretty }: JsonReading): unknown {
  try {
    return JSON.parse(pretty)
  } catch {
    // Nested too deep for JavaScript's own reader; the text stands beside it.
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
        : `${describeInstant(at).iso} (${relativeText(relativeTime(at, now), say)})`
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
  return refuse({ code: problem.code }, `${say(format)}.`, faultText(problem.fault, say))
}

function faultText(fault: JwtFault, say: Say): string {
  if (fault.reason === 'partCount') return say('jwt_fault_part_count', { count: fault.found })
  const character = fault.reason === 'illegalCharacter' ? visible(fault.character) : ''
  const decodedPosition = fault.reason === 'jsonSyntax' ? fault.decodedOffset + 1 : 0
  return say(faults[fault.reason], {
    part: say(`jwt_${fault.part}`),
    position: fault.offset + 1,
    character,
    decodedPosition,
  })
}

/** Spaces and control characters by their code, the rest as themselves. */
const visible = (character: string): string =>
  /[\s\p{C}]/u.test(character)
    ? `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
    : character

const faults = {
  emptyPart: 'jwt_fault_empty_part',
  illegalCharacter: 'jwt_fault_illegal_character',
  base64Length: 'jwt_fault_base64_length',
  utf8: 'jwt_fault_utf8',
  jsonSyntax: 'jwt_fault_json',
  notObject: 'jwt_fault_not_object',
} as const satisfies Record<Exclude<JwtFault['reason'], 'partCount'>, TextKey>

const advice = {
  algNone: 'jwt_advice_alg_none',
  algMissing: 'jwt_advice_alg_missing',
  algUnknown: 'jwt_advice_alg_unknown',
  signatureEmpty: 'jwt_advice_signature_empty',
  keyInside: 'jwt_advice_key_inside',
  keyByAddress: 'jwt_advice_key_by_address',
  kidSuspicious: 'jwt_advice_kid_suspicious',
  critical: 'jwt_advice_critical',
  payloadUnencoded: 'jwt_advice_payload_unencoded',
  repeatedName: 'jwt_advice_repeated_name',
  neverExpires: 'jwt_advice_never_expires',
  dateNotNumber: 'jwt_advice_date_not_number',
  dateInMilliseconds: 'jwt_advice_date_in_milliseconds',
  neverValid: 'jwt_advice_never_valid',
} as const satisfies Record<JwtAdviceCode, TextKey>

const deviations = {
  padding: 'jwt_deviation_padding',
  standardAlphabet: 'jwt_deviation_standard_alphabet',
  trailingBits: 'jwt_deviation_trailing_bits',
  notBase64Url: 'jwt_deviation_not_base64url',
} as const satisfies Record<JwtDeviation['deviation'], TextKey>
