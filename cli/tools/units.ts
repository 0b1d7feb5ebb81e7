import type { Language } from '#engines/core/index.ts'
import {
  type Category,
  firstCategories as categories,
  categoryById,
  convertInParts,
  convertPrinted,
  exactDigits,
  findUnit,
  type ReadQuestion,
  readQuestion,
  readSeveral,
  type Unit,
  unitOf,
  whyNoQuestion,
} from '#engines/units/index.ts'
import { type Answer, type Circumstances, type Outcome, type Row, refuse, textOf } from './outcome.ts'

export interface UnitsQuestion {
  /** `5 mi`, `5 mi in km`, `5 mi km`: words as they were typed. */
  readonly words: readonly string[]
  /** Every unit of the category instead of the usual ones. */
  readonly all?: boolean
  /** All digits, or the first 40 where they have no end. */
  readonly exact?: boolean
}

export function askUnits(asked: UnitsQuestion, circumstances: Circumstances): Outcome {
  const { language, say } = circumstances
  const { words } = asked
  const text = words.join(' ').trim()
  const question = understood(words, circumstances)
  if (question) return answerTo(question, asked, circumstances)
  const several = readSeveral(text, language)
  if (several.length === 0) {
    const wanted = `${words.slice(0, -1).join(' ')} = ${words.at(-1)}`
    const needs = whyNoQuestion(text, language)?.needs ?? whyNoQuestion(wanted, language)?.needs
    if (needs) return refuse({ code: `${needs}_needed` as const }, say(`metrics_needs_${needs}`))
    const unknown = unknownUnit(words)
    const kinds = otherKinds(words, circumstances)
    if (kinds) return refuse({ code: 'different_quantities' }, say('cli_units_other_kind', kinds))
    return refuse(
      { code: 'not_a_quantity' },
      say('cli_units_unread', { text: text.slice(0, 80) }),
      unknown && say('cli_units_unknown', { word: unknown }),
    )
  }
  // Both ends of a range, the sides of a thing: an answer to each, one below the other.
  const answers = several.map((one) => answerTo(one, asked, circumstances))
  return {
    ok: true,
    value: { ok: true, several: answers.map(({ value }) => value) },
    short: answers.map(({ short }) => short).join('\t'),
    body: answers.map(textOf).join('\n\n'),
    remarks: [],
  }
}

function answerTo(
  question: ReadQuestion,
  { all = false, exact = false }: UnitsQuestion,
  { language, say }: Circumstances,
): Answer {
  const category = categoryById(question.category)!
  const from = unitOf(category, question.from)
  const resultIn = (unit: Unit) => {
    const printed = convertPrinted(category, from.id, unit.id, question.value, 'en')!
    const digits = exactDigits(category, from.id, unit.id, question.value, 'en')!
    return {
      unit: unit.id,
      symbol: unit.symbol[language],
      name: unit.name[language],
      value: printed.text,
      exact: printed.exact,
      digits,
    }
  }
  const shown = (result: ReturnType<typeof resultIn>) =>
    `${exact ? result.digits.text + (result.digits.complete ? '' : '…') : result.value} ${result.symbol}`
  const given = { text: question.value, unit: from.id, symbol: from.symbol[language] }
  const remarks =
    question.otherwise === undefined
      ? []
      : [
          say('metrics_read_otherwise', {
            plain: question.parts[0]?.plain ?? question.value,
            otherwise: question.otherwise,
          }),
        ]
  const read = {
    parts: question.parts.map(({ plain, unit }) => ({ value: plain, unit })),
    otherwise: question.otherwise ?? null,
  }
  const known = { ok: true, category: category.id, from: given, read } as const
  if (question.to !== undefined) {
    const result = resultIn(unitOf(category, question.to))
    const inParts = partsOf(category, question)
    if (!inParts || exact) return { ok: true, value: { ...known, result }, short: shown(result), remarks }
    const { parts, exact: isExact } = inParts
    const short = parts.map(({ text, unit }) => `${text} ${unitOf(category, unit).symbol[language]}`).join(' ')
    const values = parts.map(({ text, unit }) => ({ value: text, unit }))
    return { ok: true, value: { ...known, result, parts: values, partsAreExact: isExact }, short, remarks }
  }
  const results = targetsOf(category, from, all).map(resultIn)
  const rows = results.map((result): Row => [result.name, shown(result)])
  return { ok: true, value: { ...known, results }, short: results.map(shown).join('\t'), rows, remarks }
}

