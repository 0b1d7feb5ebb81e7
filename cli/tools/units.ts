import type { Language } from '#engines/core/index.ts'
import {
  type Category,
  categoryById,
  convertInParts,
  convertPrinted,
  type EvaluationProblem,
  exactDigits,
  exactFraction,
  isDifference,
  type ReadQuestion,
  readAsked,
  readAskedWords,
  readSeveral,
  toldIn,
  type Unit,
  understoodAs,
  unitOf,
  whyNot,
} from '#engines/units/index.ts'
import { kindOf, sumRefusalText } from '#wording/sum-refusal-text.ts'
import { type Answer, type Circumstances, type Outcome, type Row, refuse, textOf } from './outcome.ts'

export interface UnitsQuestion {
  /** `5 mi`, `5 mi in km`, `5 mi km`: words as they were typed. */
  readonly words: readonly string[]
  /** The unit that is wanted, where it is asked for apart. */
  readonly to?: string
  /** Every unit of the category instead of the usual ones. */
  readonly all?: boolean
  /** All digits, or the first 40 where they have no end. */
  readonly exact?: boolean
}

export function askUnits(asked: UnitsQuestion, circumstances: Circumstances): Outcome {
  const { language } = circumstances
  const { words, to } = asked
  const text = words.join(' ').trim()
  const questions = understood(words, to, circumstances)
  if (questions[0]) return answerTo(questions[0], questions.slice(1), asked, circumstances)
  const several = to === undefined ? readSeveral(text, language) : []
  if (several.length === 0) return refusal(problemOf(words, to, language), text, circumstances)
  // Both ends of a range, the sides of a thing: an answer to each, one below the other.
  const answers = several.map((one) => answerTo(one, [], asked, circumstances))
  return {
    ok: true,
    value: { ok: true, several: answers.map(({ value }) => value) },
    short: answers.map(({ short }) => short).join('\t'),
    body: answers.map(textOf).join('\n\n'),
    remarks: [],
  }
}

/** Words may end with the unit that is wanted; where they do not, that is no reason worth telling. */
function problemOf(words: readonly string[], to: string | undefined, language: Language): EvaluationProblem {
  const whole = whyNot(words.join(' '), to, language)
  if (to !== undefined || words.length < 2) return whole
  const apart = whyNot(words.slice(0, -1).join(' '), words.at(-1), language)
  const isVague = ({ code }: EvaluationProblem) => vague.has(code)
  return isVague(apart) && whole.code !== 'not_a_quantity' ? whole : apart
}

const vague: ReadonlySet<EvaluationProblem['code']> = new Set(['not_a_quantity', 'unknown_unit', 'other_quantity'])

const needed = {
  density_needed: 'metrics_needs_density',
  size_needed: 'metrics_needs_size',
  rate_needed: 'metrics_needs_rate',
} as const

function refusal(problem: EvaluationProblem, text: string, { language, say }: Circumstances): Outcome {
  const unread = say('cli_units_unread', { text: text.slice(0, 80) })
  switch (problem.code) {
    case 'not_a_quantity':
    case 'several_quantities':
      return refuse(problem, unread)
    case 'unknown_unit':
      return refuse(problem, unread, say('cli_units_unknown', { word: problem.word.slice(0, 40) }))
    case 'other_quantity':
      return refuse(problem, say('metrics_other_quantity', { word: problem.word, kind: problem.kind[language] }))
    case 'density_needed':
    case 'size_needed':
    case 'rate_needed':
      return refuse(problem, say(needed[problem.code]))
    default: {
      const [from, to] = problem.parts.map((part) => ({ typed: part.typed, kind: kindOf(part, language) }))
      const isDifferent = problem.code === 'different_quantities' && from?.kind !== undefined && to?.kind !== undefined
      if (!isDifferent) return refuse(problem, `${sumRefusalText(problem, language)}.`)
      const kinds = { from: from.typed, to: to.typed, fromKind: from.kind!, toKind: to.kind! }
      return refuse(problem, say('cli_units_other_kind', kinds))
    }
  }
}

