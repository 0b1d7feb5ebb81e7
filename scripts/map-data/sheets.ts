import type { LabelRow, SheetId, Square, TileFile } from '../../app/map/tiles/tile.ts'
import { labelKinds, quartersOf, sheets, squareOf } from '../../app/map/tiles/tile.ts'
import { lettersOf } from '../../engines/core/numbers-in-text.ts'
import { areaOf, boxAround, boxOf, cutLine, cutRing, type Line, meets, type Point, simplified } from './cut.ts'
import { type Label, type Sea, seaLabel } from './labels.ts'
import type { Names } from './names/choose.ts'

export interface River {
  readonly names: Names | undefined
  readonly from: number
  readonly line: Line
}

/** What a square of a sheet holds, in degrees. */
export interface Content {
  readonly land: readonly Line[]
  readonly islands: readonly Line[]
  readonly lakes: readonly Line[]
  readonly borders: readonly Line[]
  readonly disputed: readonly Line[]
  readonly rivers: readonly River[]
  readonly labels: readonly Label[]
  readonly seas: readonly Sea[]
}

/** A file of a sheet is quartered beyond so many letters; it is sent in less than half of them. */
const mostLetters = 20_000
const deepest = 9

/** Squares of a sheet are at least so small, so that one looks at a few files of it and not at the whole world. */
const leastDepth: Readonly<Record<SheetId, number>> = { world: 0, region: 2, country: 3, valley: 4 }

/** All files of a sheet, by the names of their squares. */
export function tilesOf(sheet: Exclude<SheetId, 'world'>, content: Content): Map<string, TileFile> {
  const tiles = new Map<string, TileFile>()
  const divide = (name: string, whole: Content): void => {
    const square = squareOf(name)
    const here = within(whole, square)
    if (isEmpty(here)) return
    const tile = name.length - 1 < leastDepth[sheet] ? undefined : tileOf(here, sheet, square)
    if (tile && (JSON.stringify(tile).length <= mostLetters || name.length > deepest)) tiles.set(name, tile)
    else for (const quarter of quartersOf(name)) divide(quarter, here)
  }
  for (const half of ['0', '1']) divide(half, content)
  return tiles
}

/** Names of seas alone make no file. */
const isEmpty = ({ land, islands, lakes, borders, disputed, rivers, labels }: Content): boolean =>
  [land, islands, lakes, borders, disputed, rivers, labels].every(({ length }) => length === 0)

function within(content: Content, square: Square): Content {
  const box = boxAround(square)
  const rings = (all: readonly Line[]) =>
    all.flatMap((ring) => (meets(boxOf(ring), box) ? [cutRing(ring, box)] : [])).filter(({ length }) => length > 2)
  const lines = (all: readonly Line[]) => all.flatMap((line) => cutLine(line, box))
  return {
    land: rings(content.land),
    islands: rings(content.islands),
    lakes: rings(content.lakes),
    borders: lines(content.borders),
    disputed: lines(content.disputed),
    rivers: content.rivers.flatMap((river) => cutLine(river.line, box).map((line) => ({ ...river, line }))),
    labels: content.labels.filter(({ at }) => isIn(at, square)),
    seas: content.seas.flatMap(({ names, polygons }) => {
      const left = polygons.map(rings).filter(({ length }) => length > 0)
      return left.length > 0 ? [{ names, polygons: left }] : []
    }),
  }
}

const isIn = ([x, y]: Point, { westDegrees, southDegrees, sizeDegrees }: Square): boolean =>
  x >= westDegrees && x < westDegrees + sizeDegrees && y >= southDegrees && y < southDegrees + sizeDegrees

/** A sea that fills this much of a square is named there. */
const namedShare = 0.12

export function tileOf(content: Content, sheet: SheetId, square: Square | undefined): TileFile {
  const unit = sheets.find(({ id }) => id === sheet)?.unitDegrees ?? 1
  const rings = (all: readonly Line[]) =>
    all.map((ring) => lettersOfLine(ring, unit, true)).filter((text) => text !== '')
  const lines = (all: readonly Line[]) =>
    all.map((line) => lettersOfLine(line, unit, false)).filter((text) => text !== '')
  const least = square ? square.sizeDegrees ** 2 * namedShare : 100
  const seaLabels = content.seas.flatMap(({ names, polygons }) => {
    const largest = polygons.toSorted((one, other) => areaOf(other[0] as Line) - areaOf(one[0] as Line))[0]
    const label = largest && areaOf(largest[0] as Line) > least ? seaLabel(names, largest) : undefined
    return label && (!square || isIn(label.at, square)) ? [label] : []
  })
  const riverNames = [
    ...new Set(content.rivers.flatMap(({ names }) => (names ? [JSON.stringify(namesRow(names))] : []))),
  ]
  const parts = {
    land: rings(content.land),
    islands: rings(content.islands),
    lakes: rings(content.lakes),
    borders: lines(content.borders),
    disputed: lines(content.disputed),
    rivers: content.rivers.flatMap(({ names, from, line }): [number, number, string][] => {
      const letters = lettersOfLine(line, unit, false)
      return letters === ''
        ? []
        : [[names ? riverNames.indexOf(JSON.stringify(namesRow(names))) : -1, rounded(from), letters]]
    }),
    riverNames: riverNames.map((row) => JSON.parse(row) as string[]),
    labels: [...content.labels, ...seaLabels]
      .toSorted((one, other) => one.from - other.from)
      .map((label) => rowOf(label, unit)),
  }
  return Object.fromEntries(Object.entries(parts).filter(([, { length }]) => length > 0))
}

const rowOf = ({ kind, from, at: [x, y], more, names }: Label, unit: number): LabelRow => [
  labelKinds.indexOf(kind),
  rounded(from),
  Math.round(x / unit),
  Math.round(y / unit),
  rounded(more),
  ...namesRow(names),
]

const rounded = (value: number): number => Math.round(value * 10) / 10

/** In en, ru and sr; what is the same as the one before is left out at the end. */
const namesRow = ({ en, ru, sr }: Names): string[] => (sr !== ru ? [en, ru, sr] : ru !== en ? [en, ru] : [en])

function lettersOfLine(line: Line, unit: number, isRing: boolean): string {
  const steps: number[] = []
  let [x, y, points] = [0, 0, 0]
  for (const [longitude, latitude] of simplified(line, unit / 2)) {
    const [nextX, nextY] = [Math.round(longitude / unit), Math.round(latitude / unit)]
    if (points > 0 && nextX === x && nextY === y) continue
    steps.push(nextX - x, nextY - y)
    points++
    x = nextX
    y = nextY
  }
  return points < (isRing ? 3 : 2) ? '' : lettersOf(steps)
}
