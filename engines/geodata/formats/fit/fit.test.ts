import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { converted, problemOf } from '../../testing/run.ts'

const fixture = (name: string) => new Uint8Array(readFileSync(join(import.meta.dirname, 'fixtures/ok', name)))

it('reads positions as GPSBabel 1.8 does, values by their scale, developer fields by their names', async () => {
  const [track, lap] = JSON.parse((await converted(fixture('activity.fit'), 'fit', 'geojson')).text).features
  expect(track.geometry.type).toBe('MultiLineString')
  expect(track.geometry.coordinates[0].slice(0, 2)).toEqual([
    [20.399999991, 44.799999995, 100],
    [20.401000036, 44.800499976, 101],
  ])
  const lists = track.properties.coordinateProperties
  expect(lists.times[0][0]).toBe('2026-04-30T08:00:00Z')
  // Compressed timestamps roll over every 32 seconds; ten points seven seconds apart.
  expect(lists.times[1].at(-1)).toBe('2026-04-30T08:07:10Z')
  expect(lists.heart[0].slice(0, 3)).toEqual([120, 121, 122])
  expect(lists.cads[0][2]).toBeNull()
  expect(lists.powers[0][1]).toBe(201)
  expect(lists.atemps[0][0]).toBe(21)
  expect(lists.Muscle_Oxygens[0][0]).toBe(650)
  expect(track.properties.type).toBe('cycling')
  expect(lap.properties).toMatchObject({ name: 'Lap 1', total_distance: 840, avg_heart_rate: 125 })
})

it('reads chained files as tracks of their own and stays away from what follows them', async () => {
  const there = await converted(fixture('chained.fit'), 'fit', 'gpx')
  expect(there.text.match(/<trk>/g)?.length).toBe(2)
  expect(there.text.match(/<trkseg>/g)?.length).toBe(4)
})

it('refuses a wrong checksum of the second file too', async () => {
  const bytes = fixture('chained.fit')
  bytes[bytes.length - 12]! ^= 4
  expect((await problemOf(bytes, 'fit'))?.code).toBe('checksum_wrong')
})
