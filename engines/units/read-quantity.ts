import { add, divide, type Fraction, fraction, type Language, magnitude, multiply, subtract } from '../core/index.ts'
import { scalesOf } from './definition.ts'
import { type Fit, findUnit, isEndOfName } from './names.ts'
import { findOtherName } from './other-names.ts'
import { asFraction, type ExactNumber } from './parse.ts'
import { withInverses } from './per-time.ts'
import { plainText, readNumber, usualMarks } from './read-number.ts'
import { spokenInDigits } from './spoken.ts'
import type { Category, Unit } from './types.ts'
import { unitOf } from './unit-of.ts'

/** One number with its unit, as it was understood: `5 ft`. */
export interface QuantityPart {
  readonly plain: string
  readonly unit: string
  /** As it was typed, where that is a measure no page shows: `20 dkg`. */
  readonly typed?: string
}

/** `10 km`, `5 ft 11 in`: what it means and how it was read. */
export interface Quantity {
  /** Counted in this unit; of several parts, in the last one's. */
  readonly unit: string
  readonly value: ExactNumber
  readonly parts: readonly QuantityPart[]
  /** What else the marks of the only number could have meant. */
  readonly otherwise?: string
  readonly fit: Fit
}

/** Why a text is no quantity: it has no number, or a word that names no unit of the category. */
export type QuantityProblem =
  | { readonly code: 'not_a_number' }
  | { readonly code: 'unknown_unit'; readonly word: string }

const longestText = 300
const notANumber = { code: 'not_a_number' } as const

/** Reads numbers with units of one category, the larger first, and adds them up. */
export function readQuantity(category: Category, text: string, language: Language): Quantity | QuantityProblem {
  if (text.length > longestText) return notANumber
  const trimmed = text.trim()
  // `kilometres 5 miles` is a question, `foot 2 inches` a quantity only to those who know the first word for one foot.
  if (findUnit(category, /^\p{L}{3,20}(?= \d[\d.,/]* ?\p{L})/u.exec(trimmed)?.[0] ?? '')) return notANumber
  const spelled = category.spelledIn?.(trimmed, language) ?? trimmed
  // `— 5 km` is minus five kilometres: before a quantity a dash is a sign even with a space behind it. (`readNumber` takes no such dash.)
  const usual = withInverses(usualMarks(spokenInDigits(spelled))).replace(/^[-—] ?(?=\d)/, '-')
  const own = category.readOwn?.(usual)
  if (own) return { ...own, parts: [{ plain: plainText(own.value), unit: own.unit, typed: usual }], fit: 1 }
  const pieces = piecesOf(category, usual)
  if (!pieces) return notANumber
  const parts: { value: ExactNumber; plain: string; unit: Unit; typed?: string }[] = []
  let fit: Fit = 0
  let otherwise: string | undefined
  for (const [index, { number, word }] of pieces.entries()) {
    const reading = readNumber(number, language)
    if (!reading || (index > 0 && reading.value.mantissa < 0n)) return notANumber
    // `5 мил.` is five million of something; without its point the word would be read as miles or thousandths of an inch.
    if (/^(?:mil|мил)\.$/i.test(word)) return { code: 'unknown_unit', word }
    const before = parts.at(-1)?.unit
    const named = partAfter(category, before, word)
    // A measure known by its whole name goes before a unit known only by its stem: `mil` is no `milja`.
    const measure = named && named.fit < 2 ? undefined : findOtherName(category, word)
    const found = measure ? { id: measure.id, fit: 1 as const } : named
    if (!found) return word === '' ? notANumber : { code: 'unknown_unit', word }
    if (found.fit > fit) fit = found.fit
    otherwise = measure ? undefined : reading.otherwise
    const unit = unitOf(category, found.id)
    const value = measure ? timesFactor(reading.value, measure.factor) : reading.value
    const plain = reading.plain ?? plainText(reading.value)
    parts.push(measure ? { value, plain: plainText(value), unit, typed: `${plain} ${word}` } : { value, plain, unit })
    if (before && !isSmallerPart(category, before, unit, word === '' ? reading.value : undefined)) return notANumber
  }
  const [first] = parts
  if (!first) return notANumber
  return {
    unit: parts.at(-1)!.unit.id,
    value: parts.length === 1 ? first.value : sumOf(category, parts),
    parts: parts.map(({ value: _, unit, ...part }) => ({ ...part, unit: unit.id })),
    ...(parts.length === 1 && otherwise !== undefined ? { otherwise } : {}),
    fit,
  }
}

