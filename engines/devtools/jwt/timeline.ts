import { readClaim } from './claims.ts'
import type { JsonReading } from './json-text.ts'

export interface TimelineMark {
  readonly kind: 'iat' | 'nbf' | 'exp' | 'now'
  readonly nanoseconds: bigint
  /** 0 at the left end, 1 at the right. */
  readonly position: number
}

export interface Timeline {
  readonly marks: readonly TimelineMark[]
  /** Now lies outside the token's own dates, so the stretch up to it is not to scale. */
  readonly toScale: boolean
}

/** Room for "now" beside the token's own dates when it lies outside them. */
const outsideShare = 0.25

/** The token's dates and now on one line; nothing when the token has no dates. */
export function timelineOf(payload: JsonReading, nowNanoseconds: bigint): Timeline | undefined {
  const dates = (['iat', 'nbf', 'exp'] as const).flatMap((kind) => {
    const claim = readClaim(payload, kind)
    return claim?.kind === 'date' && claim.nanoseconds !== undefined ? [{ kind, nanoseconds: claim.nanoseconds }] : []
  })
  const sorted = dates
    .map(({ nanoseconds }) => nanoseconds)
    .sort((left, right) => (left < right ? -1 : left > right ? 1 : 0))
  const first = sorted[0]
  const last = sorted.at(-1)
  if (first === undefined || last === undefined) return undefined

  const before = nowNanoseconds < first
  const after = nowNanoseconds > last
  const start = before ? outsideShare : 0
  const share = before || after ? 1 - outsideShare : 1
  const position = (nanoseconds: bigint) => {
    if (nanoseconds < first) return 0
    if (nanoseconds > last) return 1
    // With a single date the token is a point: it stands where its stretch ends.
    const fraction =
      last === first ? (before ? 0 : 1) : Number(((nanoseconds - first) * 1_000_000n) / (last - first)) / 1_000_000
    return start + fraction * share
  }
  const marks = [...dates, { kind: 'now' as const, nanoseconds: nowNanoseconds }].map((mark) => ({
    ...mark,
    position: position(mark.nanoseconds),
  }))
  return { marks, toScale: !before && !after }
}
