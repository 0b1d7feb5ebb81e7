import { equals, fraction, type Language, multiply } from '#engines/core/index.ts'
import {
  aroundPlaces,
  asking,
  cities,
  clockWords,
  dateLinks,
  fillers,
  money,
  monthsAndDays,
  places,
} from '#engines/language/index.ts'
import { categories } from './categories/index.ts'
import { compoundRules } from './grammar/compound-rules.ts'
import { partsOf, plainValueOf, type Quantity } from './grammar/quantity.ts'
import type { Ask } from './grammar/question-rules.ts'
import { questionRules } from './grammar/question-rules.ts'
import { type Known, readerOf, rulesOfQuantities, wordsOfQuantities } from './grammar/readers.ts'
import { isRather, notOfUnits, rulesOfOthers } from './grammar/refusal-rules.ts'
import { factorOf } from './grammar/unit-value.ts'
import { otherQuantityWords } from './other-quantities.ts'
import type { CategoryId, QuantityPart } from './types.ts'

/** One way to understand a question about units. */
export interface ReadQuestion {
  readonly category: CategoryId
  readonly from: string
  /** Of `from`, written plainly: `convertPrinted(category, from, to, value, 'en')` takes it as it is. */
  readonly value: string
  /** Undefined when the question names only a quantity. */
  readonly to?: string
  /** Smaller units, from the largest, for what is left after whole `to`: inches where feet and inches are wanted. */
  readonly rest?: readonly string[]
  /** What the value is made of: `5 ft`, `11 in`; empty when no number was given and one is meant. */
  readonly parts: readonly QuantityPart[]
  /** Something was computed, which is the answer where no other unit is wanted: `12 m * 8 m`. */
  readonly isSum?: true
  /** What else the marks of the number could have meant. */
  readonly otherwise?: string
}

let known: Known | undefined

/** The reader of all categories, made when the first text is read. */
export const everyUnit = (): Known => {
  known ??= readerOf(
    categories,
    [...wordsOfQuantities, asking, fillers, money, clockWords, otherQuantityWords],
    [...rulesOfQuantities, ...questionRules, ...rulesOfOthers, ...compoundRules(categories)],
    [monthsAndDays, dateLinks, cities, places, aroundPlaces],
  )
  return known
}

/** Readings that cost more than the best by this are no alternatives to it. */
const nearlyAsGood = 1
const mostReadings = 6

/** `in` alone is no inch. */
const isPreposition = (text: string): boolean =>
  everyUnit()
    .lexicon.sensesOf(text.trim().toLowerCase())
    .some(({ kind }) => kind === 'in')

/** Bare degrees are a temperature first: an angle only where nothing else reads them, one of its units is asked for, or they are added. */
function withoutBystanders<Reading extends { readonly value: unknown }>(read: readonly Reading[]): readonly Reading[] {
  const isBystander = ({ value }: Reading): boolean => {
    const { given, wanted } = value as Ask
    return given.unit.category.isSeldomMeantAlone === true && wanted === undefined && !given.isSum
  }
  return read.every(isBystander) ? read : read.filter((reading) => !isBystander(reading))
}

/** Without their capitals megawatts are sooner meant than milliwatts. */
function megaFirst(left: Ask, right: Ask): number {
  const unitIn = ({ given, wanted }: Ask) => (left.given.unit.unit === right.given.unit.unit ? wanted?.[0] : given.unit)
  const [one, other] = [unitIn(left), unitIn(right)]
  if (!one || !other) return 0
  return (
    Number(equals(factorOf(other), multiply(factorOf(one), megaByMilli))) -
    Number(equals(factorOf(one), multiply(factorOf(other), megaByMilli)))
  )
}
const megaByMilli = fraction(10n ** 9n)

/** What a text asks, the likeliest first: of equals, the category that pages list first. */
export function asksIn(text: string, language: Language): readonly Ask[] {
  const read = withoutBystanders(everyUnit().reader.read(text, language, ['ask']))
  const [best] = read
  const [other] = everyUnit().reader.read(text, language, notOfUnits)
  if (!best || isRather(other, best)) return []
  const rank = (ask: Ask) => categories.indexOf(ask.given.unit.category)
  return read
    .filter(({ cost }) => cost <= best.cost + nearlyAsGood)
    .toSorted(
      (left, right) =>
        left.cost - right.cost || rank(left.value) - rank(right.value) || megaFirst(left.value, right.value),
    )
    .map(({ value }) => value as Ask)
    .filter(({ given, wanted }) => wanted !== undefined || !given.isOne || !isPreposition(text))
}

