import type { Localized } from '#engines/core/index.ts'

/** What its card says on the page of all categories. */
export const card: Localized = {
  ru: 'Метры на секунду в квадрате, g, галы, футы',
  en: 'Metres per second squared, g, gals, feet',
  sr: 'Метри у секунди на квадрат, g, гали, стопе',
}
