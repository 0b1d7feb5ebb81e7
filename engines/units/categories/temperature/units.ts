import type { Source, UnitRow } from '../../types.ts'
import { si } from '../sources.ts'

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

// biome-ignore format: a table for native speakers to review, one language a line
export const units: readonly UnitRow[] = [
  { id: 'c', system: 'metric', definition: '1', source: si,
    also: ['C', 'c', 'С', 'с', '°С', 'deg C', 'celsius', 'celcius', 'centigrade', 'degrees centigrade', 'degrees C', 'degrees celcius', 'цельсий', 'по Цельсию', 'градус по Цельсию', 'Цельсия', 'целзијус', 'по Целзијусу', 'степен по Целзијусу', '℃'],
    ru: ['градус Цельсия', 'градусов Цельсия', 'градусы Цельсия', '°C'],
    en: ['degree Celsius', 'degrees Celsius', '°C'],
    sr: ['степен Целзијуса', 'степени Целзијуса', 'степене Целзијуса', '°C'] },
  { id: 'f', system: 'imperial', definition: '5/9 c', atBaseZero: '32', source: fahrenheit,
    also: ['F', 'f', 'deg F', 'fahrenheit', 'farenheit', 'farenheight', 'fahrenheight', 'degrees F', 'degrees farenheit', 'фаренгейт', 'по Фаренгейту', 'градус по Фаренгейту', 'Фаренгейта', 'фаренхајт', 'по Фаренхајту', 'степен по Фаренхајту', '℉'],
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
]
