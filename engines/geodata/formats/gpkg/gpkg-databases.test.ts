import { describe, expect, it, test } from 'vitest'
import { inputFromBytes } from '../../bytes/input.ts'
import { inspect } from '../../pipeline/convert.ts'
import { Dumper } from '../../testing/dump.ts'
import { converted, inspected, problemOf } from '../../testing/run.ts'
import { sqliteFile } from '../../testing/sqlite-file.ts'
import { Wkb } from '../../testing/wkb-file.ts'

const systems = `CREATE TABLE gpkg_spatial_ref_sys (srs_name TEXT NOT NULL, srs_id INTEGER PRIMARY KEY, organization TEXT NOT NULL, organization_coordsys_id INTEGER NOT NULL, definition TEXT NOT NULL, description TEXT);
INSERT INTO gpkg_spatial_ref_sys VALUES ('cartesian', -1, 'NONE', -1, 'undefined', NULL), ('geographic', 0, 'NONE', 0, 'undefined', NULL), ('WGS 84', 4326, 'EPSG', 4326, 'GEOGCS', NULL),
  ('Mercator', 3857, 'epsg', 3857, 'x', NULL), ('by text', 9001, 'mine', 1, 'PROJCS["x",GEOGCS["WGS 84",DATUM["WGS_1984",SPHEROID["WGS 84",6378137,298.257223563]],PRIMEM["Greenwich",0],UNIT["degree",0.0174532925199433]],PROJECTION["Transverse_Mercator"],PARAMETER["latitude_of_origin",0],PARAMETER["central_meridian",21],PARAMETER["scale_factor",0.9996],PARAMETER["false_easting",500000],PARAMETER["false_northing",0],UNIT["metre",1]]', NULL);
CREATE TABLE gpkg_geometry_columns (table_name TEXT NOT NULL, column_name TEXT NOT NULL, geometry_type_name TEXT, srs_id INTEGER, z TINYINT, m TINYINT);`
const layer = (table: string, srs = 4326, column = 'geom') =>
  `INSERT INTO gpkg_geometry_columns VALUES ('${table}', '${column}', 'GEOMETRY', ${srs}, 0, 0);`
/** The head of a geometry in a GeoPackage, with an envelope of so many doubles. */
const packaged = (wkb: string, envelope = 0) => {
  const doubles = [0, 4, 6, 6, 8][envelope]!
  return `X'4750000${(1 | (envelope << 1)).toString(16)}e6100000${'0'.repeat(doubles * 16)}${wkb}'`
}
const place = (...ordinates: number[]) => new Wkb().point(1, ...ordinates).hex
const features = async (sql: string) => JSON.parse((await converted(sqliteFile(sql), 'gpkg', 'geojson')).text).features
const properties = async (sql: string) =>
  (await features(sql)).map((feature: { properties: object }) => feature.properties)

