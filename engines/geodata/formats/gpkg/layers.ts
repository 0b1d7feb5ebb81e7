import type { SqliteDatabase } from '../../sqlite/database.ts'
import type { SqliteRecord } from '../../sqlite/record.ts'
import { tableColumns } from '../../sqlite/table-columns.ts'
import { saysUnknown } from '../../systems/says-unknown.ts'

export interface Layer {
  readonly name: string
  readonly rootPage: number
  readonly sql: string
  readonly geometryColumn: string
  /** What the coordinates are in, as the coordinates engine reads it; '' for WGS84, and where that is assumed. */
  readonly crs: string
  readonly isAssumed: boolean
}

export interface Contents {
  readonly layers: readonly Layer[]
  /** Layers that are no tables but queries on some. */
  readonly views: readonly string[]
  /** Tables that have no geometry at all. */
  readonly plainTables: readonly string[]
}

const mostLayers = 10_000

/** The tables of features that `gpkg_geometry_columns` names, and what else the file calls its content. */
export async function contentsOf(database: SqliteDatabase): Promise<Contents> {
  const plainTables = await tablesWithoutGeometry(database)
  const systems = await referenceSystems(database)
  const found = database.table('gpkg_geometry_columns') ?? database.table('geometry_columns')
  if (found === undefined) return { layers: [], views: [], plainTables }
  const columns = columnsOf(found.sql)
  const layers: Layer[] = []
  const views: string[] = []
  for await (const { record } of database.rows(found)) {
    const text = (name: string) => textOf(record, columns, name, database)
    const name = text('table_name') || text('f_table_name')
    const table = database.table(name)
    const geometryColumn = text('column_name') || text('f_geometry_column')
    const srid = record.number(columns.get('srs_id') ?? columns.get('srid') ?? -1)
    if (table === undefined && database.isView(name)) views.push(name)
    if (table === undefined || geometryColumn === '' || layers.length >= mostLayers) continue
    layers.push({
      name: table.name,
      rootPage: table.rootPage,
      sql: table.sql,
      geometryColumn,
      crs: systems.get(srid) ?? '',
      isAssumed: !systems.has(srid),
    })
  }
  return { layers, views, plainTables }
}

async function tablesWithoutGeometry(database: SqliteDatabase): Promise<string[]> {
  const names: string[] = []
  const contents = database.table('gpkg_contents')
  if (contents === undefined) return names
  const columns = columnsOf(contents.sql)
  for await (const { record } of database.rows(contents)) {
    const isPlain = /^(?:attributes|aspatial)$/i.test(textOf(record, columns, 'data_type', database))
    if (isPlain && names.length < mostLayers) names.push(textOf(record, columns, 'table_name', database))
  }
  return names
}

/** By their number: '' for WGS84, none for the two that stand for an unknown one. */
async function referenceSystems(database: SqliteDatabase): Promise<Map<number, string>> {
  const systems = new Map<number, string>()
  const table = database.table('gpkg_spatial_ref_sys') ?? database.table('spatial_ref_sys')
  if (table === undefined) return systems
  const columns = columnsOf(table.sql)
  for await (const { record, rowId } of database.rows(table)) {
    const text = (name: string) => textOf(record, columns, name, database)
    const idColumn = columns.get('srs_id') ?? columns.get('srid') ?? -1
    // The id is the row's own where it is declared as the primary key.
    const id = record.kind(idColumn) === 0 ? rowId : record.number(idColumn)
    const organization = (text('organization') || text('auth_name')).toUpperCase()
    const code = record.number(columns.get('organization_coordsys_id') ?? columns.get('auth_srid') ?? -1)
    const definition = text('definition') || text('srtext')
    // A system somebody made up is of no organization either, but says what it is.
    if ((organization === 'NONE' && !definition.includes('[')) || saysUnknown(definition) || id <= 0) continue
    const isWgs84 = organization === 'EPSG' && code === 4326
    systems.set(id, isWgs84 ? '' : organization === 'EPSG' && code > 0 ? `EPSG:${code}` : definition)
  }
  return systems
}

const columnsOf = (sql: string): Map<string, number> =>
  new Map(tableColumns(sql).map(({ name }, index) => [name.toLowerCase(), index]))

function textOf(record: SqliteRecord, columns: Map<string, number>, name: string, database: SqliteDatabase): string {
  const index = columns.get(name)
  return index === undefined ? '' : record.text(index, database.decoder)
}
