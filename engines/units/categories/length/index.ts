import { category } from '../../category.ts'
import { ordinaryFormat } from '../../format-rules.ts'
import { imperial, metric, nautical, russian } from '../systems.ts'
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
    { id: 'chinese', name: { ru: 'Китайская', en: 'Chinese', sr: 'Кинески' }, bonus: 0, locales: ['zh'] },
    { id: 'japanese', name: { ru: 'Японская', en: 'Japanese', sr: 'Јапански' }, bonus: 0, locales: ['ja'] },
    { id: 'indian', name: { ru: 'Индийская', en: 'Indian', sr: 'Индијски' }, bonus: 0, locales: ['hi'] },
  ],
  units,
  // `1m85` is a height, `5'-11"` one on a drawing.
  spelledIn: (text) =>
    text.replace(/^([12]) ?[mм] ?(\d\d)$/i, '$1 m $2 cm').replace(/^(\d{1,3}['’′]) ?- ?(?=\d)/, '$1'),
  otherThanFolded: { nm: 'nanometre' },
  // biome-ignore format: a table, one measure a row
  otherMeasures: [
    ['μm|um|мкм|microns?|mikron(?:a|ov|i)?|mi[ck]rometa?r(?:a|ov|ы|i|es?)?', '0.001', 'mm'],
    ['нм|nanometa?r(?:a|ov|ы|i|es?)?', '0.000001', 'mm'],
    ['angstr[oe]m(?:s|a|ov|ы|i|e)?', '0.0000001', 'mm'],
    ['dm|decimeta?r(?:a|ov|ы|i|es?)?', '10', 'cm'],
    ['hm|[gh]ektometa?r(?:a|ov|ы|i|e)?', '100', 'm'],
    ['thous?|mils?', '0.001', 'in'],
    ['hands?', '4', 'in'],
    ['fathoms?|ftm', '2', 'yd'],
    ['chains?', '22', 'yd'],
    ['furlongs?', '220', 'yd'],
    ['leagues?', '3', 'mi'],
  ],
  landmarks,
})
