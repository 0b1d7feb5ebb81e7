import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { converted } from '../../testing/run.ts'

it('joins laps, parts at pauses, keeps values and laps', async () => {
  const source = new Uint8Array(readFileSync(join(import.meta.dirname, 'fixtures/ok/two-laps.tcx')))
  const there = await converted(source, 'tcx', 'geojson')
  const [track, lap] = JSON.parse(there.text).features
  expect(track.geometry.coordinates.map((part: unknown[]) => part.length)).toEqual([3, 2])
  expect(track.properties).toMatchObject({ name: '2026-05-01T08:00:00.000Z', type: 'Biking' })
  expect(track.properties.coordinateProperties).toMatchObject({
    heart: [
      [120, 140, null],
      [null, null],
    ],
    cads: [
      [80, null, null],
      [null, null],
    ],
    powers: [
      [201, null, null],
      [null, null],
    ],
    speeds: [
      [5.5, null, null],
      [null, null],
    ],
  })
  expect(lap.properties).toMatchObject({
    name: 'Lap 1',
    DistanceMeters: 400.5,
    AverageHeartRateBpm: 130,
    time: '2026-05-01T08:00:00.000Z',
  })
  expect(there.notes).toEqual([{ code: 'points-without-position-dropped', kind: 'lost', count: 1 }])
})
