import type { Localized } from '#engines/core/index.ts'

/** What its card says on the page of all categories. */
export const card: Localized = {
  ru: 'Ньютон-метры, килограмм-силы, фунт-силы на фут',
  en: 'Newton metres, pound-feet, kilogram-force metres',
  sr: 'Њутн-метри, килопонд-метри, фунта-стопе',
}
