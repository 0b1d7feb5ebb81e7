import { category } from '../../category.ts'
import { ordinaryFormat } from '../../format-rules.ts'
import { about } from './about.ts'
import { landmarks } from './landmarks.ts'
import { units } from './units.ts'

export const datarate = /* @__PURE__ */ category({
  ...about,
  ofName: { ru: 'скорости передачи', en: 'data rate', sr: 'брзине преноса' },
  searchWords:
    'data rate transfer bandwidth internet speed mbps bitrate скорость передачи интернета трафик битрейт мегабит в секунду брзина преноса интернета проток мегабита у секунди brzina prenosa interneta',
  base: 'bit/s',
  defaultPair: ['mbps', 'mbyps'],
  popularPairs: [
    'mbps mbyps',
    'mbyps mbps',
    'mbps kbyps',
    'gbps mbps',
    'mbps gbps',
    'kbps mbps',
    'gbps mbyps',
    'kbyps mbps',
    'mibyps mbps',
  ],
  initialValue: '100',
  roundValues: ['1', '2', '5', '10', '20', '50', '100', '1000'],
  collapsedSize: 4,
  expandedAtFirst: [],
  format: ordinaryFormat,
  systems: [
    {
      id: 'metric',
      name: { ru: 'Биты в секунду', en: 'Bits per second', sr: 'Битови у секунди' },
      bonus: 50,
      homeElsewhere: true,
    },
    { id: 'bytes', name: { ru: 'Байты в секунду', en: 'Bytes per second', sr: 'Бајтови у секунди' }, bonus: 50 },
    { id: 'binary', name: { ru: 'Двоичные', en: 'Binary', sr: 'Бинарни' }, bonus: 0 },
  ],
  units,
  landmarks,
})
