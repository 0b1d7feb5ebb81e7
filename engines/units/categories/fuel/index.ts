import { category } from '../../category.ts'
import { ordinaryFormat } from '../../format-rules.ts'
import { imperial, metric } from '../systems.ts'
import { about } from './about.ts'
import { landmarks } from './landmarks.ts'
import { units } from './units.ts'

export const fuel = /* @__PURE__ */ category({
  ...about,
  ofName: { ru: 'расхода топлива', en: 'fuel use', sr: 'потрошње горива' },
  searchWords:
    'fuel consumption economy mileage mpg litres per 100 km расход топлива бензина экономичность литров на 100 потрошња горива бензина литара на 100 potrosnja goriva benzina',
  base: '1000 m/0.001/m^3',
  defaultPair: ['l100km', 'mpg'],
  popularPairs: [
    'l100km mpg',
    'mpg l100km',
    'l100km mpgimp',
    'mpgimp l100km',
    'l100km kml',
    'kml l100km',
    'kml mpg',
    'mpg kml',
    'mpg mpgimp',
  ],
  isOfUse: true,
  initialValue: '7',
  roundValues: ['3', '4', '5', '6', '7', '8', '10', '15'],
  collapsedSize: 4,
  expandedAtFirst: [],
  format: ordinaryFormat,
  systems: [metric, imperial],
  units,
  landmarks,
})
