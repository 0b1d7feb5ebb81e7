import { floorDivide, scaleDecimal } from '../decimal.ts'
import { type Instant, nanosecondsPerDay, nanosecondsPerSecond } from './instant.ts'

/** Counts of time that begin elsewhere than Unix does. A number is offered as one of them where that gives a likely date. */
interface OtherCount {
  readonly id: 'excelDay' | 'filetime' | 'dotnetTicks' | 'webkit' | 'cocoa' | 'ntp' | 'julianDay'
  /** Nanoseconds in one count. */
  readonly step: bigint
  /** What the count's zero is in Unix nanoseconds. */
  readonly zero: Instant
  /** Counted on a wall clock, in no zone. */
  readonly isLocal?: true
}

const days = (count: number): bigint => BigInt(count) * nanosecondsPerDay

/** Counts from noon of 24 November 4714 before our era. */
const julianDay: OtherCount = {
  id: 'julianDay',
  step: nanosecondsPerDay,
  zero: days(-2_440_588) + nanosecondsPerDay / 2n,
}

const otherCounts: readonly OtherCount[] = [
  // Excel's day 1 is 1 January 1900, and it counts a 29 February 1900 that never was: from March 1900 on, zero is 30 December 1899.
  { id: 'excelDay', step: nanosecondsPerDay, zero: days(-25_569), isLocal: true },
  julianDay,
  // Windows FILETIME (1601, 100 ns), .NET DateTime.Ticks (year 1, 100 ns), WebKit and Chrome (1601, microseconds)
  { id: 'filetime', step: 100n, zero: days(-134_774) },
  { id: 'dotnetTicks', step: 100n, zero: days(-719_162) },
  { id: 'webkit', step: 1000n, zero: days(-134_774) },
  // Apple's Cocoa (2001) and NTP (1900, RFC 5905)
  { id: 'cocoa', step: nanosecondsPerSecond, zero: days(11_323) },
  { id: 'ntp', step: nanosecondsPerSecond, zero: days(-25_567) },
]

/** Identifiers whose upper bits count milliseconds or seconds: when the service began, and how many lower bits to drop. */
const snowflakes = [
  { service: 'Twitter / X', zero: 1_288_834_974_657n, shift: 22n, since: 1_288_834_974_657n, step: 1_000_000n },
  { service: 'Discord', zero: 1_420_070_400_000n, shift: 22n, since: 1_420_070_400_000n, step: 1_000_000n },
  { service: 'Instagram', zero: 1_314_220_021_721n, shift: 23n, since: 1_314_220_021_721n, step: 1_000_000n },
  { service: 'Mastodon', zero: 0n, shift: 16n, since: 1_458_000_000_000n, step: 1_000_000n },
  { service: 'LinkedIn', zero: 0n, shift: 22n, since: 1_300_000_000_000n, step: 1_000_000n },
  { service: 'TikTok', zero: 0n, shift: 32n, since: 1_472_000_000n, step: nanosecondsPerSecond },
] as const

export type OtherCountId = OtherCount['id']

type OtherReading =
  | {
      readonly instant: Instant
      readonly how: { readonly kind: 'otherCount'; readonly count: OtherCountId }
      readonly isLocal: boolean
    }
  | {
      readonly instant: Instant
      readonly how: { readonly kind: 'snowflake'; readonly service: string }
      readonly isLocal: false
    }

const year = 365n * nanosecondsPerDay
const mostYearsAgo = 40n
const mostYearsAhead = 10n

/** Numbers are scaled by this power of ten before they are multiplied, so that parts of a day keep their digits. */
const scaledDecimals = 12
const scale = 10n ** BigInt(scaledDecimals)

/** `JD 2460263.4259`. The modified Julian day (`MJD`) counts from half a day after Julian day 2,400,000. */
export function julianDayIn(text: string): Instant | undefined {
  const [, modified = '', digits = ''] = /^(M?)JD[ :=]{1,3}(\d{1,7}(?:\.\d{1,12})?)$/i.exec(text) ?? []
  const count = scaleDecimal(digits, scaledDecimals)
  if (count.kind !== 'integer') return undefined
  const { step, zero } = julianDay
  const begin = modified === '' ? zero : zero + days(2_400_000) + nanosecondsPerDay / 2n
  return floorDivide(count.value * step, scale) + begin
}

/** What else a plain number can count, where that gives a likely time: within the last forty or the next ten years, or since a service began. */
export function otherReadings(digits: string, now: Instant): OtherReading[] {
  const readings: OtherReading[] = []
  const count = scaleDecimal(digits, scaledDecimals)
  for (const { id, step, zero, isLocal } of otherCounts) {
    if (count.kind !== 'integer') break
    const instant = floorDivide(count.value * step, scale) + zero
    // Any small number gives a moment near the zero of its count, and Cocoa's zero, 2001, is near our time.
    const isTooSmall = step < nanosecondsPerDay && !/^\d{9}/.test(digits)
    if (!isTooSmall && instant > now - mostYearsAgo * year && instant < now + mostYearsAhead * year) {
      readings.push({ instant, how: { kind: 'otherCount', count: id }, isLocal: isLocal === true })
    }
  }
  if (!/^\d{17,20}$/.test(digits)) return readings
  for (const { service, zero, shift, since, step } of snowflakes) {
    const unixCount = (BigInt(digits) >> shift) + zero
    const instant = unixCount * step
    if (unixCount > since && instant < now + nanosecondsPerDay) {
      readings.push({ instant, how: { kind: 'snowflake', service }, isLocal: false })
    }
  }
  return readings
}
