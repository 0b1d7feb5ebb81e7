import type { Localized } from '#engines/core/index.ts'

/** What its card says on the page of all categories. */
export const card: Localized = {
  ru: 'Секунды, минуты, часы, сутки, недели, годы',
  en: 'Seconds, minutes, hours, days, weeks, years',
  sr: 'Секунде, минути, сати, дани, недеље, године',
}
