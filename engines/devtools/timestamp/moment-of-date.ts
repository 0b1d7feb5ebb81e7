import { checkRange } from './instant.ts'
import type { Moment, MomentCircumstances, MomentReading } from './moment.ts'
import { type IntervalSide, placeDate } from './place-date.ts'
import { readWrittenDate } from './read-date.ts'

/** A written date, in the zone it names or the reader's. */
export function momentOfDate(text: string, circumstances: MomentCircumstances): MomentReading {
  const written = readWrittenDate(text, circumstances)
  if (!written.ok) {
    const { problem } = written
    return { problem: problem.code === 'date_not_read' ? { code: 'timestamp_not_numeric' } : problem, offered: [] }
  }
  const { taken, problem, offered } = placeDate(written.value, circumstances.zone)
  // Near the end of the calendar the reading in one zone may be within its range and the one in another outside.
  const moments = offered
    .map(momentOf)
    .filter(({ instant }) => checkRange(instant).ok)
    .slice(0, maximumOffers)
  return taken ? ranged(momentOf(taken), moments) : { ...(problem ? { problem } : {}), offered: moments }
}

function momentOf({ form, zone, precision, ...placed }: ReturnType<typeof placeDate>['offered'][number]): Moment {
  return { ...placed, how: { kind: 'date', form, zone, precision } }
}

export function ranged(moment: Moment, offered: readonly Moment[]): MomentReading {
  const checked = checkRange(moment.instant)
  return checked.ok ? { taken: moment, offered } : { problem: checked.problem, offered: [] }
}

/** What was read is a part of the text, or stands for one. */
export const inside = (moment: Moment, part: string, side?: IntervalSide): Moment => ({
  ...moment,
  notes: [...moment.notes, { code: 'insideText', text: part, ...(side ? { side } : {}) }],
})

/** Offered beside the first. */
export const maximumOffers = 5
