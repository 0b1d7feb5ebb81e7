import { m } from '#app/paraglide/messages.js'
import type { ReadingProblem } from '#engines/coordinates/index.ts'
import type { Language } from '#engines/core/index.ts'
import { distanceText } from './distance-text.ts'

/** Why a text is no point of the system it is read in. */
export function problemText({ code, zone = 0, distanceMetres = 0 }: ReadingProblem, language: Language): string {
  switch (code) {
    case 'latitude_out_of_range':
      return m.coordinates_latitude_out_of_range()
    case 'longitude_out_of_range':
      return m.coordinates_longitude_out_of_range()
    case 'outside_area':
      return m.coordinates_axes_swapped()
    case 'far_from_zone':
      return m.coordinates_far_from_zone({ zone, distance: distanceText(distanceMetres / 1000, language) })
    case 'wrong_band':
      return m.coordinates_wrong_band()
    // A text that cannot be read at all has nothing to say or to suggest, so this is never shown.
    case 'unreadable':
      return ''
  }
}
