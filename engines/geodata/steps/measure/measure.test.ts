import { expect, it } from 'vitest'
import { converted } from '../../testing/run.ts'

const point = (lat: number, lon: number, time?: string) =>
  `<trkpt lat="${lat}" lon="${lon}">${time ? `<time>2024-05-01T${time}Z</time>` : ''}</trkpt>`
const gpx = (...segments: string[]) =>
  `<gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1"><trk>${segments.map((points) => `<trkseg>${points}</trkseg>`).join('')}</trk></gpx>`
const measured = async (source: string) => {
  const { text } = await converted(source, 'gpx', 'geojson', undefined, {}, { measure: 'yes' })
  return JSON.parse(text).features[0].properties
}

/** A degree of longitude on the equator of WGS 84 is 111 319.491 m (a · π / 180). */
const degreeMetres = 111_319.49

it('lengths and speeds of the way, without pauses between its parts', async () => {
  const { length_m, duration_s, speed_kmh, coordinateProperties } = await measured(
    gpx(point(0, 0, '08:00:00') + point(0, 1, '09:00:00'), point(0, 5, '20:00:00') + point(0, 6, '21:00:00')),
  )
  expect([length_m, duration_s]).toEqual([2 * degreeMetres + 0, 7200].map((each) => expect.closeTo(each, 1)))
  expect(speed_kmh).toBeCloseTo(111.32, 2)
  expect(coordinateProperties.distances).toEqual([[0, degreeMetres], [degreeMetres, 222_638.98]]) // biome-ignore format: one line
  expect(coordinateProperties.speeds).toEqual([[null, 30.92], [null, 30.92]]) // biome-ignore format: one line
})

it('a track without times has a length alone, one of a single point none to speak of', async () => {
  expect(await measured(gpx(point(0, 179.5) + point(0, -179.5)))).toMatchObject({ length_m: degreeMetres })
  expect(await measured(gpx(point(0, 179.5) + point(0, -179.5)))).not.toHaveProperty('speed_kmh')
  expect(await measured(gpx(point(89, 10)))).toMatchObject({ length_m: 0 })
})

it('twice is as once', async () => {
  const source = gpx(point(0, 0, '08:00:00') + point(0, 1, '09:00:00'))
  const once = (await converted(source, 'gpx', 'geojson', undefined, {}, { measure: 'yes' })).text
  const twice = (await converted(once, 'geojson', 'geojson', undefined, {}, { measure: 'yes' })).text
  expect(JSON.parse(twice)).toEqual(JSON.parse(once))
})
