import { describe, expect, it } from 'vitest'
import type { FormatId } from '../../formats/format-metas.ts'
import { converted } from '../../testing/run.ts'
import { expectSame, type Reading } from './compare.ts'
import { sources } from './inputs.ts'
import { npmReaders } from './npm-readers.ts'

/** What readers of others make of our results. Our own reader forgives what theirs do not. */
const readings: Readonly<Partial<Record<FormatId, Reading>>> = {
  geojson: {},
  geojsonl: {},
  geojsonseq: {},
  topojson: { isFlat: true },
  kml: {},
  kmz: {},
  gpkg: {},
  fgb: {},
  geoparquet: {},
  shp: { longestText: 254, isFlat: true, splitsCollections: true },
  csv: { valuesOnly: true },
  gml: { valuesOnly: true },
}

describe.each(Object.entries(readings) as [FormatId, Reading][])('%s, read by others', (to, reading) => {
  it.each(sources.filter(({ from }) => from !== to))('$name', async ({ from, text, places }) => {
    const { bytes, written } = await converted(text, from, to, `a.${from}`, to === 'csv' ? { rows: 'feature' } : {})
    const found = await npmReaders[to]!(bytes)
    expect(found.length).toBe(written.features)
    expectSame(places, found, reading)
  })
})
