import type { DatePieces } from './grammar/pieces.ts'
import { checkRange } from './instant.ts'
import type { Moment, MomentCircumstances, MomentReading } from './moment.ts'
import { type IntervalSide, placeDate } from './place-date.ts'
import { writtenDate } from './read-date.ts'

/** A written date, in the zone it names or the reader's. `written` are its letters, which tell forms with a name of their own. */
export function momentOfPieces(pieces: DatePieces, written: string, circumstances: MomentCircumstances): MomentReading {
  const date = writtenDate(pieces, written, circumstances)
  if (!date.ok) return { problem: date.problem, offered: [] }
  const { taken, problem, offered } = placeDate(date.value, circumstances.zone)
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
