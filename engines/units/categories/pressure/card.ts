import type { Localized } from '#engines/core/index.ts'

/** What its card says on the page of all categories. */
export const card: Localized = {
  ru: 'Бары, атмосферы, паскали, psi, мм рт. ст.',
  en: 'Bar, psi, atmospheres, pascals, mmHg',
  sr: 'Бари, атмосфере, паскали, psi, mmHg',
}
