import type { Localized } from '#engines/core/index.ts'

/** What its card says on the page of all categories. */
export const card: Localized = {
  ru: 'Килограммы на кубометр, граммы на литр, фунты',
  en: 'Kilograms per cubic metre, grams per litre, pounds',
  sr: 'Килограми по кубном метру, грами по литру',
}
