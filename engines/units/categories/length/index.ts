import { category } from '../../category.ts'
import { ordinaryFormat } from '../../format-rules.ts'
import { chinese, imperial, japanese, metric, nautical, russian } from '../systems.ts'
import { about } from './about.ts'
import { landmarks } from './landmarks.ts'
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
  // biome-ignore format: a table, one measure a row
  otherMeasures: [
    ['μm um мкм micron microns микрон микрона микрони mikron micrometre micrometres микрометр микрометар', '0.001', 'mm'],
    ['nm нм nanometre nanometres нанометр нанометар', '0.000001', 'mm'],
    ['Å angstrom angstroms ангстрем ангстрема', '0.0000001', 'mm'],
    ['dm дм decimetre decimetres дециметр дециметар', '10', 'cm'],
    ['hm гм hectometre hectometres гектометр хектометар', '100', 'm'],
    ['thou thous', '0.001', 'in'],
    ['hand hands', '4', 'in'],
    ['fathom fathoms ftm', '2', 'yd'],
    ['chain chains', '22', 'yd'],
    ['furlong furlongs', '220', 'yd'],
    ['league leagues лига лиги лиг', '3', 'mi'],
    ['marathon marathons марафон маратон', '42.195', 'km'],
    ['half_marathon half_marathons полумарафон полумаратон', '21.0975', 'km'],
  ],
  landmarks,
})
