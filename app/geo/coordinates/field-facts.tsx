import { useLanguage } from '#app/language/use-language.ts'
import { m } from '#app/paraglide/messages.js'
import { type CoordinateSystem, factsOf, type Position } from '#engines/coordinates/index.ts'
import type { Language } from '#engines/core/index.ts'
import { distanceText } from '#wording/distance-text.ts'

/** One quiet line below a field: the code of the zone in use and how far the figures can be trusted. */
export function FieldFacts({ system, position }: { system: CoordinateSystem; position: Position | undefined }) {
  const language = useLanguage()
  return <>{position ? factsText(system, position, language) : '\u00a0'}</>
}

function factsText(system: CoordinateSystem, position: Position, language: Language): string {
  const facts = factsOf(system.id, position)
  if (!facts) return m.coordinates_fact_outside()
  const { epsgCode, accuracy } = facts
  const printed = distanceText(accuracy.printedMetres, language)
  const parts = [
    epsgCode === undefined ? undefined : `EPSG:${epsgCode}`,
    system.category === 'grid'
      ? m.coordinates_fact_square({ distance: printed })
      : m.coordinates_fact_precision({ distance: printed }),
    accuracy.datumShiftMetres === undefined
      ? undefined
      : m.coordinates_fact_shift({ distance: distanceText(accuracy.datumShiftMetres, language) }),
    accuracy.grid === undefined ? undefined : m.coordinates_fact_grid({ name: accuracy.grid }),
    accuracy.extrapolated ? m.coordinates_fact_extrapolated() : undefined,
  ]
  return parts.filter((part) => part !== undefined).join(' · ')
}
