import { category } from '../../category.ts'
import { ordinaryFormat } from '../../format-rules.ts'
import { imperial } from '../systems.ts'
import { about } from './about.ts'
import { landmarks } from './landmarks.ts'
import { units } from './units.ts'

export const flow = /* @__PURE__ */ category({
  ...about,
  ofName: { ru: 'расхода жидкости', en: 'flow', sr: 'протока' },
  searchWords:
    'flow rate pump litres per minute gpm cfm расход жидкости поток насос литров в минуту проток пумпа литара у минути protok pumpa litara u minuti',
  base: '0.001 m^3/s',
  defaultPair: ['lmin', 'gpm'],
  popularPairs: [
    'lmin gpm',
    'gpm lmin',
    'm3h lmin',
    'lmin m3h',
    'ls m3h',
    'm3h ls',
    'cfm m3h',
    'm3h cfm',
    'gpm m3h',
    'm3h gpm',
    'm3s ls',
  ],
  initialValue: '1',
  roundValues: ['1', '2', '5', '10', '20', '50', '100', '1000'],
  collapsedSize: 4,
  expandedAtFirst: [],
  format: ordinaryFormat,
  systems: [
    { id: 'metric', name: { ru: 'Кубометры', en: 'Cubic metres', sr: 'Кубни метри' }, bonus: 50, homeElsewhere: true },
    { id: 'litres', name: { ru: 'Литры', en: 'Litres', sr: 'Литри' }, bonus: 50 },
    imperial,
  ],
  units,
  landmarks,
})
