import { isLanguage, type Language } from '#engines/core/index.ts'

const storageKey = 'convertory:language'

/** The language a visitor picked in the selector, kept in the browser: it goes before anything that could be guessed. */
export function chosenLanguage(): Language | undefined {
  try {
    const chosen = localStorage.getItem(storageKey) ?? undefined
    return isLanguage(chosen) ? chosen : undefined
  } catch {
    return undefined
  }
}

export function keepChosenLanguage(language: Language): void {
  try {
    localStorage.setItem(storageKey, language)
  } catch {
    // Storage may be switched off; the address still names the language.
  }
}
