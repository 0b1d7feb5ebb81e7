import type { Language } from '#engines/core/index.ts'

/** Serbian numbers as Cyrillic text has them. */
const locales: Readonly<Record<Language, string>> = { ru: 'ru', en: 'en', sr: 'sr-Cyrl' }

export const formatCount = (count: number, language: Language): string =>
  new Intl.NumberFormat(locales[language]).format(count)

export const formatBytes = (bytes: number, language: Language): string =>
  new Intl.NumberFormat(locales[language], { style: 'unit', unit: 'megabyte', maximumFractionDigits: 0 })
    .format(bytes / 1e6)
    .replaceAll(' ', '\u00a0')

export const formatDegrees = (degrees: number, language: Language): string =>
  `${new Intl.NumberFormat(locales[language], { maximumFractionDigits: 5 }).format(degrees).replace('-', '−')}°`
