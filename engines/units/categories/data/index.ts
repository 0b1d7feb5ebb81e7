import { category } from '../../category.ts'
import { ordinaryFormat } from '../../format-rules.ts'
import { about } from './about.ts'
import { landmarks } from './landmarks.ts'
import { units } from './units.ts'

export const data = /* @__PURE__ */ category({
  ...about,
  ofName: { ru: 'данных', en: 'data', sr: 'података' },
  searchWords:
    'data storage file size bytes bits megabytes gigabytes данные объём данных память байты биты мегабайты гигабайты подаци величина датотеке бајтови битови мегабајти гигабајти podaci bajtovi megabajti',
  base: '8 bit',
  defaultPair: ['gb', 'mb'],
  popularPairs: [
    'gb mb',
    'mb gb',
    'mb kb',
    'kb mb',
    'tb gb',
    'gb tb',
    'gb gib',
    'gib gb',
    'mbit mb',
    'b bit',
    'mib mb',
    'tb tib',
  ],
  initialValue: '1',
  roundValues: ['1', '2', '5', '10', '20', '50', '100', '1000'],
  collapsedSize: 4,
  expandedAtFirst: [],
  format: ordinaryFormat,
  systems: [
    {
      id: 'metric',
      name: { ru: 'Байты, десятичные', en: 'Bytes, decimal', sr: 'Бајтови, декадни' },
      bonus: 50,
      homeElsewhere: true,
    },
    { id: 'binary', name: { ru: 'Байты, двоичные', en: 'Bytes, binary', sr: 'Бајтови, бинарни' }, bonus: 50 },
    { id: 'bits', name: { ru: 'Биты, десятичные', en: 'Bits, decimal', sr: 'Битови, декадни' }, bonus: 0 },
    { id: 'bitsbinary', name: { ru: 'Биты, двоичные', en: 'Bits, binary', sr: 'Битови, бинарни' }, bonus: 0 },
  ],
  units,
  landmarks,
})
