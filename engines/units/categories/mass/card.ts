import type { Localized } from '#engines/core/index.ts'

/** What its card says on the page of all categories. */
export const card: Localized = {
  ru: 'Килограммы, фунты, унции, караты, пуды',
  en: 'Kilograms, pounds, ounces, carats, poods',
  sr: 'Килограми, фунте, унце, карати, пуди',
}
