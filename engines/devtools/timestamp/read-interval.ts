import type { DateFields } from './grammar/date-fields.ts'
import type { Length } from './grammar/lengths.ts'
import type { Dated, Ending } from './grammar/said.ts'
import type { Moment, MomentCircumstances, MomentReading } from './moment.ts'
import { inside, maximumOffers, momentOfFields } from './moment-of-date.ts'
import { moved } from './moved.ts'

/** Of an interval the beginning is taken, and the end offered; where one of them is a length, the other is the date that is taken. */
export function readBothEnds(begin: Ending, end: Ending, circumstances: MomentCircumstances): MomentReading {
  const read = (fields: DateFields, { written }: Ending): MomentReading =>
    momentOfFields(fields, written, circumstances)
  if ('length' in end && 'fields' in begin) return readWithLength(read(begin.fields, begin), begin, end, 1)
  if ('length' in begin && 'fields' in end) return readWithLength(read(end.fields, end), end, begin, -1)
  if ('length' in begin || 'length' in end) return notRead
  const [ahead, last] = [
    read(withYearOf(begin.fields, end.fields), begin),
    read(withYearOf(end.fields, begin.fields), end),
  ]
  if (!ahead.taken || !last.taken) return ahead.taken ? last : ahead
  const ordered = inOrder(ahead.taken, last.taken, begin, end, read)
  if (!ordered) return notRead
  return {
    taken: inside(ordered[0], begin.written, 'beginning'),
    offered: [inside(ordered[1], end.written, 'end'), ...ahead.offered].slice(0, maximumOffers),
  }
}

const notRead: MomentReading = { problem: { code: 'timestamp_not_numeric' }, offered: [] }

function readWithLength(
  reading: MomentReading,
  { written }: Dated,
  other: { readonly length: Length; readonly written: string },
  sign: 1 | -1,
): MomentReading {
  if (!reading.taken) return reading
  const there = elsewhere(reading.taken, other.length, sign)
  const [side, otherSide] = sign === -1 ? (['end', 'beginning'] as const) : (['beginning', 'end'] as const)
  return {
    taken: inside(reading.taken, written, side),
    offered: [...(there ? [inside(there, other.written, otherSide)] : []), ...reading.offered],
  }
}

const isYearless = ({ year, month }: DateFields): boolean => year === undefined && month !== undefined

/** The year that stands once is of both, and so is the zone. */
function withYearOf(fields: DateFields, other: DateFields): DateFields {
  const hasZone = ofZone.some((part) => fields[part] !== undefined)
  return {
    ...fields,
    ...(hasZone ? {} : pick(other, ofZone)),
    ...(isYearless(fields) ? pick(other, ['year', 'shortYear']) : {}),
  }
}

const ofZone = ['zone', 'abbreviation', 'offsetSeconds'] as const

const pick = (fields: DateFields, parts: readonly (keyof DateFields)[]): DateFields =>
  Object.fromEntries(Object.entries(fields).filter(([part]) => parts.includes(part as keyof DateFields)))

/** `22:00-06:00` ends on the next day, `28.12-02.01.2027` begins in the year before, `28 December 2026 - 3 January` ends in the next. */
function inOrder(
  from: Moment,
  until: Moment,
  begin: Dated,
  end: Dated,
  read: (fields: DateFields, written: Ending) => MomentReading,
): readonly [Moment, Moment] | undefined {
  if (from.instant <= until.instant) return [from, until]
  if (end.fields.weekdayFromToday === 0) {
    const next = elsewhere(until, { ...oneDay, days: 7 }, 1)
    return next && [from, next]
  }
  if (end.fields.layout === 'time' || begin.fields.day === end.fields.day) {
    const next = elsewhere(until, oneDay, 1)
    return next && next.instant > from.instant ? [from, next] : undefined
  }
  if (isYearless(begin.fields) && end.fields.year !== undefined) {
    const before = read({ ...begin.fields, year: end.fields.year - 1 }, begin).taken
    return before && [before, until]
  }
  if (!isYearless(end.fields)) return undefined
  const next = read({ ...end.fields, year: yearOf(from) + 1 }, end).taken
  return next && [from, next]
}

const oneDay: Length = { months: 0, days: 1, nanoseconds: 0n }

const yearOf = ({ notes, instant }: Moment): number => {
  const assumed = notes.find((note) => note.code === 'yearAssumed')
  return assumed?.year ?? new Date(Number(instant / 1_000_000n)).getUTCFullYear()
}

/** What was said of the one end is not said of the other. */
function elsewhere(moment: Moment, length: Length, sign: 1 | -1): Moment | undefined {
  const there = moved(moment, length, sign)
  return there && { ...there, notes: [] }
}
