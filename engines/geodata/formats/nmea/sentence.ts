/** What a sentence of NMEA 0183 says: its kind without the talker (`GGA`), and its fields from the first behind it on. */
export interface Sentence {
  readonly kind: string
  readonly fields: readonly string[]
}

/**
 * Reads `$GPGGA,123519,4807.038,N,…*47`, also behind what a logger wrote in front of it. Undefined for what is no sentence of a standard
 * talker; 'damaged' where the checksum tells that characters were lost on the way.
 */
export function readSentence(line: string): Sentence | 'damaged' | undefined {
  const start = line.lastIndexOf('$')
  if (start < 0) return undefined
  const star = line.indexOf('*', start)
  const end = star < 0 ? line.length : star
  if (star >= 0 && Number.parseInt(line.slice(star + 1, star + 3), 16) !== checksum(line, start + 1, star))
    return 'damaged'
  const fields = line.slice(start + 1, end).split(',')
  const address = fields.shift()!
  return /^[A-Z]{2}[A-Z]{3}$/.test(address) && address[0] !== 'P' ? { kind: address.slice(2), fields } : undefined
}

function checksum(line: string, start: number, end: number): number {
  let sum = 0
  for (let at = start; at < end; at++) sum ^= line.charCodeAt(at)
  return sum
}

/** `4807.038,N`: degrees and minutes run together. NaN where there is no position. */
export function degrees(packed: string | undefined, hemisphere: string | undefined): number {
  const point = packed?.indexOf('.') ?? -1
  const whole = point < 0 ? (packed?.length ?? 0) : point
  if (packed === undefined || whole < 3 || !/^\d+(?:\.\d*)?$/.test(packed)) return Number.NaN
  const minutes = Number(packed.slice(whole - 2))
  // Ten decimals are a hundredth of a millimetre; beyond them stands only what binary numbers make of minutes.
  const size = Math.round((Number(packed.slice(0, whole - 2)) + minutes / 60) * 1e10) / 1e10
  if (minutes >= 60) return Number.NaN
  if (hemisphere === 'N' || hemisphere === 'E') return size
  return hemisphere === 'S' || hemisphere === 'W' ? -size : Number.NaN
}

/** NaN for an empty field, which `Number` takes for zero. */
export const numberIn = (field: string | undefined): number =>
  field === undefined || field === '' ? Number.NaN : Number(field)

/** Seconds of the day in `123519.25`; NaN where it is none. */
export function secondOfDay(field: string | undefined): number {
  if (field === undefined || !/^\d{6}(?:\.\d+)?$/.test(field)) return Number.NaN
  const [hour, minute, second] = [Number(field.slice(0, 2)), Number(field.slice(2, 4)), Number(field.slice(4))]
  return hour < 24 && minute < 60 && second < 61 ? hour * 3600 + minute * 60 + second : Number.NaN
}

/** Seconds from 1970 to the day `230394` or, with its parts apart, `23,03,1994`; years of two digits from 1980 on, as GPS has them. */
export function dayStart(day: number, month: number, year: number): number {
  const full = year >= 100 ? year : year >= 80 ? 1900 + year : 2000 + year
  const start = Date.UTC(full, month - 1, day)
  const date = new Date(start)
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? start / 1000 : Number.NaN
}
