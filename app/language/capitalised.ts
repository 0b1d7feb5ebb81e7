import type { Language } from '#engines/core/index.ts'

/** Names of units and systems begin small, headings with a capital. */
export const capitalised = (text: string, language: Language): string =>
  text.charAt(0).toLocaleUpperCase(language) + text.slice(1)
