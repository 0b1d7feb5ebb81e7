import type { Fraction } from '#engines/core/index.ts'
import type { Made } from './chart.ts'

export interface NumberValue {
  readonly q: Fraction
  /** What may still be added is less than this: 10 behind `twenty`, a million behind `two million`; 1 where nothing may. */
  readonly gap: bigint
  /** In words, so that more words may follow. */
  readonly words: boolean
  /** `a`, `an`: one, where a unit follows. */
  readonly article?: boolean
  readonly signed?: boolean
  /** A fraction below one, which a whole number may stand before: `3 1/2`. */
  readonly proper?: boolean
  /** So many digits were typed behind the mark. */
  readonly decimals?: number
  /** What else the marks could have meant, written plainly: `1.234` for `1,234` in English. */
  readonly otherwise?: string
}

export const number = (value: NumberValue, cost = 0): NonNullable<Made> & { readonly value: NumberValue } => ({
  value,
  cost,
  key: () => keyOfNumber(value),
})

export const keyOfNumber = ({ q, gap, article, signed, words }: NumberValue): string =>
  `${q.numerator}/${q.denominator} ${gap}${article ? 'a' : ''}${signed ? 's' : ''}${words ? 'w' : ''}`
