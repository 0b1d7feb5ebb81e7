import { divide, type Fraction, fraction, multiply, parseFraction } from '#engines/core/index.ts'

/**
 * What a quantity is of, as powers of the base quantities: a speed is length to 1, time to -1. Amount of substance, electric current and
 * luminous intensity have no page; they are here so that their symbols can be named as what they are.
 */
export const baseQuantities = [
  'length',
  'mass',
  'time',
  'temperature',
  'angle',
  'information',
  'amount',
  'current',
  'luminous',
] as const

export type BaseQuantity = (typeof baseQuantities)[number]

/** The unit that counts one of each base quantity. Angles are counted in degrees, because a radian is no fraction of a turn. */
const baseSymbols: Readonly<Record<string, BaseQuantity>> = {
  m: 'length',
  kg: 'mass',
  s: 'time',
  K: 'temperature',
  deg: 'angle',
  bit: 'information',
  mol: 'amount',
  A: 'current',
  cd: 'luminous',
}

/** A power for each of the base quantities, in their order. */
export type Dimension = readonly number[]

/** What a plain number is of. */
export const noDimension: Dimension = baseQuantities.map(() => 0)

export const multiplied = (left: Dimension, right: Dimension): Dimension =>
  left.map((power, index) => power + right[index]!)

export const raised = (dimension: Dimension, power: number): Dimension =>
  // Zero times a negative power is a zero with a sign, which no comparison of tests forgives.
  dimension.map((own) => own * power || 0)

export const inverted = (dimension: Dimension): Dimension => raised(dimension, -1)

export function isSameDimension(left: Dimension, right: Dimension): boolean {
  for (let index = 0; index < left.length; index++) if (left[index] !== right[index]) return false
  return true
}

/** A time, or a power of one. */
export const isOfTime = (dimension: Dimension): boolean =>
  !isPlainNumber(dimension) && dimension.every((power, index) => power === 0 || baseQuantities[index] === 'time')

/** Of a second. */
export const timeDimension: Dimension = baseQuantities.map((name) => (name === 'time' ? 1 : 0))

/** Negative for what is so much in a time. */
export const timePower = (dimension: Dimension): number => dimension[baseQuantities.indexOf('time')]!

export const isPlainNumber = (dimension: Dimension): boolean => isSameDimension(dimension, noDimension)

/** So many of the coherent units of a dimension: a litre is 1/1000 of `m^3`. */
export interface Coherent {
  readonly factor: Fraction
  readonly dimension: Dimension
}

const term = /^([a-zA-Z]+)(?:\^(-?\d))?$/

/**
 * Reads a definition by base units: `kg m^2/s^2`, `0.001 m^3`, `8 bit`, `1/s`. A space multiplies, `/` divides by the one term behind
 * it. For data rows: throws on anything else.
 */
export function parseCoherent(definition: string): Coherent {
  let factor = fraction(1n)
  let dimension = noDimension
  for (const [, slash, text] of definition.matchAll(/(\/)?\s*([^\s/]+)/g)) {
    const [, symbol = '', power = '1'] = term.exec(text!) ?? []
    const base = baseSymbols[symbol]
    if (base === undefined) {
      const number = parseFraction(text!)
      factor = slash ? divide(factor, number) : multiply(factor, number)
    } else {
      const own = baseQuantities.map((quantity) => (quantity === base ? Number(power) : 0))
      dimension = multiplied(dimension, slash ? inverted(own) : own)
    }
  }
  return { factor, dimension }
}
