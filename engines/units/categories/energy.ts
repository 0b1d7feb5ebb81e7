import { category } from '../category.ts'
import { energyFormat } from '../format-rules.ts'
import type { Source } from '../types.ts'
import { si, yardAndPound } from './sources.ts'
import { metric } from './systems.ts'

const thermochemicalCalorie: Source = {
  ru: 'Термохимическая калория, ISO 31-4',
  en: 'Thermochemical calorie, ISO 31-4',
  sr: 'Термохемијска калорија, ISO 31-4',
}
const internationalTable: Source = {
  ru: 'Международная конференция по свойствам пара, 1956: 4,1868 Дж на грамм и кельвин',
  en: 'International Conference on the Properties of Steam, 1956: 4.1868 J per gram and kelvin',
  sr: 'Међународна конференција о својствима паре, 1956: 4,1868 J по граму и келвину',
}
const europeanTherm: Source = {
  ru: 'Директива Совета 80/181/ЕЭС: 100 000 британских тепловых единиц',
  en: 'Council Directive 80/181/EEC: 100,000 British thermal units',
  sr: 'Директива Савета 80/181/ЕЕЗ: 100.000 британских топлотних јединица',
}
const cgs: Source = {
  ru: 'Система СГС: дина на сантиметр',
  en: 'CGS system: a dyne times a centimetre',
  sr: 'Систем центиметар–грам–секунд: дин пута центиметар',
}

