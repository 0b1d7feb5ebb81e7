import { type Language, languages } from '../core/index.ts'
import { categories } from './categories/index.ts'
import { areParts } from './convert-in-parts.ts'
import { temperaturesIn } from './degrees.ts'
import { isGenitive, isSeveral } from './direction.ts'
import { type FoundUnit, findUnit } from './names.ts'
import { findOtherName } from './other-names.ts'
import { anotherAmount, numbered, withoutBeginning } from './question-beginning.ts'
import { noUnit, weighed, withoutGenitive, withoutLastWords, withoutThings } from './question-contents.ts'
import { withSpokenDecimals } from './question-decimals.ts'
import { habitOf } from './question-habits.ts'
import { inFeetAndInches, twoNumbers } from './question-heights.ts'
import { inPlainMarks } from './question-marks.ts'
import { isOneAndLess, withOneInFront } from './question-one.ts'
import { withNumberInFront } from './question-order.ts'
import { inKnownSpelling, oneAndMore, withoutMisleading } from './question-spellings.ts'
import { withoutTypos } from './question-typos.ts'
import {
  article,
  askedLast,
  betweens,
  howMany,
  inFront,
  numberOne,
  ofOne,
  together,
  unknownNumber,
  wantedLast,
  withoutAsking,
  withoutEnding,
} from './question-words.ts'
import { plainText } from './read-number.ts'
import { type Quantity, type QuantityPart, readQuantity } from './read-quantity.ts'
import { readSaidTwice } from './said-twice.ts'
import { withoutQuotes } from './spoken.ts'
import type { Category, CategoryId } from './types.ts'

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
  /** What else the marks of the number could have meant. */
  readonly otherwise?: string
}

export const longestQuestion = 200

/**
 * Reads `42.195 km in miles`, `5'11" in cm`, `100 F`, `сколько футов в метре`, `колико је 5 миља у километрима`. Best first; nothing
 * for what is no question about units.
 */
export function readQuestion(text: string, language: Language): readonly ReadQuestion[] {
  const read = readAnyKind(text, language)
  return weighed.test(text) ? read.filter(({ category }) => category !== 'volume') : read
}

function readAnyKind(text: string, language: Language): readonly ReadQuestion[] {
  const marked = withoutMisleading(withSpokenDecimals(inPlainMarks(text.trim())))
  if (marked === '' || marked.length > longestQuestion) return []
  const trimmed = inFeetAndInches(withoutEnding(withoutAsking(marked))) ?? marked
  if (noUnit.test(trimmed)) return []
  const asked = withoutAsking(trimmed)
  if (twoNumbers.test(asked) || anotherAmount.test(asked) || numbered.test(asked)) return []
  const read = readBare(trimmed, language)
  // `1,5 km` is not a number in English; where another language reads it, that is what was meant.
  if (read.length > 0 || !/\d[.,]\d/.test(trimmed)) return read
  for (const other of languages) {
    const found = readBare(trimmed, other)
    if (found.length > 0) return found
  }
  return []
}

/**
 * Tries the text as it stands, then as a temperature without a scale, then without what is measured (`of flour`), then in the spelling and
 * the order that readers know, then without a noun in the genitive, then without the words at its end.
 */
function readBare(trimmed: string, language: Language): readonly ReadQuestion[] {
  const added = oneAndMore.test(trimmed) ? readWorded(`1 ${trimmed.replace(article, '')}`, language) : []
  if (added[0] && added[0].parts.length > 1) return added
  const counted = withOneInFront(trimmed)
  const withOne =
    counted === undefined ? [] : readWorded(counted, language).filter((read) => isOneAndLess(read, trimmed))
  if (withOne.length > 0) return withOne
  const read = readWorded(trimmed, language)
  if (read.length > 0) return read
  const temperatures = temperaturesIn(trimmed, language).flatMap((text) => readWorded(text, language))
  if (temperatures.length > 0) return temperatures.filter(({ from, to }) => from !== to)
  const bare = withoutThings(trimmed)
  const ofThings = bare === trimmed ? [] : readWorded(bare, language, true)
  if (ofThings.length > 0) return ofThings
  const known = inKnownSpelling(trimmed) ?? withNumberInFront(trimmed)
  const spelt = known === undefined ? [] : readBare(known, language)
  if (spelt.length > 0) return spelt
  const ofAnything = withoutGenitive(trimmed)
  const inGenitive = ofAnything === trimmed ? [] : readWorded(ofAnything, language)
  if (inGenitive.length > 0) return inGenitive
  const mended = withoutTypos(trimmed)
  if (mended !== undefined) return readBare(mended, language)
  const ofThing = ofAThing(trimmed, language)
  return ofThing.length > 0 ? ofThing : ofARecipe(trimmed, language)
}

