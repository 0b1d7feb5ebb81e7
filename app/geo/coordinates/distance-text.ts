import type { Language } from '#engines/core/index.ts'

/** A number of metres as the language writes it: 0.11 in English, 0,11 in Russian and Serbian. */
export function distanceText(metres: number, language: Language): string {
  const digits = metres >= 10 ? String(Math.round(metres)) : String(Math.round(metres * 100) / 100)
  return language === 'en' ? digits : digits.replace('.', ',')
}

/** A count with the language's own grouping of thousands. */
export function countText(count: number, language: Language): string {
  const separator = { en: ',', ru: '\u00a0', sr: '.' }[language]
  return String(count).replace(/\B(?=(\d{3})+$)/g, separator)
}