test('every kind of value SQLite stores, by the type of its column', async () => {
  const sql = `${systems}${layer('t')}
CREATE TABLE t (fid INTEGER PRIMARY KEY, geom BLOB, a INTEGER, b REAL, c TEXT(20), d BOOLEAN, e DATE, f DATETIME, g JSON, h BLOB);
INSERT INTO t VALUES (1, ${packaged(place(1, 2))}, 0, 1.5, 'x', 0, '2024-02-29', '2024-02-29T10:00:00Z', '{"k":[1]}', X'00'),
 (2, NULL, 1, -0.25, 'ж', 1, NULL, NULL, '[1]', NULL),
 (3, NULL, 127, 1e300, '', 5, 'no date', 'no time', '5', NULL),
 (4, NULL, -128, 3, 'x', NULL, '', '', 'null', NULL),
 (5, NULL, 128, 1e400, 'x', NULL, '', '', 'broken {', NULL),
 (6, NULL, -32768, NULL, 5, NULL, '', '', '{"к":1}', NULL),
 (7, NULL, 8388607, NULL, 1.5, NULL, '', '', '', NULL),
 (8, NULL, -8388608, NULL, X'00', 'yes', '', '', '', NULL),
 (9, NULL, 2147483647, NULL, '', NULL, '', '', '', NULL),
 (10, NULL, -2147483648, NULL, '', NULL, '', '', '', NULL),
 (11, NULL, 140737488355327, NULL, '', NULL, '', '', '', NULL),
 (12, NULL, -140737488355328, NULL, '', NULL, '', '', '', NULL),
 (13, NULL, 9223372036854775807, NULL, '', NULL, '', '', '', NULL),
 (14, NULL, -9223372036854775808, NULL, '', NULL, '', '', '', NULL);`
  const dumper = new Dumper()
  const inputs = [inputFromBytes('x.gpkg', sqliteFile(sql))]
  const result = await inspect({ inputs, from: 'gpkg', onBatch: (batch) => dumper.add(batch) })
  expect(result.ok && result.value.notes.map(({ code, count, subject }) => [code, count, subject])).toEqual([
    ['properties-dropped', 1, 'h'],
    ['value-unreadable', 1, 'b'],
    ['properties-dropped', 1, 'c'],
  ])
  const said = (name: string) =>
    dumper
      .finish()
      .get(`property:${name}`)!
      .map((text) => text.replace(/^.*\| /, ''))
  expect(said('a')).toEqual(
    [0, 1, 127, -128, 128, -32768, 8388607, -8388608, 2147483647, -2147483648, 140737488355327, -140737488355328, '9223372036854775807', '-9223372036854775808']
      .map((value) => `integer ${value}`)
      // The first has a place, which goes before nowhere; the rest are sorted.
      .sort((one, other) => (one === 'integer 0' ? -1 : other === 'integer 0' ? 1 : one < other ? -1 : 1)),
  ) // biome-ignore format: a list to read at a glance
  expect(said('b')).toEqual(['real 1.5', ...Array(9).fill('null ""'), 'real -0.25', 'real 1e+300', 'real 3'])
  expect(said('c')).toEqual([
    'text "x"',
    ...Array(7).fill('text ""'),
    'text "1.5"',
    'text "5"',
    'text "x"',
    'text "x"',
    'text "ж"',
  ])
  expect(said('d')).toEqual([
    'boolean "false"',
    'boolean "true"',
    'boolean "true"',
    ...Array(10).fill('null ""'),
    'text "yes"',
  ])
  expect(said('e').slice(0, 2)).toEqual(['date "2024-02-29"', 'date ""'])
  expect(said('f').slice(0, 1)).toEqual(['dateTime 2024-02-29T10:00:00.000Z'])
  expect(said('g')).toEqual([
    'json {"k":[1]}',
    'integer 5',
    'json [1]',
    'json {"к":1}',
    ...Array(8).fill('text ""'),
    'text "broken {"',
    'text "null"',
  ])
})

test('geometries with every envelope, bare ones, and those that cannot be read', async () => {
  const [one, two] = [place(1, 2), new Wkb(false).point(1, 3, 4).hex]
  const rows = [0, 1, 2, 3, 4].map((envelope) => packaged(one, envelope))
  const sql = `${systems}${layer('t')}CREATE TABLE t (fid INTEGER PRIMARY KEY, n INTEGER, GEOM BLOB);
INSERT INTO t (n, geom) VALUES ${rows.map((row, index) => `(${index}, ${row})`).join()}, (5, X'${two}'), (6, ${packaged(one.slice(0, -2))}), (7, X'4750'), (8, X''), (9, 'text'), (10, ${packaged('01615000000000000000000000')}), (11, X'4750000b')`
  const { text, notes } = await converted(sqliteFile(sql), 'gpkg', 'geojson')
  expect(JSON.parse(text).features.map(({ geometry }: { geometry: { coordinates: number[] } | null }) => geometry?.coordinates)).toEqual(
    [[1, 2], [1, 2], [1, 2], [1, 2], [1, 2], [3, 4], undefined, undefined, undefined, undefined, undefined, undefined],
  ) // biome-ignore format: a list to read at a glance
  expect(JSON.parse(text).features.map((feature: { properties: { n: number } }) => feature.properties.n)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]) // biome-ignore format: a list to read at a glance
  expect(notes).toEqual([{ code: 'geometry-unreadable', kind: 'lost', count: 5 }])
})

