import type { Localized } from '#engines/core/index.ts'

/** What its card says on the page of all categories. */
export const card: Localized = {
  ru: 'Джоули, калории, киловатт-часы, электронвольты',
  en: 'Joules, calories, kilowatt-hours, electronvolts',
  sr: 'Џули, калорије, киловат-часови, електронволти',
}
