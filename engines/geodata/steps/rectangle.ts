/** In degrees; east is beyond 180 where it lies across the 180th meridian. */
export interface Rectangle {
  readonly west: number
  readonly south: number
  readonly east: number
  readonly north: number
}

const number = String.raw`[-+\u2212]?\d+(?:[.,]\d+)?`
const forms = [
  new RegExp(`^(${number})\\s*;\\s*(${number})\\s*;\\s*(${number})\\s*;\\s*(${number})$`),
  new RegExp(`^(${number})\\s+(${number})\\s+(${number})\\s+(${number})$`),
  new RegExp(
    `^${Array(4)
      .fill(`(${number.replace('[.,]', '[.]')})`)
      .join('\\s*,\\s*')}$`,
  ),
]

/** `19.1,42.2,23,46.2`: west, south, east, north. A decimal comma where something else stands between the numbers. */
export function readRectangle(text: string): Rectangle | undefined {
  const found = forms.map((form) => form.exec(text.trim())).find((each) => each !== null)
  if (!found) return undefined
  const [west, south, east, north] = found.slice(1).map((each) => Number(each.replace(',', '.').replace('\u2212', '-')))
  const isOnEarth = [west!, east!].every((degrees) => Math.abs(degrees) <= 360) && south! >= -90 && north! <= 90
  if (!isOnEarth || !(south! < north!) || west === east) return undefined
  if (east! - west! >= 360) return { west: -180, south: south!, east: 180, north: north! }
  const wrapped = wrap(west!)
  const width = (((east! - west!) % 360) + 360) % 360
  return { west: wrapped, south: south!, east: Number((wrapped + width).toFixed(12)), north: north! }
}

export const printRectangle = ({ west, south, east, north }: Rectangle): string =>
  [west, south, east > 180 ? Number((east - 360).toFixed(12)) : east, north].join(',')

/** From -180 up to, not with, 180. */
const wrap = (degrees: number): number => {
  const wrapped = degrees >= 180 ? degrees - 360 : degrees < -180 ? degrees + 360 : degrees
  return Number(wrapped.toFixed(12))
}

/** All the way round: there is no west and no east. */
const isRound = ({ west, east }: Rectangle): boolean => east - west >= 360

/** The rectangle as often as longitudes from `least` to `most` meet it, from west to east. */
export function copiesBetween(rectangle: Rectangle, least: number, most: number): readonly Rectangle[] {
  if (isRound(rectangle)) return [{ ...rectangle, west: Number.NEGATIVE_INFINITY, east: Number.POSITIVE_INFINITY }]
  const { west, south, east, north } = rectangle
  const copies: Rectangle[] = []
  for (let turns = Math.ceil((least - east) / 360); west + turns * 360 <= most; turns++)
    copies.push({ west: west + turns * 360, south, east: east + turns * 360, north })
  return copies
}

export function holds(rectangle: Rectangle, x: number, y: number): boolean {
  const { south, north } = rectangle
  return y >= south && y <= north && copiesBetween(rectangle, x, x).length > 0
}

/** How much of a step lies in a rectangle, as shares of it from its start; nothing where it passes by. */
export function sharesInside(
  fromX: number,
  fromY: number,
  toX: number,
  toY: number,
  { west, south, east, north }: Rectangle,
): readonly [start: number, end: number] | undefined {
  let start = 0
  let end = 1
  const sides = [
    [fromX - toX, fromX - west],
    [toX - fromX, east - fromX],
    [fromY - toY, fromY - south],
    [toY - fromY, north - fromY],
  ] as const
  for (const [step, room] of sides) {
    if (step === 0) {
      if (room < 0) return undefined
    } else if (step < 0) start = Math.max(start, room / step)
    else end = Math.min(end, room / step)
  }
  return start <= end ? [start, end] : undefined
}
