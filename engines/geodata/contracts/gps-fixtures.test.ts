import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { inputFromBytes } from '../bytes/input.ts'
import type { FormatId } from '../formats/format-metas.ts'
import { inspect } from '../pipeline/convert.ts'
import { foreignChecks } from '../testing/foreign-checks.ts'
import { convertBytes, converted, inspected } from '../testing/run.ts'

/** Third-party files that are not part of the project; their manifest gives what GDAL and a count by hand found in them. */
const folder = join(import.meta.dirname, '../../../../shared/fixtures')

interface Layer {
  readonly name: string
  readonly geometry_types: Readonly<Record<string, number>>
  readonly fields: readonly { readonly name: string }[]
}

interface Reading {
  readonly bbox_wgs84?: readonly number[] | null
  readonly layers?: readonly Layer[]
}

interface Entry {
  readonly path: string
  readonly format: string
  readonly class: 'valid' | 'broken'
  readonly expect: {
    readonly behaviour: 'convert' | 'reject' | 'convert-or-reject'
    readonly features?: { readonly min: number; readonly max: number }
    readonly gdal?: Reading
    readonly gdal_on_utf8_twin?: Reading
    readonly counted_without_gdal?: Readonly<Record<string, unknown>>
  }
}

const isThere = existsSync(join(folder, 'manifest.json'))
const entries: Entry[] = isThere
  ? JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')).files.filter(({ format }: Entry) =>
      /^(GPX|KML|KMZ)$/.test(format),
    )
  : []

const idOf = (entry: Entry) => entry.format.toLowerCase() as FormatId
const bytesOf = (entry: Entry) => new Uint8Array(readFileSync(join(folder, entry.path)))
const others = { gpx: ['kml', 'kmz'], kml: ['gpx', 'kmz'], kmz: ['gpx', 'kml'] } as unknown as Record<
  FormatId,
  FormatId[]
>

/** GDAL's reading of overlays as polygons, and of what is not drawn, has no counterpart here. */
const hasOverlays = (entry: Entry) => /Overlay/.test(JSON.stringify(entry.expect.counted_without_gdal ?? {}))
const reading = (entry: Entry): Reading => entry.expect.gdal_on_utf8_twin ?? entry.expect.gdal ?? {}
const layersOf = (entry: Entry) =>
  (reading(entry).layers ?? []).filter((layer) => !/^(route|track)_points$/.test(layer.name))

/** Without a point there is nothing to convert; only between KML and KMZ a document may be handed on whole. */
async function expectNothing(entry: Entry, to: FormatId) {
  const { result } = await convertBytes(bytesOf(entry), idOf(entry), to, entry.path)
  if (result.ok) expect([entry.format, to].includes('gpx') || entry.format === 'GPX').toBe(false)
  else expect(result.problem.code).toBe('nothing_to_convert')
}

// silent-losses.test.ts proves the same on files of ours.
foreignChecks('gps', 'files of others (../shared/fixtures)', isThere)

