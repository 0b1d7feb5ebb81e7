import { daysBetween } from './days-between.ts'
import type { DateFields } from './grammar/date-fields.ts'
import type { Length } from './grammar/lengths.ts'
import type { Said } from './grammar/said.ts'
import { type Instant, wallTimeAt } from './instant.ts'
import type { DateNote, Moment, MomentCircumstances, MomentReading } from './moment.ts'
import { inside, maximumOffers, momentOfFields, offsetAt, ranged } from './moment-of-date.ts'
import { moved, movedBy } from './moved.ts'
import { readCount } from './read-count.ts'
import { readBothEnds } from './read-interval.ts'
import { toldIn } from './told-in.ts'

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
      return partOf(read(said.of), said.written)
    case 'date':
      return dated(said.fields, said.written, circumstances)
    case 'fromNow':
      return counted(relativeMoment(circumstances.now), said.length, said.sign, circumstances.zone)
    case 'from':
      return fromBase(read(said.base), said.length, said.sign)
    case 'inZone':
      return toldIn(said.zone, said.isSure, read(said.of))
    case 'interval':
      return readBothEnds(said.begin, said.end, circumstances)
    case 'days':
      return daysBetween(said, circumstances)
    case 'refused':
      return { problem: said.problem, offered: [] }
  }
}

const partOf = ({ taken, ...rest }: MomentReading, written: string): MomentReading =>
  taken ? { taken: inside(taken, written), ...rest } : rest

/** Where a clock of twelve hours does not say which half of the day is meant, the other is offered. */
function dated(fields: DateFields, written: string, circumstances: MomentCircumstances): MomentReading {
  const reading = momentOfFields(fields, written, circumstances)
  if (!fields.isOfTwelve || !reading.taken) return reading
  const hour = fields.hour === 12 ? 0 : fields.hour! + 12
  const later = momentOfFields({ ...fields, hour }, written, circumstances).taken
  return { ...reading, offered: [...(later ? [later] : []), ...reading.offered].slice(0, maximumOffers) }
}

export const relativeMoment = (instant: Instant): Moment => ({
  instant,
  how: { kind: 'date', form: 'relative', zone: { from: 'offset', offsetSeconds: 0 }, precision: 'time' },
  notes: [],
})

/** Days and longer keep the hour on the reader's clock. */
function counted(now: Moment, length: Length, sign: 1 | -1, zone: string): MomentReading {
  const there = movedBy(now.instant, length, sign, zone)
  return there ? ranged(relativeMoment(there.instant), []) : notWhole
}

/** A month and a half ends on no day of the calendar. */
const notWhole: MomentReading = { problem: { code: 'timestamp_not_numeric' }, offered: [] }

function fromBase(base: MomentReading, length: Length, sign: 1 | -1): MomentReading {
  if (!base.taken) return base
  if (!Number.isInteger(length.months)) return notWhole
  const reached = (moment: Moment): Moment[] => {
    const there = moved(moment, length, sign)
    return there ? [{ ...there, notes: [...there.notes.filter(({ code }) => code !== 'dayMeant'), dayOf(there)] }] : []
  }
  const [taken] = reached(base.taken)
  return taken
    ? { taken, offered: base.offered.flatMap(reached) }
    : { problem: { code: 'timestamp_out_of_range', negative: sign === -1 }, offered: [] }
}

function dayOf({ instant, how }: Moment): DateNote {
  const { year, month, day } = wallTimeAt(instant, how.kind === 'date' ? offsetAt(instant, how.zone) : 0)
  return { code: 'dayMeant', year, month, day }
}
