import { category } from '../category.ts'
import { temperatureFormat } from '../format-rules.ts'
import type { Source } from '../types.ts'
import { si } from './sources.ts'

const fahrenheit: Source = {
  ru: 'Национальный институт стандартов и технологий США: лёд тает при 32 °F, шкала °F мельче шкалы °C в 9/5 раза',
  en: 'NIST Special Publication 811: ice melts at 32 °F, a Fahrenheit degree is 5/9 of a kelvin',
  sr: 'Амерички Национални институт за стандарде и технологију: лед се топи на 32 °F, степен Фаренхајта је 5/9 келвина',
}
const rankine: Source = {
  ru: 'Шкала Ранкина: отсчёт от абсолютного нуля в градусах Фаренгейта',
  en: 'Rankine scale: Fahrenheit degrees counted from absolute zero',
  sr: 'Ранкинова скала: Фаренхајтови степени рачунати од апсолутне нуле',
}
const reaumur: Source = {
  ru: 'Шкала Реомюра: 80 градусов от таяния льда до кипения воды',
  en: 'Réaumur scale: 80 degrees from melting ice to boiling water',
  sr: 'Реомирова скала: 80 степени од топљења леда до кључања воде',
}

export const temperature = category({
  id: 'temperature',
  name: { ru: 'Температура', en: 'Temperature', sr: 'Температура' },
  defaultPair: ['c', 'f'],
  initialValue: '0',
  collapsedSize: 2,
  expandedAtFirst: ['historical'],
  format: temperatureFormat,
  systems: [
    {
      id: 'metric',
      name: { ru: 'Метрическая', en: 'Metric', sr: 'Метрички систем' },
      bonus: 50,
      homeElsewhere: true,
    },
    {
      id: 'imperial',
      name: { ru: 'Американская', en: 'US customary', sr: 'Амерички' },
      bonus: 40,
      locales: ['en-US'],
    },
    { id: 'scientific', name: { ru: 'Научная', en: 'Scientific', sr: 'Научне скале' }, bonus: 50 },
    { id: 'historical', name: { ru: 'Историческая', en: 'Historical', sr: 'Историјске скале' }, bonus: 0 },
  ],
  // biome-ignore format: a table for native speakers to review, one language a line
  units: [
    { id: 'c', system: 'metric', definition: '1', source: si,
      ru: ['градус Цельсия', 'градусов Цельсия', 'градусы Цельсия', '°C'],
      en: ['degree Celsius', 'degrees Celsius', '°C'],
      sr: ['степен Целзијуса', 'степени Целзијуса', 'степене Целзијуса', '°C'] },
    { id: 'f', system: 'imperial', definition: '5/9 c', atBaseZero: '32', source: fahrenheit,
      ru: ['градус Фаренгейта', 'градусов Фаренгейта', 'градусы Фаренгейта', '°F'],
      en: ['degree Fahrenheit', 'degrees Fahrenheit', '°F'],
      sr: ['степен Фаренхајта', 'степени Фаренхајта', 'степене Фаренхајта', '°F'] },
    { id: 'k', system: 'scientific', definition: '1 c', atBaseZero: '273.15', source: si,
      ru: ['кельвин', 'кельвинов', 'кельвины', 'К'],
      en: ['kelvin', 'kelvins', 'K'],
      sr: ['келвин', 'келвина', 'келвине', 'K'] },
    { id: 'r', system: 'scientific', definition: '5/9 c', atBaseZero: '491.67', source: rankine,
      ru: ['градус Ранкина', 'градусов Ранкина', 'градусы Ранкина', '°Ra'],
      en: ['degree Rankine', 'degrees Rankine', '°Ra'],
      sr: ['степен Ранкина', 'степени Ранкина', 'степене Ранкина', '°Ra'] },
    { id: 're', system: 'historical', definition: '5/4 c', source: reaumur,
      ru: ['градус Реомюра', 'градусов Реомюра', 'градусы Реомюра', '°Ré'],
      en: ['degree Réaumur', 'degrees Réaumur', '°Ré'],
      sr: ['степен Реомира', 'степени Реомира', 'степене Реомира', '°Ré'] },
  ],
  landmarks: [],
})
