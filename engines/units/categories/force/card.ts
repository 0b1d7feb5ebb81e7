import type { Localized } from '#engines/core/index.ts'

/** What its card says on the page of all categories. */
export const card: Localized = {
  ru: 'Ньютоны, килограмм-силы, фунт-силы, дины',
  en: 'Newtons, kilogram-force, pound-force, dynes',
  sr: 'Њутни, килопонди, фунте силе, дини',
}
