import type { TargetSystem } from '#engines/coordinates/index.ts'
import type { SmallRow } from '../../sqlite/database-writer.ts'

/** Tables every GeoPackage has (OGC 12-128r18, annex C). */
export const spatialRefSys =
  'CREATE TABLE gpkg_spatial_ref_sys (srs_name TEXT NOT NULL, srs_id INTEGER NOT NULL PRIMARY KEY, organization TEXT NOT NULL, organization_coordsys_id INTEGER NOT NULL, definition TEXT NOT NULL, description TEXT)'

export const contents =
  "CREATE TABLE gpkg_contents (table_name TEXT NOT NULL PRIMARY KEY, data_type TEXT NOT NULL, identifier TEXT UNIQUE, description TEXT DEFAULT '', last_change DATETIME NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')), min_x DOUBLE, min_y DOUBLE, max_x DOUBLE, max_y DOUBLE, srs_id INTEGER, CONSTRAINT fk_gc_r_srs_id FOREIGN KEY (srs_id) REFERENCES gpkg_spatial_ref_sys(srs_id))"

export const geometryColumns =
  'CREATE TABLE gpkg_geometry_columns (table_name TEXT NOT NULL, column_name TEXT NOT NULL, geometry_type_name TEXT NOT NULL, srs_id INTEGER NOT NULL, z TINYINT NOT NULL, m TINYINT NOT NULL, CONSTRAINT pk_geom_cols PRIMARY KEY (table_name, column_name), CONSTRAINT uk_gc_table_name UNIQUE (table_name), CONSTRAINT fk_gc_tn FOREIGN KEY (table_name) REFERENCES gpkg_contents(table_name), CONSTRAINT fk_gc_srs FOREIGN KEY (srs_id) REFERENCES gpkg_spatial_ref_sys (srs_id))'

export const withoutKeys = (statement: string): string =>
  statement
    .replace(/ CONSTRAINT \w+ (?:PRIMARY KEY|UNIQUE) \([^)]*\),/g, '')
    .replace('TEXT NOT NULL PRIMARY KEY', 'TEXT NOT NULL')
    .replace('TEXT UNIQUE', 'TEXT')

/** A fixed moment instead of the present one, so that the same input always gives the same file. */
export const lastChange = '2026-01-01T00:00:00.000Z'

const wgs84 =
  'GEOGCS["WGS 84",DATUM["WGS_1984",SPHEROID["WGS 84",6378137,298.257223563,AUTHORITY["EPSG","7030"]],AUTHORITY["EPSG","6326"]],PRIMEM["Greenwich",0,AUTHORITY["EPSG","8901"]],UNIT["degree",0.0174532925199433,AUTHORITY["EPSG","9122"]],AXIS["Latitude",NORTH],AXIS["Longitude",EAST],AUTHORITY["EPSG","4326"]]'

/** The three every GeoPackage has (clause 1.1.2.1.2), and the one its tables are in. */
export const spatialRefSysRows = (system: TargetSystem | undefined): readonly SmallRow[] =>
  system === undefined
    ? usualSystems
    : [...usualSystems, rowOf(system)].toSorted((one, other) => one.rowId! - other.rowId!)

/** Codes of different authorities share no numbers: Esri's begin beyond EPSG's. */
const rowOf = ({ authority, code, projection, wellKnownText }: TargetSystem): SmallRow => ({
  rowId: code,
  values: [projection.name, null, authority, code, wellKnownText ?? 'undefined', null],
})

const usualSystems: readonly SmallRow[] = [
  {
    rowId: -1,
    values: [
      'Undefined Cartesian SRS',
      null,
      'NONE',
      -1,
      'undefined',
      'undefined Cartesian coordinate reference system',
    ],
  },
  {
    rowId: 0,
    values: [
      'Undefined geographic SRS',
      null,
      'NONE',
      0,
      'undefined',
      'undefined geographic coordinate reference system',
    ],
  },
  {
    rowId: 4326,
    values: [
      'WGS 84 geodetic',
      null,
      'EPSG',
      4326,
      wgs84,
      'longitude/latitude coordinates in decimal degrees on the WGS 84 spheroid',
    ],
  },
]
