import type { Localized } from '#engines/core/index.ts'

/** Each language by its own name, as its readers look for it. */
export const languageNames: Localized = { ru: 'Русский', en: 'English', sr: 'Српски' }
