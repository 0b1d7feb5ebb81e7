import type { Localized } from '#engines/core/index.ts'

/** What its card says on the page of all categories. */
export const card: Localized = {
  ru: 'Литры на 100 км, мили на галлон, км на литр',
  en: 'Litres per 100 km, miles per gallon, km per litre',
  sr: 'Литри на 100 km, миље по галону, километри по литру',
}
