import { expect, test } from 'vitest'
import { formatMetas } from '../formats/format-metas.ts'
import type { ReadSummary } from '../summary/tally.ts'
import { anyPairs, parseAnyPair, usualTargets } from './any-pair.ts'
import { formatPairSlug, isPairSupported } from './pair.ts'
import { targetsFor } from './targets.ts'
import { writableFormats } from './writable-formats.ts'

test('every written pair of formats is read back from its address', () => {
  for (const from of formatMetas)
    for (const to of writableFormats) {
      const pair = { from: from.id, to: to.id }
      expect(parseAnyPair(formatPairSlug(pair))).toEqual(pair)
      expect(parseAnyPair(`${from.id}-${to.id}`)).toEqual(pair)
    }
})

test('addresses that name no pair say as much as they can', () => {
  expect(parseAnyPair(undefined)).toEqual({})
  expect(parseAnyPair('gpx')).toEqual({ from: 'gpx' })
  expect(parseAnyPair('gpxgpx')).toEqual({ from: 'gpx', to: 'gpx' })
  expect(parseAnyPair('fitfit')).toEqual({})
  expect(parseAnyPair('constructor')).toEqual({})
  expect(parseAnyPair('GPXGeoJSON')).toEqual({ from: 'gpx', to: 'geojson' })
})

test('pages of the third tool are none of the other two, and each is there once', () => {
  const slugs = anyPairs().map(formatPairSlug)
  expect(new Set(slugs).size).toBe(slugs.length)
  expect(anyPairs().filter(isPairSupported)).toEqual([])
  const searched = ['gpx', 'kml', 'kmz', 'geojson', 'shp', 'topojson', 'gml', 'csv']
  const expected = formatMetas.flatMap(({ id: from }) =>
    writableFormats
      .filter(({ id }) => id !== from && (searched.includes(from) || searched.includes(id)))
      .map(({ id: to }) => ({ from, to }))
      .filter((pair) => !isPairSupported(pair))
      .map(formatPairSlug),
  )
  expect(slugs.toSorted()).toEqual(expected.toSorted())
  for (const wanted of ['gpxgeojson', 'kmlshp', 'geojsonkml', 'shpkmz', 'csvgeojson', 'geojsoncsv', 'kmlcsv'])
    expect(slugs).toContain(wanted)
})

test('usual targets are what most people want: of a recording GPX and KML; never the source itself', () => {
  expect(usualTargets('gpx')).toEqual(['kml', 'geojson'])
  expect(usualTargets('geojson')).toEqual(['kml', 'gpx'])
  for (const { id, isRecording } of formatMetas) {
    const targets = usualTargets(id)
    expect(targets).not.toContain(id)
    if (isRecording && id !== 'gpx') expect(targets).toEqual(['gpx', 'kml'])
  }
})

const track: ReadSummary = {
  features: 1,
  points: 3,
  geometryTypes: { MultiLineString: 1 },
  elevations: 3,
  times: 3,
  pointValues: { hr: 3 },
  crossesAntimeridian: false,
  fields: [{ name: 'a name of more than ten letters', kinds: ['text'] }],
  folders: 0,
  extras: { 'line-times': 3 },
}

test('targets say what becomes of a track: kept, in another form, or lost', () => {
  const fates = Object.fromEntries(targetsFor('gpx', track).map(({ meta, fates }) => [meta.id, fates]))
  expect(fates.gpx).toEqual({ elevations: 'kept', times: 'kept', 'point-values': 'kept', attributes: 'kept' })
  expect(fates.kml).toEqual({ elevations: 'kept', times: 'kept', 'point-values': 'kept', attributes: 'kept' })
  expect(fates.geojson).toEqual({ elevations: 'kept', times: 'changed', 'point-values': 'changed', attributes: 'kept' })
  expect(fates.shp).toMatchObject({ times: 'changed', 'point-values': 'lost', 'long-names': 'changed' })
  expect(fates.topojson).toMatchObject({ elevations: 'lost', times: 'lost', 'point-values': 'lost' })
})

test('areas become tracks in GPX, several kinds several layers in a shapefile', () => {
  const areas = {
    ...track,
    geometryTypes: { Polygon: 2, Point: 1 },
    times: 0,
    pointValues: {},
    elevations: 0,
    fields: [],
    extras: { 'mixed-layers': 1 },
  }
  const fates = Object.fromEntries(targetsFor('geojson', areas).map(({ meta, fates }) => [meta.id, fates]))
  expect(fates.gpx).toEqual({ areas: 'changed' })
  expect(fates.shp).toEqual({ types: 'changed' })
  expect(fates.kml).toEqual({})
})
