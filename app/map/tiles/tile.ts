import { numbersIn } from '#engines/core/index.ts'

/**
 * What lies under the maps, cut into files of a few kilobytes by `npm run map-data`. There are four sheets, each finer than the one before;
 * the shapes of the finest one that has come are drawn, the names of all sheets are written.
 */
export const sheets = [
  { id: 'world', fromScale: 0, unitDegrees: 0.01 },
  { id: 'region', fromScale: 3_000, unitDegrees: 0.01 },
  { id: 'country', fromScale: 24_000, unitDegrees: 0.001 },
  { id: 'valley', fromScale: 130_000, unitDegrees: 0.001 },
] as const

export type SheetId = (typeof sheets)[number]['id']

/** A square of a sheet: two squares of 180° make the world, each is quartered until what it holds is small enough. */
export interface Square {
  readonly westDegrees: number
  readonly southDegrees: number
  readonly sizeDegrees: number
}

/** `1-5` is the second square of the world, its quarter 5: digits say which quarter, column by column from the south-west. */
export function squareOf(name: string): Square {
  let [westDegrees, southDegrees, sizeDegrees] = [name.startsWith('1') ? 0 : -180, -90, 180]
  for (const quarter of name.slice(1)) {
    sizeDegrees /= 2
    westDegrees += quarter >= '2' ? sizeDegrees : 0
    southDegrees += quarter === '1' || quarter === '3' ? sizeDegrees : 0
  }
  return { westDegrees, southDegrees, sizeDegrees }
}

export const quartersOf = (name: string): string[] => ['0', '1', '2', '3'].map((quarter) => name + quarter)

/** As it stands in a file. Lines and rings are letters: steps in the sheet's unit, the first from 0°, 0°. */
export interface TileFile {
  readonly land?: readonly string[]
  readonly islands?: readonly string[]
  readonly lakes?: readonly string[]
  readonly borders?: readonly string[]
  /** Borders that are disputed, or not settled. */
  readonly disputed?: readonly string[]
  /** The number of its name in `riverNames`, from which zoom it is drawn, and its line. */
  readonly rivers?: readonly (readonly [name: number, from: number, line: string])[]
  readonly riverNames?: readonly (readonly string[])[]
  readonly labels?: readonly LabelRow[]
}

/**
 * Kind by its number in `labelKinds`, from which zoom it is written, place in units, what the kind has (metres of a peak, degrees across of a country or a sea), and the
 * name in en, ru and sr, where it differs from the one before. A name that begins with `~` was made by a rule of transliteration.
 */
export type LabelRow = readonly [kind: number, from: number, x: number, y: number, more: number, ...names: string[]]

export const labelKinds = ['place', 'capital', 'country', 'sea', 'peak'] as const

export type LabelKind = (typeof labelKinds)[number]

export function degreesOf(line: string, unitDegrees: number): [number, number][] {
  const steps = numbersIn(line)
  const degrees: [number, number][] = []
  let [x, y] = [0, 0]
  for (let index = 0; index + 1 < steps.length; index += 2) {
    x += steps[index] as number
    y += steps[index + 1] as number
    degrees.push([x * unitDegrees, y * unitDegrees])
  }
  return degrees
}
