import { category } from '../../category.ts'
import { ordinaryFormat } from '../../format-rules.ts'
import { imperial, metric, nautical } from '../systems.ts'
import { about } from './about.ts'
import { landmarks } from './landmarks.ts'
import { otherUnits } from './other-units.ts'
import { units } from './units.ts'

export const speed = /* @__PURE__ */ category({
  ...about,
  ofName: { ru: 'скорости', en: 'speed', sr: 'брзине' },
  searchWords:
    'speed velocity pace knots скорость скорости узлы брзина брзине брзину чворови brzina brzine brzinu cvorovi',
  base: 'm/s',
  defaultPair: ['kmh', 'mph'],
  popularPairs: [
    'mph kmh',
    'kmh mph',
    'ms kmh',
    'kmh ms',
    'knot kmh',
    'knot mph',
    'fps ms',
    'fps mph',
    'mach kmh',
    'kms kmh',
  ],
  initialValue: '100',
  roundValues: ['1', '2', '5', '10', '20', '50', '100', '1000'],
  collapsedSize: 4,
  expandedAtFirst: [],
  format: ordinaryFormat,
  systems: [
    metric,
    imperial,
    nautical,
    { id: 'scientific', name: { ru: 'Научная', en: 'Scientific', sr: 'Научне јединице' }, bonus: 0 },
  ],
  units,
  otherUnits,
  landmarks,
})