/** `полная масса 1850 кг в фунтах`. One letter is a unit only where another unit is asked for. */
function ofAThing(text: string, language: Language): readonly ReadQuestion[] {
  const rest = withoutBeginning(text)
  if (rest === undefined) return []
  const isSure = /\d\s?(?:\p{L}{2}|[\p{L}]\/|['"°])/u.test(rest)
  return readBare(rest, language).filter(({ to }) => isSure || to !== undefined)
}

/** `2½ cups all-purpose flour`, `3/4 cup (180 ml) milk`: a mass or a volume of whatever follows. One letter is the unit of too many things. */
function ofARecipe(text: string, language: Language): readonly ReadQuestion[] {
  for (const rest of withoutLastWords(text)) {
    const word = text.slice(rest.length).trim().split(/\s/)[0] ?? ''
    // `2 cups flour grams` asks for grams.
    if (/^\d?\s?\p{L}$/u.test(rest) || categories.some((category) => findUnit(category, word))) return []
    const read = readWorded(rest, language)
    if (read.length > 0) return read.every((one) => isKitchen(one) && one.to === undefined) ? read : []
  }
  return []
}

export const isKitchen = ({ category }: ReadQuestion): boolean => category === 'mass' || category === 'volume'

/** `isOfSomething`: the text said of what (`cup of flour`), so a unit without a number means one of it, as it does in a question. */
function readWorded(trimmed: string, language: Language, isOfSomething = false): readonly ReadQuestion[] {
  const asked = withoutEnding(withoutQuotes(trimmed)).replace(wantedLast, '$1 $4 $2 $3')
  const bare = withoutAsking(asked.replace(inFront, ''))
  const question = {
    text: bare,
    isAsked: isOfSomething || bare !== asked || article.test(bare) || askedLast.test(trimmed),
    wantedFirst: howMany.test(asked),
  }
  const found = categories.flatMap((category) => readIn(category, question, language))
  return found.toSorted((left, right) => left.fit - right.fit).map(({ fit: _, ...read }) => read)
}

interface Question {
  readonly text: string
  /** Words that only ask stood around the text: a unit without a number then means one of it. */
  readonly isAsked: boolean
  /** The wanted unit stands first: `how many feet in a mile`. */
  readonly wantedFirst: boolean
}

const withoutOne = (text: string): string => text.replace(article, '').replace(numberOne, '')

type Fitted = ReadQuestion & { readonly fit: number }

function readIn(category: Category, { text, isAsked, wantedFirst }: Question, language: Language): Fitted[] {
  for (const { before, after, isOfOne } of splits(text)) {
    const asked =
      quantityAndTarget(category, before, after, language) ??
      quantityAndTarget(category, after, before, language) ??
      (wantedFirst || isOfOne || isGenitive(category, before, after)
        ? twoUnits(category, after, before, language)
        : twoUnits(category, before, after, language))
    if (asked) return [asked]
  }
  const quantity = readQuantity(category, text, language)
  if (!('code' in quantity)) return [asQuestion(category, quantity)]
  const twice = readSaidTwice(category, text, language)
  if (twice) return [asQuestion(category, twice)]
  const asked = (isAsked ? oneUnit(category, text) : null) ?? sideBySide(category, text, language)
  return asked ? [asked] : []
}

/** How many places between words are tried. A question has few words; a long text must not cost much. */
const mostSplits = 8

interface Split {
  readonly before: string
  readonly after: string
  /** The unit behind is given, not wanted: `inches in a foot`. */
  readonly isOfOne: boolean
}

function* splits(text: string): Generator<Split> {
  let start = 0
  for (let tries = 0; tries < mostSplits; tries++) {
    betweens.lastIndex = start
    const match = betweens.exec(text)
    if (!match) return
    const before = text.slice(0, match.index)
    const after = text.slice(match.index + match[0].length)
    yield {
      before: before.replace(article, ''),
      after: withoutOne(withoutAsking(after).replace(unknownNumber, '')),
      isOfOne: ofOne.test(after) && isSeveral(before),
    }
    start = match.index + 1
  }
}

/** `70 kg lbs`, `kg lbs`: two units with nothing between them. A text that is the name of one unit (`fl oz`) is not taken apart. */
function sideBySide(category: Category, text: string, language: Language): Fitted | null {
  if (text.length > longestPair || categories.some((one) => findUnit(one, text))) return null
  // `kg-lbs`, `cm/in`
  const [, from, to] = /^(\p{L}{2,15})[-/](\p{L}{2,15})$/u.exec(text) ?? []
  if (from !== undefined && to !== undefined) return twoUnits(category, from, to, language)
  let cut = text.length
  for (let tries = 0; tries < mostSplits; tries++) {
    cut = text.lastIndexOf(' ', cut - 1)
    if (cut <= 0) return null
    const [before, after] = [text.slice(0, cut).trim(), text.slice(cut + 1)]
    const found =
      quantityAndTarget(category, before, after, language) ??
      quantityAndTarget(category, after, before, language) ??
      (Math.min(before.length, after.length) > 1 ? twoUnits(category, before, after, language) : null)
    if (found && (found.rest ?? found.from !== found.to)) return found
  }
  return null
}

const longestPair = 60

/** `5 km` and `miles`. */
function quantityAndTarget(category: Category, given: string, wanted: string, language: Language): Fitted | null {
  const { wantedInFull, givenInFull } = habitOf(category.id)
  const inFull = wantedInFull?.(wanted)
  const target = findTarget(category, wanted) ?? (inFull === undefined ? null : findTarget(category, inFull))
  if (!target) return null
  const quantity = readQuantity(category, givenInFull?.(given, wanted) ?? given, language)
  return 'code' in quantity ? null : asQuestion(category, quantity, target)
}

interface Target extends FoundUnit {
  readonly rest?: readonly string[]
}

/** A unit, or several that are parts of each other, in either order: `feet and inches`. */
function findTarget(category: Category, wanted: string): Target | null {
  const whole = findUnit(category, wanted)
  if (whole || wanted.length > longestPair) return whole
  const found = wanted
    .trim()
    .split(together)
    .map((name) => findUnit(category, name))
  if (!found.every((unit) => unit !== null)) return null
  const inOrder = [found, found.toReversed()].find((units) =>
    areParts(
      category,
      units.map(({ id }) => id),
    ),
  )
  const [first, ...rest] = inOrder ?? []
  return first ? { ...first, rest: rest.map(({ id }) => id) } : null
}

/** `how long is a mile` */
function oneUnit(category: Category, text: string): Fitted | null {
  const name = text.replace(article, '')
  const unit = name.length > 1 ? findUnit(category, name) : null
  return unit && { category: category.id, from: unit.id, value: '1', parts: [], fit: unit.fit }
}

const asQuestion = (category: Category, quantity: Quantity, target?: Target): Fitted => ({
  category: category.id,
  from: quantity.unit,
  value: plainText(quantity.value),
  ...(target ? { to: target.id } : {}),
  ...(target?.rest ? { rest: target.rest } : {}),
  parts: quantity.parts,
  ...(quantity.otherwise === undefined ? {} : { otherwise: quantity.otherwise }),
  fit: quantity.fit + (target?.fit ?? 0),
})

/** `km` and `miles`: one of the first. */
function twoUnits(category: Category, given: string, wanted: string, language: Language): Fitted | null {
  const from = findUnit(category, given)
  const to = findUnit(category, wanted)
  if (!from && to && findOtherName(category, given)) return quantityAndTarget(category, `1 ${given}`, wanted, language)
  if (!from || !to || from.id === to.id) return null
  return { category: category.id, from: from.id, value: '1', to: to.id, parts: [], fit: from.fit + to.fit }
}
