import { xOf, yOf } from '../mercator.ts'
import { type Shapes, shapesOf } from '../shapes.ts'
import {
  degreesOf,
  type LabelKind,
  labelKinds,
  type SheetId,
  type Square,
  sheets,
  squareOf,
  type TileFile,
} from './tile.ts'

/** A file of a sheet, ready to be drawn: in world units. */
export interface Tile {
  readonly sheet: SheetId
  /** All of the world where there is none. */
  readonly square: Square | undefined
  readonly land: Shapes
  readonly islands: Shapes
  readonly lakes: Shapes
  readonly borders: Shapes
  readonly disputed: Shapes
  /** By the zoom from which they are drawn. */
  readonly rivers: readonly { readonly from: number; readonly shapes: Shapes }[]
  readonly labels: readonly Label[]
}

export interface Label {
  readonly kind: LabelKind | 'river'
  readonly from: number
  readonly x: number
  readonly y: number
  /** Metres of a peak; degrees across of what has a size. */
  readonly more: number
  readonly names: readonly string[]
  /** Of a river, its line in world units. */
  readonly line?: Float64Array
}

export function decodedTile(name: string, file: TileFile): Tile {
  const [id, square] = name.split('-')
  const { id: sheet, unitDegrees } = sheets.find((each) => each.id === id) ?? sheets[0]
  const shapes = (lines: readonly string[] = [], closed = false) =>
    shapesOfLines(
      lines.map((line) => worldOf(line, unitDegrees)),
      closed,
    )
  return {
    sheet,
    square: square === undefined ? undefined : squareOf(square),
    land: shapes(file.land, true),
    islands: shapes(file.islands, true),
    lakes: shapes(file.lakes, true),
    borders: shapes(file.borders),
    disputed: shapes(file.disputed),
    rivers: [...Map.groupBy(file.rivers ?? [], ([, from]) => from)].map(([from, rows]) => ({
      from,
      shapes: shapes(rows.map(([, , line]) => line)),
    })),
    labels: [...placeLabels(file, unitDegrees), ...riverLabels(file, unitDegrees)],
  }
}

const placeLabels = ({ labels = [] }: TileFile, unitDegrees: number): Label[] =>
  labels.map(([kind, from, x, y, more, ...names]) => ({
    kind: labelKinds[kind] ?? 'place',
    from,
    x: xOf(x * unitDegrees),
    y: yOf(y * unitDegrees),
    more,
    names,
  }))

const riverLabels = ({ rivers = [], riverNames = [] }: TileFile, unitDegrees: number): Label[] =>
  rivers.flatMap(([index, from, letters]) => {
    const names = riverNames[index]
    const line = worldOf(letters, unitDegrees)
    return names ? [{ kind: 'river', from, x: line[0] as number, y: line[1] as number, more: 0, names, line }] : []
  })

const worldOf = (line: string, unitDegrees: number): Float64Array =>
  Float64Array.from(degreesOf(line, unitDegrees).flatMap(([longitude, latitude]) => [xOf(longitude), yOf(latitude)]))

function shapesOfLines(lines: readonly Float64Array[], closed: boolean): Shapes {
  const world = new Float64Array(lines.reduce((length, line) => length + line.length, 0))
  const starts = new Uint32Array(lines.length)
  let at = 0
  for (const [index, line] of lines.entries()) {
    starts[index] = at / 2
    world.set(line, at)
    at += line.length
  }
  return shapesOf(world, starts, closed)
}
