import { proseNumber } from '#app/metrics/prose-number.ts'
import { m } from '#app/paraglide/messages.js'
import type { Language } from '#engines/core/index.ts'
import {
  type Category,
  categoryById,
  convertInParts,
  convertPrinted,
  exactFraction,
  findUnitById,
  isDifference,
  pairSlug,
  type ReadQuestion,
  toldIn,
  unitOf,
} from '#engines/units/index.ts'
import type { Answer } from './answer.ts'
import { toolAnswer, toolTitleOf } from './tool-answer.ts'

/** `42.195 km = 26.218757 mi`, `180 cm ≈ 5 ft 10.87 in` */
export function answerUnits(question: ReadQuestion, to: string, language: Language): Answer {
  const category = categoryById(question.category)
  if (!category) throw new Error(`there is no category ${question.category}`)
  const wanted = [toldIn(question.from, to), ...(question.rest ?? [])]
  const result = resultOf(category, question, wanted)
  const amount = (text: string, unit: string): string =>
    quantity(shortened(proseNumber(text, language)), unitOf(category, unit).symbol[language])
  const amounts = (parts: readonly Amount[]): string => parts.map(({ text, unit }) => amount(text, unit)).join(' ')
  const given = question.parts.map(({ plain, unit, typed }) => typed?.replace(' ', '\u00a0') ?? amount(plain, unit))
  const typed = given.length > 0 ? given.join(' ') : amount(question.value, question.from)
  const title = `${typed} ${result.exact ? '=' : '≈'} ${amounts(result.parts)}`
  const units = m.ask_units({
    tool: toolTitleOf(question.category),
    from: unitOf(category, question.from).name[language],
    to: wanted.map((unit) => unitOf(category, unit).name[language]).join(' + '),
  })
  const detail = isDifference(question.from) ? `${units}. ${m.metrics_difference()}` : units
  const onPage = pageQuestion(category, question, given.join(' '))
  const conversion = pairSlug(category, { from: onPage.from, to: pageTarget(category, onPage, wanted) })
  return toolAnswer(question.category, title, detail, { conversion, kept: { [onPage.from]: onPage.value } })
}

/** A unit that is made of others has no field: the page shows as much in its own first unit. A difference is typed there as it was here. */
function pageQuestion(category: Category, question: ReadQuestion, given: string): ReadQuestion {
  if (findUnitById(category, question.from)) return question
  const [from] = category.defaultPair
  if (isDifference(question.from)) return { ...question, from, value: given }
  return { ...question, from, value: convertPrinted(category, question.from, from, question.value, 'en')!.text }
}

interface Amount {
  readonly text: string
  readonly unit: string
}

interface Amounts {
  readonly parts: readonly Amount[]
  readonly exact: boolean
}

function resultOf(category: Category, { from, value }: ReadQuestion, wanted: readonly string[]): Amounts {
  const inParts = wanted.length > 1 ? convertInParts(category, from, wanted, value, 'en') : null
  if (inParts) return inParts
  const clock = unitOf(category, wanted[0]!).isOfMinutes
    ? minutesAndSeconds(category, { from, value }, wanted[0]!)
    : null
  if (clock) return clock
  const result = convertPrinted(category, from, wanted[0]!, value, 'en')
  if (!result) throw new Error(`${value} is no number`)
  return { parts: [{ text: result.text, unit: wanted[0]! }], exact: result.exact }
}

/** `4:37`, to the nearest second; null where that says nothing. */
function minutesAndSeconds(
  category: Category,
  { from, value }: Pick<ReadQuestion, 'from' | 'value'>,
  unit: string,
): Amounts | null {
  const minutes = exactFraction(category, from, unit, value, 'en')
  if (!minutes) return null
  const { numerator, denominator } = minutes.value
  const seconds = (120n * numerator + denominator) / (2n * denominator)
  if (seconds <= 0n || seconds > secondsOfDay) return null
  const text = `${seconds / 60n}:${String(seconds % 60n).padStart(2, '0')}`
  return { parts: [{ text, unit }], exact: minutes.isExact && seconds * denominator === 60n * numerator }
}
/** A day for a kilometre is no pace. */
const secondsOfDay = 86_400n

/** Feet in feet and inches: the page shows the inches. A unit without a card has no page of its own. */
function pageTarget(category: Category, { from }: ReadQuestion, wanted: readonly string[]): string {
  const shown = wanted.filter((id) => category.units.some((unit) => unit.id === id))
  const targets = shown.length > 0 ? shown : category.defaultPair
  return targets.find((unit) => unit !== from) ?? from
}

/** What is longer than a line is cut. */
const shortened = (number: string): string =>
  number.length > longestNumber ? `${number.slice(0, longestNumber)}…` : number
const longestNumber = 40

const quantity = (number: string, symbol: string): string => `${number}\u00a0${symbol}`
