import { category } from '../../category.ts'
import { ordinaryFormat } from '../../format-rules.ts'
import { metric } from '../systems.ts'
import { about } from './about.ts'
import { landmarks } from './landmarks.ts'
import { otherUnits } from './other-units.ts'
import { units } from './units.ts'

export const frequency = /* @__PURE__ */ category({
  ...about,
  ofName: { ru: 'частоты', en: 'frequency', sr: 'учестаности' },
  searchWords:
    'frequency hertz rpm revolutions per minute hz частота частоты герц герцы обороты в минуту учестаност фреквенција херц обртаји у минути ucestanost frekvencija herc obrtaji',
  base: '1/s',
  defaultPair: ['hz', 'rpm'],
  popularPairs: [
    'hz rpm',
    'rpm hz',
    'mhz hz',
    'khz hz',
    'megahz khz',
    'ghz megahz',
    'megahz ghz',
    'hz khz',
    'rpm rps',
    'thz ghz',
  ],
  initialValue: '1',
  roundValues: ['1', '2', '5', '10', '20', '50', '100', '1000'],
  collapsedSize: 4,
  expandedAtFirst: [],
  format: ordinaryFormat,
  systems: [metric, { id: 'rotation', name: { ru: 'Вращение', en: 'Rotation', sr: 'Обртање' }, bonus: 50 }],
  units,
  otherUnits,
  landmarks,
})
