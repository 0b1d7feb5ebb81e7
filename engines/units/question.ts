import type { CategoryId } from './types.ts'

/** One number with its unit, as it was understood: `5 ft`. */
export interface QuantityPart {
  readonly plain: string
  readonly unit: string
  /** What stands for the number and its unit, where neither was typed: `2 × 5 km`, `gas mark 4`. */
  readonly typed?: string
}

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
