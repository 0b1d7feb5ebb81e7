import { category } from '../../category.ts'
import { energyFormat } from '../../format-rules.ts'
import { metric } from '../systems.ts'
import { about } from './about.ts'
import { landmarks } from './landmarks.ts'
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
  // biome-ignore format: a table, one measure a row
  otherMeasures: [
    ['Gcal Гкал gcal гкал gigacalorie gigacalories гигакалория', '1000000', 'kcal'],
    ['Мкал megacalorie megacalories мегакалория', '1000', 'kcal'],
    ['GWh GW·h ГВт·ч ГВтч gigawatt_hour gigawatt_hours гигаватт_час', '1000', 'mwh'],
    ['TWh TW·h ТВт·ч ТВтч terawatt_hour terawatt_hours тераватт_час', '1000000', 'mwh'],
    ['TJ ТДж terajoule terajoules тераджоуль тераџул', '1000', 'gj'],
    ['GeV ГэВ', '1000', 'mev'],
    ['mJ мДж millijoule millijoules миллиджоуль милиџул', '1/1000', 'j'],
    ['mWh mW·h мВт·ч мВтч milliwatt_hour milliwatt_hours милливатт_час', '1/1000', 'wh'],
    ['meV мэВ millielectronvolt millielectronvolts', '1/1000', 'ev'],
  ],
  landmarks,
})
