import { type Language, languageFacts } from '#engines/core/index.ts'

/** A number of metres as the language writes it: 0.11 in English, 0,11 in Russian and Serbian. */
export function distanceText(metres: number, language: Language): string {
  const digits = metres >= 10 ? String(Math.round(metres)) : String(Math.round(metres * 100) / 100)
  return digits.replace('.', languageFacts[language].decimal)
}
