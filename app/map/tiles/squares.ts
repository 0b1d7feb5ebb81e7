import { quartersOf, type SheetId, type Square, sheets, squareOf } from './tile.ts'

/** What can be seen, in degrees; west and east of any turn of the world. */
export interface Area {
  readonly westDegrees: number
  readonly southDegrees: number
  readonly eastDegrees: number
  readonly northDegrees: number
}

export type CutSheetId = Exclude<SheetId, 'world'>

/** The squares of one sheet that have a file; the others are open sea, or nobody lives there. */
export interface SquareList {
  /** Those in an area. */
  within(area: Area): string[]
}

export function squareList(names: readonly string[]): SquareList {
  const files = new Set(names)
  const ways = new Set(names.flatMap((name) => Array.from(name, (_, index) => name.slice(0, index + 1))))
  const find = (name: string, area: Area): string[] => {
    if (!ways.has(name) || !touches(squareOf(name), area)) return []
    return files.has(name) ? [name] : quartersOf(name).flatMap((quarter) => find(quarter, area))
  }
  return { within: (area) => ['0', '1'].flatMap((half) => find(half, area)) }
}

function touches({ westDegrees, southDegrees, sizeDegrees }: Square, area: Area): boolean {
  if (southDegrees >= area.northDegrees || southDegrees + sizeDegrees <= area.southDegrees) return false
  // The first turn of the world in which the square ends east of the area's western edge.
  const turn = Math.floor((area.westDegrees - westDegrees - sizeDegrees) / 360) + 1
  return westDegrees + turn * 360 < area.eastDegrees
}

/** The finest sheet for a scale and all before it: a finer one that has not come leaves the coarser to be seen. */
export const sheetsFor = (scale: number): SheetId[] =>
  sheets.filter(({ fromScale }) => scale >= fromScale).map(({ id }) => id)
