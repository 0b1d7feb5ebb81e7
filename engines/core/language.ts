/** The languages of the portal. Serbian is written in Cyrillic. */
export const languages = ['ru', 'en', 'sr'] as const

export type Language = (typeof languages)[number]

/** A text in every language: leaving one out is a type error. */
export type Localized = Readonly<Record<Language, string>>

export function isLanguage(text: string | undefined): text is Language {
  return languages.includes(text as Language)
}
