import type { Localized } from '#engines/core/index.ts'

/** What its card says on the page of all categories. */
export const card: Localized = {
  ru: 'Байты, мегабайты, гигабайты, гибибайты, биты',
  en: 'Bytes, megabytes, gigabytes, gibibytes, bits',
  sr: 'Бајтови, мегабајти, гигабајти, гибибајти, битови',
}
