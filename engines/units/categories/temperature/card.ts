import type { Localized } from '#engines/core/index.ts'

/** What its card says on the page of all categories. */
export const card: Localized = {
  ru: 'Градусы Цельсия, Фаренгейта, Ранкина, Реомюра и кельвины',
  en: 'Celsius, Fahrenheit, kelvin, Rankine, Réaumur',
  sr: 'Степени Целзијуса, Фаренхајта, Ранкина, Реомира и келвини',
}
