import type { ZoneSaid } from './grammar/date-fields.ts'
import type { Said } from './grammar/said.ts'
import { checkRange, type Instant, nanosecondsPerSecond, wallTimeAt } from './instant.ts'
import type { DateNote, DateZone, Moment, MomentCircumstances, MomentReading } from './moment.ts'
import { dayOf, inside, maximumOffers, momentOfFields, ranged } from './moment-of-date.ts'
import { moved } from './moved.ts'
import { readCount } from './read-count.ts'
import { momentOfDays, momentOfInterval } from './two-ends.ts'
import { offsetSaid } from './zone.ts'

type Of<Kind> = Extract<Said, { kind: Kind }>

/** When it is that a text says; `name`: all of the text, which may tell what a number in it counts. */
export function momentOfSaid(said: Said, circumstances: MomentCircumstances, name: string): MomentReading {
  const read = (inner: Said): MomentReading => momentOfSaid(inner, circumstances, name)
  switch (said.kind) {
    case 'now':
      return ranged(relativeMoment(circumstances.now), [])
    case 'count':
      return readCount(said, circumstances, name, read)
    case 'instant':
      return ranged({ instant: said.instant, how: said.how, notes: [] }, [])
    case 'part':
      return everyOne(read(said.base), (moment, isFirst) => (isFirst ? inside(moment, said.written) : moment))
    case 'date':
      return dated(said, circumstances)
    case 'from':
      return countedFrom(said, read(said.base), circumstances)
    case 'inZone':
      return toldIn(said, read(said.base))
    case 'interval':
      return momentOfInterval(said, circumstances)
    case 'days':
      return momentOfDays(said, circumstances)
    case 'refused':
      return { problem: said.problem, offered: [] }
  }
}

/** What becomes of the moment that is taken and of those that are offered. */
function everyOne(
  { taken, offered, ...rest }: MomentReading,
  change: (moment: Moment, isFirst: boolean) => Moment | undefined,
): MomentReading {
  const first = taken && change(taken, true)
  return { ...(first ? { taken: first } : {}), ...rest, offered: offered.flatMap((one) => change(one, false) ?? []) }
}

/** Where a clock of twelve hours does not say which half of the day is meant, the other is offered. */
function dated({ fields, written }: Of<'date'>, circumstances: MomentCircumstances): MomentReading {
  const reading = momentOfFields(fields, written, circumstances)
  if (!fields.isOfTwelve || !reading.taken) return reading
  const hour = fields.hour === 12 ? 0 : fields.hour! + 12
  const later = momentOfFields({ ...fields, hour }, written, circumstances).taken
  return { ...reading, offered: [...(later ? [later] : []), ...reading.offered].slice(0, maximumOffers) }
}

const relativeMoment = (instant: Instant): Moment => ({
  instant,
  how: { kind: 'date', form: 'relative', zone: { from: 'offset', offsetSeconds: 0 }, precision: 'time' },
  notes: [],
})

/** From now, days and longer keep the hour on the reader's clock. */
function countedFrom({ base, length, sign }: Of<'from'>, reading: MomentReading, { zone }: MomentCircumstances) {
  const isNow = base.kind === 'now'
  const readers: DateZone = { from: 'reader', name: zone, offsetSeconds: 0 }
  const counted = everyOne(reading, (moment) => {
    const there = moved(moment, length, sign, isNow ? readers : undefined)
    if (!there || (isNow && !length.isRough)) return there && relativeMoment(there.instant)
    const notes = there.notes.filter(({ code }) => code !== 'dayMeant')
    return {
      ...(isNow ? relativeMoment(there.instant) : there),
      notes: [...notes, { code: 'dayMeant', ...dayOf(there) }],
    }
  })
  return counted.taken || !reading.taken
    ? counted
    : ({ problem: { code: 'timestamp_out_of_range', negative: sign === -1 }, offered: [] } as const)
}

/**
 * A moment and the zone it is wanted in: `9am PST to CET`, `1700000000 in Tokyo`. What is told must be a time whose own zone is known, or a
 * count; behind `to` the reader's zone will do, for `10:00 in CET` only says which ten it is.
 */
function toldIn({ zone, isSure }: Of<'inZone'>, reading: MomentReading): MomentReading {
  const name = zone.zone ?? zone.abbreviation ?? ''
  if (offsetSaid(zone, 0n) === undefined) return { problem: { code: 'date_zone_unknown', zone: name }, offered: [] }
  return !reading.taken || isPlaced(reading.taken, isSure)
    ? everyOne(reading, (moment) => told(zone, moment))
    : { problem: { code: 'timestamp_not_numeric' }, offered: [] }
}

function isPlaced({ how }: Moment, isSure: boolean): boolean {
  if (how.kind !== 'date') return true
  return how.precision === 'time' && (isSure || !['reader', 'universal'].includes(how.zone.from))
}

function told(zone: ZoneSaid, moment: Moment): Moment {
  const offsetSeconds = offsetSaid(zone, moment.instant)!
  // At the end of the calendar the clock of the zone may be past it.
  if (!checkRange(moment.instant + BigInt(offsetSeconds) * nanosecondsPerSecond).ok) return moment
  const { second: _, nanosecond: __, ...wall } = wallTimeAt(moment.instant, offsetSeconds)
  const note: DateNote = { code: 'askedZone', zone: nameOf(zone), offsetSeconds, ...wall }
  return { ...moment, notes: [...moment.notes, note] }
}

function nameOf({ offsetSeconds, abbreviation, zone }: ZoneSaid): string {
  if (offsetSeconds === undefined) return abbreviation ?? zone!.replaceAll('_', ' ')
  const minutes = Math.abs(offsetSeconds) / 60
  const rest = minutes % 60 === 0 ? '' : `:${String(minutes % 60).padStart(2, '0')}`
  return `UTC${offsetSeconds < 0 ? '-' : '+'}${Math.floor(minutes / 60)}${rest}`
}
