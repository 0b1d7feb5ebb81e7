import { category } from '../../category.ts'
import { ordinaryFormat } from '../../format-rules.ts'
import { imperial, metric } from '../systems.ts'
import { about } from './about.ts'
import { landmarks } from './landmarks.ts'
import { units } from './units.ts'

export const acceleration = /* @__PURE__ */ category({
  ...about,
  ofName: { ru: 'ускорения', en: 'acceleration', sr: 'убрзања' },
  searchWords:
    'acceleration gravity g-force metres per second squared ускорение перегрузка свободного падения убрзање гравитација преоптерећење ubrzanje gravitacija',
  base: 'm/s^2',
  defaultPair: ['ms2', 'g0'],
  popularPairs: ['ms2 g0', 'g0 ms2', 'fts2 ms2', 'ms2 fts2', 'gal ms2', 'ms2 gal', 'kmhs ms2', 'ms2 kmhs', 'g0 fts2'],
  initialValue: '1',
  roundValues: ['1', '2', '5', '10', '20', '50', '100', '1000'],
  collapsedSize: 4,
  expandedAtFirst: [],
  format: ordinaryFormat,
  isSeldomMeantAlone: true,
  systems: [
    metric,
    { id: 'gravity', name: { ru: 'Тяготение', en: 'Gravity', sr: 'Гравитација' }, bonus: 50 },
    imperial,
  ],
  units,
  landmarks,
})