function answerTo(
  question: ReadQuestion,
  others: readonly ReadQuestion[],
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
      fraction: fractionText(exactFraction(category, from.id, unit.id, question.value, 'en')),
      digits,
    }
  }
  const shown = (result: ReturnType<typeof resultIn>) =>
    `${exact ? result.digits.text + (result.digits.complete ? '' : '…') : result.value} ${result.symbol}`
  const given = { text: question.value, unit: from.id, symbol: from.symbol[language] }
  const remarks = isDifference(from.id) ? [say('metrics_difference')] : []
  if (question.otherwise !== undefined)
    remarks.push(
      say('metrics_read_otherwise', {
        plain: question.parts[0]?.plain ?? question.value,
        otherwise: question.otherwise,
      }),
    )
  const read = {
    parts: question.parts.map(({ plain, unit }) => ({ value: plain, unit })),
    otherwise: question.otherwise ?? null,
  }
  const known = {
    ok: true,
    category: category.id,
    understood: understoodAs(question, language),
    from: given,
    read,
    ...(others.length > 0 && { alternatives: others.map((other) => alternative(other, language)) }),
  } as const
  if (question.to !== undefined) {
    const result = resultIn(unitOf(category, question.to))
    const inParts = partsOf(category, question)
    if (!inParts || exact) return { ok: true, value: { ...known, result }, short: shown(result), remarks }
    const { parts, exact: isExact } = inParts
    const short = parts.map(({ text, unit }) => `${text} ${unitOf(category, unit).symbol[language]}`).join(' ')
    const values = parts.map(({ text, unit }) => ({ value: text, unit }))
    return { ok: true, value: { ...known, result, parts: values, partsAreExact: isExact }, short, remarks }
  }
  const results = targetsOf(category, from, all, question.isSum).map(resultIn)
  const rows = results.map((result): Row => [result.name, shown(result)])
  return { ok: true, value: { ...known, results }, short: results.map(shown).join('\t'), rows: () => rows, remarks }
}

/** Another meaning of the text, less likely, and what it comes to. */
function alternative(question: ReadQuestion, language: Language) {
  const { category: id, from, to = from, value } = question
  const category = categoryById(id)!
  const printed = convertPrinted(category, from, to, value, 'en')!
  const result = { unit: to, symbol: unitOf(category, to).symbol[language], value: printed.text, exact: printed.exact }
  return { category: id, from: { text: value, unit: from }, understood: understoodAs(question, language), result }
}

const fractionText = (exact: ReturnType<typeof exactFraction>): string | null =>
  exact && `${exact.value.numerator}/${exact.value.denominator}`

/** `180 cm in feet and inches`. */
const partsOf = (category: Category, { from, value, to, rest }: ReadQuestion) =>
  to === undefined || rest === undefined ? null : convertInParts(category, from, [to, ...rest], value, 'en')

/** A number that is written in one way only, in front of words without another. */
const plainNumber = /^(?:0|[1-9]\d{0,14})(?:\.(?:\d{1,2}|\d{4,15}))?(?= )/

/** The questions of a list mostly differ in their numbers alone, and are read once. */
const readBefore = new Map<string, readonly ReadQuestion[]>()
const mostRemembered = 100

function understood(
  words: readonly string[],
  to: string | undefined,
  { language }: Circumstances,
): readonly ReadQuestion[] {
  if (words[0]?.trim() === '') return []
  if (to !== undefined) return readAsked(words.join(' '), to, language)
  const text = words.join(' ')
  const number = plainNumber.exec(text)?.[0]
  if (number === undefined || /\d/.test(text.slice(number.length))) return readAskedWords(words, language)
  const rest = JSON.stringify([language, ...words]).replace(number, '')
  const before = readBefore.get(rest)
  if (before) return before.map((one) => ({ ...one, value: number, parts: [{ ...one.parts[0]!, plain: number }] }))
  const questions = readAskedWords(words, language)
  const isPlain = ({ parts, value, otherwise }: ReadQuestion) =>
    parts.length === 1 && parts[0]!.plain === number && value === number && otherwise === undefined
  if (questions.every(isPlain) && readBefore.size < mostRemembered) readBefore.set(rest, questions)
  return questions
}

/** What people convert most, in the order of the category, without the unit that was given; what a sum comes to nobody gave. */
function targetsOf(category: Category, from: Unit, all: boolean, isSum = false): Unit[] {
  const usual = new Set(category.popularPairs.flatMap((pair) => pair.split(' ')))
  return category.units
    .filter((unit) => (toldIn(from.id, unit.id) === from.id ? isSum : all || usual.has(unit.id)))
    .map((unit) => unitOf(category, toldIn(from.id, unit.id)))
}
