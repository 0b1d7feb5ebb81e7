import type { Localized } from '#engines/core/index.ts'

/** What its card says on the page of all categories. */
export const card: Localized = {
  ru: 'Квадратные метры, сотки, гектары, акры, десятины',
  en: 'Square metres, hectares, acres, square feet',
  sr: 'Квадратни метри, ари, хектари, јутра, акри',
}
