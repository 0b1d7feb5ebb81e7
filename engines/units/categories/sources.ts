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
