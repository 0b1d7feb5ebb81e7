import type { Localized } from '#engines/core/index.ts'

/** What its card says on the page of all categories. */
export const card: Localized = {
  ru: 'Километры и мили в час, узлы, число Маха, скорость света',
  en: 'km/h, mph, knots, Mach, the speed of light',
  sr: 'Километри и миље на час, чворови, Махов број, брзина светлости',
}
