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

/** Excel's first day is 1 January 1900, and it knows a 29 February 1900: from March 1900 on the zero is 30 December 1899. */
const otherCounts: readonly OtherCount[] = [
  { id: 'excelDay', step: nanosecondsPerDay, zero: days(-25_569), isLocal: true },
  { id: 'julianDay', step: nanosecondsPerDay, zero: days(-2_440_588) + nanosecondsPerDay / 2n },
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

export type OtherReading =
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

/** `JD 2460263.4259`; the modified one begins half a day after 2,400,000 of them. */
export function julianDayIn(text: string): Instant | undefined {
  const [, modified = '', digits = ''] = /^(M?)JD[ :=]{1,3}(\d{1,7}(?:\.\d{1,12})?)$/i.exec(text) ?? []
  const count = scaleDecimal(digits, 12)
  if (count.kind !== 'integer') return undefined
  const { step, zero } = otherCounts.find(({ id }) => id === 'julianDay')!
  const begin = modified === '' ? zero : zero + days(2_400_000) + nanosecondsPerDay / 2n
  return floorDivide(count.value * step, 10n ** 12n) + begin
}

/** What else a plain number can be, the likely kinds only: the last forty years and the next ten, services since they began. */
export function otherReadings(digits: string, now: Instant): OtherReading[] {
  const readings: OtherReading[] = []
  for (const { id, step, zero, isLocal } of otherCounts) {
    const count = scaleDecimal(digits, 12)
    if (count.kind !== 'integer') continue
    const instant = floorDivide(count.value * step, 10n ** 12n) + zero
    // Small numbers are near every zero of our time: Cocoa's 2001 would be offered for all of them.
    const isTooSmall = step < nanosecondsPerDay && !/^\d{9}/.test(digits)
    if (!isTooSmall && instant > now - 40n * year && instant < now + 10n * year) {
      readings.push({ instant, how: { kind: 'otherCount', count: id }, isLocal: isLocal === true })
    }
  }
  if (!/^\d{17,20}$/.test(digits)) return readings
  for (const { service, zero, shift, since, step } of snowflakes) {
    const count = (BigInt(digits) >> shift) + zero
    const instant = count * step
    if (count > since && instant < now + nanosecondsPerDay) {
      readings.push({ instant, how: { kind: 'snowflake', service }, isLocal: false })
    }
  }
  return readings
}
