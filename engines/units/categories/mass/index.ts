import { category } from '../../category.ts'
import { ordinaryFormat } from '../../format-rules.ts'
import { imperial, metric, russian } from '../systems.ts'
import { about } from './about.ts'
import { landmarks } from './landmarks.ts'
import { otherUnits } from './other-units.ts'
import { units } from './units.ts'

export const mass = /* @__PURE__ */ category({
  ...about,
  ofName: { ru: 'массы', en: 'mass', sr: 'масе' },
  searchWords:
    'mass weight kilograms pounds ounces масса массы массу вес веса маса масе масу тежина тежине masa mase masu tezina tezine',
  base: 'kg',
  defaultPair: ['kg', 'lb'],
  popularPairs: ['lb kg', 'kg lb', 'oz g', 'g oz', 'st kg', 'lb oz', 't kg', 'kg g', 'ct g', 'gr g', 'pud kg'],
  initialValue: '1',
  roundValues: ['1', '2', '5', '10', '20', '50', '100', '1000'],
  collapsedSize: 4,
  expandedAtFirst: ['apothecary'],
  format: ordinaryFormat,
  systems: [
    metric,
    imperial,
    { id: 'troy', name: { ru: 'Тройская', en: 'Troy', sr: 'Тројски' }, bonus: 0 },
    { id: 'apothecary', name: { ru: 'Аптекарская', en: 'Apothecaries’', sr: 'Апотекарски' }, bonus: 0 },
    russian,
  ],
  units,
  otherUnits,
  landmarks,
})
