import { type Localized, languages } from '#engines/core/index.ts'
import { type Entry, inGroups, type Sense, type Words } from '#engines/language/index.ts'
import { differenceOf } from '../difference.ts'
import type { Category, Unit } from '../types.ts'

import { knownUnits } from '../unit-of.ts'
import { type UnitValue, unitKey } from './unit-value.ts'

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
  inGroups(function* () {
    const units = knownUnits(category)
    const differences = category.lowest === undefined ? [] : units.map(differenceOf)
    for (const unit of [...units, ...differences])
      yield { names: namesOf(unit), entries: () => wordsOf({ category, unit }) }
    const sense: Sense = { kind: 'named', value: category.id, key: category.id }
    for (const name of [...formsOf(category.name), ...formsOf(category.ofName)])
      yield { names: [name], entries: () => [{ name, sense, isInflected: true }] }
  })

const namesOf = ({ name, ofMany, intoMany, symbol, also }: Unit): readonly string[] => [
  ...Object.values(name),
  ...Object.values(ofMany),
  ...Object.values(intoMany),
  ...Object.values(symbol),
  ...also,
]

function* wordsOf(value: UnitValue): Iterable<Entry> {
  const { unit } = value
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
    ...(isSymbol ? { exact: name, isStrict: isOfExactCase(name, value) } : {}),
  }
  const { ru, sr } = value.unit.symbol
  // Russian symbols in Latin letters are those of others: МН and mN.
  const isRussian = (isSymbol && name === ru && name !== sr) || cyrillicOnly.has(name.toLowerCase())
  return { name, sense, isInflected: !isRussian, isCyrillicOnly: isRussian }
}

/** One letter of the later categories is theirs in its own case alone, and so are two of a unit without a card: `3D` is no three days. */
const isOfExactCase = ({ length }: string, { category, unit }: UnitValue): boolean =>
  category.isFirst ? length === 2 && !category.units.includes(unit) : length === 1
