import type { OffersOfRegistry } from '#engines/coordinates/index.ts'
import type { Language } from '#engines/core/index.ts'
import { m } from '#messages'
import { placeText } from './geodata-problem-texts.ts'

/** That numbers are outside the area of the system that is named, and where they would be. */
export function outsideAreaText(
  { system, area, place }: Extract<OffersOfRegistry, { kind: 'outside' }>,
  language: Language,
): string {
  const sentence = m.coordinates_outside_area({ system, area })
  return place ? `${sentence} ${m.coordinates_would_be_at({ place: placeText(place, language) })}` : sentence
}
