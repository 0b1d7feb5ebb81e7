import { divide, type Localized, languages } from '../../core/index.ts'
import type { Entry, Sense, Words } from '../../language/index.ts'
import { scalesOf, splitDefinition } from '../definition.ts'
import type { Category, Unit } from '../types.ts'
import { baseUnitOf } from '../unit-of.ts'
import { type UnitValue, unitKey, unitValue } from './unit-value.ts'

/** `лс` are horses and `нм` nanometres, which are not what their Latin letters would mean. */
const cyrillicOnly = new Set(['лс', 'нм'])

/** The time in the name of a speed, in seconds. */
const secondsIn: Readonly<Record<string, string>> = { hour: '3600', minute: '60', second: '1' }

/** What stands in front of the time: `километр в час`, `km/h`. */
const beforeTime = /^(\S.*?)(?:\/| (?:per|в|на|у) )\S+$/

/** A speed without its time: the rules put both together in whatever spelling. */
export interface DistanceValue {
  readonly seconds: string
  readonly unit: UnitValue
}

/** The words of a category are its rows: names in all cases, symbols, other names. */
export const unitWords = (category: Category): Words =>
  function* () {
    for (const unit of category.units) yield* wordsOf(unit, unitValue(category, unit))
    for (const unit of category.otherUnits) yield* wordsOf(unit, onPage(category, unit))
  }

/** A unit that no card shows, as so much of one that has a page: of the unit it is defined by, or of the base unit. */
function onPage(category: Category, unit: Unit): UnitValue {
  const { unitId } = splitDefinition(unit.definition)
  const shown = category.units.find(({ id }) => id === unitId) ?? baseUnitOf(category)
  const scales = scalesOf(category)
  const scale = divide(scales.get(unit.id)!.factor, scales.get(shown.id)!.factor)
  return { ...unitValue(category, shown, scale, unit.isBeforeNumber), other: unit }
}

function* wordsOf(unit: Unit, value: UnitValue): Iterable<Entry> {
  const time = / per (hour|minute|second)$/.exec(unit.name.en)?.[1]
  for (const names of [unit.name, unit.ofMany, unit.intoMany])
    for (const name of formsOf(names)) yield* both(name, value, false, time)
  for (const symbol of new Set([...formsOf(unit.symbol), ...unit.also])) yield* both(symbol, value, true, time)
}

const formsOf = (names: Localized): Set<string> => new Set(languages.map((language) => names[language]))

function* both(name: string, value: UnitValue, isSymbol: boolean, time: string | undefined): Iterable<Entry> {
  yield entry(name, value, { isSymbol })
  const distance = time === undefined ? undefined : beforeTime.exec(name)?.[1]
  if (time === undefined || distance === undefined) return
  const seconds = secondsIn[time]!
  const key = `${seconds} ${unitKey(value)}`
  yield entry(distance, value, { isSymbol, kind: 'distance', key, meant: { seconds, unit: value } })
}

interface Extra {
  readonly isSymbol: boolean
  readonly kind?: string
  readonly key?: string
  readonly meant?: DistanceValue
}

function entry(name: string, value: UnitValue, { isSymbol, kind = 'unit', key = unitKey(value), meant }: Extra): Entry {
  const sense: Sense = {
    kind,
    key,
    value: meant ?? value,
    takesPlural: true,
    // One letter of the later categories is theirs in its own case alone: `3D` is no three days.
    ...(isSymbol ? { exact: name, isStrict: name.length === 1 && !value.category.isFirst } : {}),
  }
  return { name, sense, isInflected: true, ...(cyrillicOnly.has(name.toLowerCase()) ? { isCyrillicOnly: true } : {}) }
}