/** Numbers and the words after them; null when the text does not begin with a number. */
function piecesOf(category: Category, text: string): { number: string; word: string }[] | null {
  const pieces: { number: string; word: string }[] = []
  let rest = withNumberFirst(category, text)
  while (rest !== '') {
    const [number = ''] = /^[+-]?[.,]?\d(?:[\d.,/]|[ \u00a0\u2009\u202f](?=\d)|-(?=\d+\/)|e[+-]?\d)*/i.exec(rest) ?? []
    if (number === '') return null
    const trimmed = number.replace(/[.,]+$/, '')
    rest = rest.slice(trimmed.length)
    const [run = ''] = /^\D*(?:(?<=[\p{L}^])\d)?/u.exec(rest)!
    const taken = endsInName(category, run, rest.length === run.length) ? run : run.slice(0, -1)
    const word = wordIn(taken)
    if (/[+-]$/.test(word)) return null
    pieces.push({ number: trimmed, word })
    rest = rest.slice(taken.length)
    if (taken === '' && rest !== '') return null
  }
  return pieces.length > 0 ? pieces : null
}

/** `Mach 2` as `2 Mach`, for the units whose name people write first; any other text as it is. */
function withNumberFirst(category: Category, text: string): string {
  const [, name = '', number = ''] = /^(\p{L}{2,20})\s{1,3}(\d[\d.,]{0,20})$/u.exec(text) ?? []
  const unit = name === '' ? null : findUnit(category, name)
  return unit && unitOf(category, unit.id).isBeforeNumber ? `${number} ${name}` : text
}

/** Whether a digit at the end of a run of letters belongs to the name: it does in `m3`; in the `ft1` of `ft11in` a new number begins. */
function endsInName(category: Category, run: string, isLast: boolean): boolean {
  if (!/\d$/.test(run) || findUnit(category, wordIn(run)) || findOtherName(category, wordIn(run))) return true
  const shorter = findUnit(category, wordIn(run.slice(0, -1)))
  return isLast && !(shorter && unitOf(category, shorter.id).followedBy)
}

/** Without what only joins two parts: `5 ft, 11 in`, `5 feet and 11 inches`. */
const wordIn = (run: string): string =>
  run
    .replace(/\s+(and|и|i)\s*$/i, '')
    .replace(/[,;\s]+$/, '')
    .trim()

function timesFactor(value: ExactNumber, factor: Fraction): ExactNumber {
  const { numerator, denominator } = multiply(asFraction(value), factor)
  return { mantissa: numerator, exponent: 0, divisor: denominator }
}

/**
 * The unit that a word behind a larger unit names. There its own smaller unit is also meant by no word at all (`5 ft 11`) and by the
 * last word of its name (`2 пуда 5 фунтов` are Russian pounds).
 */
function partAfter(category: Category, before: Unit | undefined, word: string): { id: string; fit: Fit } | null {
  const part = category.units.find((unit) => unit.id === before?.followedBy)
  const named = word === '' ? null : findUnit(category, word)
  return part && (word === '' || isEndOfName(part, word)) ? { id: part.id, fit: named?.fit ?? 0 } : named
}

/** Whether whole ones of the second unit, not `1 inch 2.54 cm`, make the first; a number without a unit (`bare`) must also make less than one of the first. */
function isSmallerPart(category: Category, before: Unit, unit: Unit, bare: ExactNumber | undefined): boolean {
  if (before.atBaseZero !== '0' || unit.atBaseZero !== '0') return false
  const scales = scalesOf(category)
  const ratio = divide(scales.get(before.id)!.factor, scales.get(unit.id)!.factor)
  const limit = bare ? asFraction(bare) : fraction(1n)
  return ratio.denominator === 1n && subtract(ratio, limit).numerator > 0n
}

/** In the unit of the last part. The sign of the first part is the sign of all. */
function sumOf(category: Category, parts: readonly { value: ExactNumber; unit: Unit }[]): ExactNumber {
  const scales = scalesOf(category)
  const last = scales.get(parts.at(-1)!.unit.id)!.factor
  const isNegative = parts[0]!.value.mantissa < 0n
  let sum = fraction(0n)
  for (const { value, unit } of parts) {
    const size = asFraction({ ...value, mantissa: magnitude(value.mantissa) })
    sum = add(sum, divide(multiply(size, scales.get(unit.id)!.factor), last))
  }
  return { mantissa: isNegative ? -sum.numerator : sum.numerator, exponent: 0, divisor: sum.denominator }
}
