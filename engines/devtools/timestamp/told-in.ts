import type { ZoneSaid } from './grammar/date-fields.ts'
import { checkRange, type Instant, nanosecondsPerSecond, wallTimeAt } from './instant.ts'
import type { DateNote, Moment, MomentReading } from './moment.ts'
import { isTimeZone, offsetSecondsAt } from './zone.ts'
import { abbreviationOffsets } from './zone-words.ts'

/**
 * A moment and the zone it is wanted in: `9am PST to CET`, `1700000000 in Tokyo`. What is told must be a time whose own zone is known, or a
 * count; behind `to` the reader's zone will do, for `10:00 in CET` only says which ten it is.
 */
export function toldIn(zone: ZoneSaid, isSure: boolean, reading: MomentReading): MomentReading {
  if (offsetOf(zone, 0n) === undefined) {
    const name = zone.zone ?? zone.abbreviation ?? ''
    return { problem: { code: 'date_zone_unknown', zone: name }, offered: [] }
  }
  if (!reading.taken) return reading
  if (!isPlaced(reading.taken, isSure)) return { problem: { code: 'timestamp_not_numeric' }, offered: [] }
  return { ...reading, taken: told(zone, reading.taken), offered: reading.offered.map((one) => told(zone, one)) }
}

function isPlaced({ how }: Moment, isSure: boolean): boolean {
  if (how.kind !== 'date') return true
  return how.precision === 'time' && (isSure || !['reader', 'universal'].includes(how.zone.from))
}

function told(zone: ZoneSaid, moment: Moment): Moment {
  const offsetSeconds = offsetOf(zone, moment.instant)!
  // At the end of the calendar the clock of the zone may be past it.
  if (!checkRange(moment.instant + BigInt(offsetSeconds) * nanosecondsPerSecond).ok) return moment
  const { year, month, day, hour, minute } = wallTimeAt(moment.instant, offsetSeconds)
  const note: DateNote = { code: 'askedZone', zone: nameOf(zone), offsetSeconds, year, month, day, hour, minute }
  return { ...moment, notes: [...moment.notes, note] }
}

function offsetOf({ offsetSeconds, abbreviation, zone }: ZoneSaid, instant: Instant): number | undefined {
  if (offsetSeconds !== undefined) return offsetSeconds
  if (abbreviation !== undefined) return abbreviationOffsets(abbreviation, wallTimeAt(instant, 0))[0]
  return zone !== undefined && isTimeZone(zone) ? offsetSecondsAt(instant, zone) : undefined
}

function nameOf({ offsetSeconds, abbreviation, zone }: ZoneSaid): string {
  if (offsetSeconds === undefined) return abbreviation?.toUpperCase() ?? zone!.replaceAll('_', ' ')
  const minutes = Math.abs(offsetSeconds) / 60
  const rest = minutes % 60 === 0 ? '' : `:${String(minutes % 60).padStart(2, '0')}`
  return `UTC${offsetSeconds < 0 ? '-' : '+'}${Math.floor(minutes / 60)}${rest}`
}
