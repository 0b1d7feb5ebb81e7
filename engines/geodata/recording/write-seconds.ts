/** `2026-08-01T10:00:00Z` */
export const instantLength = 20

const dayLength = 11

/**
 * Writes whole seconds since 1970 as instants in UTC, years 1970 to 9999. By hand: it runs once per point, and most points are of the same
 * day as the one before.
 */
export class InstantWriter {
  /** `2026-08-01T` of the day written last. */
  readonly #dayText = new Uint8Array(dayLength)
  #day = -1

  /** Returns the place behind it. */
  write(text: Uint8Array, start: number, seconds: number): number {
    const day = Math.floor(seconds / 86400)
    const second = (seconds - day * 86400) | 0
    if (day !== this.#day) {
      writeDay(this.#dayText, day)
      this.#day = day
    }
    const dayText = this.#dayText
    for (let at = 0; at < dayLength; at++) text[start + at] = dayText[at]!
    const hour = (second / 3600) | 0
    const minute = ((second - hour * 3600) / 60) | 0
    two(text, start + 11, hour)
    text[start + 13] = 0x3a
    two(text, start + 14, minute)
    text[start + 16] = 0x3a
    two(text, start + 17, second - hour * 3600 - minute * 60)
    text[start + 19] = 0x5a
    return start + instantLength
  }
}

/** The day so many days after the first of 1970. */
function writeDay(text: Uint8Array, days: number): void {
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
  two(text, 0, Math.floor(year / 100))
  two(text, 2, year % 100)
  text[4] = 0x2d
  two(text, 5, month)
  text[7] = 0x2d
  two(text, 8, dayOfYear - Math.floor((153 * fromMarch + 2) / 5) + 1)
  text[10] = 0x54
}

function two(text: Uint8Array, at: number, value: number): void {
  const tens = (value / 10) | 0
  text[at] = 0x30 + tens
  text[at + 1] = 0x30 + value - tens * 10
}
