import { category } from '../../category.ts'
import { ordinaryFormat } from '../../format-rules.ts'
import { chinese, imperial, japanese, metric, russian } from '../systems.ts'
import { about } from './about.ts'
import { landmarks } from './landmarks.ts'
import { units } from './units.ts'

export const area = /* @__PURE__ */ category({
  ...about,
  ofName: { ru: 'площади', en: 'area', sr: 'површине' },
  searchWords:
    'area surface square acres hectares sqft площадь площади площадью сотки гектары површина површине површину јутро хектари povrsina povrsine hektari',
  base: 'm^2',
  defaultPair: ['m2', 'sqft'],
  popularPairs: [
    'sqft m2',
    'm2 sqft',
    'ac ha',
    'ha ac',
    'ha m2',
    'm2 ha',
    'ac m2',
    'm2 a',
    'sqmi km2',
    'km2 sqmi',
    'cm2 m2',
    'sqyd m2',
  ],
  initialValue: '1',
  roundValues: ['1', '2', '5', '10', '20', '50', '100', '1000'],
  collapsedSize: 4,
  expandedAtFirst: [],
  format: ordinaryFormat,
  systems: [
    metric,
    imperial,
    russian,
    { id: 'serbian', name: { ru: 'Старые сербские', en: 'Old Serbian', sr: 'Стари српски' }, bonus: 0 },
    chinese,
    japanese,
    {
      id: 'world',
      name: { ru: 'Азия и Ближний Восток', en: 'Asia and the Middle East', sr: 'Азија и Блиски исток' },
      bonus: 0,
    },
    { id: 'physics', name: { ru: 'Физика', en: 'Physics', sr: 'Физика' }, bonus: 0 },
  ],
  units,
  landmarks,
})
