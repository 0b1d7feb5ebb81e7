import { floorDivide, scaleDecimal } from '../decimal.ts'
import { type Instant, nanosecondsPerDay, nanosecondsPerSecond } from './instant.ts'

export type OtherCountId = 'excelDay' | 'filetime' | 'dotnetTicks' | 'webkit' | 'cocoa' | 'ntp' | 'julianDay'

/** Counts of time that begin elsewhere than Unix does, and identifiers whose upper bits are such a count. */
interface OtherCount {
  readonly how:
    | { readonly kind: 'otherCount'; readonly count: OtherCountId }
    | { readonly kind: 'snowflake'; readonly service: string }
  /** Nanoseconds in one count. */
  readonly step: bigint
  /** What the count's zero is in Unix nanoseconds. */
  readonly zero: Instant
  /** How the number is called: `pwdLastSet: 134393841031230000` counts from 1601, and nothing else is meant. */
  readonly names: string
  /** Counted on a wall clock, in no zone. */
  readonly isLocal?: true
  /** How many lower bits of an identifier are no count. */
  readonly shift?: bigint
  /** Before which there were no identifiers. */
  readonly since?: Instant
}

const days = (count: number): bigint => BigInt(count) * nanosecondsPerDay
const millisecond = 1_000_000n

const count = (id: OtherCountId, step: bigint, zero: Instant, names: string): OtherCount => ({
  how: { kind: 'otherCount', count: id },
  step,
  zero,
  names,
})

const ofService = (service: string, shift: bigint, zero: bigint, names: string): OtherCount => ({
  how: { kind: 'snowflake', service },
  step: millisecond,
  zero: zero * millisecond,
  since: zero * millisecond,
  shift,
  names,
})

export const activeDirectory = 'lastlogon|lastlogoff|pwdlastset|accountexpires|badpasswordtime|lockouttime'

/** Counts from noon of 24 November 4714 before our era. */
const julianZero = days(-2_440_588) + nanosecondsPerDay / 2n

const otherCounts: readonly OtherCount[] = [
  // Excel's day 1 is 1 January 1900, and it counts a 29 February 1900 that never was: from March 1900 on, zero is 30 December 1899.
  { ...count('excelDay', nanosecondsPerDay, days(-25_569), 'excel|эксел'), isLocal: true },
  count('julianDay', nanosecondsPerDay, julianZero, 'julian'),
  // Windows FILETIME (1601, 100 ns), .NET DateTime.Ticks (year 1, 100 ns), WebKit and Chrome (1601, microseconds)
  count('filetime', 100n, days(-134_774), `filetime|ldap|${activeDirectory}`),
  count('dotnetTicks', 100n, days(-719_162), 'ticks'),
  count('webkit', 1000n, days(-134_774), 'webkit|chrome'),
  // Apple's Cocoa (2001) and NTP (1900, RFC 5905)
  count('cocoa', nanosecondsPerSecond, days(11_323), 'cocoa|core data|coredata|nsdate|timeintervalsincereferencedate'),
  count('ntp', nanosecondsPerSecond, days(-25_567), 'ntp'),
  ofService('Twitter / X', 22n, 1_288_834_974_657n, 'snowflake|tweet|twitter'),
  ofService('Discord', 22n, 1_420_070_400_000n, 'discord'),
  ofService('Instagram', 23n, 1_314_220_021_721n, 'instagram'),
  { ...ofService('Mastodon', 16n, 0n, 'mastodon'), since: 1_458_000_000_000n * millisecond },
  { ...ofService('LinkedIn', 22n, 0n, 'linkedin'), since: 1_300_000_000_000n * millisecond },
  {
    ...ofService('TikTok', 32n, 0n, 'tiktok'),
    step: nanosecondsPerSecond,
    since: 1_472_000_000n * nanosecondsPerSecond,
  },
]

const isNamed = ({ names }: OtherCount, text: string): boolean =>
  names.split('|').some((name) => text.toLowerCase().includes(name))

/** Whether a name says that a number counts something else than the time since 1970. */
export const isNamedCount = (text: string): boolean => otherCounts.some((count) => isNamed(count, text))

/** Numbers are scaled by this power of ten before they are multiplied, so that parts of a day keep their digits. */
const scaledDecimals = 12
const scale = 10n ** BigInt(scaledDecimals)

/** `JD 2460263.4259`. The modified Julian day (`MJD`) counts from half a day after Julian day 2,400,000. */
export function julianDay(digits: string, isModified: boolean): Instant {
  const count = scaleDecimal(digits, scaledDecimals)
  const zero = isModified ? julianZero + days(2_400_000) + nanosecondsPerDay / 2n : julianZero
  return floorDivide((count.kind === 'integer' ? count.value : 0n) * nanosecondsPerDay, scale) + zero
}

const year = 365n * nanosecondsPerDay
const mostYearsAgo = 40n
const mostYearsAhead = 10n

/** Within the last forty or the next ten years, or since a service began. */
function isLikely({ step, shift, since = 0n }: OtherCount, digits: string, instant: Instant, now: Instant): boolean {
  if (shift) return /^\d{17,20}$/.test(digits) && instant > since && instant < now + nanosecondsPerDay
  // Any small number gives a moment near the zero of its count, and Cocoa's zero, 2001, is near our time.
  const isTooSmall = step < nanosecondsPerDay && !/^\d{9}/.test(digits)
  return !isTooSmall && instant > now - mostYearsAgo * year && instant < now + mostYearsAhead * year
}

/** What else a plain number can count, where that gives a likely time; first what it is called. */
export function otherReadings(digits: string, now: Instant, name = '') {
  const scaled = scaleDecimal(digits, scaledDecimals)
  if (scaled.kind !== 'integer') return []
  return otherCounts.flatMap((count) => {
    const { how, step, zero, shift, isLocal = false } = count
    const value = shift ? ((scaled.value / scale) >> shift) * scale : scaled.value
    const instant = floorDivide(value * step, scale) + zero
    return isLikely(count, digits, instant, now) ? [{ instant, how, isLocal, isNamed: isNamed(count, name) }] : []
  })
}
