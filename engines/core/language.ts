/**
 * The languages of the portal, Serbian in Cyrillic. Of each: its own name, what platforms and networks call it (dates are British, as in all
 * our texts), what stands between thousands and before decimals, whether people also group with points, and the countries whose visitors get it unless their browser wants another.
 * Where people group with points or with spaces, as in Serbian, we use spaces: they cannot be taken for a decimal mark, so a number copied into a field is
 * read back as the same number.
 */
export const languageFacts = {
  ru: {
    name: 'Русский',
    locale: 'ru',
    dates: 'ru',
    openGraph: 'ru_RU',
    group: '\u00a0',
    decimal: ',',
    groupsWithPoints: false,
    countries: ['RU', 'BY', 'KZ', 'KG'],
  },
  en: {
    name: 'English',
    locale: 'en',
    dates: 'en-GB',
    openGraph: 'en_GB',
    group: ',',
    decimal: '.',
    groupsWithPoints: false,
    countries: [],
  },
  // The units of Serbian numbers must be in Cyrillic.
  sr: {
    name: 'Српски',
    locale: 'sr-Cyrl',
    dates: 'sr-Cyrl',
    openGraph: 'sr_RS',
    group: '\u00a0',
    decimal: ',',
    groupsWithPoints: true,
    countries: ['RS', 'ME', 'BA'],
  },
} as const

export type Language = keyof typeof languageFacts

export const languages = Object.keys(languageFacts) as readonly Language[]

/** A text in every language: leaving one out is a type error. */
export type Localized = Readonly<Record<Language, string>>

export function isLanguage(text: string | undefined): text is Language {
  return languages.includes(text as Language)
}
