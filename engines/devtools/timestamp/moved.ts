import { addMonths } from './calendar.ts'
import type { Length } from './grammar/date-fields.ts'
import { checkRange, instantOfWallTime, nanosecondsPerDay, wallTimeAt } from './instant.ts'
import type { DateZone, Moment } from './moment.ts'
import { isNamed, offsetAt } from './moment-of-date.ts'
import { resolveLocal } from './zone.ts'

/** Further than any calendar reaches. */
const mostCalendar = 200_000_000

/**
 * A moment some length later or earlier: months and days by the calendar of the zone that it was read in, the rest by the clock; undefined
 * past the end of the calendar.
 */
export function moved(
  { instant: from, how, notes }: Moment,
  { months, days, nanoseconds }: Length,
  sign: 1 | -1,
  zone: DateZone = how.kind === 'date' ? how.zone : { from: 'universal' },
): Moment | undefined {
  if (months > mostCalendar || days > mostCalendar) return undefined
  const wall = wallTimeAt(from, offsetAt(from, zone))
  const inMonth = instantOfWallTime({ ...wall, ...addMonths(wall, sign * months) }, 0)
  const onDay = wallTimeAt(inMonth + BigInt(sign * days) * nanosecondsPerDay, 0)
  const isOnDay = months !== 0 || days !== 0
  const local = isOnDay && isNamed(zone) ? resolveLocal(onDay, zone.name) : undefined
  const there = local?.instant ?? (isOnDay ? instantOfWallTime(onDay, offsetAt(from, zone)) : from)
  const instant = there + BigInt(sign) * nanoseconds
  if (!checkRange(instant).ok) return undefined
  const of = how.kind === 'date' ? how : ({ kind: 'date', form: 'relative', precision: 'time' } as const)
  const at = isNamed(zone) ? { ...zone, offsetSeconds: offsetAt(instant, zone) } : zone
  return { instant, how: { ...of, zone: at }, notes, ...(local && nanoseconds === 0n ? { local } : {}) }
}
