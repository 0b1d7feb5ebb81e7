import { type Fraction, languages } from '#engines/core/index.ts'
import type { Unit } from './types.ts'

/** What a unit without a row is: so many of the base unit of its category, or so many divided by it where it counts the inverse. */
export interface Composed {
  readonly symbol: string
  readonly factor: Fraction
  readonly isInverse: boolean
  readonly isExact: boolean
}

/** A unit that nobody wrote a row for, `yd/h`. Its id says all of it, so that it is kept nowhere. */
export const composedId = ({ symbol, factor, isInverse, isExact }: Composed): string =>
  `${symbol}${isExact ? '=' : '≈'}${isInverse ? '÷' : ''}${factor.numerator}/${factor.denominator}`

const idOfComposed = /^([^=≈]{1,80})([=≈])(÷?)([1-9]\d{0,400}\/[1-9]\d{0,400})$/

export function composedUnit(id: string): Unit | undefined {
  const [, symbol, sign, inverse, definition] = idOfComposed.exec(id) ?? []
  if (symbol === undefined || definition === undefined) return undefined
  const names = Object.fromEntries(languages.map((language) => [language, symbol])) as Unit['name']
  return {
    id,
    system: '',
    name: names,
    ofMany: names,
    intoMany: names,
    symbol: names,
    definition,
    atBaseZero: '0',
    isInverse: inverse !== '',
    isOfMinutes: false,
    irrational: sign === '≈',
    source: names,
    also: [],
    inSums: undefined,
    followedBy: undefined,
    isBeforeNumber: false,
    roundValues: undefined,
    prefix: undefined,
  }
}
