import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { converted } from '../../testing/run.ts'

const fixture = (name: string) => new Uint8Array(readFileSync(join(import.meta.dirname, 'fixtures/ok', name)))
const features = async (name: string) => {
  const { text } = await converted(fixture(name), 'timeline', 'geojson', name)
  const { features } = JSON.parse(text) as {
    features: { geometry: { type: string; coordinates: never }; properties: Record<string, unknown> }[]
  }
  return features.map(({ geometry, properties }) => ({ ...geometry, ...properties }))
}

it('positions of Records.json are one track; degrees that ran over 32 bits are brought back', async () => {
  const [track, ...more] = await features('records.json')
  expect(more).toEqual([])
  const overrun = [(4193867296 - 2 ** 32) / 1e7, (3956090296 - 2 ** 32) / 1e7]
  expect(track?.coordinates).toEqual([[20.4602, 44.8206, 117], [20.4612, 44.821], overrun])
})

it('a trip of Takeout has its ends and its way, a visit its place, name and time', async () => {
  const [trip, visit, bus] = await features('semantic-takeout.json')
  expect(trip).toMatchObject({ type: 'WALKING', distance: 1520 })
  expect(trip?.coordinates).toEqual([
    [20.4602, 44.8206],
    [20.465, 44.825],
    [20.4702, 44.8306],
  ])
  expect(visit).toMatchObject({ coordinates: [20.4702, 44.8306], name: 'Белградская крепость', placeId: 'ChIJx' })
  expect(bus).toMatchObject({ type: 'IN_BUS' })
})

it('Android and iPhone say the same day alike', async () => {
  const [android, iphone] = [await features('android.json'), await features('iphone.json')]
  const walk = {
    distance: 1520.5,
    coordinates: [
      [20.4702, 44.8306],
      [20.4602, 44.8206],
    ],
  }
  expect(android).toContainEqual(expect.objectContaining({ ...walk, type: 'WALKING' }))
  expect(iphone).toContainEqual(expect.objectContaining(walk))
  const home = { type: 'Point', coordinates: [20.4702, 44.8306], placeId: 'ChIJx' }
  expect(android).toContainEqual(expect.objectContaining(home))
  expect(iphone).toContainEqual(expect.objectContaining({ ...home, name: 'Home' }))
})

it('minutes behind the start of a way are instants', async () => {
  const { text } = await converted(fixture('iphone.json'), 'timeline', 'gpx', 'iphone.json')
  expect(text).toContain('<time>2026-04-30T12:12:00.000Z</time>')
  expect(text).toContain('<time>2026-04-30T13:35:00.000Z</time>')
})
