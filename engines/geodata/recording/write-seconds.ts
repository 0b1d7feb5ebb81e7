/** `2026-08-01T10:00:00Z` */
export const instantLength = 20

/** Writes whole seconds since 1970 as an instant in UTC, years 1970 to 9999, and returns the place behind it. By hand: it runs once per point. */
export function writeSeconds(text: Uint8Array, start: number, seconds: number): number {
  const days = Math.floor(seconds / 86400)
  const second = seconds - days * 86400
  // Years counted from March, so that a leap day ends them; 719468 days from 0000-03-01 to 1970-01-01.
  const shifted = days + 719468
  const era = Math.floor(shifted / 146097)
  const dayOfEra = shifted - era * 146097
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36524) - Math.floor(dayOfEra / 146096)) / 365,
  )
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const fromMarch = Math.floor((5 * dayOfYear + 2) / 153)
  const month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  two(text, start, Math.floor(year / 100))
  two(text, start + 2, year % 100)
  text[start + 4] = 0x2d
  two(text, start + 5, month)
  text[start + 7] = 0x2d
  two(text, start + 8, dayOfYear - Math.floor((153 * fromMarch + 2) / 5) + 1)
  text[start + 10] = 0x54
  two(text, start + 11, Math.floor(second / 3600))
  text[start + 13] = 0x3a
  two(text, start + 14, Math.floor(second / 60) % 60)
  text[start + 16] = 0x3a
  two(text, start + 17, second % 60)
  text[start + 19] = 0x5a
  return start + instantLength
}

function two(text: Uint8Array, at: number, value: number): void {
  text[at] = 0x30 + Math.floor(value / 10)
  text[at + 1] = 0x30 + (value % 10)
}
