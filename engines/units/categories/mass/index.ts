import { category } from '../../category.ts'
import { withoutContents } from '../../contents.ts'
import { ordinaryFormat } from '../../format-rules.ts'
import { inTroyOunces } from '../../metals.ts'
import { imperial, metric, russian } from '../systems.ts'
import { about } from './about.ts'
import { landmarks } from './landmarks.ts'
import { units } from './units.ts'

export const mass = /* @__PURE__ */ category({
  ...about,
  ofName: { ru: 'массы', en: 'mass', sr: 'масе' },
  searchWords:
    'mass weight kilograms pounds ounces масса массы массу вес веса маса масе масу тежина тежине masa mase masu tezina tezine',
  base: 'kg',
  defaultPair: ['kg', 'lb'],
  popularPairs: ['lb kg', 'kg lb', 'oz g', 'g oz', 'st kg', 'lb oz', 't kg', 'kg g', 'ct g', 'gr g', 'pud kg'],
  initialValue: '1',
  roundValues: ['1', '2', '5', '10', '20', '50', '100', '1000'],
  collapsedSize: 4,
  expandedAtFirst: ['apothecary'],
  format: ordinaryFormat,
  // Serbs shorten grams as others do grains: `250 gr`.
  spelledIn: (text, language) => (language === 'sr' ? text.replace(/(?<=\d ?)gr\.?(?= |$)/i, 'g') : text),
  withoutWords: (text) => withoutContents(inTroyOunces(text)),
  systems: [
    metric,
    imperial,
    { id: 'troy', name: { ru: 'Тройская', en: 'Troy', sr: 'Тројски' }, bonus: 0 },
    { id: 'apothecary', name: { ru: 'Аптекарская', en: 'Apothecaries’', sr: 'Апотекарски' }, bonus: 0 },
    russian,
  ],
  units,
  // biome-ignore format: a table, one measure a row
  otherMeasures: [
    ['dag|dkg|даг|дкг|deka|дека|decagrams?|dekagram(?:a|i|e)?|декаграмм?(?:а|ов|и|е)?', '10', 'g'],
    ['kt|kilotons?|kilotonnes?|килотонн(?:а|ы)?|килотон(?:а|е)', '1000', 't'],
  ],
  landmarks,
})
