import { category } from '../../category.ts'
import { temperatureFormat } from '../../format-rules.ts'
import { metric } from '../systems.ts'
import { about } from './about.ts'
import { landmarks } from './landmarks.ts'
import { units } from './units.ts'

export const temperature = /* @__PURE__ */ category({
  ...about,
  ofName: { ru: 'температуры', en: 'temperature', sr: 'температуре' },
  searchWords:
    'temperature celsius fahrenheit kelvin degrees температура температуры температуру градусы температуре степени temperatura temperature temperaturu stepeni',
  base: 'K',
  defaultPair: ['c', 'f'],
  popularPairs: ['f c', 'c f', 'c k', 'k c', 'f k', 'k f', 'r f', 're c'],
  initialValue: '0',
  roundValues: ['-40', '-18', '0', '10', '20', '37', '100', '200'],
  canBeNegative: true,
  lowest: '0 k',
  collapsedSize: 2,
  expandedAtFirst: ['historical'],
  format: temperatureFormat,
  systems: [
    metric,
    {
      id: 'imperial',
      name: { ru: 'Американская', en: 'US customary', sr: 'Амерички' },
      bonus: 40,
      locales: ['en-US'],
    },
    { id: 'scientific', name: { ru: 'Научная', en: 'Scientific', sr: 'Научне скале' }, bonus: 50 },
    { id: 'historical', name: { ru: 'Историческая', en: 'Historical', sr: 'Историјске скале' }, bonus: 0 },
  ],
  units,
  landmarks,
})
