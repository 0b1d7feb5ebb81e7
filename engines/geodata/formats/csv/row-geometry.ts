import { type Projection, projectionFrom } from '#engines/coordinates/index.ts'
import type { BatchMark, FeatureBatch } from '../../model/feature.ts'
import type { ReadContext } from '../../model/format.ts'
import { GeodataError } from '../../notes/problem.ts'
import { noteReprojection, projectionOrFail, reproject } from '../../systems/reproject.ts'
import { GeometryValue } from './geometry-value.ts'
import type { RowScanner } from './row-scanner.ts'

const wgs84 = 4326

/** Puts the geometry of a row into the newest feature, brought to WGS84 from the reference system it names. */
export class RowGeometry {
  readonly #rows: RowScanner
  readonly #batch: FeatureBatch
  readonly #context: ReadContext
  readonly #column: number
  readonly #value: GeometryValue
  /** How far the batch was filled before the feature began. */
  readonly #mark: BatchMark
  /** By the code that a geometry names. */
  readonly #projections = new Map<number, Projection>()
  /** A reference system the newest geometry names that is not loaded yet. */
  wantedSrid = 0
  located = 0

  constructor(rows: RowScanner, batch: FeatureBatch, context: ReadContext, column: number, mark: BatchMark) {
    this.#rows = rows
    this.#batch = batch
    this.#context = context
    this.#column = column
    this.#value = new GeometryValue(context)
    this.#mark = mark
  }

  read(): void {
    try {
      const srid = this.#value.read(this.#rows, this.#column, this.#batch)
      if (srid > 0 && srid !== wgs84) this.#reproject(srid)
      this.located++
    } catch (error) {
      if (!(error instanceof GeodataError) || error.problem.code === 'too_deep') throw error
      this.#batch.cutBack(this.#mark)
      this.#batch.beginFeature()
      this.#context.notes.add('geometry-unreadable')
    }
  }

  #reproject(srid: number): void {
    // All rows are placed by the system that the columns say: a second one cannot be taken apart from it.
    if (this.#context.document.tableCrs !== undefined) {
      this.#context.notes.add('geometry-unreadable')
      this.#batch.dropShapes()
      return
    }
    const projection = this.#projections.get(srid)
    if (projection === undefined) {
      this.wantedSrid = srid
      return
    }
    const batch = this.#batch
    if (reproject(batch, this.#mark.points, batch.pointCount, projection)) {
      batch.xDigits.cutBack(this.#mark.points)
      batch.yDigits.cutBack(this.#mark.points)
    } else {
      this.#context.notes.add('geometry-unreadable')
      batch.dropShapes()
    }
  }

  /** Loads the reference system the newest row names and brings that row to WGS84. */
  async prepareProjection(): Promise<void> {
    const srid = this.wantedSrid
    const definition = await definitionOf(srid)
    const projection = await projectionOrFail(this.#context, definition)
    noteReprojection(this.#context, definition, projection)
    this.#projections.set(srid, projection)
    this.wantedSrid = 0
    this.#reproject(srid)
  }
}

/** Numbers that EPSG does not know are those of Esri, as PostGIS has them. */
async function definitionOf(srid: number): Promise<string> {
  const inEsri = `ESRI:${srid}`
  const isOnlyInEsri = !(await projectionFrom(`EPSG:${srid}`)).ok && (await projectionFrom(inEsri)).ok
  return isOnlyInEsri ? inEsri : `EPSG:${srid}`
}
