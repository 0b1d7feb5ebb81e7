import { category } from '../../category.ts'
import { energyFormat } from '../../format-rules.ts'
import { metric } from '../systems.ts'
import { about } from './about.ts'
import { landmarks } from './landmarks.ts'
import { otherUnits } from './other-units.ts'
import { units } from './units.ts'

export const energy = /* @__PURE__ */ category({
  ...about,
  ofName: { ru: 'энергии', en: 'energy', sr: 'енергије' },
  searchWords:
    'energy joules calories kwh heat энергия энергии энергию джоули калории енергија енергије енергију калорије energija energije energiju kalorije',
  base: 'kg m^2/s^2',
  defaultPair: ['kj', 'kcal'],
  popularPairs: [
    'kcal kj',
    'kj kcal',
    'cal j',
    'j cal',
    'kwh mj',
    'kwh kcal',
    'btu kj',
    'btu kwh',
    'wh j',
    'ev j',
    'ftlb j',
  ],
  initialValue: '1',
  roundValues: ['1', '2', '5', '10', '20', '50', '100', '1000'],
  collapsedSize: 4,
  expandedAtFirst: ['physics'],
  format: energyFormat,
  systems: [
    metric,
    { id: 'electrical', name: { ru: 'Электроэнергия', en: 'Electricity', sr: 'Електрична енергија' }, bonus: 0 },
    {
      id: 'thermal',
      name: { ru: 'Теплота и пища', en: 'Heat and food', sr: 'Топлота и храна' },
      bonus: 50,
      locales: ['en-US', 'en-GB'],
    },
    { id: 'physics', name: { ru: 'Физика', en: 'Physics', sr: 'Физика' }, bonus: 0 },
  ],
  units,
  otherUnits,
  landmarks,
})
