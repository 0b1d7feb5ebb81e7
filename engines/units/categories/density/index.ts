import { category } from '../../category.ts'
import { ordinaryFormat } from '../../format-rules.ts'
import { imperial, metric } from '../systems.ts'
import { about } from './about.ts'
import { landmarks } from './landmarks.ts'
import { units } from './units.ts'

export const density = /* @__PURE__ */ category({
  ...about,
  ofName: { ru: 'плотности', en: 'density', sr: 'густине' },
  searchWords:
    'density concentration kilograms per cubic metre плотность концентрация килограммы на кубический метр густина концентрација килограма по кубном метру gustina koncentracija',
  base: 'kg/m^3',
  defaultPair: ['kgm3', 'gcm3'],
  popularPairs: [
    'kgm3 gcm3',
    'gcm3 kgm3',
    'kgm3 lbft3',
    'lbft3 kgm3',
    'gml kgm3',
    'kgl kgm3',
    'gl mgl',
    'mgl gl',
    'lbgal kgl',
    'gcm3 lbin3',
  ],
  initialValue: '1',
  roundValues: ['1', '2', '5', '10', '20', '50', '100', '1000'],
  collapsedSize: 4,
  expandedAtFirst: [],
  format: ordinaryFormat,
  systems: [metric, { id: 'liquid', name: { ru: 'На литр', en: 'Per litre', sr: 'По литру' }, bonus: 50 }, imperial],
  units,
  landmarks,
})
