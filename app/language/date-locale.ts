import { getLocale } from '#app/paraglide/runtime.js'
import { type Language, languageFacts } from '#engines/core/index.ts'

/** By whose habits dates are printed: the browser's where it speaks the language of the page, in its script; else the page's own. */
export function dateLocale(language: Language = getLocale(), spoken: readonly string[] = navigator.languages): string {
  const own = languageFacts[language].dates
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
