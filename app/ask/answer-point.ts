import { m } from '#app/paraglide/messages.js'
import {
  type AcrossRegistry,
  type Candidate,
  isSystemId,
  notationNames,
  type OfferedSystem,
  type SystemAlone,
  systemOf,
} from '#engines/coordinates/index.ts'
import type { Language } from '#engines/core/index.ts'
import { landText } from '#wording/land-text.ts'
import type { Answer } from './answer.ts'
import { toolAnswer, toolTitleOf } from './tool-answer.ts'

/** The point in the system that was asked for, else in decimal degrees, whatever it was written in. */
export function answerPoint(
  { system, position, notation, doubt, wanted }: Candidate,
  text: string,
  language: Language,
): Answer {
  const degrees = systemOf('wgs84').print(position)
  const read = systemOf(system)
  const detail = m.ask_point({
    tool: toolTitleOf('coordinates'),
    system: notation ? notationNames[notation][language] : read.name[language],
  })
  const answer = (wanted && systemOf(wanted).print(position)) || degrees
  const isReadable = notation === undefined && !doubt && read.read(text).ok
  return toolAnswer('coordinates', answer, detail, {
    kept: isReadable ? { [system]: text.trim() } : { wgs84: degrees },
  })
}

/** A point from or to a system of the registry; the page it opens has that system among its own. */
export function answerAcrossRegistry({ position, given, wanted }: AcrossRegistry): Answer {
  const degrees = systemOf('wgs84').print(position)
  const named = [given, wanted?.system].filter((system) => system !== undefined)
  const detail = m.ask_point_registry({
    tool: toolTitleOf('coordinates'),
    system: named.map(({ name, id }) => `${name} (${id})`).join(' → '),
  })
  return toolAnswer('coordinates', wanted?.text ?? degrees, detail, {
    kept: { wgs84: degrees, systems: named.map(({ id }) => id).join(',') },
  })
}

/** One of the systems that two numbers may be in, with the country or sea where they would be. */
export function answerOffered({ id, name, land, ...position }: OfferedSystem, language: Language): Answer {
  const degrees = systemOf('wgs84').print(position)
  const detail = m.ask_point_registry({
    tool: toolTitleOf('coordinates'),
    system: `${name} (${id}), ${landText(land, language)}`,
  })
  return toolAnswer('coordinates', degrees, detail, { kept: { wgs84: degrees, systems: id } })
}

/** A system that was named without a point: the page opens with it. */
export function answerNamed({ id, name, example }: SystemAlone): Answer {
  const detail = m.ask_point_registry({ tool: toolTitleOf('coordinates'), system: `${id}, ${example}` })
  return toolAnswer('coordinates', name, detail, { kept: isSystemId(id) ? {} : { systems: id } })
}
