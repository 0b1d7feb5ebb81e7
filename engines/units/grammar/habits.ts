import { parseFraction } from '../../core/index.ts'
import type { Entry, Sense, Words } from '../../language/index.ts'
import type { Category, CategoryId } from '../types.ts'
import { unitById, unitKey, unitValue } from './unit-value.ts'

type Habit = readonly [category: CategoryId, name: string, unit: string, sense: Partial<Sense>, factor?: string]

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
  // Serbs shorten grams as others do grains.
  ['mass', 'gr', 'g', { language: 'sr' }],
  // Elsewhere it is a million of something.
  ['length', 'mil', 'in', { language: 'en' }, '0.001'],
  ['length', 'mils', 'in', { language: 'en' }, '0.001'],
  ['volume', 'mil', 'ml', { language: 'en' }],
  // Which ton is meant nobody can tell: the American one is likelier in English, the metric one elsewhere.
  ['mass', 'ton', 't', { cost: 1 }],
  ['mass', 'tons', 't', { cost: 1 }],
  ['mass', 'ton', 'lton', { cost: 2 }],
  ['mass', 'tons', 'lton', { cost: 2 }],
  // A cup is American, or a metric one of 250 ml.
  ['volume', 'cup', 'ml', { cost: 1 }, '250'],
  ['volume', 'cups', 'ml', { cost: 1 }, '250'],
  ['volume', 'чашка', 'ml', { cost: 1 }, '250'],
  ['volume', 'чашек', 'ml', { cost: 1 }, '250'],
  ['volume', 'шоља', 'ml', { cost: 1 }, '250'],
  // A glass of a Russian recipe is filled to the rim, or to the line.
  ['volume', 'стакан', 'ml', {}, '250'],
  ['volume', 'стакан', 'ml', { cost: 1 }, '200'],
  // The level that an aeroplane flies at, in hundreds of feet.
  ['length', 'FL', 'ft', { isStrict: true, value: 'before' }, '100'],
  ['length', 'flight level', 'ft', { value: 'before' }, '100'],
  ['length', 'эшелон', 'ft', { value: 'before' }, '100'],
]

export const habitsOf = (category: Category): Words =>
  function* (): Iterable<Entry> {
    for (const [id, name, unitId, sense, factor = '1'] of habits) {
      const unit = id === category.id ? unitById(category, unitId)?.unit : undefined
      if (!unit) continue
      const value = unitValue(category, unit, parseFraction(factor), sense.value === 'before')
      yield { name, sense: { kind: 'unit', ...sense, exact: name, value, key: unitKey(value) }, isInflected: true }
    }
  }
