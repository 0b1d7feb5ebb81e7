import { add, divide, type Fraction, type Language, multiply, parseFraction, subtract } from '#engines/core/index.ts'
import { isDifference } from './difference.ts'
import { asFraction, type ExactNumber } from './parse.ts'
import type { Category, Convertible, Scaled, Unit } from './types.ts'
import { anyUnitById, findUnitById, knownUnits } from './unit-of.ts'

/** A unit against the base unit of its category: base = (value - atBaseZero) × factor, or factor / value where it counts the inverse. */
export interface Scale {
  readonly factor: Fraction
  readonly atBaseZero: Fraction
  readonly isInverse: boolean
}

/** `1760 yd` is a factor and a unit; a factor alone is in the base unit. */
export function splitDefinition(definition: string): { factorText: string; unitId: string | undefined } {
  const match = /^(.*?\d) +([^\d\s/*].*)$/.exec(definition)
  return { factorText: match?.[1] ?? definition, unitId: match?.[2] }
}

const scales = new WeakMap<Convertible, Map<string, Scale>>()

/** The scale of every unit, definitions followed down to the base unit. Computed once per category. */
export function scalesOf(category: Convertible): Map<string, Scale> {
  const known = scales.get(category)
  if (known) return known
  const resolved = new Map<string, Scale>()
  for (const unit of knownUnits(category)) resolved.set(unit.id, scale(category, unit))
  scales.set(category, resolved)
  return resolved
}

const scale = (category: Convertible, unit: Scaled): Scale => ({
  factor: factorOf(category, unit, []),
  atBaseZero: parseFraction(unit.atBaseZero ?? '0'),
  isInverse: unit.isInverse === true,
})

/** The scale of one unit, with a row or without; undefined for an unknown one. */
export function scaleOf(category: Convertible, id: string): Scale | undefined {
  const composed = scalesOf(category).has(id) ? undefined : anyUnitById(category, id)
  return composed ? scale(category, composed) : scalesOf(category).get(id)
}

function factorOf(category: Convertible, unit: Scaled, path: readonly string[]): Fraction {
  if (path.includes(unit.id)) throw new Error(`circular definition: ${[...path, unit.id].join(' -> ')}`)
  const { factorText, unitId } = splitDefinition(unit.definition)
  if (unitId === undefined) return parseFraction(factorText)
  const reference = findUnitById(category, unitId)
  if (!reference) throw new Error(`${unit.id} is defined by ${unitId}, which is no unit of its category`)
  return multiply(parseFraction(factorText), factorOf(category, reference, [...path, unit.id]))
}

/** A quantity in the grammar of a definition (`8849 m`), read in a unit. For drawings. */
export function quantityIn(category: Convertible, quantity: string, unitId: string): Fraction {
  const { factorText, unitId: ownUnitId } = splitDefinition(quantity)
  const own = ownUnitId === undefined ? undefined : scaleOf(category, ownUnitId)
  const target = scaleOf(category, unitId)
  if (!own || !target) throw new Error(`unknown unit in ${quantity} or ${unitId}`)
  const value = subtract(parseFraction(factorText), own.atBaseZero)
  const inBase = own.isInverse ? divide(own.factor, value) : multiply(value, own.factor)
  return target.isInverse ? divide(target.factor, inBase) : add(divide(inBase, target.factor), target.atBaseZero)
}

/** Whether a value lies below the least that is physically possible: a temperature below absolute zero. */
export function isBelowLowest(category: Category, { unit, value }: { unit: string; value: ExactNumber }): boolean {
  if (category.lowest === undefined || isDifference(unit)) return false
  return subtract(asFraction(value), quantityIn(category, category.lowest, unit)).numerator < 0n
}

/** The definition in symbols of a language: `1760 yd`, `1852/3600 м/с`. Empty for a base unit. */
export function definitionText(category: Category, unit: Unit, language: Language): string {
  const { factorText, unitId } = splitDefinition(unit.definition)
  const reference = unitId === undefined ? undefined : findUnitById(category, unitId)
  return reference ? `${factorText.replaceAll('*', '×')} ${reference.symbol[language]}` : ''
}
