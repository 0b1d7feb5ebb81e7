import type { Language } from '#engines/core/index.ts'
import { type AnySystem, printInSystem } from './any-system.ts'
import { systemsCalled } from './find-system.ts'
import { type Position, wrapLongitude } from './geodesy/position.ts'
import { isInArea } from './placing.ts'
import { calledSystems } from './projection/called-systems.ts'
import type { Area } from './projection/system-definition.ts'
import { systemNamedAlone } from './reading/system-names.ts'
import { homeOf, isSystemId, systemOf } from './registry.ts'

/** A system by its name alone, with what its numbers look like. */
export interface SystemAlone {
  readonly id: string
  readonly name: string
  readonly example: string
}

const most = 4

/** A code, a name of the registry, what people call a system, or one of the ten, with nothing else in the text; of many zones the first few. */
export async function namedAlone(text: string, language: Language): Promise<readonly SystemAlone[]> {
  if (!mayBeName(text)) return []
  const called = await systemsCalled(text, language)
  return called.ok ? called.value.flatMap(withExample).slice(0, most) : ofTen(text, language)
}

/** The registry's names are many: they are not fetched for a word that none of them is. */
const mayBeName = (text: string): boolean =>
  /\p{L}/u.test(text) && (/[\d/]/.test(text) || calledSystems(text).length > 0 || systemNamedAlone(text) !== undefined)

function withExample(system: AnySystem): SystemAlone[] {
  const { id, name, area } = system
  const example = area && printInSystem(system, placeIn(area))
  return example === undefined ? [] : [{ id, name, example }]
}

/** Beside the middle of the area, whose numbers would be round. */
const aside = 0.45

/** Where every page begins, if that is inside. */
function placeIn(area: Area): Position {
  if (isInArea(area, homeOf(), 0)) return homeOf()
  const [west, south, east, north] = area
  const longitudeDegrees = wrapLongitude(west + ((east < west ? east + 360 : east) - west) * aside)
  return { longitudeDegrees, latitudeDegrees: south + (north - south) * aside }
}

function ofTen(text: string, language: Language): SystemAlone[] {
  const id = systemNamedAlone(text)
  if (id === undefined || !isSystemId(id)) return []
  const { name, print } = systemOf(id)
  return [{ id, name: name[language], example: print(homeOf(id)) }]
}
