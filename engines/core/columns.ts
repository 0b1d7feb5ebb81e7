import { type Language, type Localized, languages } from './language.ts'

/** The order of the columns in tables of words and texts: English first, the others are read beside it. */
export const columns: readonly Language[] = ['en', ...languages.filter((language) => language !== 'en')]

/** A name that all languages write alike. */
export const sameInAll = (name: string): Localized =>
  Object.fromEntries(languages.map((language) => [language, name])) as Localized
