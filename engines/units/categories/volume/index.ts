import { category } from '../../category.ts'
import { ordinaryFormat } from '../../format-rules.ts'
import { about } from './about.ts'
import { landmarks } from './landmarks.ts'
import { otherUnits } from './other-units.ts'
import { units } from './units.ts'

export const volume = /* @__PURE__ */ category({
  ...about,
  ofName: { ru: 'объёма', en: 'volume', sr: 'запремине' },
  searchWords:
    'volume capacity litres liters gallons cups объем объема литры запремина запремине литри zapremina zapremine litri',
  base: '0.001 m^3',
  defaultPair: ['l', 'gal'],
  popularPairs: [
    'gal l',
    'l gal',
    'cup ml',
    'floz ml',
    'tbsp ml',
    'tsp ml',
    'm3 l',
    'l ml',
    'pt ml',
    'galimp l',
    'bbl l',
  ],
  initialValue: '1',
  roundValues: ['1', '2', '5', '10', '20', '50', '100', '1000'],
  collapsedSize: 4,
  expandedAtFirst: ['oil'],
  format: ordinaryFormat,
  systems: [
    {
      id: 'metric_cubic',
      name: { ru: 'Метрическая: кубические единицы', en: 'Metric (cubic)', sr: 'Метрички: кубне јединице' },
      bonus: 50,
      homeElsewhere: true,
    },
    {
      id: 'metric_liquid',
      name: { ru: 'Метрическая: литры', en: 'Metric (litres)', sr: 'Метрички: литри' },
      bonus: 50,
      homeElsewhere: true,
    },
    { id: 'us', name: { ru: 'Американская', en: 'US', sr: 'Амерички' }, bonus: 0 },
    {
      id: 'imperial',
      name: { ru: 'Британская', en: 'Imperial', sr: 'Британски' },
      bonus: 50,
      locales: ['en-US', 'en-GB'],
    },
    { id: 'cooking', name: { ru: 'Кулинарная', en: 'Cooking', sr: 'Кухињске мере' }, bonus: 40 },
    { id: 'oil', name: { ru: 'Баррели', en: 'Barrels', sr: 'Барели' }, bonus: 0 },
  ],
  units,
  otherUnits,
  landmarks,
})