/** `180 cm in feet and inches`. */
const partsOf = (category: Category, { from, value, to, rest }: ReadQuestion) =>
  to === undefined || rest === undefined ? null : convertInParts(category, from, [to, ...rest], value, 'en')

/** A number that is written in one way only, in front of words without another. */
const plainNumber = /^(?:0|[1-9]\d{0,14})(?:\.(?:\d{1,2}|\d{4,15}))?(?= )/

/** The questions of a list mostly differ in their numbers alone, and are read once. */
const readBefore = new Map<string, ReadQuestion>()
const mostRemembered = 100

function understood(words: readonly string[], { language }: Circumstances): ReadQuestion | undefined {
  if (words[0]?.trim() === '') return undefined
  const text = words.join(' ')
  const number = plainNumber.exec(text)?.[0]
  if (number === undefined || /\d/.test(text.slice(number.length))) return readAnew(words, language)
  const rest = JSON.stringify([language, ...words]).replace(number, '')
  const before = readBefore.get(rest)
  if (before) return { ...before, value: number, parts: [{ ...before.parts[0]!, plain: number }] }
  const question = readAnew(words, language)
  const isPlain = question?.parts.length === 1 && question.value === number && question.otherwise === undefined
  if (isPlain && question.parts[0]!.plain === number && readBefore.size < mostRemembered) readBefore.set(rest, question)
  return question
}

/** As a question, or with the wanted unit simply behind the quantity. */
function readAnew(words: readonly string[], language: Language): ReadQuestion | undefined {
  const asked = readQuestion(words.join(' '), language)
  if (asked.length > 0) return asked.find(({ to }) => to !== undefined) ?? asked[0]
  for (let at = words.length - 1; at > 0; at--) {
    const question = readQuestion(`${words.slice(0, at).join(' ')} = ${words.slice(at).join(' ')}`, language)[0]
    if (question?.to !== undefined) return question
  }
  // A unit alone is asked about as one of it; an empty word is a number or a unit that got lost.
  const isUnitAlone = !/\d/.test(words.join(' ')) && words.every((word) => word.trim() !== '')
  return asked[0] ?? (!isUnitAlone ? undefined : readQuestion(`1 ${words.join(' ')}`, language)[0])
}

/** `5 mi kg`: both are known, and no conversion leads from one to the other. */
function otherKinds(words: readonly string[], { language }: Circumstances) {
  const to = words.at(-1)!
  const given = words.length > 1 ? readQuestion(words.slice(0, -1).join(' '), language)[0] : undefined
  const wanted = categories.find((category) => findUnit(category, to))
  if (given === undefined || wanted === undefined) return undefined
  const category = categoryById(given.category)!
  const kindOf = ({ name }: Category) => name[language].toLowerCase()
  const from = unitOf(category, given.from).symbol[language]
  return { from, to, fromKind: kindOf(category), toKind: kindOf(wanted) }
}

/** The last word, where no category knows it. */
function unknownUnit(words: readonly string[]): string | undefined {
  const word = words.length > 1 ? words.at(-1) : undefined
  return word && /\p{L}/u.test(word) && !categories.some((category) => findUnit(category, word))
    ? word.slice(0, 40)
    : undefined
}

/** What people convert most, in the order of the category, without the unit that was given. */
function targetsOf(category: Category, from: Unit, all: boolean): Unit[] {
  const usual = new Set(category.popularPairs.flatMap((pair) => pair.split(' ')))
  return category.units.filter((unit) => unit.id !== from.id && (all || usual.has(unit.id)))
}
