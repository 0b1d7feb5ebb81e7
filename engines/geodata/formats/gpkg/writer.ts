import type { WriteContext, Writer } from '../../model/format.ts'
import { FreeNames } from '../../model/free-names.ts'
import { DatabaseWriter } from '../../sqlite/database-writer.ts'
import { noteDroppedMetadata } from '../dropped-metadata.ts'
import { holdsNumbersAmongTexts, isMixed, typeOf } from './column-types.ts'
import { LayerWriter } from './layer-writer.ts'
import * as sql from './schema.ts'
import { withTextsOfNumbers } from './texts-of-numbers.ts'

/** `GPKG` and version 1.3 (clause 1.1.1.1.1). */
const applicationId = 0x47504b47
const userVersion = 10300

/**
 * A GeoPackage with a table for each folder of the document. Rows are written page by page as they come; what describes the tables is
 * written at the end, when it is known. Without a spatial index: it is an extension, and programs make one on demand.
 */
export const writer: Writer = async function* (batches, context) {
  let database = new DatabaseWriter(context.createSpill)
  const layers = new Map<number, LayerWriter>()
  const layerOf = (folder: number) => {
    let layer = layers.get(folder)
    if (layer === undefined) {
      layer = new LayerWriter(database, context, folder)
      layers.set(folder, layer)
    }
    return layer
  }
  try {
    for await (const batch of batches) {
      for (let feature = 0; feature < batch.featureCount; feature++) {
        layerOf(batch.folder[feature]!).add(batch, feature)
        await database.sink.relieve()
      }
      context.written.points += batch.pointCount
    }
    const written = [...layers.values()]
    if (written.some(({ columns }) => columns.some(holdsNumbersAmongTexts)))
      database = await withTextsOfNumbers(database, written, context.createSpill)
    describeTables(database, written, context)
  } catch (error) {
    await database.sink.dispose()
    throw error
  }
  yield* database.finish(applicationId, userVersion)
}

function describeTables(database: DatabaseWriter, layers: readonly LayerWriter[], context: WriteContext): void {
  const names = namesOf(layers, context)
  layers.forEach((layer, index) => {
    database.addTable(names[index]!, layer.table.finish(), createTable(names[index]!, layer))
    context.notes.add('elevations-filled', layer.wkb.elevationsFilled)
    context.notes.add('ring-repaired', layer.wkb.ringsClosed)
    for (const column of layer.columns)
      if (typeOf(column) === 'TEXT' && isMixed(column))
        context.notes.add('field-types-widened', 1, { subject: column.name })
  })
  const systemId = context.system?.code ?? 4326
  // Automatic indexes must fit on one page; a file with too many layers is written without the constraints that need them.
  const hasKeys = names.join('').length + names.length * 16 < 1200
  database.addSmallTable('gpkg_spatial_ref_sys', sql.spatialRefSys, sql.spatialRefSysRows(context.system))
  database.addSmallTable(
    'gpkg_contents',
    hasKeys ? sql.contents : sql.withoutKeys(sql.contents),
    layers.map(({ bounds }, index) => ({
      values: [names[index]!, 'features', names[index]!, '', sql.lastChange, ...boundsOf(bounds), systemId],
    })),
    hasKeys ? [[0], [2]] : [],
  )
  database.addSmallTable(
    'gpkg_geometry_columns',
    hasKeys ? sql.geometryColumns : sql.withoutKeys(sql.geometryColumns),
    layers.map((layer, index) => ({
      values: [
        names[index]!,
        'geom',
        geometryType(layer),
        systemId,
        presence(layer.withZ, layer),
        presence(layer.withM, layer),
      ],
    })),
    hasKeys ? [[0, 1], [0]] : [],
  )
  noteDroppedMetadata(context.document, context.notes, layers.every((layer) => layer.folder === 0) ? ['name'] : [])
}

/** 0: never there, 1: always, 2: perhaps (clause 2.1.5). */
const presence = (count: number, { shapes }: LayerWriter): number => (count === 0 ? 0 : count === shapes ? 1 : 2)

const boundsOf = (bounds: Float64Array): (number | null)[] =>
  Array.from(bounds, (bound) => (Number.isFinite(bound) ? bound : null))

function geometryType({ types }: LayerWriter): string {
  const [only] = types
  return types.size === 1 ? only!.toUpperCase() : 'GEOMETRY'
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

function createTable(name: string, layer: LayerWriter): string {
  const columns = layer.columns.map((column) => `, ${quoted(column.name)} ${typeOf(column)}`).join('')
  return `CREATE TABLE ${quoted(name)} ("fid" INTEGER PRIMARY KEY NOT NULL, "geom" ${geometryType(layer)}${columns})`
}

/** The folder's name, else the document's, else the file's; different from each other and from SQLite's and GeoPackage's own. */
function namesOf(layers: readonly LayerWriter[], { document, baseName, notes }: WriteContext): string[] {
  const names = new FreeNames({ ignoresCase: true })
  return layers.map(({ folder }) => {
    const given = document.folders[folder - 1]?.name || document.metadata.get('name') || baseName || 'layer'
    const name = names.of(given.replace(/^(?=gpkg_|sqlite_|rtree_)/i, 'layer_').slice(0, 200))
    if (name !== given) notes.add('invalid-names-changed', 1, { subject: given })
    return name
  })
}
