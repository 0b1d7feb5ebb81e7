import type { Localized } from '#engines/core/index.ts'

/** What its card says on the page of all categories. */
export const card: Localized = {
  ru: 'Литры в минуту, кубометры в час, галлоны, CFM',
  en: 'Litres per minute, cubic metres per hour, gpm, cfm',
  sr: 'Литри у минуту, кубни метри на час, галони',
}