describe.skipIf(!isThere)('files of others (../shared/fixtures)', () => {
  const valid = entries.filter((entry) => entry.class === 'valid')

  it.each(valid)('$path: features and bounding box', async (entry) => {
    const { read } = await inspected(bytesOf(entry), idOf(entry), entry.path)
    const { min, max } = entry.expect.features!
    expect(read.features).toBeGreaterThanOrEqual(min)
    expect(read.features).toBeLessThanOrEqual(max)
    const expected = reading(entry).bbox_wgs84
    if (!expected || hasOverlays(entry)) return
    expected.forEach((ordinate, index) => {
      expect(read.boundingBox?.[index]).toBeCloseTo(ordinate, 7)
    })
  })

  it.each(valid.filter((entry) => layersOf(entry).length > 0 && !hasOverlays(entry)))(
    '$path: geometry types',
    async (entry) => {
      const { read } = await inspected(bytesOf(entry), idOf(entry), entry.path)
      const expected: Record<string, number> = {}
      for (const layer of layersOf(entry))
        for (const [type, count] of Object.entries(layer.geometry_types)) {
          const name = type.replace('3D ', '').replaceAll(' ', '')
          expected[name] = (expected[name] ?? 0) + count
        }
      const { None: _none, ...found } = read.geometryTypes
      expect(found).toEqual(expected)
    },
  )

  it.each(valid.filter((entry) => layersOf(entry).length > 0))('$path: field names', async (entry) => {
    const { read } = await inspected(bytesOf(entry), idOf(entry), entry.path)
    const found = new Set([...read.fields.map((field) => field.name), ...Object.keys(read.pointValues)])
    if (read.elevations > 0) found.add('ele')
    if (read.times > 0) found.add('time').add('timestamp')
    // GDAL numbers a waypoint's links, calls a Placemark's name Name, and lists settings that libkml has for every feature.
    const ours = (name: string) =>
      name
        .replace(/^link\d_href$|^url$/, 'link')
        .replace(/^link\d_|^urlname$/, 'link_')
        .replace(/^Name$/, 'name')
    const alwaysListed = ['tessellate', 'extrude', 'visibility', 'icon', 'begin', 'end']
    const wanted = layersOf(entry).flatMap((layer) => layer.fields.map((field) => ours(field.name)))
    const missing = wanted.filter(
      (name) =>
        !alwaysListed.includes(name) &&
        ![...found].some((one) => one === name || (name === 'link_' && one.startsWith('link_'))),
    )
    if (!hasOverlays(entry)) expect(missing).toEqual([])
  })

  it.each(valid.flatMap((entry) => others[idOf(entry)].map((to) => ({ path: entry.path, to, entry }))))(
    '$path converts to $to and reads back',
    async ({ entry, to }) => {
      const { read } = await inspected(bytesOf(entry), idOf(entry), entry.path)
      if (read.points === 0) {
        await expectNothing(entry, to)
        return
      }
      const there = await converted(bytesOf(entry), idOf(entry), to, entry.path)
      const back = await inspected(there.bytes, to)
      expect(back.read.features).toBe(there.written.features)
      expect(back.read.points).toBe(there.written.points)
      const dropped = there.notes.find((note) => note.code === 'features-without-geometry-dropped')?.count ?? 0
      const isSplit = there.notes.some(
        (note) => note.code === 'multipoints-as-waypoints' || note.code === 'collections-split',
      )
      if (!isSplit) expect(there.written.features + dropped).toBe(there.read.features)
      if (to !== 'kmz') expect(there.text).not.toMatch(/\bNaN\b|\bInfinity\b/)
    },
  )

  it.each(valid.filter((entry) => entry.format === 'GPX'))('$path survives the way to KML and back', async (entry) => {
    const first = await inspected(bytesOf(entry), 'gpx', entry.path)
    if (first.read.points === 0) return
    const kml = await converted(bytesOf(entry), 'gpx', 'kml', entry.path)
    const back = await converted(kml.bytes, 'kml', 'gpx')
    const again = await inspected(back.bytes, 'gpx')
    const { points, elevations, times, boundingBox } = first.read
    expect({ points: again.read.points, elevations: again.read.elevations, times: again.read.times }).toEqual({
      points,
      elevations,
      times,
    })
    if (boundingBox && boundingBox[2] < 180) expect(again.read.boundingBox).toEqual(boundingBox)
    expect(again.read.features).toBeGreaterThanOrEqual(entry.expect.features!.min)
  })

  it.each(entries.filter((entry) => entry.class === 'broken'))('$path: $expect.behaviour', async (entry) => {
    const result = await inspect({ inputs: [inputFromBytes(entry.path, bytesOf(entry))], from: idOf(entry) })
    if (!result.ok) expect(result.problem.code).not.toBe('internal')
    else {
      expect(entry.expect.behaviour).not.toBe('reject')
      expect(result.value.notes.length).toBeGreaterThan(0)
    }
    const { result: whole } = await convertBytes(bytesOf(entry), idOf(entry), others[idOf(entry)][0]!, entry.path)
    expect(whole.ok).toBe(result.ok)
  })
})
