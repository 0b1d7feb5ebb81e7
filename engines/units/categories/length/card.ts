import type { Localized } from '#engines/core/index.ts'

/** What its card says on the page of all categories. */
export const card: Localized = {
  ru: 'Километры, мили, футы, вёрсты, световые годы',
  en: 'Kilometres, miles, feet, versts, light-years',
  sr: 'Километри, миље, стопе, версте, светлосне године',
}
