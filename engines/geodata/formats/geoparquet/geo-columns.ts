import type { FileMetaData, SchemaElement } from 'hyparquet'

/** How the geometries of a column are written: Well-Known Binary, or nested lists of coordinates under the name of their type. */
export type GeometryEncoding =
  | 'wkb'
  | 'point'
  | 'linestring'
  | 'polygon'
  | 'multipoint'
  | 'multilinestring'
  | 'multipolygon'

export interface GeometryColumn {
  readonly name: string
  readonly encoding: GeometryEncoding
  /** A definition, or its name where none is understood; undefined for WGS 84, null where the file says that nobody knows. */
  readonly crs: string | null | undefined
}

export interface GeoColumns {
  readonly main: GeometryColumn
  /** Further geometries of the same rows. */
  readonly others: readonly string[]
  /** Boxes around the geometries, which say nothing of their own. */
  readonly boxes: readonly string[]
}

interface ColumnMetadata {
  readonly encoding?: string
  readonly crs?: {
    readonly id?: { readonly authority?: string; readonly code?: string | number }
    readonly name?: string
    readonly type?: string
  } | null
  readonly covering?: { readonly bbox?: { readonly xmin?: readonly string[] } }
}

/** What the file says of its geometries: by GeoParquet's metadata, by Parquet's own types, or by the name of a binary column. */
export function geoColumnsOf(metadata: FileMetaData): GeoColumns | undefined {
  const said = saidColumns(metadata)
  if (said) return said
  const columns = topColumns(metadata)
  const typed = columns.filter(({ logical_type: type }) => type?.type === 'GEOMETRY' || type?.type === 'GEOGRAPHY')
  const named = columns.filter(({ type, name }) => type === 'BYTE_ARRAY' && usualNames.test(name))
  const [main, ...others] = typed.length > 0 ? typed : named.slice(0, 1)
  if (!main) return undefined
  const type = main.logical_type
  const crs = type && 'crs' in type && typeof type.crs === 'string' ? crsOfText(type.crs) : undefined
  return { main: { name: main.name, encoding: 'wkb', crs }, others: others.map(({ name }) => name), boxes: [] }
}

const usualNames = /^(?:geometry|geom|wkb|wkb_geometry|the_geom|shape)$/i

/** The columns of the table itself, not those within them. */
export function topColumns({ schema }: FileMetaData): SchemaElement[] {
  const columns: SchemaElement[] = []
  let at = 1
  const skip = (): void => {
    const children = schema[at++]?.num_children ?? 0
    for (let child = 0; child < children && at < schema.length; child++) skip()
  }
  while (at < schema.length) {
    columns.push(schema[at]!)
    skip()
  }
  return columns
}

function saidColumns(metadata: FileMetaData): GeoColumns | undefined {
  const text = metadata.key_value_metadata?.find(({ key }) => key === 'geo')?.value
  if (!text) return undefined
  const said = parsed(text)
  const columns = said?.columns
  if (columns === undefined) return undefined
  const main = said?.primary_column ?? Object.keys(columns)[0]
  const about = main === undefined ? undefined : columns[main]
  if (main === undefined || about === undefined) return undefined
  const boxes = Object.values(columns).flatMap(({ covering }) => covering?.bbox?.xmin?.[0] ?? [])
  return {
    main: { name: main, encoding: encodingOf(about.encoding), crs: crsOf(about) },
    others: Object.keys(columns).filter((name) => name !== main),
    boxes,
  }
}

function parsed(
  text: string,
): { readonly primary_column?: string; readonly columns?: Readonly<Record<string, ColumnMetadata>> } | undefined {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const encodings = new Set<string>(['point', 'linestring', 'polygon', 'multipoint', 'multilinestring', 'multipolygon'])

const encodingOf = (name = 'WKB'): GeometryEncoding => {
  const plain = name.toLowerCase()
  return encodings.has(plain) ? (plain as GeometryEncoding) : 'wkb'
}

/** The system by its code, else as PROJJSON describes it; without a word the coordinates are longitude and latitude on WGS 84. */
function crsOf({ crs }: ColumnMetadata): string | null | undefined {
  if (crs === undefined || crs === null) return crs
  const { authority, code } = crs.id ?? {}
  if (authority !== undefined && code !== undefined) return crsOfText(`${authority}:${code}`)
  return crs.type === undefined ? (crs.name ?? 'PROJJSON') : JSON.stringify(crs)
}

const crsOfText = (text: string): string | undefined =>
  /^OGC:CRS84h?$/i.test(text) || text === '' ? undefined : text.replace(/^srid:/i, 'EPSG:')
