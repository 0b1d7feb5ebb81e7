import { type Language, languages } from '#engines/core/index.ts'

/**
 * The two things that compiled messages ask of a runtime. The build puts this in the place of Paraglide's own, whose cookies,
 * URL patterns and strategies every page would carry for nothing: the language is always in the URL.
 */
let currentLanguage = (): Language => 'en'

export const getLocale = (): Language => currentLanguage()

export function overwriteGetLocale(language: () => Language) {
  currentLanguage = language
}

type Text = string | ((inputs: unknown) => string)

/** A message of the build (scripts/compact-messages.ts), its texts in the order of `languages`: says the one asked for, or the page's. */
export const pick =
  (...texts: Text[]) =>
  (inputs?: unknown, options?: { locale?: Language }): string => {
    const text = texts[languages.indexOf(options?.locale ?? currentLanguage())]!
    return typeof text === 'string' ? text : text(inputs)
  }

export const experimentalStaticLocale = undefined
