import { getLocale } from '#app/paraglide/runtime.js'
import type { Language } from '#engines/core/index.ts'

/** British rather than American English, as in all our texts; Serbian in Cyrillic. */
const ownLocales: Readonly<Record<Language, string>> = { ru: 'ru', en: 'en-GB', sr: 'sr-Cyrl' }

/** By whose habits dates are printed: the browser's where it speaks the language of the page, in its script; else the page's own. */
export function dateLocale(language: Language = getLocale(), spoken: readonly string[] = navigator.languages): string {
  const own = ownLocales[language]
  return spoken.find((tag) => nameOf(tag) === nameOf(own)) ?? own
}

/** Language and script: `sr-Latn-RS` is not what a Cyrillic page speaks. */
function nameOf(tag: string): string | undefined {
  try {
    const { language, script } = new Intl.Locale(tag).maximize()
    return `${language}-${script}`
  } catch {
    // Some browsers name the locale of the system as it is: `en-US@posix`.
    return undefined
  }
}
