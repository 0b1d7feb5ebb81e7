import { m } from '#app/paraglide/messages.js'
import { toolTitles } from '#app/site/tool-titles.ts'
import { type Candidate, notationNames, systemOf } from '#engines/coordinates/index.ts'
import type { Language } from '#engines/core/index.ts'
import type { Answer } from './answer.ts'
import { toolAnswer } from './tool-answer.ts'

/** The point in the system that was asked for, else in decimal degrees, whatever it was written in. */
export function answerPoint(
  { system, position, notation, isMinus, wanted }: Candidate,
  text: string,
  language: Language,
): Answer {
  const degrees = systemOf('wgs84').print(position)
  const read = systemOf(system)
  const detail = m.ask_point({
    tool: toolTitles.coordinates(),
    system: notation ? notationNames[notation][language] : read.name[language],
  })
  const answer = (wanted && systemOf(wanted).print(position)) || degrees
  const isReadable = notation === undefined && !isMinus && read.read(text).ok
  return toolAnswer('coordinates', answer, detail, {
    kept: isReadable ? { [system]: text.trim() } : { wgs84: degrees },
  })
}
