import type { ReadingProblem } from '#engines/coordinates/index.ts'
import type { Language } from '#engines/core/index.ts'
import { m } from '#messages'
import { distanceText } from './distance-text.ts'

/** Why a text is no point of the system it is read in; nothing where it cannot be read at all. */
export function pointProblemText(problem: ReadingProblem, language: Language): string | undefined {
  const { code, zone = 0, distanceMetres = 0, suggestion, word } = problem
  switch (code) {
    case 'latitude_out_of_range':
      return m.coordinates_latitude_out_of_range()
    case 'longitude_out_of_range':
      return m.coordinates_longitude_out_of_range()
    case 'outside_area':
      return suggestion === undefined ? m.coordinates_fact_outside() : m.coordinates_axes_swapped()
    case 'far_from_zone':
      return m.coordinates_far_from_zone({ zone, distance: distanceText(distanceMetres / 1000, language) })
    case 'wrong_band':
      return m.coordinates_wrong_band()
    case 'unreadable':
      return word === undefined ? undefined : m.coordinates_word_unread({ word })
  }
}
