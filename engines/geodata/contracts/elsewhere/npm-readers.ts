import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { gpx, kml } from '@tmcw/togeojson'
import { DOMParser } from '@xmldom/xmldom'
import { unzipSync } from 'fflate'
import type { Feature, FeatureCollection, Geometry } from 'geojson'
import { parquetReadObjects } from 'hyparquet'
import { read as readShapefile } from 'shapefile'
import { feature as topojsonFeature } from 'topojson-client'
import { flatGeobuf } from './flatgeobuf.ts'
import type { Found } from './found.ts'
import { geometryOfWkb } from './wkb.ts'

type Reader = (bytes: Uint8Array) => Promise<readonly Found[]> | readonly Found[]

const text = (bytes: Uint8Array): string => new TextDecoder('utf-8', { fatal: true }).decode(bytes)

const found = ({ geometry, properties, id }: Feature): Found => ({
  geometry: geometry as Geometry | null,
  values: { ...(id === undefined ? {} : { id }), ...properties },
})

function xml(bytes: Uint8Array) {
  const problems: string[] = []
  const document = new DOMParser({
    onError: (level, message) => problems.push(`${level}: ${message}`),
  }).parseFromString(text(bytes), 'text/xml')
  if (problems.length > 0) throw new Error(problems.join('\n'))
  return document as unknown as Document
}

async function shapefiles(bytes: Uint8Array): Promise<Found[]> {
  const files = unzipSync(bytes)
  const all: Found[] = []
  for (const name of Object.keys(files).filter((each) => each.endsWith('.shp'))) {
    const part = (ending: string) => files[name.replace(/shp$/, ending)]!.slice()
    const { features } = await readShapefile(part('shp').buffer, part('dbf').buffer, { encoding: 'utf-8' })
    // The index says how many there are.
    if ((part('shx').length - 100) / 8 !== features.length) throw new Error('shx and shp differ')
    all.push(...features.map(found))
  }
  return all
}

function geopackage(bytes: Uint8Array): Found[] {
  const folder = mkdtempSync(join(tmpdir(), 'gpkg-'))
  try {
    const path = join(folder, 'a.gpkg')
    writeFileSync(path, bytes)
    const database = new DatabaseSync(path, { readOnly: true })
    const [{ integrity_check: sound }] = database.prepare('PRAGMA integrity_check').all() as [
      { integrity_check: string },
    ]
    if (sound !== 'ok') throw new Error(sound)
    const broken = database.prepare('PRAGMA foreign_key_check').all()
    if (broken.length > 0) throw new Error(JSON.stringify(broken))
    const tables = database.prepare("SELECT table_name FROM gpkg_contents WHERE data_type = 'features'").all()
    const all = tables.flatMap(({ table_name: table }) => {
      const statement = database.prepare(`SELECT * FROM "${String(table).replaceAll('"', '""')}"`)
      statement.setReadBigInts(false)
      return statement
        .all()
        .map(({ geom, ...values }) => ({ geometry: ofGeoPackage(geom as Uint8Array | null), values }))
    })
    database.close()
    return all
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Behind the head, whose length its flags tell, stands Well-Known Binary. */
function ofGeoPackage(blob: Uint8Array | null): Geometry | null {
  if (blob === null) return null
  const envelope = [0, 32, 48, 48, 64][(blob[3]! >> 1) & 7]!
  return geometryOfWkb(blob.subarray(8 + envelope))
}

/** In WKB an empty point has no number for either ordinate. */
const withoutNowhere = (geometry: Geometry): Geometry =>
  geometry.type === 'Point' && geometry.coordinates.every(Number.isNaN) ? { ...geometry, coordinates: [] } : geometry

async function parquet(bytes: Uint8Array): Promise<Found[]> {
  const rows = await parquetReadObjects({ file: bytes.slice().buffer })
  return rows.map(({ geometry, ...values }) => ({ geometry: geometry && withoutNowhere(geometry), values }))
}

/** RFC 4180: values between commas, quoted where they hold one, a quote or a line's end. */
function table(bytes: Uint8Array): Found[] {
  const rows: string[][] = [[]]
  for (const [, quoted, plain, end] of text(bytes)
    .replace(/^\ufeff/, '')
    .matchAll(/(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r?\n|$)/g)) {
    rows.at(-1)!.push(quoted?.replaceAll('""', '"') ?? plain ?? '')
    if (end === '') break
    if (end !== ',') rows.push([])
  }
  const [names = [], ...lines] = rows.filter((row) => row.join('') !== '' || row.length > 1)
  return lines.map((line) => ({
    geometry: null,
    values: Object.fromEntries(names.map((name, at) => [name, line[at]])),
  }))
}

const collection = (document: unknown): Found[] => (document as FeatureCollection).features.map(found)

/** Readers that are not ours, by the format they read. */
export const npmReaders: Readonly<Record<string, Reader>> = {
  geojson: (bytes) => collection(JSON.parse(text(bytes))),
  geojsonl: (bytes) => lines(text(bytes), /\n/),
  geojsonseq: (bytes) => lines(text(bytes), /\u001e/),
  topojson: (bytes) => {
    const topology = JSON.parse(text(bytes))
    return Object.values(topology.objects).flatMap((object) => {
      const result = topojsonFeature(topology, object as never) as Feature | FeatureCollection
      return result.type === 'Feature' ? [found(result)] : collection(result)
    })
  },
  kml: (bytes) => collection(kml(xml(bytes))),
  kmz: (bytes) => collection(kml(xml(unzipSync(bytes)['doc.kml']!))),
  gpx: (bytes) => collection(gpx(xml(bytes))),
  geoparquet: parquet,
  shp: shapefiles,
  gpkg: geopackage,
  csv: table,
  fgb: flatGeobuf,
  gml: (bytes) =>
    Array.from(xml(bytes).getElementsByTagName('*'))
      .filter((each) => /^(?:featureMember|member)$/.test((each as Element).localName))
      .map((member) => ({
        geometry: null,
        values: Object.fromEntries(
          Array.from((member as Element).getElementsByTagName('*'))
            .filter((each) => (each as Element).getElementsByTagName('*').length === 0)
            .map((each) => [(each as Element).localName, (each as Element).textContent]),
        ),
      })),
}

const lines = (all: string, mark: RegExp): Found[] =>
  all
    .split(mark)
    .filter((line) => line.trim() !== '')
    .map((line) => found(JSON.parse(line)))
