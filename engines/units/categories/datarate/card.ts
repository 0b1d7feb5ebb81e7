import type { Localized } from '#engines/core/index.ts'

/** What its card says on the page of all categories. */
export const card: Localized = {
  ru: 'Мегабиты и мегабайты в секунду, скорость интернета',
  en: 'Megabits and megabytes per second',
  sr: 'Мегабити и мегабајти у секунди, брзина интернета',
}
