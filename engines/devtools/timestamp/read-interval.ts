import { clockOf } from './date-zone.ts'
import type { DatePieces } from './grammar/pieces.ts'
import type { Ending } from './grammar/said.ts'
import { checkRange } from './instant.ts'
import { readInterval as isoInterval, movedBy } from './interval.ts'
import type { Moment, MomentCircumstances, MomentReading } from './moment.ts'
import { inside, maximumOffers, momentOfPieces } from './moment-of-date.ts'

/** ISO 8601's intervals: the date they name, of two dates the first, is taken; the other end is offered. */
export function readIsoInterval(text: string, read: (date: string) => MomentReading): MomentReading | undefined {
  const interval = isoInterval(text)
  if (!interval) return undefined
  const begun = read(interval.date)
  if (!begun.taken) return undefined
  const { date, other, sign } = interval
  const end = sign ? movedMoment(begun.taken, other, sign) : read(other).taken
  const [side, otherSide] = sign === -1 ? (['end', 'beginning'] as const) : (['beginning', 'end'] as const)
  return {
    taken: inside(begun.taken, date, side),
    offered: [...(end ? [inside(end, other, otherSide)] : []), ...begun.offered],
  }
}

/** Of an interval as people write it the beginning is taken, and the end offered. */
export function readBothEnds(begin: Ending, end: Ending, circumstances: MomentCircumstances): MomentReading {
  const read = (pieces: DatePieces, { written }: Ending): MomentReading =>
    momentOfPieces(pieces, written, circumstances)
  const [ahead, last] = [
    read(withYearOf(begin.pieces, end.pieces), begin),
    read(withYearOf(end.pieces, begin.pieces), end),
  ]
  if (!ahead.taken || !last.taken) return ahead.taken ? last : ahead
  const ordered = inOrder(ahead.taken, last.taken, begin, end, read)
  if (!ordered) return { problem: { code: 'timestamp_not_numeric' }, offered: [] }
  return {
    taken: inside(ordered[0], begin.written, 'beginning'),
    offered: [inside(ordered[1], end.written, 'end'), ...ahead.offered].slice(0, maximumOffers),
  }
}

const isYearless = ({ year, month }: DatePieces): boolean => year === undefined && month !== undefined

/** The year that stands once is of both, and so is the zone. */
function withYearOf(pieces: DatePieces, other: DatePieces): DatePieces {
  const hasZone = [pieces.zone, pieces.abbreviation, pieces.offsetSeconds].some((part) => part !== undefined)
  const { zone, abbreviation, offsetSeconds } = other
  const ofZone = hasZone
    ? {}
    : {
        ...(zone === undefined ? {} : { zone }),
        ...(abbreviation === undefined ? {} : { abbreviation }),
        ...(offsetSeconds === undefined ? {} : { offsetSeconds }),
      }
  if (!isYearless(pieces) || other.year === undefined) return { ...pieces, ...ofZone }
  return { ...pieces, ...ofZone, year: other.year, ...(other.shortYear ? { shortYear: true } : {}) }
}

/** `22:00-06:00` ends on the next day, `28.12-02.01.2027` begins in the year before, `28 December 2026 - 3 January` ends in the next. */
function inOrder(
  from: Moment,
  until: Moment,
  begin: Ending,
  end: Ending,
  read: (pieces: DatePieces, written: Ending) => MomentReading,
): readonly [Moment, Moment] | undefined {
  if (from.instant <= until.instant) return [from, until]
  if (end.pieces.layout === 'time' || begin.pieces.day === end.pieces.day) {
    const next = movedMoment(until, 'P1D', 1)
    return next && next.instant > from.instant ? [from, next] : undefined
  }
  if (isYearless(begin.pieces) && end.pieces.year !== undefined) {
    const before = read({ ...begin.pieces, year: end.pieces.year - 1 }, begin).taken
    return before && [before, until]
  }
  if (!isYearless(end.pieces)) return undefined
  const next = read({ ...end.pieces, year: yearOf(from) + 1 }, end).taken
  return next && [from, next]
}

const yearOf = ({ notes, instant }: Moment): number => {
  const assumed = notes.find((note) => note.code === 'yearAssumed')
  return assumed?.year ?? new Date(Number(instant / 1_000_000n)).getUTCFullYear()
}

/** Where the length of an interval leads, by the clock that its date was read on. */
function movedMoment({ instant, how }: Moment, length: string, sign: 1 | -1): Moment | undefined {
  if (how.kind !== 'date') return undefined
  const moved = movedBy(instant, length, sign, clockOf(how.zone))
  return moved && checkRange(moved.instant).ok ? { ...moved, how, notes: [] } : undefined
}
