/** Any object of the export; what it holds is not trusted. */
export type Members = Readonly<Record<string, unknown>>

export interface Place {
  readonly x: number
  readonly y: number
}

export const members = (value: unknown): Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Members) : {}
export const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
export const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? `${value}` : ''

/** NaN for what is neither a number nor the text of one. */
export const number = (value: unknown): number =>
  typeof value === 'number' ? value : typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN

/** Ten-millionths of a degree. Some exports let them run over 32 bits. */
export function placeOfE7(latitude: unknown, longitude: unknown): Place | undefined {
  const degrees = (value: unknown) => {
    const whole = number(value)
    return (whole > 1_800_000_000 ? whole - 2 ** 32 : whole) / 1e7
  }
  return onGlobe(degrees(longitude), degrees(latitude))
}

const degreesInText = /^(?:geo:)?\s*(-?\d+(?:\.\d+)?)°?\s*,\s*(-?\d+(?:\.\d+)?)°?$/

/** `48.8330°, 2.3331°` of Android, `geo:48.833,2.333` of an iPhone. */
export function placeOfText(value: unknown): Place | undefined {
  const found = degreesInText.exec(text(value).trim().slice(0, 100))
  return found ? onGlobe(Number(found[2]), Number(found[1])) : undefined
}

const onGlobe = (x: number, y: number): Place | undefined =>
  Math.abs(x) <= 180 && Math.abs(y) <= 90 ? { x, y } : undefined

/** The instant that a text names, or a number of milliseconds; '' where there is none. */
export function instant(moment: unknown, milliseconds?: unknown): string {
  const said = text(moment)
  if (/^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:?\d\d)$/.test(said)) return said
  const count = number(milliseconds)
  return Math.abs(count) <= 8.64e15 ? new Date(count).toISOString() : ''
}

/** An instant so many minutes later. */
export function minutesLater(start: string, minutes: number): string {
  const moment = Date.parse(start) + minutes * 60_000
  return Math.abs(moment) <= 8.64e15 ? new Date(moment).toISOString() : ''
}
