import { category } from '../../category.ts'
import { ordinaryFormat } from '../../format-rules.ts'
import { metric } from '../systems.ts'
import { about } from './about.ts'
import { landmarks } from './landmarks.ts'
import { units } from './units.ts'

export const power = /* @__PURE__ */ category({
  ...about,
  ofName: { ru: 'мощности', en: 'power', sr: 'снаге' },
  searchWords:
    'power watt watts kilowatt horsepower hp мощность мощности ватт ватты киловатт лошадиные силы лс снага снаге ват вати киловат коњске снаге кс snaga snage vat vati konjske snage',
  base: 'kg m^2/s^3',
  defaultPair: ['kw', 'hp'],
  popularPairs: [
    'kw hp',
    'hp kw',
    'ps kw',
    'kw ps',
    'hp ps',
    'w kw',
    'btuh w',
    'btuh kw',
    'tr kw',
    'w btuh',
    'kw btuh',
    'mw w',
  ],
  initialValue: '1',
  roundValues: ['1', '2', '5', '10', '20', '50', '100', '1000'],
  collapsedSize: 4,
  expandedAtFirst: [],
  format: ordinaryFormat,
  systems: [
    metric,
    { id: 'engine', name: { ru: 'Лошадиные силы', en: 'Horsepower', sr: 'Коњске снаге' }, bonus: 50 },
    { id: 'thermal', name: { ru: 'Тепло и холод', en: 'Heating and cooling', sr: 'Грејање и хлађење' }, bonus: 0 },
    { id: 'physics', name: { ru: 'Физика', en: 'Physics', sr: 'Физика' }, bonus: 0 },
  ],
  units,
  landmarks,
})
