import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type GeodataInput, inputFromBytes } from '../bytes/input.ts'
import type { FormatId } from '../formats/format-metas.ts'
import { inspect } from '../pipeline/convert.ts'
import { foreignChecks } from '../testing/foreign-checks.ts'
import { convertBytes, converted, inspected } from '../testing/run.ts'

/** Third-party files that are not part of the project; their manifest gives what GDAL and a count by hand found in them. */
const folder = join(import.meta.dirname, '../../../../shared/fixtures')

interface Layer {
  readonly geometry_types: Readonly<Record<string, number>>
  readonly null_geometries: number
  readonly fields: readonly { readonly name: string }[]
}

interface Entry {
  readonly path: string
  readonly members?: readonly string[]
  readonly format: string
  readonly class: 'valid' | 'broken'
  readonly expect: {
    readonly behaviour: 'convert' | 'reject' | 'convert-or-reject'
    readonly features?: { readonly min: number; readonly max: number }
    readonly gdal?: {
      readonly bbox_wgs84?: readonly number[] | null
      readonly bbox_tolerance_deg?: number
      readonly layers?: readonly Layer[]
    }
  }
}

const isThere = existsSync(join(folder, 'manifest.json'))
const entries: Entry[] = isThere
  ? JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')).files.filter(
      ({ format }: Entry) => !/^(GPX|KML|KMZ)$/.test(format),
    )
  : []

const ids: Readonly<Record<string, FormatId>> = {
  SHP: 'shp',
  GeoJSON: 'geojson',
  TopoJSON: 'topojson',
  GML: 'gml',
}
const vectorFormats = ['geojson', 'shp', 'topojson', 'gml'] as const
const idOf = (entry: Entry) => ids[entry.format]!
const bytesAt = (path: string) => new Uint8Array(readFileSync(join(folder, path)))
const inputsOf = (entry: Entry): GeodataInput[] =>
  (entry.members ?? [entry.path]).map((path) => inputFromBytes(basename(path), bytesAt(path)))

/**
 * Where the manifest's GDAL figures are not what a right reading gives. Each is said in the manifest: hand_checked, notes, or the count
 * by topojson-client.
 */
const betterTypes: Readonly<Record<string, Record<string, number>>> = {
  // A point whose elevation alone is null has its place; GDAL leaves it out.
  'geojson/nulls-everywhere.geojson': { Point: 1, LineString: 1, Polygon: 2, MultiPoint: 2, MultiLineString: 2, MultiPolygon: 3, GeometryCollection: 2 }, // biome-ignore format: one file
  // Arcs become points along the arc: the plain type of each curve.
  'gml/curves-arcs-gml32.gml': { LineString: 2, Polygon: 1, MultiLineString: 1, MultiPolygon: 1 },
  // Surfaces in space become polygons; GDAL makes a collection of them.
  'shp/multipatch-gdal/multipatch.shp': { MultiPolygon: 1 },
  'shp/two-shells-no-holes/multipolygon_as_invalid_polygon.shp': { MultiPolygon: 2 },
  'topojson/nested-collection-null.json': { GeometryCollection: 1, Polygon: 1 },
}

const betterBoxes: Readonly<Record<string, readonly number[]>> = {
  // The top of the first arc is its own control point, latitude 51; GDAL's line misses it by 0.00004 degrees.
  'gml/curves-arcs-gml32.gml': [0, 0, 45, 51],
  // GDAL 3.6 takes the triples for pairs.
  'gml/global-srsdimension.gml': [1, 2, 10, 11],
  'topojson/nested-collection-null.json': [10, 50, 12, 51],
}

function expectedTypes(entry: Entry): Record<string, number> {
  const types: Record<string, number> = {}
  for (const layer of entry.expect.gdal?.layers ?? []) {
    for (const [type, count] of Object.entries(layer.geometry_types)) {
      const name = type.replace(/3D |Measured /g, '').replaceAll(' ', '')
      types[name] = (types[name] ?? 0) + count
    }
  }
  return betterTypes[entry.path] ?? types
}

// silent-losses.test.ts proves the same on files of ours.
foreignChecks('vector', 'files of others (../shared/fixtures)', isThere)

