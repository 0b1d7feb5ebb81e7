import { fraction, magnitude, negate, parseFraction, subtract } from '#engines/core/index.ts'
import {
  degrees,
  type Made,
  type Node,
  type NumberValue,
  type Rule,
  rule,
  type Text,
  typedText,
  type Words,
} from '#engines/language/index.ts'
import type { Category } from '../types.ts'
import { computed, counted, isPlainQuantity, negative, plainly, type Quantity, quantity, soMany } from './quantity.ts'
import { isScale, type UnitValue, unitById } from './unit-value.ts'

/** The words of degrees mean Celsius to the category that has it, and nothing to the others. */
export const degreeWords = (category: Category): Words =>
  function* () {
    const celsius = unitById(category, 'c')
    if (category.lowest === undefined || !celsius) return
    for (const entry of degrees()) yield { ...entry, sense: { ...entry.sense, value: celsius } }
  }

type Numbered = Node<NumberValue>
type Degrees = Node<UnitValue>

const isSigned = (number: Numbered): boolean => number.value.signed === true

/** `t: 1763208000` is no warmth. */
const isOfWeather = ({ value }: Numbered): boolean =>
  !value.words && magnitude(value.q.numerator) < 10_000n * value.q.denominator

/** So far below zero, or below the point at which water freezes on this scale. */
const below = (value: Quantity, { kind }: Node): Made => {
  const { unit, count } = value
  if (count.numerator <= 0n) return undefined
  return quantity(
    kind === 'freezing' ? plainly(subtract(parseFraction(unit.unit.atBaseZero), count), unit) : negative(value),
  )
}

const fahrenheit = (degree: Degrees, { language }: Text): Degrees | undefined => {
  const value = language === 'en' ? unitById(degree.value.category, 'f') : undefined
  return value && { ...degree, value }
}

/** A rule for Celsius, and in English, at a higher cost, for Fahrenheit. */
const onEachScale = (
  pattern: string,
  cost: number,
  make: (parts: readonly Node[], degree: Degrees, text: Text) => Made,
): Rule[] => {
  const at = pattern.split(' ').findIndex((part) => /degree|below|above|warmth/.test(part))
  return [
    rule('quantity', pattern, (parts, text) => make(parts, parts[at], text), cost),
    rule(
      'quantity',
      pattern,
      (parts, text) => {
        const degree = fahrenheit(parts[at], text)
        return degree && make(parts, degree, text)
      },
      cost + 1,
    ),
  ]
}

/** The marks of British gas ovens: mark 1 is 275 °F, each further mark 25 °F more; 1/2 is 250 °F and 1/4 is 225 °F. */
function gasMark({ numerator, denominator }: NumberValue['q']): bigint | undefined {
  if (denominator === 1n) return numerator > 0n && numerator <= 10n ? 250n + 25n * numerator : undefined
  return numerator !== 1n ? undefined : denominator === 2n ? 250n : denominator === 4n ? 225n : undefined
}

export const degreeRules: readonly Rule[] = [
  ...onEachScale('number degreeword', 3, ([number], degree) => counted(number as Numbered, degree)),
  // The sign alone is rather an angle, but for one with a plus or minus.
  ...onEachScale('number degreesign', 3, ([number], degree) =>
    isSigned(number as Numbered) ? counted(number as Numbered, degree) : undefined,
  ),
  ...onEachScale('number below|freezing', 2, ([number, word], { value }) =>
    below(soMany(number as Numbered, value), word!),
  ),
  ...onEachScale('below number degreeword?', 2, ([word, number], { value }) =>
    below(soMany(number as Numbered, value), word!),
  ),
  ...onEachScale('warmth colon? number', 3, ([, , number], degree) =>
    isOfWeather(number as Numbered) ? counted(number as Numbered, degree) : undefined,
  ),
  rule('quantity', 'number below unit', ([number, word, unit]) =>
    isScale(unit.value) ? below(soMany(number, unit.value), word) : undefined,
  ),
  rule('quantity', 'quantity below|freezing', ([{ value }, word]) =>
    isScale(value.unit) && isPlainQuantity(value) ? below(value, word) : undefined,
  ),
  rule('quantity', 'quantity above', ([measured]) =>
    isScale(measured.value.unit) ? quantity(measured.value) : undefined,
  ),
  rule('quantity', 'gasmark number', ([mark, number], text) => {
    const unit = unitById(mark.value.category, 'f')
    const size = gasMark(number.value.q)
    return unit && size !== undefined
      ? quantity(computed(fraction(size), unit, typedText(text, mark.start, number.end)))
      : undefined
  }),
  ...onEachScale('number above', 2, ([number], degree) => counted(number as Numbered, degree)),
  // In the field of a scale degrees without a name are of that scale.
  rule('degrees', 'number degreeword|degreesign|above', ([number]) => ({ value: number.value, key: number.key })),
  rule('degrees', 'number below', ([number]) => {
    const value = { ...number.value, q: negate(number.value.q) }
    return number.value.signed ? undefined : { value, key: `-${number.key}` }
  }),
]