test('reference systems: by EPSG in any letters, by their text, unknown ones and WGS84 as they are', async () => {
  const mercator = packaged(place(111319.49079327358, 0))
  const metres = packaged(place(500000, 0))
  const degrees = packaged(place(1, 2))
  const far = packaged(place(1e12, 1e12))
  const table = (name: string, ...rows: string[]) =>
    `CREATE TABLE ${name} (fid INTEGER PRIMARY KEY, geom BLOB); INSERT INTO ${name} (geom) VALUES ${rows.map((row) => `(${row})`).join()};`
  const sql = `${systems}${layer('a', 3857)}${layer('b', 9001)}${layer('c', 0)}${layer('d', -1)}${layer('e', 4326)}${layer('f', 777)}${layer('absent')}${layer('e', 4326, '')}
${table('a', mercator)}${table('b', metres, far)}${table('c', degrees)}${table('d', degrees)}${table('e', degrees)}${table('f', degrees)}`
  const { text, notes } = await converted(sqliteFile(sql), 'gpkg', 'geojson')
  const found = JSON.parse(text).features.map(({ geometry }: { geometry: { coordinates: number[] } | null }) =>
    geometry?.coordinates.map((ordinate) => Math.round(ordinate * 1e9) / 1e9),
  )
  expect(found).toEqual([[1, 0], [21, 0], undefined, [1, 2], [1, 2], [1, 2], [1, 2]])
  expect(notes.map(({ code, count }) => [code, count])).toEqual([
    ['crs-reprojected', 1],
    ['crs-reprojected', 1],
    ['geometry-unreadable', 1],
    ['crs-assumed-wgs84', 1],
    ['crs-assumed-wgs84', 1],
    ['crs-assumed-wgs84', 1],
    ['folders-as-column', 6],
  ])
})

test('what is called content and is not read is told: queries, and tables without geometry', async () => {
  const plain = `CREATE TABLE gpkg_contents (table_name TEXT, data_type TEXT); CREATE TABLE tab (id INTEGER);
INSERT INTO gpkg_contents VALUES ('t', 'features'), ('v', 'features'), ('tab', 'attributes');`
  const sql = `${systems}${layer('t')}${layer('V')}${layer('absent')}${plain}
CREATE TABLE t (fid INTEGER PRIMARY KEY, geom BLOB); INSERT INTO t VALUES (1, ${packaged(place(1, 2))}); CREATE VIEW v AS SELECT * FROM t;`
  const { notes } = await converted(sqliteFile(sql), 'gpkg', 'geojson')
  expect(notes.map(({ code, subject }) => [code, subject])).toEqual([
    ['queries-not-read', 'V'],
    ['plain-tables-dropped', 'tab'],
  ])
  expect(await problemOf(sqliteFile(`${systems}${plain}`), 'gpkg')).toEqual({
    code: 'nothing_to_convert',
    found: 'without-geometry',
  })
})

test('the tables of older programs are read by their names', async () => {
  const wkb = `X'${place(111319.49079327358, 0)}'`
  const sql = `CREATE TABLE spatial_ref_sys (srid INTEGER UNIQUE, auth_name TEXT, auth_srid INTEGER, srtext TEXT);
INSERT INTO spatial_ref_sys VALUES (5, 'EPSG', 3857, 'x');
CREATE TABLE geometry_columns (f_table_name VARCHAR, f_geometry_column VARCHAR, geometry_type INTEGER, srid INTEGER);
INSERT INTO geometry_columns VALUES ('towns', 'the_geom', 1, 5);
CREATE TABLE towns (ogc_fid INTEGER PRIMARY KEY, the_geom BLOB, name TEXT);
INSERT INTO towns VALUES (7, ${wkb}, 'x');`
  const [town] = await features(sql)
  expect(town.geometry.coordinates[0]).toBeCloseTo(1, 9)
  expect(town.properties).toEqual({ name: 'x' })
})

test('columns by the statement that made them', async () => {
  const sql = `${systems}${layer('a "b"')}
CREATE TABLE "a ""b""" ( -- a comment, with a comma
  [my id] INTEGER NOT NULL, geom BLOB, "two, words" TEXT DEFAULT ('a,b' || (1)), \`c\`\`d\` INTEGER CHECK ("two, words" <> ')'), e, f DOUBLE PRECISION NOT NULL DEFAULT 5, /* more */ g BOOLEAN UNIQUE, CONSTRAINT k PRIMARY KEY ([my id]), UNIQUE (e, f));
INSERT INTO "a ""b""" VALUES (7, ${packaged(place(1, 2))}, 'x', 3, 'y', 2.5, 1);`
  expect(await properties(sql)).toEqual([{ 'two, words': 'x', 'c`d': 3, e: 'y', f: 2.5, g: true }])
  const named = `${systems}${layer('t')}CREATE TABLE t (geom BLOB, id INTEGER, n INTEGER, PRIMARY KEY (id, n));INSERT INTO t VALUES (${packaged(place(1, 2))}, 5, 6);`
  expect(await properties(named)).toEqual([{ id: 5, n: 6 }])
  const texts = `${systems}${layer('t')}CREATE TABLE t (id TEXT PRIMARY KEY, geom BLOB, n INT PRIMARY_KEY);INSERT INTO t VALUES ('five', ${packaged(place(1, 2))}, 6);`
  expect(await properties(texts)).toEqual([{ id: 'five', n: 6 }])
})

