/**
 * Seconds since 1970 of an ISO 8601 date or time (`2026-08-01T10:00:00.25+02:00`); a time without a zone is UTC, as GPX has it. NaN for
 * anything else. By hand: it runs once per point.
 */
export function epochSeconds(text: Uint8Array, start: number, end: number): number {
  const length = end - start
  if (length < 10 || text[start + 4] !== 0x2d || text[start + 7] !== 0x2d) return Number.NaN
  const days = daysSinceEpoch(digits(text, start, 4), digits(text, start + 5, 2), digits(text, start + 8, 2))
  if (length === 10) return days * 86400
  if (length < 16 || text[start + 13] !== 0x3a) return Number.NaN
  let at = start + 16
  let seconds = days * 86400 + digits(text, start + 11, 2) * 3600 + digits(text, start + 14, 2) * 60
  if (text[at] === 0x3a && at + 3 <= end) {
    seconds += digits(text, at + 1, 2)
    at += 3
    if (at < end && (text[at] === 0x2e || text[at] === 0x2c)) {
      let scale = 0.1
      for (at++; at < end && text[at]! >= 0x30 && text[at]! <= 0x39; at++, scale /= 10)
        seconds += (text[at]! - 0x30) * scale
    }
  }
  if (at === end || text[at] === 0x5a) return seconds
  if ((text[at] !== 0x2b && text[at] !== 0x2d) || at + 3 > end) return Number.NaN
  const minutes = at + 5 <= end ? digits(text, text[at + 3] === 0x3a ? at + 4 : at + 3, 2) : 0
  const offset = digits(text, at + 1, 2) * 3600 + minutes * 60
  return text[at] === 0x2b ? seconds - offset : seconds + offset
}

function digits(text: Uint8Array, at: number, count: number): number {
  let value = 0
  for (let index = at; index < at + count; index++) {
    const digit = text[index]! - 0x30
    if (digit < 0 || digit > 9) return Number.NaN
    value = value * 10 + digit
  }
  return value
}

/** Of the proleptic Gregorian calendar: years counted from March, so that a leap day ends them. */
function daysSinceEpoch(year: number, month: number, day: number): number {
  if (!(month >= 1 && month <= 12 && day >= 1 && day <= 31)) return Number.NaN
  const fromMarch = month <= 2 ? year - 1 : year
  const era = Math.floor(fromMarch / 400)
  const yearOfEra = fromMarch - era * 400
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1
  return era * 146097 + yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear - 719468
}
