import { scaleDecimal } from '../decimal.ts'
import { memberOf, readClaim } from './claims.ts'
import type { JsonReading } from './json-text.ts'

/** The one thing to say first about a token. `at` is absent where no calendar reaches that far. */
export type Lifetime =
  | { readonly state: 'expired' | 'valid' | 'notYet'; readonly text: string; readonly at?: bigint }
  /** There is no `exp`. */
  | { readonly state: 'endless' }
  /** `exp` is not a number. */
  | { readonly state: 'unknown' }

/** A token that is both expired and not valid yet is called expired: it will never be valid. At the very second of `exp` it is expired. */
export function lifetimeOf(payload: JsonReading, nowNanoseconds: bigint): Lifetime {
  const expires = memberOf(payload, 'exp')
  const isExpired = expires?.kind === 'number' && compare(expires.text, nowNanoseconds) <= 0
  const notBefore = memberOf(payload, 'nbf')
  if (!isExpired && notBefore?.kind === 'number' && compare(notBefore.text, nowNanoseconds) > 0)
    return { state: 'notYet', text: notBefore.text, ...instantOf(payload, 'nbf') }
  if (!expires) return { state: 'endless' }
  if (expires.kind !== 'number') return { state: 'unknown' }
  return { state: isExpired ? 'expired' : 'valid', text: expires.text, ...instantOf(payload, 'exp') }
}

function instantOf(payload: JsonReading, name: 'exp' | 'nbf'): { at?: bigint } {
  const claim = readClaim(payload, name)
  return claim?.kind === 'date' && claim.nanoseconds !== undefined ? { at: claim.nanoseconds } : {}
}

/** Seconds against nanoseconds, exactly, however large the number is. */
function compare(seconds: string, nanoseconds: bigint): number {
  const scaled = scaleDecimal(seconds, 9)
  if (scaled.kind !== 'integer') return seconds.startsWith('-') ? -1 : 1
  return scaled.value < nanoseconds ? -1 : scaled.value > nanoseconds ? 1 : 0
}

export interface DateCheck {
  readonly name: 'exp' | 'nbf' | 'iat'
  readonly holds: boolean
  /** It holds only because clocks are allowed to differ. */
  readonly isTolerated: boolean
}

/** The dates as a recipient checks them (RFC 7519, 4.1): a little leeway for clocks that differ. */
export function checkDates(payload: JsonReading, nowNanoseconds: bigint, skewSeconds: number): DateCheck[] {
  const skew = BigInt(skewSeconds) * 1_000_000_000n
  return (['exp', 'nbf', 'iat'] as const).flatMap((name) => {
    const member = memberOf(payload, name)
    if (member?.kind !== 'number') return []
    const passes = (leeway: bigint) =>
      name === 'exp'
        ? compare(member.text, nowNanoseconds - leeway) > 0
        : compare(member.text, nowNanoseconds + leeway) <= 0
    const holds = passes(skew)
    return [{ name, holds, isTolerated: holds && !passes(0n) }]
  })
}
