import { category } from '../../category.ts'
import { ordinaryFormat } from '../../format-rules.ts'
import { about } from './about.ts'
import { landmarks } from './landmarks.ts'
import { units } from './units.ts'

export const angle = /* @__PURE__ */ category({
  ...about,
  ofName: { ru: 'угла', en: 'angle', sr: 'угла' },
  searchWords:
    'angle degrees radians arcminutes gradians mil угол градусы радианы минуты тысячные угао степени радијани минути ugao stepeni radijani',
  base: 'deg',
  defaultPair: ['deg', 'rad'],
  popularPairs: [
    'deg rad',
    'rad deg',
    'deg arcmin',
    'arcmin deg',
    'deg arcsec',
    'arcsec deg',
    'deg gon',
    'gon deg',
    'turn deg',
    'milnato deg',
    'mrad deg',
  ],
  initialValue: '1',
  roundValues: ['1', '15', '30', '45', '60', '90', '180', '360'],
  canBeNegative: true,
  isSeldomMeantAlone: true,
  collapsedSize: 4,
  expandedAtFirst: [],
  format: ordinaryFormat,
  systems: [
    { id: 'metric', name: { ru: 'Градусы', en: 'Degrees', sr: 'Степени' }, bonus: 50, homeElsewhere: true },
    { id: 'radian', name: { ru: 'Радианы', en: 'Radians', sr: 'Радијани' }, bonus: 50 },
    { id: 'turns', name: { ru: 'Обороты и грады', en: 'Turns and gons', sr: 'Обртаји и гони' }, bonus: 0 },
    { id: 'military', name: { ru: 'Тысячные и румбы', en: 'Mils and points', sr: 'Хиљадити и румбови' }, bonus: 0 },
  ],
  units,
  landmarks,
})
