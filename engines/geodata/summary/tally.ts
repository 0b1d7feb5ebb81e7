import type { BoundingBox } from '../model/bounding-box.ts'
import type { DocumentInfo } from '../model/document.ts'
import { type FeatureBatch, valueKind } from '../model/feature.ts'
import { shapeNames } from '../model/shape-names.ts'
import { type Extras, ExtrasTally } from './extras.ts'

export const valueKindNames: readonly string[] = Object.keys(valueKind)

/** A summary names no more folders: nobody chooses from a longer list. */
const mostFolderNames = 1000

export interface FieldSummary {
  readonly name: string
  /** Kinds of values seen, `null` aside. */
  readonly kinds: readonly string[]
}

export interface ReadSummary {
  readonly features: number
  readonly points: number
  /** By type of the feature's geometry; `None` for features without one. */
  readonly geometryTypes: Readonly<Record<string, number>>
  readonly elevations: number
  readonly times: number
  /** Values of points other than position and time, by name (heart rate, cadence …). */
  readonly pointValues: Readonly<Record<string, number>>
  /** Plain minimum and maximum of the coordinates, or nothing when there are none. */
  readonly boundingBox?: BoundingBox
  /** A line jumps over the 180th meridian, so the plain bounding box says little. */
  readonly crossesAntimeridian: boolean
  readonly fields: readonly FieldSummary[]
  readonly folders: number
  /** Names of folders or layers, in their order; a layer is chosen by its place here. */
  readonly folderNames?: readonly string[]
  /** Names of the parts a step has made. */
  readonly parts?: readonly string[]
  readonly extras: Extras
  readonly sourceCrs?: string
  /** How the text of a table was read, with bytes of it to try other encodings on. */
  readonly tableText?: DocumentInfo['tableText']
  /** The columns of a table whose position may be read from others. */
  readonly tableColumns?: DocumentInfo['tableColumns']
}

/** Counts what passes from reader to writer. */
export class Tally {
  #features = 0
  #points = 0
  #elevations = 0
  #times = 0
  #west = Number.POSITIVE_INFINITY
  #south = Number.POSITIVE_INFINITY
  #east = Number.NEGATIVE_INFINITY
  #north = Number.NEGATIVE_INFINITY
  #crosses = false
  readonly #types = new Map<string, number>()
  readonly #channels: number[] = []
  #batch: FeatureBatch | undefined
  readonly #extras = new ExtrasTally()

  add(batch: FeatureBatch): void {
    this.#batch = batch
    this.#features += batch.featureCount - (batch.continuesFeature ? 1 : 0)
    for (let feature = batch.continuesFeature ? 1 : 0; feature < batch.featureCount; feature++) {
      const shape = batch.firstShape[feature]!
      const type = shape === batch.firstShape[feature + 1] ? 'None' : shapeNames[batch.shape[shape]!]!
      this.#types.set(type, (this.#types.get(type) ?? 0) + 1)
    }
    this.#addPoints(batch)
    this.#extras.add(batch)
    for (let channel = 0; channel < batch.channels.length; channel++) {
      const column = batch.channels[channel]!
      if (column.used) this.#channels[channel] = (this.#channels[channel] ?? 0) + countRows(column, batch.pointCount)
    }
    if (batch.time.used) this.#times += countRows(batch.time, batch.pointCount)
  }

  #addPoints(batch: FeatureBatch): void {
    const { x, y, z, pointCount } = batch
    this.#points += pointCount
    let west = this.#west
    let south = this.#south
    let east = this.#east
    let north = this.#north
    for (let point = 0; point < pointCount; point++) {
      const longitude = x[point]!
      const latitude = y[point]!
      if (longitude < west) west = longitude
      if (longitude > east) east = longitude
      if (latitude < south) south = latitude
      if (latitude > north) north = latitude
    }
    this.#west = west
    this.#south = south
    this.#east = east
    this.#north = north
    if (batch.hasZ) for (let point = 0; point < pointCount; point++) if (!Number.isNaN(z[point]!)) this.#elevations++
    if (east - west > 180 && !this.#crosses) this.#crosses = jumpsOverAntimeridian(batch)
  }

  summary(): ReadSummary {
    const document = this.#batch?.document
    const pointValues: Record<string, number> = {}
    this.#channels.forEach((count, channel) => {
      pointValues[document!.channels[channel]!.name] = count
    })
    return {
      features: this.#features,
      points: this.#points,
      geometryTypes: Object.fromEntries(this.#types),
      elevations: this.#elevations,
      times: this.#times,
      pointValues,
      ...(this.#west <= this.#east ? { boundingBox: [this.#west, this.#south, this.#east, this.#north] as const } : {}),
      crossesAntimeridian: this.#crosses,
      fields: (document?.fields ?? [])
        .filter((field) => field.kinds !== 0)
        .map((field) => ({
          name: field.name,
          kinds: valueKindNames.filter((_, kind) => kind > 0 && field.kinds & (1 << kind)),
        })),
      extras: this.#extras.summary(document),
      folders: document?.folders.length ?? 0,
      ...(document && document.parts.size > 0 ? { parts: [...document.parts.keys()] } : {}),
      folderNames: (document?.folders ?? []).slice(0, mostFolderNames).map((folder) => folder.name),
      ...(document?.sourceCrs === undefined ? {} : { sourceCrs: document.sourceCrs }),
      ...(document?.tableText === undefined ? {} : { tableText: document.tableText }),
      ...(document?.tableColumns === undefined ? {} : { tableColumns: document.tableColumns }),
    }
  }
}

function countRows(column: { readonly start: Uint32Array; readonly end: Uint32Array }, rows: number): number {
  const { start, end } = column
  const last = Math.min(rows, start.length)
  let count = 0
  for (let row = 0; row < last; row++) if (end[row]! > start[row]!) count++
  return count
}

function jumpsOverAntimeridian(batch: FeatureBatch): boolean {
  for (let path = 0; path < batch.pathCount; path++)
    for (let point = batch.firstPoint[path]! + 1; point < batch.firstPoint[path + 1]!; point++) {
      const step = batch.x[point]! - batch.x[point - 1]!
      if (step > 180 || step < -180) return true
    }
  return false
}
