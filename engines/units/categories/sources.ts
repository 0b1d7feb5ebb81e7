import type { Source } from '../types.ts'

/** Sources that more than one row cites. */
export const si: Source = {
  ru: 'Международная система единиц (СИ), 9‑е издание брошюры МБМВ, 2019',
  en: 'International System of Units (SI), BIPM brochure, 9th edition, 2019',
  sr: 'Међународни систем јединица (SI), 9. издање брошуре Међународног бироа за тегове и мере, 2019.',
}

export const yardAndPound: Source = {
  ru: 'Международное соглашение о ярде и фунте, 1959',
  en: 'International yard and pound agreement, 1959',
  sr: 'Међународни споразум о јарду и фунти, 1959.',
}

export const nauticalMile: Source = {
  ru: 'Международная гидрографическая конференция, Монако, 1929',
  en: 'International Hydrographic Conference, Monaco, 1929',
  sr: 'Међународна хидрографска конференција, Монако, 1929.',
}

export const russianMeasures: Source = {
  ru: 'Указ о системе российских мер и весов, 1835; Положение о мерах и весах, 1899',
  en: 'Russian decree on measures and weights, 1835; Statute on measures and weights, 1899',
  sr: 'Указ о систему руских мера и тегова, 1835; Уредба о мерама и теговима, 1899.',
}

export const usGallon: Source = {
  ru: 'Справочник 44 Национального института стандартов и технологий США: галлон равен 231 кубическому дюйму',
  en: 'NIST Handbook 44: the gallon is 231 cubic inches',
  sr: 'Приручник 44 америчког Националног института за стандарде и технологију: галон је 231 кубни инч',
}

/** No standard fixes the unit: the figure is the one commonly printed. */
export const convention: Source = {
  ru: 'Принятое значение; единого стандарта нет',
  en: 'Conventional value; no single standard exists',
  sr: 'Уобичајена вредност; јединствен стандард не постоји',
}

export const imperialGallon: Source = {
  ru: 'Закон Великобритании о мерах и весах, 1985',
  en: 'UK Weights and Measures Act, 1985',
  sr: 'Британски закон о теговима и мерама, 1985.',
}

export const thermochemicalCalorie: Source = {
  ru: 'Термохимическая калория, ISO 31-4',
  en: 'Thermochemical calorie, ISO 31-4',
  sr: 'Термохемијска калорија, ISO 31-4',
}

export const internationalTable: Source = {
  ru: 'Международная конференция по свойствам пара, 1956: 4,1868 Дж на грамм и кельвин',
  en: 'International Conference on the Properties of Steam, 1956: 4.1868 J per gram and kelvin',
  sr: 'Међународна конференција о својствима паре, 1956: 4,1868 J по граму и келвину',
}

export const cgs: Source = {
  ru: 'Система СГС: сантиметр, грамм, секунда',
  en: 'CGS system: centimetre, gram, second',
  sr: 'Систем СГС: центиметар, грам, секунда',
}

export const chineseMarket: Source = {
  ru: 'Китайская рыночная система мер (шичжи), 1930',
  en: 'Chinese market system (shìzhì), 1930',
  sr: 'Кинески тржишни систем мера (шиџи), 1930.',
}

export const japaneseLaw: Source = {
  ru: 'Японский закон о мерах и весах, 1891',
  en: 'Japanese Weights and Measures Law, 1891',
  sr: 'Јапански закон о мерама и теговима, 1891.',
}

export const iec: Source = {
  ru: 'IEC 80000-13: байт равен 8 битам, кило — 1000, киби — 1024',
  en: 'IEC 80000-13: a byte is 8 bits, kilo is 1000, kibi is 1024',
  sr: 'IEC 80000-13: бајт је 8 битова, кило је 1000, киби је 1024',
}

export const standardGravity: Source = {
  ru: 'Генеральная конференция по мерам и весам, 1901: стандартное ускорение 9,80665 м/с²',
  en: 'General Conference on Weights and Measures, 1901: standard gravity is 9.80665 m/s²',
  sr: 'Генерална конференција за тегове и мере, 1901: стандардна гравитација је 9,80665 m/s²',
}
