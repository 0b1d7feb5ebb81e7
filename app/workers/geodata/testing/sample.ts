import { convert, type FormatId, inputFromBytes } from '#engines/geodata/index.ts'
import { PictureSampler } from '../picture-sampler.ts'
import { ProfileSampler } from '../profile-sampler.ts'
import { TableSampler } from '../table-sampler.ts'

/** What the samplers make of a file. */
export async function sample(name: string, text: string, from: FormatId, to: FormatId) {
  const picture = new PictureSampler({ vertices: 10_000, paths: 4000, dots: 4000 })
  const profile = new ProfileSampler()
  const table = new TableSampler()
  const result = await convert({
    inputs: [inputFromBytes(name, new TextEncoder().encode(text))],
    from,
    to,
    onBatch(batch) {
      picture.add(batch)
      profile.add(batch)
      table.add(batch)
    },
    write: () => undefined,
  })
  if (!result.ok) throw new Error(result.problem.code)
  return { picture: picture.finish(), profile: profile.finish(), table: table.finish(), read: result.value.read }
}

export const fromGeoJson = (...features: { geometry: unknown; properties?: unknown }[]) =>
  sample(
    'test.geojson',
    JSON.stringify({
      type: 'FeatureCollection',
      features: features.map((feature) => ({ type: 'Feature', properties: null, ...feature })),
    }),
    'geojson',
    'shp',
  )

export const gpx = (points: string) =>
  `<gpx version="1.1" creator="test" xmlns="http://www.topografix.com/GPX/1/1"><trk><trkseg>${points}</trkseg></trk></gpx>`