export const energy = /* @__PURE__ */ category({
  id: 'energy',
  name: { ru: 'Энергия', en: 'Energy', sr: 'Енергија' },
  defaultPair: ['kj', 'kcal'],
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
      name: { ru: 'Тепловая', en: 'Heat and food', sr: 'Топлота и храна' },
      bonus: 50,
      locales: ['en-US', 'en-GB'],
    },
    { id: 'physics', name: { ru: 'Физика', en: 'Physics', sr: 'Физика' }, bonus: 0 },
  ],
  // biome-ignore format: a table for native speakers to review, one language a line
  units: [
    { id: 'j', system: 'metric', definition: '1', source: si,
      ru: ['джоуль', 'джоулей', 'джоули', 'Дж'],
      en: ['joule', 'joules', 'J'],
      sr: ['џул', 'џула', 'џуле', 'J'] },
    { id: 'kj', system: 'metric', definition: '1000 j', source: si,
      ru: ['килоджоуль', 'килоджоулей', 'килоджоули', 'кДж'],
      en: ['kilojoule', 'kilojoules', 'kJ'],
      sr: ['килоџул', 'килоџула', 'килоџуле', 'kJ'] },
    { id: 'mj', system: 'metric', definition: '1000 kj', source: si,
      ru: ['мегаджоуль', 'мегаджоулей', 'мегаджоули', 'МДж'],
      en: ['megajoule', 'megajoules', 'MJ'],
      sr: ['мегаџул', 'мегаџула', 'мегаџуле', 'MJ'] },
    { id: 'gj', system: 'metric', definition: '1000 mj', source: si,
      ru: ['гигаджоуль', 'гигаджоулей', 'гигаджоули', 'ГДж'],
      en: ['gigajoule', 'gigajoules', 'GJ'],
      sr: ['гигаџул', 'гигаџула', 'гигаџуле', 'GJ'] },
    { id: 'wh', system: 'electrical', definition: '3600 j', source: si,
      ru: ['ватт-час', 'ватт-часов', 'ватт-часы', 'Вт·ч'],
      en: ['watt-hour', 'watt-hours', 'Wh'],
      sr: ['ват-час', 'ват-часова', 'ват-часове', 'Wh'] },
    { id: 'kwh', system: 'electrical', definition: '1000 wh', source: si,
      ru: ['киловатт-час', 'киловатт-часов', 'киловатт-часы', 'кВт·ч'],
      en: ['kilowatt-hour', 'kilowatt-hours', 'kWh'],
      sr: ['киловат-час', 'киловат-часова', 'киловат-часове', 'kWh'] },
    { id: 'mwh', system: 'electrical', definition: '1000 kwh', source: si,
      ru: ['мегаватт-час', 'мегаватт-часов', 'мегаватт-часы', 'МВт·ч'],
      en: ['megawatt-hour', 'megawatt-hours', 'MWh'],
      sr: ['мегават-час', 'мегават-часова', 'мегават-часове', 'MWh'] },
    { id: 'cal', system: 'thermal', definition: '4.184 j', source: thermochemicalCalorie,
      ru: ['калория', 'калорий', 'калории', 'кал'],
      en: ['calorie', 'calories', 'cal'],
      sr: ['калорија', 'калорија', 'калорије', 'cal'] },
    { id: 'kcal', system: 'thermal', definition: '1000 cal', source: thermochemicalCalorie,
      ru: ['килокалория', 'килокалорий', 'килокалории', 'ккал'],
      en: ['kilocalorie', 'kilocalories', 'kcal'],
      sr: ['килокалорија', 'килокалорија', 'килокалорије', 'kcal'] },
    // A pound of water (453.59237 g) warmed by one Fahrenheit degree (5/9 K).
    { id: 'btu', system: 'thermal', definition: '4.1868 * 453.59237 * 5/9 j', source: internationalTable,
      ru: ['британская тепловая единица', 'британских тепловых единиц', 'британские тепловые единицы', 'БТЕ'],
      en: ['British thermal unit', 'British thermal units', 'Btu'],
      sr: ['британска топлотна јединица', 'британских топлотних јединица', 'британске топлотне јединице', 'Btu'] },
    { id: 'therm', system: 'thermal', definition: '100000 btu', source: europeanTherm,
      ru: ['терм', 'термов', 'термы', 'терм'],
      en: ['therm', 'therms', 'thm'],
      sr: ['терм', 'терма', 'терме', 'thm'] },
    { id: 'ev', system: 'physics', definition: '1.602176634e-19 j', source: si,
      ru: ['электронвольт', 'электронвольт', 'электронвольты', 'эВ'],
      en: ['electronvolt', 'electronvolts', 'eV'],
      sr: ['електронволт', 'електронволти', 'електронволте', 'eV'] },
    { id: 'kev', system: 'physics', definition: '1000 ev', source: si,
      ru: ['килоэлектронвольт', 'килоэлектронвольт', 'килоэлектронвольты', 'кэВ'],
      en: ['kiloelectronvolt', 'kiloelectronvolts', 'keV'],
      sr: ['килоелектронволт', 'килоелектронволти', 'килоелектронволте', 'keV'] },
    { id: 'mev', system: 'physics', definition: '1000 kev', source: si,
      ru: ['мегаэлектронвольт', 'мегаэлектронвольт', 'мегаэлектронвольты', 'МэВ'],
      en: ['megaelectronvolt', 'megaelectronvolts', 'MeV'],
      sr: ['мегаелектронволт', 'мегаелектронволти', 'мегаелектронволте', 'MeV'] },
    { id: 'erg', system: 'physics', definition: '1e-7 j', source: cgs,
      ru: ['эрг', 'эргов', 'эрги', 'эрг'],
      en: ['erg', 'ergs', 'erg'],
      sr: ['ерг', 'ерга', 'ерге', 'erg'] },
    // A foot (0.3048 m) times a pound-force (0.45359237 kg × 9.80665 m/s²).
    { id: 'ftlb', system: 'physics', definition: '0.3048 * 0.45359237 * 9.80665 j', source: yardAndPound,
      ru: ['фут-фунт', 'фут-фунтов', 'фут-фунты', 'ft·lbf'],
      en: ['foot-pound', 'foot-pounds', 'ft·lbf'],
      sr: ['стопа-фунта', 'стопа-фунти', 'стопе-фунте', 'ft·lbf'] },
  ],
  landmarks: [
    {
      value: '2.3 ev',
      name: { ru: 'Фотон зелёного света', en: 'Photon of green light', sr: 'Фотон зелене светлости' },
    },
    {
      value: '200 mev',
      name: { ru: 'Деление ядра урана', en: 'Fission of a uranium nucleus', sr: 'Фисија језгра урана' },
    },
    { value: '1.6e-7 j', name: { ru: 'Летящий комар', en: 'Mosquito in flight', sr: 'Комарац у лету' } },
    {
      value: '1 j',
      name: { ru: 'Яблоко, поднятое на метр', en: 'Apple lifted one metre', sr: 'Јабука подигнута метар' },
    },
    { value: '140 j', name: { ru: 'Шаг на ступеньку', en: 'One step up the stairs', sr: 'Корак уз степеник' } },
    { value: '10 kj', name: { ru: 'Батарейка АА', en: 'AA battery', sr: 'Батерија АА' } },
    { value: '15 wh', name: { ru: 'Заряд телефона', en: 'Phone charge', sr: 'Пуњење телефона' } },
    {
      value: '335 kj',
      name: { ru: 'Вскипятить литр воды', en: 'Boiling a litre of water', sr: 'Литар воде до кључања' },
    },
    { value: '95 kcal', name: { ru: 'Яблоко на завтрак', en: 'Apple for breakfast', sr: 'Јабука за доручак' } },
    { value: '2000 kcal', name: { ru: 'Дневной рацион', en: 'A day of food', sr: 'Дневни оброци' } },
    { value: '34 mj', name: { ru: 'Литр бензина', en: 'Litre of petrol', sr: 'Литар бензина' } },
    { value: '10 kwh', name: { ru: 'Дом за сутки', en: 'Home for a day', sr: 'Дом за један дан' } },
    { value: '1 gj', name: { ru: 'Молния', en: 'Lightning bolt', sr: 'Муња' } },
    { value: '6.3e13 j', name: { ru: 'Бомба над Хиросимой', en: 'Hiroshima bomb', sr: 'Бомба над Хирошимом' } },
    {
      value: '5.5e24 j',
      name: {
        ru: 'Солнечный свет на Земле за год',
        en: 'Sunlight on Earth in a year',
        sr: 'Сунчева светлост на Земљи годишње',
      },
    },
  ],
})
