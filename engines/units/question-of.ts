import { multiply } from '../core/index.ts'
import { plainNumber, type Quantity } from './grammar/quantity.ts'
import type { Ask } from './grammar/question-rules.ts'
import { idOf } from './grammar/unit-value.ts'
import type { QuantityPart, ReadQuestion } from './question.ts'

/** The value of a quantity in its unit of the page, as it was typed where it is one number. */
export function plainValueOf({ count, unit, parts }: Quantity): string {
  const [only] = parts
  return parts.length === 1 && only!.typed === undefined ? only!.plain : plainNumber({ q: multiply(count, unit.scale) })
}

export const partsOf = ({ parts }: Quantity): readonly QuantityPart[] =>
  parts.map(({ unit, ...part }) => ({ ...part, unit: unit.unit.id }))

/** Whether what is wanted can be named: a row, or none; of several units, all with a card. */
export const isAnswerable = ({ wanted = [] }: Ask): boolean =>
  wanted.every((unit) => idOf(unit) !== undefined && (wanted.length === 1 || unit.other === undefined))

/** Of a question whose targets are rows: `isAnswerable`. */
export function questionOf({ given, wanted }: Ask): ReadQuestion {
  const [to, ...rest] = wanted ?? []
  return {
    category: given.unit.category.id,
    from: given.unit.unit.id,
    value: plainValueOf(given),
    ...(to ? { to: idOf(to)! } : {}),
    ...(rest.length > 0 ? { rest: rest.map((unit) => idOf(unit)!) } : {}),
    parts: partsOf(given),
    ...(given.isSum ? { isSum: true as const } : {}),
    ...(given.otherwise === undefined ? {} : { otherwise: given.otherwise }),
  }
}