test('columns added later are empty in rows written before', async () => {
  const sql = `${systems}${layer('t')}CREATE TABLE t (fid INTEGER PRIMARY KEY, geom BLOB, a TEXT);INSERT INTO t VALUES (1, ${packaged(place(1, 2))}, 'x');
ALTER TABLE t ADD COLUMN b INTEGER;ALTER TABLE t ADD COLUMN c TEXT;INSERT INTO t VALUES (2, NULL, 'y', 5, 'z');`
  expect(await properties(sql)).toEqual([
    { a: 'x', b: null, c: null },
    { a: 'y', b: 5, c: 'z' },
  ])
})

test.each([
  ['UTF-8', 512],
  ['UTF-8', 65536],
  ['UTF-16le', 1024],
  ['UTF-16be', 4096],
])('in %s with pages of %i bytes: long rows, deep trees, many columns', async (encoding, pageSize) => {
  const long = 'Ж'.repeat(70_000)
  const columns = Array.from({ length: 130 }, (_, index) => `c${index}`)
  const sql = `PRAGMA encoding='${encoding}';PRAGMA page_size=${pageSize};${systems}${layer('t')}${layer('u')}
CREATE TABLE t (fid INTEGER PRIMARY KEY, geom BLOB, a TEXT, b INTEGER);
INSERT INTO t VALUES (1, ${packaged(place(1, 2))}, '${long}', 5);
WITH RECURSIVE n(i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i < 1500) INSERT INTO t SELECT i, NULL, substr('${long.slice(0, 1200)}', 1, i % 1200), i FROM n;
CREATE TABLE u (fid INTEGER PRIMARY KEY, geom BLOB, ${columns.join()});
INSERT INTO u VALUES (1, ${packaged(place(3, 4))}, ${columns.map((_, index) => index).join()});`
  const found = await properties(sql)
  expect(found.length).toBe(1501)
  expect(found[0]).toEqual({ a: long, b: 5, layer: 't' })
  for (let row = 2; row <= 1500; row++)
    expect(found[row - 1]).toEqual({ a: 'Ж'.repeat(row % 1200), b: row, layer: 't' })
  expect(Object.values(found[1500])).toEqual([...columns.map((_, index) => index), 'u'])
})

describe('refusals', () => {
  it.each([
    ['no layers', `${systems}CREATE TABLE t (a)`],
    ['no table of layers', 'CREATE TABLE t (a)'],
    ['layers without a row', `${systems}${layer('t')}CREATE TABLE t (fid INTEGER PRIMARY KEY, geom BLOB)`],
  ])('%s', async (_, sql) => expect(await problemOf(sqliteFile(sql), 'gpkg')).toEqual({ code: 'nothing_to_convert' }))

  it('a layer without reference systems is read as degrees', async () => {
    const sql = `CREATE TABLE gpkg_geometry_columns (table_name TEXT, column_name TEXT, srs_id INTEGER);${`INSERT INTO gpkg_geometry_columns VALUES ('t', 'geom', 3857);`}
CREATE TABLE t (fid INTEGER PRIMARY KEY, geom BLOB);INSERT INTO t VALUES (1, ${packaged(place(1, 2))});`
    expect((await inspected(sqliteFile(sql), 'gpkg')).read.boundingBox).toEqual([1, 2, 1, 2])
  })
})

test('a table without row ids has the columns of its key first, and is read', async () => {
  const sql = `${systems}${layer('t')}
CREATE TABLE t (name TEXT, geom BLOB, code TEXT PRIMARY KEY) WITHOUT ROWID;
INSERT INTO t VALUES ('b', ${packaged(place(1, 2))}, 'x'), ('a', ${packaged(place(3, 4))}, 'y');`
  expect(await features(sql)).toMatchObject([
    { properties: { code: 'x', name: 'b' }, geometry: { coordinates: [1, 2] } },
    { properties: { code: 'y', name: 'a' }, geometry: { coordinates: [3, 4] } },
  ])
})
