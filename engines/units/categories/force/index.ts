import { category } from '../../category.ts'
import { ordinaryFormat } from '../../format-rules.ts'
import { imperial, metric } from '../systems.ts'
import { about } from './about.ts'
import { landmarks } from './landmarks.ts'
import { units } from './units.ts'

export const force = /* @__PURE__ */ category({
  ...about,
  ofName: { ru: 'силы', en: 'force', sr: 'силе' },
  searchWords:
    'force newton newtons kilogram-force pound-force thrust weight сила силы ньютон ньютоны килограмм-сила тяга сила силе њутн њутни килопонд потисак sila sile njutn njutni',
  base: 'kg m/s^2',
  defaultPair: ['n', 'lbf'],
  popularPairs: [
    'n lbf',
    'lbf n',
    'n kgf',
    'kgf n',
    'kn lbf',
    'kn kgf',
    'kn tf',
    'lbf kgf',
    'dyn n',
    'tf kn',
    'kip kn',
  ],
  initialValue: '1',
  roundValues: ['1', '2', '5', '10', '20', '50', '100', '1000'],
  collapsedSize: 4,
  expandedAtFirst: [],
  format: ordinaryFormat,
  systems: [
    metric,
    { id: 'gravitational', name: { ru: 'Килограмм-сила', en: 'Kilogram-force', sr: 'Килопонд' }, bonus: 0 },
    imperial,
  ],
  units,
  landmarks,
})
