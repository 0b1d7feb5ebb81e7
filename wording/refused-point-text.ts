import type { RefusalReason } from '#engines/coordinates/index.ts'
import { m } from '#messages'

/** Why a text that means a place is not turned into a point. */
export function refusedPointText(reason: RefusalReason): string {
  switch (reason) {
    case 'short_plus_code':
      return m.coordinates_refused_short_code()
    case 'what3words':
      return m.coordinates_refused_three_words()
    case 'utm_without_zone':
      return m.coordinates_refused_without_zone()
    case 'gauss_krueger_without_zone':
      return m.coordinates_refused_without_zone_number()
    case 'given_or_wanted':
      return m.coordinates_refused_given_or_wanted()
    case 'other_reference':
      return m.coordinates_refused_other_reference()
  }
}
