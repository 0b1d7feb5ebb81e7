import { scaleDecimal } from '../decimal.ts'
import { findAlgorithm } from './algorithms.ts'
import { memberOf, memberText } from './claims.ts'
import type { JsonReading } from './json-text.ts'
import type { DecodedJwt } from './read.ts'

/** Something about a token that deserves a second look. What it means is said in `messages/`. */
export interface JwtAdvice {
  readonly code: JwtAdviceCode
  readonly severity: 'danger' | 'caution'
  /** The header parameter or claim it is about. */
  readonly name: string
}

export type JwtAdviceCode =
  | 'algNone'
  | 'algMissing'
  | 'algUnknown'
  | 'signatureEmpty'
  | 'keyInside'
  | 'keyByAddress'
  | 'kidSuspicious'
  | 'critical'
  | 'payloadUnencoded'
  | 'repeatedName'
  | 'neverExpires'
  | 'dateNotNumber'
  | 'dateInMilliseconds'
  | 'neverValid'

export function adviseOn({ header, payload, signature }: DecodedJwt): JwtAdvice[] {
  return [
    ...adviseOnAlgorithm(header, signature),
    ...adviseOnKeys(header),
    ...adviseOnNames(header, payload),
    ...adviseOnDates(payload),
  ]
}

function adviseOnAlgorithm(header: JsonReading, signature: string): JwtAdvice[] {
  const member = memberOf(header, 'alg')
  if (member?.kind !== 'string') return [danger('algMissing', 'alg')]
  const algorithm = memberText(member)
  // Libraries that compared case-sensitively let "nOnE" through (CVE-2015-9235 and its kin).
  if (algorithm.toLowerCase() === 'none') return [danger('algNone', 'alg')]
  if (signature === '') return [danger('signatureEmpty', 'alg')]
  return findAlgorithm(algorithm) ? [] : [caution('algUnknown', 'alg')]
}

/** RFC 8725, 3.10: a key that the token itself brings or names proves nothing until it is checked against a list. */
function adviseOnKeys(header: JsonReading): JwtAdvice[] {
  const advice: JwtAdvice[] = []
  for (const name of ['jwk', 'x5c']) if (memberOf(header, name)) advice.push(danger('keyInside', name))
  for (const name of ['jku', 'x5u']) if (memberOf(header, name)) advice.push(danger('keyByAddress', name))
  const kid = memberOf(header, 'kid')
  if (kid && /\.\.|[\\'";|`$<>]|^\/|\s/.test(memberText(kid))) advice.push(danger('kidSuspicious', 'kid'))
  if (memberOf(header, 'crit')) advice.push(caution('critical', 'crit'))
  if (memberOf(header, 'b64')?.text === 'false') advice.push(caution('payloadUnencoded', 'b64'))
  return advice
}

function adviseOnNames(...objects: JsonReading[]): JwtAdvice[] {
  return objects.flatMap(({ members }) => {
    const seen = new Set<string>()
    const repeated = new Set<string>()
    for (const { name } of members) (seen.has(name) ? repeated : seen).add(name)
    return [...repeated].map((name) => danger('repeatedName', name))
  })
}

/** Seconds after which a date is surely in milliseconds: the year 5138. */
const farFutureSeconds = 100_000_000_000n

function adviseOnDates(payload: JsonReading): JwtAdvice[] {
  const advice: JwtAdvice[] = []
  const seconds = new Map<string, bigint>()
  for (const name of ['exp', 'nbf', 'iat']) {
    const member = memberOf(payload, name)
    if (!member) continue
    const scaled = scaleDecimal(member.text, 0)
    if (member.kind !== 'number') advice.push(caution('dateNotNumber', name))
    else if (
      scaled.kind === 'beyond' ? !scaled.negative : scaled.kind === 'integer' && scaled.value > farFutureSeconds
    ) {
      advice.push(caution('dateInMilliseconds', name))
    } else if (scaled.kind === 'integer') seconds.set(name, scaled.value)
  }
  const expires = seconds.get('exp')
  const notBefore = seconds.get('nbf')
  if (expires !== undefined && notBefore !== undefined && notBefore >= expires)
    advice.push(caution('neverValid', 'nbf'))
  if (!memberOf(payload, 'exp')) advice.push(caution('neverExpires', 'exp'))
  return advice
}

function danger(code: JwtAdviceCode, name: string): JwtAdvice {
  return { code, severity: 'danger', name }
}

function caution(code: JwtAdviceCode, name: string): JwtAdvice {
  return { code, severity: 'caution', name }
}
