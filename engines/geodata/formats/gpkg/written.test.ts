import { expect, test } from 'vitest'
import { converted } from '../../testing/run.ts'
import { sqliteAnswer, sqliteFile } from '../../testing/sqlite-file.ts'
import { formatMetas } from '../format-metas.ts'

/** What a GeoPackage of ours says, as SQLite reads it. */
const feature = (properties: object, coordinates: unknown = [1, 2], type = 'Point') => ({
  type: 'Feature',
  properties,
  geometry: { type, coordinates },
})
const collection = (...features: object[]) => JSON.stringify({ type: 'FeatureCollection', features })
const said = (notes: readonly { code: string; count: number; subject?: string }[]) =>
  notes.map(({ code, count, subject }) => [code, count, subject])

test('a written file is known by its head for what it is', async () => {
  const { bytes } = await converted(collection(feature({})), 'geojson', 'gpkg')
  const known = formatMetas.filter(({ sniff }) => sniff(bytes.subarray(0, 4096)) > 0)
  expect(known.map(({ id, sniff }) => [id, sniff(bytes.subarray(0, 4096))])).toEqual([['gpkg', 2]])
  expect(sqliteAnswer(bytes, 'SELECT * FROM pragma_application_id, pragma_user_version')).toEqual([
    { application_id: 0x47504b47, user_version: 10300 },
  ])
})

test('names of columns that are taken, whatever their letters, get a number', async () => {
  const text = collection(feature({ FID: 1, Geom: 2, a: 3, A: 4, '': 5 }), feature({ a_2: 6 }))
  const { bytes, notes } = await converted(text, 'geojson', 'gpkg', 'x.geojson')
  expect(sqliteAnswer(bytes, 'SELECT * FROM x').map((row) => ({ ...(row as object), geom: null }))).toEqual([
    { fid: 1, geom: null, FID_2: 1, Geom_2: 2, a: 3, A_2: 4, field: 5, a_2_2: null },
    { fid: 2, geom: null, FID_2: null, Geom_2: null, a: null, A_2: null, field: null, a_2_2: 6 },
  ])
  expect(said(notes)).toEqual(['FID', 'Geom', 'A', 'a_2'].map((name) => ['invalid-names-changed', 1, name]))
})

test('so do names of tables; those that begin as SQLite’s own get a word before', async () => {
  const long = 'x'.repeat(201)
  const names = ['gpkg_a', 'SQLITE_b', 'rtree_c', 'rtreed', 'roads', 'Roads', long]
  const objects = Object.fromEntries(names.map((name) => [name, { type: 'Point', coordinates: [1, 2] }]))
  const text = JSON.stringify({ type: 'Topology', arcs: [], objects })
  const { bytes, notes } = await converted(text, 'topojson', 'gpkg')
  expect(sqliteAnswer(bytes, 'SELECT table_name AS name FROM gpkg_contents ORDER BY rowid')).toEqual(
    ['layer_gpkg_a', 'layer_SQLITE_b', 'layer_rtree_c', 'rtreed', 'roads', 'Roads_2', 'x'.repeat(200)].map((name) => ({
      name,
    })),
  )
  expect(said(notes)).toEqual(
    ['gpkg_a', 'SQLITE_b', 'rtree_c', 'Roads', long].map((name) => ['invalid-names-changed', 1, name]),
  )
})

test('a table is as wide as what is in it, and tells which ordinates its points have', async () => {
  const line = [[1, 5, 7], [3, 2, 7]] // biome-ignore format: one line
  const objects = {
    flat: { type: 'MultiPoint', coordinates: [[4, -5], [-6, 7]] },
    nowhere: { type: null },
  } // biome-ignore format: one line
  const topology = await converted(JSON.stringify({ type: 'Topology', arcs: [], objects }), 'topojson', 'gpkg')
  expect(sqliteAnswer(topology.bytes, 'SELECT table_name, min_x, min_y, max_x, max_y FROM gpkg_contents')).toEqual([
    { table_name: 'flat', min_x: -6, min_y: -5, max_x: 4, max_y: 7 },
    { table_name: 'nowhere', min_x: null, min_y: null, max_x: null, max_y: null },
  ])
  const columns = async (...features: object[]) => {
    const { bytes } = await converted(collection(...features), 'geojson', 'gpkg')
    return sqliteAnswer(bytes, 'SELECT geometry_type_name AS type, srs_id, z, m FROM gpkg_geometry_columns')
  }
  const high = feature({}, line, 'LineString')
  const flat = feature({}, [[1, 2], [3, 4]], 'LineString') // biome-ignore format: one line
  expect(await columns(high)).toEqual([{ type: 'LINESTRING', srs_id: 4326, z: 1, m: 0 }])
  expect(await columns(high, flat)).toEqual([{ type: 'LINESTRING', srs_id: 4326, z: 2, m: 0 }])
  expect(await columns(flat, feature({}))).toEqual([{ type: 'GEOMETRY', srs_id: 4326, z: 0, m: 0 }])
  expect(await columns({ ...flat, geometry: null })).toEqual([{ type: 'GEOMETRY', srs_id: 4326, z: 0, m: 0 }])
})

