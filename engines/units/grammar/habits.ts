import type { Entry, Sense, Words } from '#engines/language/index.ts'
import type { Category, CategoryId } from '../types.ts'
import { type UnitValue, unitById, unitKey } from './unit-value.ts'

type Habit = readonly [category: CategoryId, names: string, unit: string, sense?: Partial<Sense>]

/** What people write for a unit in one place and not elsewhere; with what it costs, so that the unit of this symbol comes first or second. */
const habits: readonly Habit[] = [
  // American recipes: a cup, a tablespoon, and of what is taken by the pinch a teaspoon. Elsewhere they are degrees and tonnes.
  ['volume', 'c', 'cup', { kind: 'recipeunit', isStrict: true }],
  ['volume', 'T', 'tbsp', { kind: 'recipeunit', isStrict: true }],
  ['volume', 't', 'tsp', { kind: 'spiceunit', isStrict: true }],
  // Runners leave the metres out: `10k in miles`.
  ['length', 'k', 'km', { isStrict: true, cost: 2 }],
  // Sailors and pilots write it so; to all others it is a nanometre.
  ['length', 'nm', 'nmi', { isStrict: true, cost: 1 }],
  // Without their capitals megabytes are sooner meant than the millibars that are written so.
  ['data', 'mb', 'mb', { isStrict: true, cost: 1 }],
  // Behind hours and degrees: `2h30m`, `45 deg 30 min`, `45° 30'`.
  ['time', 'm|м', 'min', { kind: 'smaller' }],
  ['angle', "'|min|minutes|мин|минут|минута|минуте", 'arcmin', { kind: 'smaller' }],
  ['angle', '"|sec|seconds|s|с|сек|секунд|секунди|секунде', 'arcsec', { kind: 'smaller' }],
  // Without their capitals, where they are no picoseconds and no millihertz.
  ['power', 'ps', 'ps', { isStrict: true, cost: 1 }],
  ['frequency', 'mhz|мгц', 'megahz', { isStrict: true }],
  // To who asks for an acceleration.
  ['acceleration', 'g|G', 'g0', { isStrict: true, cost: 1 }],
  // Newton metres without their capital, where they are asked for.
  ['torque', 'nm', 'nm', { kind: 'wantedunit', isStrict: true }],
  // Serbs shorten grams as others do grains.
  ['mass', 'gr', 'g', { language: 'sr' }],
  // Elsewhere it is a million of something.
  ['length', 'mil|mils', 'thou', { language: 'en' }],
  ['volume', 'mil', 'ml', { language: 'en' }],
]

/**
 * Words of several sizes: which is meant nobody can tell, so all that are common are answered, the usual one of the language first. What
 * costs one more than the first comes behind it.
 */
const sizes: readonly Habit[] = [
  ['mass', 'ton|tons', 't', { cost: 1 }],
  ['mass', 'ton|tons', 'lton', { cost: 1 }],
  ['volume', 'cup|cups', 'cupmetric', { cost: 1 }],
  ['volume', 'cup|cups', 'cupimp', { cost: 1 }],
  ['volume', 'чашка|чашек|шоља', 'cupmetric'],
  ['volume', 'чашка|чашек|шоља', 'cup', { cost: 1 }],
  ['volume', 'tablespoon|tablespoons|tbsp', 'tbspmetric', { cost: 1 }],
  ['volume', 'teaspoon|teaspoons|tsp', 'tspmetric', { cost: 1 }],
  ['volume', 'столовая ложка|столовых ложек|ст. ложка|супена кашика', 'tbspmetric'],
  ['volume', 'столовая ложка|столовых ложек|ст. ложка|супена кашика', 'tbsp', { cost: 1 }],
  ['volume', 'ст. л.|с. к.', 'tbsp', { cost: 1 }],
  ['volume', 'ч. л.|ч. к.', 'tsp', { cost: 1 }],
  ['volume', 'чайная ложка|чайных ложек|ч. ложка|чајна кашичица|кашичица', 'tspmetric'],
  ['volume', 'чайная ложка|чайных ложек|ч. ложка|чајна кашичица|кашичица', 'tsp', { cost: 1 }],
  ['volume', 'pint|pints|пинта', 'ptimp', { cost: 1 }],
  ['volume', 'стакан', 'glassfull'],
  ['volume', 'стакан', 'glassline', { cost: 1 }],
  ['volume', 'ложка|ложек|кашика', 'tbspmetric'],
  ['volume', 'ложка|ложек|кашика', 'tspmetric', { cost: 1 }],
]

/** Whether some people write another unit of its category as this one is written. */
export const isWrittenAsAnother = ({ category, unit }: UnitValue): boolean =>
  habits.some(
    ([id, names, other]) => id === category.id && other !== unit.id && names.split('|').includes(unit.symbol.en),
  )

export const habitsOf = (category: Category): Words =>
  function* (): Iterable<Entry> {
    for (const habit of [...habits, ...sizes]) {
      const [id, names, unitId, sense] = habit
      const unit = id === category.id ? unitById(category, unitId) : undefined
      if (!unit) continue
      const value: UnitValue = sizes.includes(habit) && sense?.cost ? { ...unit, isOtherSize: true } : unit
      for (const name of names.split('|'))
        yield { name, sense: { kind: 'unit', ...sense, exact: name, value, key: unitKey(value) }, isInflected: true }
    }
  }
