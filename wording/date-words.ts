import { isLanguage, languageFacts } from '#engines/core/index.ts'

/** `September 2023`, for a sentence. */
export function monthAndYear(year: number, month: number, language: string): string {
  return inWords(year, month, 1, language, { month: 'long', year: 'numeric' })
}

/** `14 September 2023`, for a sentence. */
export function wholeDay(year: number, month: number, day: number, language: string): string {
  return inWords(year, month, day, language, { dateStyle: 'long' })
}

function inWords(
  year: number,
  month: number,
  day: number,
  language: string,
  style: Intl.DateTimeFormatOptions,
): string {
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  const locale = isLanguage(language) ? languageFacts[language].dates : language
  return new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...style }).format(date)
}

/** The name of a weekday by its number in ISO 8601, where 1 is Monday: 1 January 1900 was a Monday. */
export function weekdayByNumber(weekday: number, language: string): string {
  return new Intl.DateTimeFormat(language, { timeZone: 'UTC', weekday: 'long' }).format(Date.UTC(1900, 0, weekday))
}
