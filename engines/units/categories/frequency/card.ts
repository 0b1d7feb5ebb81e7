import type { Localized } from '#engines/core/index.ts'

/** What its card says on the page of all categories. */
export const card: Localized = {
  ru: 'Герцы, мегагерцы, гигагерцы, обороты в минуту',
  en: 'Hertz, megahertz, gigahertz, rpm',
  sr: 'Херци, мегахерци, гигахерци, обртаји у минуту',
}
