import { category } from '../../category.ts'
import { ordinaryFormat } from '../../format-rules.ts'
import { imperial, metric } from '../systems.ts'
import { about } from './about.ts'
import { landmarks } from './landmarks.ts'
import { units } from './units.ts'

export const pressure = /* @__PURE__ */ category({
  ...about,
  ofName: { ru: 'давления', en: 'pressure', sr: 'притиска' },
  searchWords:
    'pressure bar psi atmosphere pascal tyre tire blood давление давления давлением атмосфера шины бар паскаль мм рт ст притисак притиска гуме бар паскал атмосфера pritisak pritiska gume',
  base: 'kg/m/s^2',
  defaultPair: ['bar', 'psi'],
  popularPairs: [
    'psi bar',
    'bar psi',
    'bar pa',
    'mmhg kpa',
    'mmhg hpa',
    'hpa mmhg',
    'atm pa',
    'bar atm',
    'bar at',
    'mpa bar',
    'psi kpa',
    'kpa psi',
  ],
  initialValue: '1',
  roundValues: ['1', '2', '5', '10', '20', '50', '100', '1000'],
  collapsedSize: 4,
  expandedAtFirst: [],
  format: ordinaryFormat,
  systems: [
    metric,
    {
      id: 'atmospheric',
      name: { ru: 'Атмосферы и столбы жидкости', en: 'Atmospheres and columns', sr: 'Атмосфере и стубови течности' },
      bonus: 50,
    },
    imperial,
    { id: 'technical', name: { ru: 'Техническая и СГС', en: 'Technical and CGS', sr: 'Технички и СГС' }, bonus: 0 },
  ],
  units,
  landmarks,
})
