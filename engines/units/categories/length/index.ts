import { category } from '../../category.ts'
import { ordinaryFormat } from '../../format-rules.ts'
import { chinese, imperial, japanese, metric, nautical, russian } from '../systems.ts'
import { about } from './about.ts'
import { landmarks } from './landmarks.ts'
import { otherUnits } from './other-units.ts'
import { units } from './units.ts'

export const length = /* @__PURE__ */ category({
  ...about,
  ofName: { ru: 'длины', en: 'length', sr: 'дужине' },
  searchWords:
    'length distance height metres meters feet inches miles длина расстояние рост длины длину расстояния роста дужина дужине дужину растојање растојања инчи стопе миље inci stope milje duzina duzine duzinu rastojanje rastojanja',
  base: 'm',
  defaultPair: ['km', 'mi'],
  popularPairs: ['in cm', 'cm in', 'ft m', 'm ft', 'mi km', 'km mi', 'yd m', 'ft in', 'nmi km', 'm cm', 'verst km'],
  initialValue: '1',
  roundValues: ['1', '2', '5', '10', '20', '50', '100', '1000'],
  collapsedSize: 4,
  expandedAtFirst: ['russian'],
  format: ordinaryFormat,
  systems: [
    metric,
    imperial,
    russian,
    nautical,
    { id: 'astronomical', name: { ru: 'Астрономическая', en: 'Astronomical', sr: 'Астрономски' }, bonus: 0 },
    chinese,
    japanese,
    { id: 'indian', name: { ru: 'Индийская', en: 'Indian', sr: 'Индијски' }, bonus: 0, locales: ['hi'] },
  ],
  units,
  otherUnits,
  landmarks,
})
