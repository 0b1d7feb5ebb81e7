import { expect, test } from 'vitest'
import { converted } from '../../testing/run.ts'
import { sqliteFile } from '../../testing/sqlite-file.ts'

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex')

const int = (value: number): string => hex(new Uint8Array(Int32Array.of(value).buffer))
const doubles = (...values: readonly number[]): string => hex(new Uint8Array(Float64Array.of(...values).buffer))

/** As SpatiaLite's manual draws it: zero, byte order, system, box, a mark, the class of the geometry and its body, a last mark. */
const blob = (kind: number, body: string): string => `X'0001${int(4326)}${doubles(0, 0, 1, 1)}7c${int(kind)}${body}fe'`

const rows = [
  blob(1, doubles(20, 44)),
  blob(1001, doubles(20, 44, 117)),
  blob(2, int(2) + doubles(20, 44, 21, 45)),
  blob(5, `${int(2)}69${int(2)}${int(2)}${doubles(20, 44, 21, 45)}69${int(2)}${int(2)}${doubles(1, 2, 3, 4)}`),
  'NULL',
]

test('geometries of SpatiaLite are read', async () => {
  const file = sqliteFile(`
    CREATE TABLE spatial_ref_sys (srid INTEGER PRIMARY KEY, auth_name TEXT, auth_srid INTEGER, srtext TEXT);
    INSERT INTO spatial_ref_sys VALUES (4326, 'epsg', 4326, '');
    CREATE TABLE geometry_columns (f_table_name TEXT, f_geometry_column TEXT, geometry_type INTEGER, coord_dimension INTEGER, srid INTEGER);
    INSERT INTO geometry_columns VALUES ('places', 'geom', 0, 2, 4326);
    CREATE TABLE places (id INTEGER PRIMARY KEY, n INTEGER, geom BLOB);
    ${rows.map((row, n) => `INSERT INTO places VALUES (${n + 1}, ${n}, ${row});`).join('\n')}`)
  const { text, notes } = await converted(file, 'gpkg', 'geojson', 'a.sqlite')
  const { features } = JSON.parse(text)
  expect(features.map(({ geometry }: GeoJSON.Feature) => geometry && 'coordinates' in geometry && geometry.coordinates)).toEqual([
    [20, 44],
    [20, 44, 117],
    [[20, 44], [21, 45]],
    [[[20, 44], [21, 45]], [[1, 2], [3, 4]]],
    null,
  ]) // biome-ignore format: a line each
  expect(notes.map(({ code }) => code)).not.toContain('geometry-unreadable')
})
