import type { ByteWriter } from './byte-writer.ts'

/** How a text says when something was. */
export const instantForm = {
  none: 0,
  /** A year, a month or a day (KML allows them). */
  date: 1,
  /** Date and time, as xsd:dateTime has them. */
  dateTime: 2,
  /** The same with a blank instead of the T, as spreadsheets and loggers write it. */
  blankBetween: 3,
} as const
type InstantForm = (typeof instantForm)[keyof typeof instantForm]

/** The form of an ISO 8601 text of the extended format, years of four digits; `none` for anything else. */
export function instantFormOf(text: Uint8Array, start: number, end: number): InstantForm {
  const length = end - start
  if (length < 4 || !areDigits(text, start, 2) || !areDigits(text, start + 2, 2)) return instantForm.none
  if (length === 4) return instantForm.date
  if (length < 7 || text[start + 4] !== 0x2d || !isWithin(text, start + 5, 1, 12)) return instantForm.none
  if (length === 7) return instantForm.date
  if (length < 10 || text[start + 7] !== 0x2d || !isWithin(text, start + 8, 1, daysOf(text, start)))
    return instantForm.none
  if (length === 10) return instantForm.date
  const isTime =
    length >= 19 &&
    isWithin(text, start + 11, 0, 23) &&
    text[start + 13] === 0x3a &&
    isWithin(text, start + 14, 0, 59) &&
    text[start + 16] === 0x3a &&
    isWithin(text, start + 17, 0, 59) &&
    isTail(text, start + 19, end)
  if (!isTime) return instantForm.none
  if (text[start + 10] === 0x54) return instantForm.dateTime
  return text[start + 10] === 0x20 ? instantForm.blankBetween : instantForm.none
}

/** Writes a text of one of the forms so that it is one of xsd:dateTime, xsd:date, xsd:gYearMonth and xsd:gYear. */
export function writeInstant(out: ByteWriter, text: Uint8Array, start: number, end: number, form: InstantForm): void {
  out.copySlice(text, start, end)
  if (form === instantForm.blankBetween) out.bytes[out.length - (end - start) + 10] = 0x54
}

/** Fraction and zone: `.25`, `Z`, `+03:00`, or nothing. */
function isTail(text: Uint8Array, start: number, end: number): boolean {
  let at = start
  if (at < end && text[at] === 0x2e) {
    at++
    while (at < end && isDigit(text[at]!)) at++
    if (at === start + 1) return false
  }
  if (at === end) return true
  if (text[at] === 0x5a) return at + 1 === end
  if ((text[at] !== 0x2b && text[at] !== 0x2d) || end - at !== 6 || text[at + 3] !== 0x3a) return false
  return isWithin(text, at + 1, 0, 14) && isWithin(text, at + 4, 0, 59)
}

function daysOf(text: Uint8Array, start: number): number {
  const month = twoDigits(text, start + 5)
  if (month !== 2) return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31
  const years = twoDigits(text, start + 2)
  const isLeap = years === 0 ? twoDigits(text, start) % 4 === 0 : years % 4 === 0
  return isLeap ? 29 : 28
}

const isDigit = (byte: number): boolean => byte >= 0x30 && byte <= 0x39

function areDigits(text: Uint8Array, at: number, count: number): boolean {
  for (let index = 0; index < count; index++) if (!isDigit(text[at + index]!)) return false
  return true
}

const twoDigits = (text: Uint8Array, at: number): number => text[at]! * 10 + text[at + 1]! - 11 * 0x30

function isWithin(text: Uint8Array, at: number, least: number, most: number): boolean {
  if (!isDigit(text[at]!) || !isDigit(text[at + 1]!)) return false
  const value = twoDigits(text, at)
  return value >= least && value <= most
}
