import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { type GeodataInput, inputFromBytes } from '../../bytes/input.ts'
import { MemorySpill } from '../../bytes/spill.ts'
import { convert } from '../../pipeline/convert.ts'
import type { Source } from '../../pipeline/read-request.ts'
import { converted, joined, problemOf } from '../../testing/run.ts'
import { crc16 } from './crc16.ts'

/** A lap and so many points, one a second. */
function longActivity(points: number): Uint8Array {
  const data = new Uint8Array(30 + (points + 1) * 13)
  const view = new DataView(data.buffer)
  data.set([0x40, 0, 0, 20, 0, 3, 253, 4, 0x86, 0, 4, 0x85, 1, 4, 0x85])
  let at = 15
  const message = (local: number) => {
    data[at] = local
    view.setUint32(at + 1, 1_146_470_400 + at, true)
    view.setInt32(at + 5, at, true)
    view.setInt32(at + 9, at * 2, true)
    at += 13
  }
  for (let index = 0; index < points; index++) message(0)
  data.set([0x41, 0, 0, 19, 0, 3, 2, 4, 0x86, 3, 4, 0x85, 4, 4, 0x85], at)
  at += 15
  message(1)
  const file = new Uint8Array(14 + at + 2)
  file.set([14, 16, 84, 8, at & 255, (at >> 8) & 255, at >> 16, 0, 0x2e, 0x46, 0x49, 0x54])
  file.set(data.subarray(0, at), 14)
  const checksum = crc16(file, 0, 14 + at)
  file.set([checksum & 255, checksum >> 8], 14 + at)
  return file
}

const fixture = (name: string) => new Uint8Array(readFileSync(join(import.meta.dirname, 'fixtures/ok', name)))

it('reads positions as GPSBabel 1.8 does, values by their scale, developer fields by their names', async () => {
  const { features } = JSON.parse((await converted(fixture('activity.fit'), 'fit', 'geojson')).text)
  const [lap, track] = [features[0], features.at(-1)]
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

it('hands on the laps of all files before the tracks, which GPX can then write as they come', async () => {
  const spilled: number[] = []
  const platform = {
    createSpill: () => {
      spilled.push(1)
      return new MemorySpill()
    },
  }
  const long = longActivity(60_000)
  const run = async (inputs: readonly GeodataInput[], merge: readonly Source[] = []) => {
    const parts: Uint8Array[] = []
    const request = {
      inputs,
      from: 'fit',
      to: 'gpx',
      platform,
      write: (chunk: Uint8Array) => void parts.push(chunk.slice()),
    } as const
    const result = await convert(merge.length > 0 ? { ...request, merge } : request)
    expect(result.ok).toBe(true)
    // Nothing waits in memory for all the rest.
    expect(Math.max(...parts.map(({ length }) => length))).toBeLessThan(1 << 22)
    return new TextDecoder().decode(joined(parts))
  }
  const alone = await run([inputFromBytes('a.fit', long)])
  expect(alone.match(/<trkpt /g)?.length).toBe(60_000)
  expect(alone.indexOf('<wpt ')).toBeLessThan(alone.indexOf('<trk>'))
  expect(spilled).toEqual([])
  // Where another file follows, its laps come later, but stand before the first track all the same.
  const merged = await run([inputFromBytes('a.fit', long)], [{ from: 'fit', inputs: [inputFromBytes('b.fit', long)] }])
  expect(merged.match(/<trkpt /g)?.length).toBe(120_000)
  expect(merged.lastIndexOf('<wpt ')).toBeLessThan(merged.indexOf('<trk>'))
  expect(spilled).not.toEqual([])
})

it('refuses a wrong checksum of the second file too', async () => {
  const bytes = fixture('chained.fit')
  bytes[bytes.length - 12]! ^= 4
  expect((await problemOf(bytes, 'fit'))?.code).toBe('checksum_wrong')
})
