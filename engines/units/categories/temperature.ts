import { category } from '../category.ts'
import { readGasMark, withoutDegrees } from '../degrees.ts'
import { temperatureFormat } from '../format-rules.ts'
import type { Source } from '../types.ts'
import { si } from './sources.ts'
import { metric } from './systems.ts'

const fahrenheit: Source = {
  ru: 'Национальный институт стандартов и технологий США: лёд тает при 32 °F, градус Фаренгейта равен 5/9 кельвина',
  en: 'NIST Special Publication 811: ice melts at 32 °F, a Fahrenheit degree is 5/9 of a kelvin',
  sr: 'Амерички Национални институт за стандарде и технологију: лед се топи на 32 °F, степен Фаренхајта је 5/9 келвина',
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

export const temperature = /* @__PURE__ */ category({
  id: 'temperature',
  name: { ru: 'Температура', en: 'Temperature', sr: 'Температура' },
  base: 'K',
  defaultPair: ['c', 'f'],
  popularPairs: ['f c', 'c f', 'c k', 'k c', 'f k', 'k f', 'r f', 're c'],
  initialValue: '0',
  roundValues: ['-40', '-18', '0', '10', '20', '37', '100', '200'],
  canBeNegative: true,
  withoutWords: withoutDegrees,
  readOwn: readGasMark,
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
  // biome-ignore format: a table for native speakers to review, one language a line
  units: [
    { id: 'c', system: 'metric', definition: '1', source: si,
      also: ['C', 'С', '°С', 'deg C', 'celsius', 'celcius', 'centigrade', 'degrees centigrade', 'degrees C', 'degrees celcius', 'цельсий', 'по Цельсию', 'градус по Цельсию', 'Цельсия', 'целзијус', '℃'],
      ru: ['градус Цельсия', 'градусов Цельсия', 'градусы Цельсия', '°C'],
      en: ['degree Celsius', 'degrees Celsius', '°C'],
      sr: ['степен Целзијуса', 'степени Целзијуса', 'степене Целзијуса', '°C'] },
    { id: 'f', system: 'imperial', definition: '5/9 c', atBaseZero: '32', source: fahrenheit,
      also: ['F', 'deg F', 'fahrenheit', 'farenheit', 'degrees F', 'degrees farenheit', 'фаренгейт', 'по Фаренгейту', 'градус по Фаренгейту', 'Фаренгейта', 'фаренхајт', '℉'],
      ru: ['градус Фаренгейта', 'градусов Фаренгейта', 'градусы Фаренгейта', '°F'],
      en: ['degree Fahrenheit', 'degrees Fahrenheit', '°F'],
      sr: ['степен Фаренхајта', 'степени Фаренхајта', 'степене Фаренхајта', '°F'] },
    { id: 'k', system: 'scientific', definition: '1 c', atBaseZero: '273.15', source: si,
      roundValues: ['0', '77', '195', '273.15', '293.15', '310.15', '373.15', '1000'],
      also: ['K', '°K', 'deg K', 'degrees kelvin', 'по Кельвину', 'градус по Кельвину', 'градусов Кельвина'],
      ru: ['кельвин', 'кельвинов', 'кельвины', 'К'],
      en: ['kelvin', 'kelvins', 'K'],
      sr: ['келвин', 'келвина', 'келвине', 'K'] },
    { id: 'r', system: 'scientific', definition: '5/9 c', atBaseZero: '491.67', source: rankine,
      roundValues: ['0', '100', '300', '459.67', '491.67', '527.67', '558.27', '671.67'],
      also: ['°R', 'deg R', 'rankine', 'ранкин', 'по Ранкину', 'Ра'],
      ru: ['градус Ранкина', 'градусов Ранкина', 'градусы Ранкина', '°Ra'],
      en: ['degree Rankine', 'degrees Rankine', '°Ra'],
      sr: ['степен Ранкина', 'степени Ранкина', 'степене Ранкина', '°Ra'] },
    { id: 're', system: 'historical', definition: '5/4 c', source: reaumur,
      also: ['reaumur', '°Re', 'реомюр', 'по Реомюру', 'реомир'],
      ru: ['градус Реомюра', 'градусов Реомюра', 'градусы Реомюра', '°Ré'],
      en: ['degree Réaumur', 'degrees Réaumur', '°Ré'],
      sr: ['степен Реомира', 'степени Реомира', 'степене Реомира', '°Ré'] },
  ],
  landmarks: [
    { value: '-273.15 c', name: { ru: 'Абсолютный ноль', en: 'Absolute zero', sr: 'Апсолутна нула' } },
    { value: '-196 c', name: { ru: 'Кипит жидкий азот', en: 'Liquid nitrogen boils', sr: 'Кључа течни азот' } },
    { value: '-78.5 c', name: { ru: 'Сухой лёд', en: 'Dry ice', sr: 'Суви лед' } },
    { value: '-18 c', name: { ru: 'Морозильник', en: 'Freezer', sr: 'Замрзивач' } },
    { value: '0 c', name: { ru: 'Тает лёд', en: 'Ice melts', sr: 'Топи се лед' } },
    { value: '21 c', name: { ru: 'Комната', en: 'Room', sr: 'Соба' } },
    { value: '36.6 c', name: { ru: 'Тело человека', en: 'Human body', sr: 'Људско тело' } },
    { value: '100 c', name: { ru: 'Кипит вода', en: 'Water boils', sr: 'Кључа вода' } },
    { value: '180 c', name: { ru: 'Духовка', en: 'Oven', sr: 'Рерна' } },
    { value: '1538 c', name: { ru: 'Плавится железо', en: 'Iron melts', sr: 'Топи се гвожђе' } },
    { value: '5500 c', name: { ru: 'Поверхность Солнца', en: 'Surface of the Sun', sr: 'Површина Сунца' } },
  ],
})
