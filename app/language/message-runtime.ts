import type { Language } from '#engines/core/index.ts'

/**
 * The two things that compiled messages ask of a runtime. The build puts this in the place of Paraglide's own, whose cookies,
 * URL patterns and strategies every page would carry for nothing: the language is always in the URL.
 */
let currentLanguage = (): Language => 'en'

export const getLocale = (): Language => currentLanguage()

export function overwriteGetLocale(language: () => Language) {
  currentLanguage = language
}

export const experimentalStaticLocale = undefined
