import { type Made, type Node, type Rule, rule, type Text } from '#engines/language/index.ts'
import { usGallon } from '../categories/sources.ts'
import { isScale, type UnitValue, unitById, unitKey } from './unit-value.ts'
import type { DistanceValue } from './unit-words.ts'

const made = (value: UnitValue, cost = 0): Made => ({ value, key: unitKey(value), cost })

/** The British unit of a name that America uses too: their ids end so. */
const imperial = ({ category, unit }: UnitValue): Made => {
  const value = unitById(category, `${unit.id}imp`)
  return value && made(value)
}

const americanSystems = new Set(['us', 'oil'])

/** A spoon in American recipes is an American one, too; a metric cup is none. */
const isAmerican = ({ category, unit }: UnitValue): boolean =>
  category.id === 'volume' && (americanSystems.has(unit.system) || unit.source === usGallon)

const perTime = (distance: Node<DistanceValue>, time: Node<string>): Made =>
  distance.value.seconds === time.value ? made(distance.value.unit) : undefined

const isGlued = (node: Node, { tokens }: Text): boolean => tokens[node.start]!.glued

export const unitRules: readonly Rule[] = [
  rule('unit', 'distance per time', ([distance, , time]) => perTime(distance, time)),
  // As typed on a phone: `100 км ч`.
  rule('unit', 'distance time', ([distance, time]) => perTime(distance, time), 3),
  // `m s⁻¹`, `km·h-1`
  rule('unit', 'distance times? time inverse', ([distance, , time, inverse], text) =>
    isGlued(inverse, text) ? perTime(distance, time) : undefined,
  ),
  rule('unit', 'degreeword|degreesign unit', ([, unit]) => (isScale(unit.value) ? made(unit.value) : undefined)),
  rule('unit', 'unit imperial', ([unit]) => imperial(unit.value)),
  rule('unit', 'imperial unit', ([, unit]) => imperial(unit.value)),
  rule('unit', 'unit american', ([unit]) => (isAmerican(unit.value) ? made(unit.value) : undefined)),
  rule('unit', 'american unit', ([, unit]) => (isAmerican(unit.value) ? made(unit.value) : undefined)),
  rule('unit', 'quote unit quote', ([, unit]) => made(unit.value)),
  rule('unit', 'open unit close', ([, unit]) => made(unit.value)),
]
