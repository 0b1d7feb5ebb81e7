import { localZone } from '#app/dev/timestamp/local-format.ts'
import { m } from '#app/paraglide/messages.js'
import { toolTitle } from '#app/site/tool-titles.ts'
import { type ToolId, tools } from '#app/tools.ts'
import {
  askInTurns,
  type Circumstances,
  finished,
  type Meaning,
  type NamedTool,
  nearestTools,
  type Reason,
  type Turns,
  whyNothing,
} from '#engines/ask/index.ts'
import { answerOfRegistry, isGuess, systems } from '#engines/coordinates/index.ts'
import { type Language, languages } from '#engines/core/index.ts'
import { instantFromMilliseconds } from '#engines/devtools/timestamp/index.ts'
import { categories, otherQuantityOf } from '#engines/units/index.ts'
import { outsideAreaText } from '#wording/outside-area-text.ts'
import type { Answer } from './answer.ts'
import { answerAddress, answerAddresses, answerMask, answerSplit } from './answer-address.ts'
import { answerPastedFile } from './answer-file.ts'
import { answerMoment } from './answer-moment.ts'
import { answerAcrossRegistry, answerNamed, answerOffered, answerPoint } from './answer-point.ts'
import { answerToken } from './answer-token.ts'
import { answerUnits } from './answer-units.ts'
import { reasonText } from './reason-text.ts'
import { toolAnswer, toolTitleOf } from './tool-answer.ts'

export interface Answered {
  readonly answers: readonly Answer[]
  /** The registry of reference systems may know better: nobody understands the text, or it is two numbers whose system was guessed. */
  readonly isOpen: boolean
}

/** Everything the box says about a text. With all recognisers, so it is loaded when the box is first used. */
export const answersTo = (text: string, language: Language): Answered => finished(answersInTurns(text, language))

export function* answersInTurns(text: string, language: Language): Turns<Answered> {
  const circumstances = circumstancesIn(language)
  const meanings = yield* askInTurns(text, circumstances)
  const answers: Answer[] = []
  for (const meaning of meanings) {
    answers.push(answerOf(meaning, text, circumstances))
    yield
  }
  return { answers, isOpen: isOpenToRegistry(text, meanings) }
}

function isOpenToRegistry(text: string, [first, ...others]: readonly Meaning[]): boolean {
  if (first === undefined) return true
  if (first.kind !== 'point' || others.some(({ kind }) => kind !== 'point')) return false
  return isGuess(text, first.candidate)
}

/** What the registry of reference systems says of a text: answers, or why there are none. */
export interface SaidByRegistry {
  readonly answers: readonly Answer[]
  readonly reason?: string
}

/** Asked for a text that is open to it. */
export async function answersOfRegistry(text: string, language: Language): Promise<SaidByRegistry> {
  const typed = text.trim()
  const found = await answerOfRegistry(typed, language)
  switch (found?.kind) {
    case undefined:
      return { answers: [] }
    case 'placed':
      return { answers: [answerAcrossRegistry(found)] }
    case 'outside':
      return { answers: [], reason: outsideAreaText(found, language) }
    case 'unknown':
      return { answers: [], reason: m.coordinates_system_unknown(found) }
    case 'named':
      return { answers: found.systems.map(answerNamed) }
    case 'systems':
      return { answers: found.systems.map((system) => answerOffered(system, language)) }
  }
}

/** Why there is no answer, where a reader can tell, and where to go instead. */
export interface Refusal {
  readonly reason: string
  readonly instead: readonly Answer[]
}

export function refusalOf(text: string, language: Language): Refusal | undefined {
  const reason = whyNothing(text, circumstancesIn(language))
  return reason && { reason: reasonText(reason, language), instead: toolsInstead(reason).map(answerTool) }
}

/** The tools nearest to what is not here; of units every quantity, or the one that was given. */
function toolsInstead(reason: Reason): readonly ToolId[] {
  if (reason.kind === 'topic') return nearestTools(reason.topic) as readonly ToolId[]
  if (reason.kind !== 'units' || reason.problem.needs) return []
  const { category, word, sum, other = otherQuantityOf(word) } = reason.problem
  if (sum) return []
  if (category) return [category]
  return other ? [other.nearest as ToolId] : categories.map(({ id }) => id)
}

const circumstancesIn = (language: Language): Circumstances => ({
  language,
  now: instantFromMilliseconds(Date.now()),
  // Asked for when a text is about times: the first time costs a phone more than all the recognisers.
  get zone() {
    return localZone()
  },
  tools: namedTools,
})

/** A tool is found by its name in every language, and by the short name in its address. */
const namedTools: readonly NamedTool[] = tools.map((tool) => ({
  id: tool.id,
  names: [
    tool.id,
    ...languages.map((locale) => toolTitle(tool, locale)),
    ...(tool.id === 'coordinates' ? systems.flatMap((system) => [system.id, ...Object.values(system.name)]) : []),
  ],
}))

function answerOf(meaning: Meaning, text: string, circumstances: Circumstances): Answer {
  const { language, now } = circumstances
  switch (meaning.kind) {
    case 'units':
      return answerUnits(meaning.question, meaning.to, language)
    case 'point':
      return answerPoint(meaning.candidate, text, language)
    case 'moment':
      return answerMoment(meaning.moment, text, { zone: circumstances.zone, now, language })
    case 'address':
      return answerAddress(meaning.reading, text, language)
    case 'mask':
      return answerMask(meaning.network, language)
    case 'addresses':
      return answerAddresses(meaning.list, text, language)
    case 'split':
      return answerSplit(meaning.split, language)
    case 'token':
      return answerToken(meaning.reading, text, now, language)
    case 'file':
      return answerPastedFile(meaning.format, text)
    case 'tool':
      return answerTool(meaning.id as ToolId)
  }
}

/** One of `namedTools`. */
const answerTool = (id: ToolId): Answer => toolAnswer(id, toolTitleOf(id), m.ask_tool())