/** Words of a text that no question about units has, however many others are left out. */
export const strangersToUnits = (text: string, language: Language): readonly string[] =>
  everyUnit().reader.strangers(text, language)

/**
 * Reads `42.195 km in miles`, `5'11" in cm`, `100 F`, `сколько футов в метре`, `колико је 5 миља у километрима`. Best first; nothing
 * for what is no question about units.
 */
export function readQuestion(text: string, language: Language): readonly ReadQuestion[] {
  const asks = asksIn(text, language).filter(({ given }) => !given.till && !given.sides)
  const seen = new Set<string>()
  return asks
    .map(questionOf)
    .filter(({ category, from, to, value }) => {
      const key = `${category} ${from} ${to} ${value}`
      return !seen.has(key) && seen.add(key)
    })
    .slice(0, mostReadings)
}

function questionOf({ given, wanted }: Ask): ReadQuestion {
  const [to, ...rest] = wanted ?? []
  return {
    category: given.unit.category.id,
    from: given.unit.unit.id,
    value: plainValueOf(given),
    ...(to ? { to: to.unit.id } : {}),
    ...(rest.length > 0 ? { rest: rest.map(({ unit }) => unit.id) } : {}),
    parts: partsOf(given),
    ...(given.isSum ? { isSum: true as const } : {}),
    ...(given.otherwise === undefined ? {} : { otherwise: given.otherwise }),
  }
}

/**
 * One question for each end of a range, for each side of a thing, for each of several questions: `5-10 km`, `3x4 m in feet`,
 * `5 km in miles and 70 kg in lbs`. Nothing for any other text.
 */
export function readSeveral(text: string, language: Language): readonly ReadQuestion[] {
  const [asked] = asksIn(text, language)
  if (asked)
    return endsOf(asked.given).length > 1 ? endsOf(asked.given).map((given) => questionOf({ ...asked, given })) : []
  const [several] = everyUnit().reader.read(text, language, ['asks'])
  const asks: readonly Ask[] = several?.value ?? []
  return asks.flatMap((one) => endsOf(one.given).map((given) => questionOf({ ...one, given })))
}

const endsOf = ({ till, sides, ...first }: Quantity): readonly Quantity[] => [
  first,
  ...(till ? [till] : []),
  ...(sides ?? []),
]

/**
 * What is asked by a text and, beside it, the unit that is wanted. Without one, a unit alone is asked about as one of it. Best first,
 * those that say what is wanted before the others.
 */
export function readAsked(text: string, to: string | undefined, language: Language): readonly ReadQuestion[] {
  if (to !== undefined) return readQuestion(`${text} = ${to}`, language).filter((question) => question.to !== undefined)
  const asked = readQuestion(text, language)
  if (asked.length > 0) return asked.toSorted((left, right) => wants(right) - wants(left))
  const isUnitAlone = !/\d/.test(text) && text.trim() !== ''
  return isUnitAlone ? readQuestion(`1 ${text}`, language) : []
}

const wants = ({ to }: ReadQuestion): number => (to === undefined ? 0 : 1)

/**
 * Words of a command line: the wanted unit may stand simply behind the quantity, in as many words as it has. Words within quotation
 * marks are a whole: `"2 * 3 ft" in` wants inches.
 */
export function readAskedWords(words: readonly string[], language: Language): readonly ReadQuestion[] {
  const [first = '', ...rest] = words
  const behindWhole = /\s/.test(first) && rest.length > 0 ? readAsked(first, rest.join(' '), language) : []
  if (behindWhole.length > 0) return behindWhole
  const asked = readQuestion(words.join(' '), language)
  for (let at = words.length - 1; at > 0 && asked.length === 0; at--) {
    const found = readAsked(words.slice(0, at).join(' '), words.slice(at).join(' '), language)
    if (found.length > 0) return found
  }
  const isWhole = asked.length > 0 || words.every((word) => word.trim() !== '')
  return isWhole ? readAsked(words.join(' '), undefined, language) : []
}
