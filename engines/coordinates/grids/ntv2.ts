import { GridFault, type GridFile } from './grid-file.ts'
import type { GridNode, GridPart } from './shift-grid.ts'

/**
 * NTv2 (.gsb): records of sixteen bytes. Eleven describe the file, eleven each part of it, and then come its nodes, from the south-eastern one
 * westwards and northwards: shifts of latitude and of longitude, counted west, and their accuracies in metres.
 */
const recordBytes = 16
const headerRecords = 11
const degreesPerUnit: Readonly<Record<string, number>> = { SECONDS: 1 / 3600, MINUTES: 1 / 60, DEGREES: 1 }
const mostParts = 100_000

export const isNtv2 = (bytes: DataView): boolean =>
  bytes.byteLength >= 2 * headerRecords * recordBytes && textAt(bytes, 0) === 'NUM_OREC'

export function readNtv2(bytes: DataView): GridFile {
  const isLittle = bytes.getInt32(8, true) === headerRecords
  if (!isLittle && bytes.getInt32(8, false) !== headerRecords) throw new GridFault('grid_damaged')
  const whole = new Records(bytes, 0, isLittle)
  const unit = degreesPerUnit[whole.text(3)]
  const count = whole.integer(2)
  if (unit === undefined || !(count >= 1 && count <= mostParts)) throw new GridFault('grid_damaged')
  const parts: GridPart[] = []
  let at = headerRecords * recordBytes
  for (let index = 0; index < count; index++) {
    if (at + headerRecords * recordBytes > bytes.byteLength) throw new GridFault('grid_damaged')
    const part = partAt(bytes, at, unit, isLittle)
    parts.push(part)
    at += (headerRecords + part.rows * part.columns) * recordBytes
  }
  return {
    from: { name: whole.text(5), shape: [whole.number(7), whole.number(8)] },
    to: { name: whole.text(6), shape: [whole.number(9), whole.number(10)] },
    parts,
  }
}

function partAt(bytes: DataView, start: number, unit: number, isLittle: boolean): GridPart {
  const head = new Records(bytes, start, isLittle)
  if (head.key(0) !== 'SUB_NAME') throw new GridFault('grid_damaged')
  const [south, north, east, west, latitudeStep, longitudeStep] = [4, 5, 6, 7, 8, 9].map((index) => head.number(index) * unit) as [number, number, number, number, number, number] // biome-ignore format: one line
  const rows = Math.round((north - south) / latitudeStep) + 1
  const columns = Math.round((west - east) / longitudeStep) + 1
  const first = start + headerRecords * recordBytes
  const isSound = rows >= 2 && columns >= 2 && head.integer(10) === rows * columns
  if (!isSound || first + rows * columns * recordBytes > bytes.byteLength) throw new GridFault('grid_damaged')
  return {
    southDegrees: south,
    westDegrees: -west,
    latitudeStepDegrees: latitudeStep,
    longitudeStepDegrees: longitudeStep,
    rows,
    columns,
    nodeAt(row, column) {
      const node = first + (row * columns + (columns - 1 - column)) * recordBytes
      const [latitude, longitude, one, other] = [0, 4, 8, 12].map((byte) => bytes.getFloat32(node + byte, isLittle)) as [number, number, number, number] // biome-ignore format: one line
      return Number.isFinite(latitude + longitude) ? nodeOf(-longitude * unit, latitude * unit, one, other) : undefined
    },
  }
}

/** Zero and negative numbers stand where nothing is known. */
export function nodeOf(eastDegrees: number, northDegrees: number, one: number, other: number): GridNode {
  const accuracyMetres = one > 0 && other > 0 ? Math.hypot(one, other) : undefined
  return { eastDegrees, northDegrees, accuracyMetres }
}

class Records {
  readonly #bytes: DataView
  readonly #start: number
  readonly #isLittle: boolean

  constructor(bytes: DataView, start: number, isLittle: boolean) {
    this.#bytes = bytes
    this.#start = start
    this.#isLittle = isLittle
  }

  key(index: number): string {
    return textAt(this.#bytes, this.#start + index * recordBytes)
  }

  text(index: number): string {
    return textAt(this.#bytes, this.#start + index * recordBytes + 8)
  }

  integer(index: number): number {
    return this.#bytes.getInt32(this.#start + index * recordBytes + 8, this.#isLittle)
  }

  number(index: number): number {
    return this.#bytes.getFloat64(this.#start + index * recordBytes + 8, this.#isLittle)
  }
}

function textAt(bytes: DataView, start: number): string {
  const letters = Array.from({ length: 8 }, (_, index) => String.fromCharCode(bytes.getUint8(start + index)))
  return letters.join('').replace(/\0/g, ' ').trim()
}