test('the type of a column is that of its values, text where they are mixed', async () => {
  const { bytes, notes } = await converted(
    collection(
      feature({ whole: -5, real: 1.5, both: 7, text: 'x', yes: true, mixed: 1, list: [1] }),
      feature({ whole: 999999999999999, real: 2.5, both: 0.25, text: 'y', yes: false, mixed: 'one', list: null }),
    ),
    'geojson',
    'gpkg',
    'x.geojson',
  )
  expect(sqliteAnswer(bytes, "SELECT name, type FROM pragma_table_info('x') WHERE cid > 1")).toEqual(
    Object.entries({
      whole: 'INTEGER',
      real: 'REAL',
      both: 'REAL',
      text: 'TEXT',
      yes: 'BOOLEAN',
      mixed: 'TEXT',
      list: 'TEXT',
    }).map(([name, type]) => ({ name, type })),
  )
  expect(sqliteAnswer(bytes, 'SELECT whole, real, both, text, yes, mixed, list FROM x')).toEqual([
    { whole: -5, real: 1.5, both: 7, text: 'x', yes: 1, mixed: '1', list: '[1]' },
    { whole: 999999999999999, real: 2.5, both: 0.25, text: 'y', yes: 0, mixed: 'one', list: null },
  ])
  expect(said(notes)).toEqual([
    ['properties-as-text', 1, 'list'],
    ['field-types-widened', 1, 'mixed'],
  ])
})

test('numbers and truth values of a column that becomes one of texts are texts, whatever stands beside them', async () => {
  const long = 'x'.repeat(30_000)
  const rows = [
    { a: 1, b: true, c: 1.5, d: 0, long },
    { a: 0, b: false, c: -7, d: 1, e: 1, long },
    { a: 300, b: 1, c: 'real', d: true, e: true, long },
    { a: 'text', b: 'true', c: null, d: null, e: 1234567890123456 },
  ]
  const { bytes } = await converted(collection(...rows.map((row) => feature(row))), 'geojson', 'gpkg', 'x.geojson')
  const found = sqliteAnswer(bytes, 'SELECT a, b, c, d, e, long FROM x')
  const printed = (value: unknown) => (value === null || value === undefined ? null : String(value))
  expect(found).toEqual(
    rows.map((row) =>
      Object.fromEntries(['a', 'b', 'c', 'd', 'e', 'long'].map((name) => [name, printed(row[name as 'a'])])),
    ),
  )
  expect(sqliteAnswer(bytes, 'PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }])
})

test('moments are written in UTC to the millisecond; what is none stays as it was', async () => {
  const moments = {
    '2024-02-29T10:00:00Z': '2024-02-29T10:00:00.000Z',
    '2024-02-29T10:00:00+03:00': '2024-02-29T07:00:00.000Z',
    '2024-02-29T10:00:00-03:30': '2024-02-29T13:30:00.000Z',
    '2024-02-29T10:00:00.25': '2024-02-29T10:00:00.250Z',
    '0000-01-01T00:00:00Z': '0000-01-01T00:00:00.000Z',
    // The year before has no four digits.
    '0000-01-01T00:00:00+01:00': '0000-01-01T00:00:00+01:00',
    '2024-02-30T10:00:00Z': '2024-02-30T10:00:00Z',
    yesterday: 'yesterday',
  }
  const source = sqliteFile(`CREATE TABLE gpkg_geometry_columns (table_name TEXT, column_name TEXT, srs_id INTEGER);
INSERT INTO gpkg_geometry_columns VALUES ('t', 'geom', 4326); CREATE TABLE t (fid INTEGER PRIMARY KEY, geom BLOB, a DATETIME);
INSERT INTO t (a) VALUES ${Object.keys(moments).map((text) => `('${text}')`)};`)
  const { bytes } = await converted(source, 'gpkg', 'gpkg', 'x.gpkg', { crs: 'EPSG:3857' })
  expect(sqliteAnswer(bytes, 'SELECT a FROM t')).toEqual(Object.values(moments).map((a) => ({ a })))
})
