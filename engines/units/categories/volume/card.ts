import type { Localized } from '#engines/core/index.ts'

/** What its card says on the page of all categories. */
export const card: Localized = {
  ru: 'Литры, галлоны, чашки, ложки, баррели',
  en: 'Litres, gallons, cups, spoons, barrels',
  sr: 'Литри, галони, шоље, кашике, барели',
}
