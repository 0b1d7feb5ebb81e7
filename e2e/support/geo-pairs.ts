import { convert, type FamilyId, type FormatId, inputFromBytes, inspect, metaOf } from '#engines/geodata/index.ts'

/** One source for each family; the sources of the other formats are made of it. */
export const sources: Readonly<Record<FamilyId, { readonly format: FormatId; readonly text: string }>> = {
  'gpx-kml': {
    format: 'gpx',
    text: `<gpx version="1.1" creator="test" xmlns="http://www.topografix.com/GPX/1/1">
      <wpt lat="44.8125" lon="20.4612"><ele>117</ele><name>Београд</name></wpt>
      <trk><name>Авала</name><trkseg>
        <trkpt lat="44.69" lon="20.5161"><ele>300</ele><time>2026-05-01T10:00:00Z</time></trkpt>
        <trkpt lat="44.7" lon="20.52"><ele>310.5</ele><time>2026-05-01T10:00:05Z</time></trkpt>
      </trkseg><trkseg>
        <trkpt lat="44.71" lon="20.53"><ele>320</ele><time>2026-05-01T10:01:00Z</time></trkpt>
        <trkpt lat="44.72" lon="20.54"><ele>330</ele><time>2026-05-01T10:01:05Z</time></trkpt>
      </trkseg></trk></gpx>`,
  },
  geojson: {
    format: 'geojson',
    text: JSON.stringify({
      type: 'FeatureCollection',
      features: [
        { name: 'Нови Сад', type: 'Point', coordinates: [19.8444, 45.2517] },
        {
          name: 'Дунав',
          type: 'LineString',
          coordinates: [
            [19.8, 45.25],
            [19.9, 45.26],
            [20.1, 45.2],
          ],
        },
        {
          name: 'Срем',
          type: 'Polygon',
          coordinates: [
            [
              [19, 44.8],
              [20.2, 44.8],
              [20, 45.2],
              [19, 44.8],
            ],
          ],
        },
      ].map(({ name, ...geometry }) => ({ type: 'Feature', properties: { name }, geometry })),
    }),
  },
}

/** What of a file must be the same in every format: counts, extent, names. */
export async function contentOf(bytes: Uint8Array, format: FormatId) {
  const names: string[] = []
  const result = await inspect({
    inputs: [inputFromBytes(`file${metaOf(format).extension}`, bytes)],
    from: format,
    onBatch: (batch) => {
      for (let property = 0; property < batch.propertyCount; property++)
        if (batch.document.fields[batch.propertyField[property]!]!.name === 'name')
          names.push(batch.propertyText(property))
    },
  })
  if (!result.ok) throw new Error(`${format}: ${JSON.stringify(result.problem)}`)
  const { features, points, boundingBox, times } = result.value.read
  return { features, points, boundingBox, times, names: names.toSorted() }
}

export const endingOf = (format: FormatId) => metaOf(format).outputExtension ?? metaOf(format).extension

export async function sourceIn(family: FamilyId, format: FormatId): Promise<Uint8Array> {
  const { format: from, text } = sources[family]
  const bytes = new TextEncoder().encode(text)
  if (format === from) return bytes
  const parts: Uint8Array[] = []
  const inputs = [inputFromBytes('source', bytes)]
  const result = await convert({ inputs, from, to: format, write: (chunk) => void parts.push(chunk.slice()) })
  if (!result.ok) throw new Error(JSON.stringify(result.problem))
  return Buffer.concat(parts)
}