describe.skipIf(!isThere)('files of others (../shared/fixtures)', () => {
  /** Sound, but in metres of a system they do not name: the visitor is asked. */
  const asked = new Set(['gml/bom-empty-multisurface.gml'])
  const valid = entries.filter((entry) => entry.class === 'valid' && !asked.has(entry.path))

  it.each(entries.filter((entry) => asked.has(entry.path)))('$path is a question', async (entry) => {
    const { result } = await convertBytes(inputsOf(entry), idOf(entry), 'geojson', entry.path)
    expect(result).toMatchObject({ ok: false, problem: { code: 'crs_needed' } })
  })

  it('are all of a known format', () => {
    expect(entries.filter((entry) => idOf(entry) === undefined).map((entry) => entry.path)).toEqual([])
  })

  it.each(valid)('$path: features, geometry types, bounding box, field names', async (entry) => {
    const { read } = await inspected(inputsOf(entry), idOf(entry), entry.path)
    const { min, max } = entry.expect.features!
    expect(read.features).toBeGreaterThanOrEqual(min)
    expect(read.features).toBeLessThanOrEqual(max)
    const { None: _none, ...types } = read.geometryTypes
    expect(types).toEqual(expectedTypes(entry))
    const box = betterBoxes[entry.path] ?? entry.expect.gdal?.bbox_wgs84
    const tolerance = entry.expect.gdal?.bbox_tolerance_deg ?? 1e-7
    for (const [index, ordinate] of (box ?? []).entries()) {
      expect(Math.abs(read.boundingBox![index]! - ordinate)).toBeLessThanOrEqual(tolerance)
    }
    const names = new Set(read.fields.map((field) => field.name))
    const wanted = (entry.expect.gdal?.layers ?? []).flatMap((layer) => layer.fields.map((field) => field.name))
    // GDAL gives ids a column of their own, filled or not.
    const missing = wanted.filter((name) => name !== 'gml_id' && name !== 'id' && !names.has(name))
    // A layer without rows has columns, but nothing in them to carry.
    if (read.features > 0) expect(missing).toEqual([])
  })

  it.each(
    valid.flatMap((entry) =>
      vectorFormats.filter((to) => to !== idOf(entry)).map((to) => ({ path: entry.path, to, entry })),
    ),
  )('$path converts to $to and reads back', async ({ entry, to }) => {
    if (entry.expect.features!.max === 0) {
      const { result } = await convertBytes(inputsOf(entry), idOf(entry), to, entry.path)
      expect(result).toEqual({ ok: false, problem: { code: 'nothing_to_convert' } })
      return
    }
    const there = await converted(inputsOf(entry), idOf(entry), to, entry.path)
    const back = await inspected(there.bytes, to)
    expect(back.read.features).toBe(there.written.features)
    const codes = new Set<string>(there.notes.map((note) => note.code))
    if (!codes.has('collections-split')) expect(there.written.features).toBe(there.read.features)
    if (!codes.has('ring-repaired') && !codes.has('geometry-empty')) expect(back.read.points).toBe(there.read.points)
    expect(back.read.boundingBox).toEqual(there.read.boundingBox)
    if (to !== 'topojson') expect(back.read.elevations).toBeGreaterThanOrEqual(there.read.elevations)
    else expect(codes.has('elevations-dropped')).toBe(there.read.elevations > 0)
    if (to !== 'shp') expect(there.text).not.toMatch(/\bNaN\b|\bInfinity\b/)
  })

  it.each(entries.filter((entry) => entry.class === 'broken'))('$path: $expect.behaviour', async (entry) => {
    const result = await inspect({ inputs: inputsOf(entry), from: idOf(entry) })
    if (!result.ok) expect(result.problem.code).not.toBe('internal')
    else {
      expect(entry.expect.behaviour).not.toBe('reject')
      expect(result.value.notes.length).toBeGreaterThan(0)
    }
    const to = idOf(entry) === 'geojson' ? 'gml' : 'geojson'
    const { result: whole, bytes } = await convertBytes(inputsOf(entry), idOf(entry), to, entry.path)
    expect(whole.ok).toBe(result.ok)
    if (whole.ok) expect(new TextDecoder().decode(bytes)).not.toMatch(/\bNaN\b|\bInfinity\b/)
  })

  it.each([
    ['broken/truncated.gml', 19],
    ['broken/truncated-half/truncated-half.shp', 86],
    ['broken/header-length-2gb/header-length-2gb.shp', 1],
  ])('%s: what is whole before the fault is read', async (path, features) => {
    const entry = entries.find((each) => each.path === path)!
    const { read } = await inspected(inputsOf(entry), idOf(entry), path)
    expect(read.features).toBe(features)
  })
})
