import { category } from '../../category.ts'
import { ordinaryFormat } from '../../format-rules.ts'
import { imperial, metric } from '../systems.ts'
import { about } from './about.ts'
import { landmarks } from './landmarks.ts'
import { units } from './units.ts'

export const torque = /* @__PURE__ */ category({
  ...about,
  ofName: { ru: 'крутящего момента', en: 'torque', sr: 'момента силе' },
  searchWords:
    'torque moment wrench newton metres foot pounds крутящий момент момент силы затяжка ньютон-метр ньютон-метры обртни момент силе затезање њутн-метар obrtni moment sile njutn metar',
  base: 'kg m^2/s^2',
  defaultPair: ['nm', 'lbfft'],
  popularPairs: [
    'nm lbfft',
    'lbfft nm',
    'nm kgfm',
    'kgfm nm',
    'lbfin nm',
    'nm lbfin',
    'ncm kgfcm',
    'kgfcm ncm',
    'lbfin lbfft',
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
