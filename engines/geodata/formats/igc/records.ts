/** A column that an I record adds to the B records: where it stands, counted from zero, and its three letters. */
export interface Extension {
  readonly start: number
  readonly end: number
  readonly code: string
}

/** `I023638FXA3940SIU`: two columns, bytes 36 to 38 and 39 to 40, counted from one. */
export function extensionsOf(line: string): Extension[] {
  const found = [...line.slice(3).matchAll(/(\d\d)(\d\d)([A-Z\d]{3})/g)]
  return found.slice(0, Number(line.slice(1, 3))).map(([, start, end, code]) => ({
    start: Number(start) - 1,
    end: Number(end),
    code: code!,
  }))
}

/** `5107126N` or `00149300W`: degrees, minutes and thousandths of a minute. `more` are further digits of the minutes. */
export function degrees(text: string, degreeDigits: 2 | 3, more = ''): number {
  const minutes = Number(
    `${text.slice(degreeDigits, degreeDigits + 2)}.${text.slice(degreeDigits + 2, degreeDigits + 5)}${more}`,
  )
  const size = Math.round((Number(text.slice(0, degreeDigits)) + minutes / 60) * 1e10) / 1e10
  return minutes >= 60 ? Number.NaN : /[SW]$/.test(text) ? -size : size
}

/** `HFPLTPILOTINCHARGE: Jane Doe`, `HOGIDGLIDERID:D-1234`, `HFDTEDATE:160701,01`: three letters and what is said. */
export function headerOf(line: string): { readonly code: string; readonly value: string } {
  const code = line.slice(2, 5)
  const colon = line.indexOf(':')
  return { code, value: (colon < 0 ? line.slice(5) : line.slice(colon + 1)).trim() }
}

/** Seconds from 1970 to a day of the form `160701`; NaN for what is none. Flight recorders began in the eighties. */
export function dayStart(text: string): number {
  const digits = /^(\d\d)(\d\d)(\d\d)/.exec(text)
  if (!digits) return Number.NaN
  const [day, month, year] = [Number(digits[1]), Number(digits[2]), Number(digits[3])]
  const start = Date.UTC(year >= 80 ? 1900 + year : 2000 + year, month - 1, day)
  return new Date(start).getUTCDate() === day && month >= 1 && month <= 12 ? start / 1000 : Number.NaN
}
