import type { Source, UnitRow } from '../../types.ts'
import { si, standardGravity, yardAndPound } from '../sources.ts'

const codata: Source = {
  ru: 'CODATA, 2022: двенадцатая часть массы атома углерода-12, по измерениям',
  en: 'CODATA, 2022: a twelfth of the mass of a carbon-12 atom, as measured',
  sr: 'CODATA, 2022: дванаестина масе атома угљеника 12, по мерењима',
}

// biome-ignore format: a table for native speakers to review, one language a line
export const otherUnits: readonly UnitRow[] = [
  { id: 'kt', system: 'metric', definition: '1000 t', source: si,
    also: ['kiloton', 'kilotons'],
    ru: ['килотонна', 'килотонн', 'килотонны', 'килотонна'],
    en: ['kilotonne', 'kilotonnes', 'kt'],
    sr: ['килотона', 'килотона', 'килотоне', 'kt'] },
  { id: 'dag', system: 'metric', definition: '10 g', source: si,
    also: ['dkg', 'дкг', 'дека'],
    ru: ['декаграмм', 'декаграммов', 'декаграммы', 'даг'],
    en: ['decagram', 'decagrams', 'dag'],
    sr: ['декаграм', 'декаграма', 'декаграме', 'dag'] },
  // It is measured, so no result through it is exact.
  { id: 'da', system: 'metric', definition: '1.66053906892e-27 kg', source: codata, irrational: true, prefixes: ['k', 'M'],
    also: ['amu', 'atomic mass unit', 'atomic mass units', 'а. е. м.', 'атомная единица массы', 'атомских јединица масе', 'јединица атомске масе'],
    ru: ['дальтон', 'дальтонов', 'дальтоны', 'Да'],
    en: ['dalton', 'daltons', 'Da'],
    sr: ['далтон', 'далтона', 'далтоне', 'Da'] },
  // What a bare hundredweight is depends on the country: the American one comes first.
  { id: 'cwt', system: 'imperial', definition: '100 lb', source: yardAndPound,
    also: ['cwt', 'hundredweight', 'hundredweights', 'US cwt', 'US hundredweight', 'US hundredweights', 'хандредвейт', 'хандредвејт'],
    ru: ['короткий хандредвейт', 'коротких хандредвейтов', 'короткие хандредвейты', 'кор. цнт'],
    en: ['short hundredweight', 'short hundredweights', 'sh cwt'],
    sr: ['кратки хандредвејт', 'кратких хандредвејта', 'кратке хандредвејте', 'кратки cwt'] },
  { id: 'lcwt', system: 'imperial', definition: '112 lb', source: yardAndPound,
    also: ['cwt', 'hundredweight', 'hundredweights', 'UK cwt', 'imperial hundredweight', 'imperial hundredweights', 'хандредвейт', 'хандредвејт'],
    ru: ['длинный хандредвейт', 'длинных хандредвейтов', 'длинные хандредвейты', 'дл. цнт'],
    en: ['long hundredweight', 'long hundredweights', 'long cwt'],
    sr: ['дуги хандредвејт', 'дугих хандредвејта', 'дуге хандредвејте', 'дуги cwt'] },
  // What a pound of force speeds up by a foot per second in a second.
  { id: 'slug', system: 'imperial', definition: '9.80665/0.3048 lb', source: standardGravity,
    ru: ['слаг', 'слагов', 'слаги', 'слаг'],
    en: ['slug', 'slugs', 'slug'],
    sr: ['слаг', 'слага', 'слаге', 'слаг'] },
]
