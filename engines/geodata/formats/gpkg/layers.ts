import type { SqliteDatabase } from '../../sqlite/database.ts'
import type { SqliteRecord } from '../../sqlite/record.ts'
import { tableColumns } from '../../sqlite/table-columns.ts'

export interface Layer {
  readonly name: string
  readonly rootPage: number
  readonly sql: string
  readonly geometryColumn: string
  /** What the coordinates are in, as the coordinates engine reads it; '' for WGS84. */
  readonly crs: string
}

const mostLayers = 10_000

/** The tables of features that `gpkg_geometry_columns` names. */
export async function featureLayers(database: SqliteDatabase): Promise<Layer[]> {
  const systems = await referenceSystems(database)
  const found = database.table('gpkg_geometry_columns') ?? database.table('geometry_columns')
  if (found === undefined) return []
  const columns = columnsOf(found.sql)
  const layers: Layer[] = []
  for await (const { record } of database.rows(found.rootPage)) {
    const text = (name: string) => textOf(record, columns, name, database)
    const table = database.table(text('table_name') || text('f_table_name'))
    const geometryColumn = text('column_name') || text('f_geometry_column')
    const srid = record.number(columns.get('srs_id') ?? columns.get('srid') ?? -1)
    if (table === undefined || geometryColumn === '' || layers.length >= mostLayers) continue
    layers.push({
      name: table.name,
      rootPage: table.rootPage,
      sql: table.sql,
      geometryColumn,
      crs: systems.get(srid) ?? '',
    })
  }
  return layers
}

/** By their number: nothing for WGS84 and for the two that stand for an unknown one. */
async function referenceSystems(database: SqliteDatabase): Promise<Map<number, string>> {
  const systems = new Map<number, string>()
  const table = database.table('gpkg_spatial_ref_sys') ?? database.table('spatial_ref_sys')
  if (table === undefined) return systems
  const columns = columnsOf(table.sql)
  for await (const { record, rowId } of database.rows(table.rootPage)) {
    const text = (name: string) => textOf(record, columns, name, database)
    const idColumn = columns.get('srs_id') ?? columns.get('srid') ?? -1
    // The id is the row's own where it is declared as the primary key.
    const id = record.kind(idColumn) === 0 ? rowId : record.number(idColumn)
    const organization = (text('organization') || text('auth_name')).toUpperCase()
    const code = record.number(columns.get('organization_coordsys_id') ?? columns.get('auth_srid') ?? -1)
    const definition = text('definition') || text('srtext')
    if (organization === 'NONE' || id <= 0 || (organization === 'EPSG' && code === 4326)) continue
    systems.set(id, organization === 'EPSG' && code > 0 ? `EPSG:${code}` : definition)
  }
  return systems
}

const columnsOf = (sql: string): Map<string, number> =>
  new Map(tableColumns(sql).map(({ name }, index) => [name.toLowerCase(), index]))

function textOf(record: SqliteRecord, columns: Map<string, number>, name: string, database: SqliteDatabase): string {
  const index = columns.get(name)
  return index === undefined ? '' : record.text(index, database.decoder)
}
