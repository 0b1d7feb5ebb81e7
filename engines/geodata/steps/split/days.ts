/** The clocks of a zone are set at quarters of an hour at most. */
const quarterSeconds = 900

/** Days of a zone, by the instant. */
export class Days {
  readonly #parts: Intl.DateTimeFormat
  #quarter = Number.NaN
  #day = ''

  constructor(zone: string) {
    this.#parts = new Intl.DateTimeFormat('en-CA', {
      timeZone: zone,
      calendar: 'iso8601',
      numberingSystem: 'latn',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    })
  }

  /** `2024-05-01` */
  dayOf(epochSeconds: number): string {
    const quarter = Math.floor(epochSeconds / quarterSeconds)
    if (quarter !== this.#quarter) {
      this.#quarter = quarter
      const found: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {}
      for (const { type, value } of this.#parts.formatToParts(quarter * quarterSeconds * 1000)) found[type] = value
      this.#day = `${found.year!.padStart(4, '0')}-${found.month}-${found.day}`
    }
    return this.#day
  }
}
