import { category } from '../../category.ts'
import { ordinaryFormat } from '../../format-rules.ts'
import { about } from './about.ts'
import { landmarks } from './landmarks.ts'
import { units } from './units.ts'

export const time = /* @__PURE__ */ category({
  ...about,
  ofName: { ru: 'времени', en: 'time', sr: 'времена' },
  searchWords:
    'time duration seconds minutes hours days weeks months years время длительность секунды минуты часы сутки недели месяцы годы време трајање секунде минути сати дани недеље месеци године vreme trajanje sekunde minuti sati dani',
  base: 's',
  defaultPair: ['h', 'min'],
  popularPairs: ['h min', 'min h', 'd h', 'h d', 'min s', 's min', 'wk d', 'd wk', 'yr d', 'mo d', 's ms', 'ms s'],
  initialValue: '1',
  roundValues: ['1', '2', '5', '10', '20', '50', '100', '1000'],
  isSeldomMeantAlone: true,
  collapsedSize: 4,
  expandedAtFirst: [],
  format: ordinaryFormat,
  systems: [
    {
      id: 'metric',
      name: { ru: 'Секунды и доли', en: 'Seconds and parts', sr: 'Секунде и делови' },
      bonus: 50,
      homeElsewhere: true,
    },
    { id: 'calendar', name: { ru: 'Календарные', en: 'Calendar', sr: 'Календарске' }, bonus: 50 },
    { id: 'long', name: { ru: 'Долгие сроки', en: 'Long spans', sr: 'Дуги периоди' }, bonus: 0 },
  ],
  units,
  landmarks,
})
