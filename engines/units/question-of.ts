import { plainNumber, type Quantity } from './grammar/quantity.ts'
import type { Ask } from './grammar/question-rules.ts'
import type { QuantityPart, ReadQuestion } from './question.ts'

/** The value of a quantity in its unit of the page, as it was typed where it is one number. */
export function plainValueOf({ count, parts }: Quantity): string {
  const [only] = parts
  return parts.length === 1 ? only!.plain : plainNumber({ q: count })
}

export const partsOf = ({ parts }: Quantity): readonly QuantityPart[] =>
  parts.map(({ unit, ...part }) => ({ ...part, unit: unit.unit.id }))

export function questionOf({ given, wanted }: Ask): ReadQuestion {
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
