import { describe, expect, it } from 'vitest'
import { formatMetas } from '../formats/format-metas.ts'
import { allFormatPairs, allPairSlugs, families, isFamilyId, isPairSupported, parseFormatPair } from './pair.ts'

describe('pairs of formats in addresses', () => {
  it('are 18, and each address parses back to its pair', () => {
    const pairs = [...allFormatPairs('gpx-kml'), ...allFormatPairs('geojson')]
    expect(pairs).toHaveLength(18)
    expect(allPairSlugs('gpx-kml')).toEqual(['gpxkml', 'gpxkmz', 'kmlgpx', 'kmlkmz', 'kmzgpx', 'kmzkml'])
    for (const pair of pairs) {
      expect(isPairSupported(pair)).toBe(true)
      expect(parseFormatPair('gpx-kml', `${pair.from}${pair.to}`)).toEqual(pair)
      expect(parseFormatPair('geojson', `${pair.from}-${pair.to}`)).toEqual(pair)
    }
  })

  it.each([
    ['gpx-kml', undefined, 'gpx', 'kml'],
    ['geojson', undefined, 'geojson', 'shp'],
    ['geojson', 'nonsense', 'geojson', 'shp'],
    ['gpx-kml', 'KMZGPX', 'kmz', 'gpx'],
    // The prefix fallback: what the text begins with is the source.
    ['gpx-kml', 'kmzwhatever', 'kmz', 'kml'],
    ['gpx-kml', 'kml', 'kml', 'gpx'],
    ['geojson', 'shpshp', 'shp', 'geojson'],
    ['gpx-kml', 'topojson', 'topojson', 'shp'],
  ] as const)('%s/%s is %s to %s', (family, slug, from, to) => {
    expect(parseFormatPair(family, slug)).toEqual({ from, to })
  })

  it('parse across categories, where conversion is not supported', () => {
    const pair = parseFormatPair('gpx-kml', 'gpxgeojson')
    expect(pair).toEqual({ from: 'gpx', to: 'geojson' })
    expect(isPairSupported(pair)).toBe(false)
  })

  it('know the two pages only', () => {
    expect(Object.keys(families).every(isFamilyId)).toBe(true)
    expect(['constructor', '__proto__', 'toString', '', undefined].some(isFamilyId)).toBe(false)
    expect(isFamilyId('coordinates')).toBe(false)
    expect(isFamilyId(undefined)).toBe(false)
  })

  it('have no id that another one begins with, so a split is never ambiguous', () => {
    // Formats that are on neither page have ids like `geojsonl`; addresses of the third are tested in any-pair.test.ts.
    const onPages = formatMetas.filter((meta) => meta.category !== 'other')
    for (const { id } of onPages)
      expect(onPages.filter((other) => other.id.startsWith(id)).map((other) => other.id)).toEqual([id])
  })
})
