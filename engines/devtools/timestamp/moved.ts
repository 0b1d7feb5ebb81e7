import { addMonths } from './calendar.ts'
import type { Length } from './grammar/lengths.ts'
import { checkRange, type Instant, instantOfWallTime, nanosecondsPerDay, wallTimeAt } from './instant.ts'
import type { DateZone, Moment } from './moment.ts'
import { clockOf, isNamed, offsetAt } from './moment-of-date.ts'
import { type LocalReading, offsetSecondsAt, resolveLocal } from './zone.ts'

interface Moved {
  readonly instant: Instant
  /** Of a wall time in a zone: whether its clocks show it. */
  readonly local?: LocalReading
}

/** Where a length of time leads: months and days by the calendar of the zone, the rest by the clock. No calendar has half a month. */
export function movedBy(
  from: Instant,
  { months, days, nanoseconds }: Length,
  sign: 1 | -1,
  zone: string | number,
): Moved | undefined {
  if (!Number.isInteger(months) || months > mostCalendar || days > mostCalendar) return undefined
  const onClock = BigInt(sign) * nanoseconds
  if (months === 0 && days === 0) return { instant: from + onClock }
  const wall = wallTimeAt(from, typeof zone === 'number' ? zone : offsetSecondsAt(from, zone))
  const inMonth = instantOfWallTime({ ...wall, ...addMonths(wall, sign * months) }, 0)
  const onDay = wallTimeAt(inMonth + BigInt(sign * days) * nanosecondsPerDay, 0)
  if (typeof zone === 'number') return { instant: instantOfWallTime(onDay, zone) + onClock }
  const local = resolveLocal(onDay, zone)
  return nanoseconds === 0n ? { instant: local.instant, local } : { instant: local.instant + onClock }
}

/** Further than any calendar reaches. */
const mostCalendar = 200_000_000

/** A moment some length later or earlier, by the calendar of the zone that it was read in; undefined past the end of the calendar. */
export function moved({ instant: from, how, notes }: Moment, length: Length, sign: 1 | -1): Moment | undefined {
  const zone: DateZone = how.kind === 'date' ? how.zone : { from: 'universal' }
  const reached = movedBy(from, length, sign, clockOf(zone))
  if (!reached || !checkRange(reached.instant).ok) return undefined
  const of = how.kind === 'date' ? how : ({ kind: 'date', form: 'relative', precision: 'time' } as const)
  const at = isNamed(zone) ? { ...zone, offsetSeconds: offsetAt(reached.instant, zone) } : zone
  return { ...reached, how: { ...of, zone: at }, notes }
}
