import { clockOf } from './date-zone.ts'
import { checkRange } from './instant.ts'
import { readInterval as isoInterval, movedBy } from './interval.ts'
import type { Moment, MomentCircumstances, MomentHow, MomentReading } from './moment.ts'
import { inside, maximumOffers, momentOfDate } from './moment-of-date.ts'
import { spokenIntervals } from './spoken-interval.ts'

/** For an interval: the date it names, of two dates the first, is taken; its other end is offered. */
export function readInterval(text: string, circumstances: MomentCircumstances): MomentReading | undefined {
  const interval = isoInterval(text)
  const read = interval && momentOfDate(interval.date, circumstances)
  if (!read?.taken) return readSpokenInterval(text, circumstances)
  const { date, other, sign } = interval!
  const end = sign ? movedMoment(read.taken, other, sign) : momentOfDate(other, circumstances).taken
  const [side, otherSide] = sign === -1 ? (['end', 'beginning'] as const) : (['beginning', 'end'] as const)
  return {
    taken: inside(read.taken, date, side),
    offered: [...(end ? [inside(end, other, otherSide)] : []), ...read.offered],
  }
}

function readSpokenInterval(text: string, circumstances: MomentCircumstances): MomentReading | undefined {
  const intervals = text.length > longestInterval ? [] : spokenIntervals(text)
  if (intervals.length === 0) return undefined
  const whole = (part: string): WholeReading => {
    const reading = momentOfDate(part, circumstances)
    const isPart = reading.taken?.notes.some(({ code }) => code === 'insideText')
    return isPart ? { offered: [], part } : { ...reading, part }
  }
  const asOne = whole(text).taken
  const isOffset = asOne?.how.kind === 'date' && asOne.how.zone.from === 'offset'
  if (asOne && !isOffset) return undefined
  for (const [begin, end] of intervals) {
    const [ahead, last] = [whole(begin), whole(end)]
    if (!areAlike(ahead.taken?.how, last.taken?.how)) continue
    const [first, until] = inOrder(ahead, last, whole)
    if (!first.taken || !until || first.taken.instant > until.instant) continue
    const mayBeOffset = asOne && isOffset && asOne.how.zone.offsetSeconds >= leastOffset
    return {
      taken: inside(first.taken, first.part.trim(), 'beginning'),
      offered: [inside(until, end.trim(), 'end'), ...(mayBeOffset ? [asOne] : []), ...first.offered].slice(
        0,
        maximumOffers,
      ),
    }
  }
  return undefined
}

/** Both ends are written in one way, else a mark within a date was taken for what parts them: `14-Nov-2023 22:13:20`. */
const areAlike = (one: MomentHow | undefined, other: MomentHow | undefined): boolean =>
  one?.kind === 'date' && other?.kind === 'date' && one.form === other.form && one.precision === other.precision

type WholeReading = MomentReading & { readonly part: string }

/** `22:00-06:00` ends on the next day, `28.12-02.01.2027` begins in the year before. */
function inOrder(
  first: WholeReading,
  last: WholeReading,
  read: (part: string) => WholeReading,
): readonly [first: WholeReading, until: Moment | undefined] {
  const [begin, until] = [first.taken!, last.taken!]
  if (begin.instant <= until.instant) return [first, until]
  if (until.how.kind === 'date' && until.how.precision === 'time') return [first, movedMoment(until, 'P1D', 1)]
  const before = read(first.part.replace(/\d{4}/, (year) => String(Number(year) - 1)))
  const isNear = before.taken !== undefined && until.instant - before.taken.instant < halfYear
  return [before, isNear ? until : undefined]
}

const halfYear = 183n * 86_400n * 1_000_000_000n
const longestInterval = 120
/** No clock on Earth is further behind. */
const leastOffset = -12 * 3600

/** Where the length of an interval leads, by the clock that its date was read on. */
function movedMoment({ instant, how }: Moment, length: string, sign: 1 | -1): Moment | undefined {
  if (how.kind !== 'date') return undefined
  const moved = movedBy(instant, length, sign, clockOf(how.zone))
  return moved && checkRange(moved.instant).ok ? { ...moved, how, notes: [] } : undefined
}
