import { afterEach, expect, test, vi } from 'vitest'
import type { FeatureBatch } from '#engines/geodata/index.ts'
import { DotSet } from './dot-set.ts'
import { FeatureColours } from './feature-colours.ts'
import { MapWindow } from './map-window.ts'
import { drawnPoints, limitsAmong, type Picture } from './picture.ts'
import { ResultFile } from './result-file.ts'
import { writeStored } from './stored-file.ts'
import { TrackClock } from './track-clock.ts'

afterEach(() => vi.unstubAllGlobals())

test('files that share a map share its room, and each keeps a fortieth', () => {
  expect(limitsAmong(0)).toEqual({ vertices: 200_000, paths: 60_000, dots: 100_000 })
  expect(limitsAmong(1)).toEqual(limitsAmong(0))
  expect(limitsAmong(3)).toEqual({ vertices: 66_666, paths: 20_000, dots: 33_333 })
  expect(limitsAmong(1000)).toEqual({ vertices: 5000, paths: 1500, dots: 2500 })
})

test('vertices and dots count as points, two numbers each', () => {
  expect(drawnPoints({ vertices: new Float64Array(6), dots: new Float64Array(4) } as unknown as Picture)).toBe(5)
})

test('one dot a cell, each with its feature and colour, until there is no room', () => {
  const dots = new DotSet(3)
  dots.setCell(1)
  expect([dots.add(0.1, 0.1, 7, 1), dots.add(0.9, 0.2, 8, 2), dots.add(-0.1, 0.1, 9, 3)]).toEqual([true, true, true])
  expect(dots.count).toBe(2)
  expect([dots.add(0.1, -0.1, 10, 4), dots.add(5, 5, 11, 5), dots.add(0.5, 0.5, 12, 6)]).toEqual([true, false, true])
  const column = (values: ArrayLike<number>) => Array.from(values).slice(0, dots.count)
  expect([dots.x, dots.y, dots.feature, dots.colour].map(column)).toEqual([
    [0.1, -0.1, 0.1],
    [0.1, 0.1, -0.1],
    [7, 9, 10],
    [1, 3, 4],
  ])
  dots.setCell(10)
  // Below zero lie other cells.
  expect([dots.x, dots.feature].map(column)).toEqual([
    [0.1, -0.1, 0.1],
    [7, 9, 10],
  ])
  expect(dots.add(9.9, 9.9, 13, 7)).toBe(true)
})

test('colours have a place each, the first 48 of them; what is no colour has none', () => {
  const colours = new FeatureColours()
  const look = (style: object | undefined) => {
    const document = { styles: style ? [{ lineColor: '#999999' }, style] : [] }
    colours.look({ style: [0, style ? 2 : 0], document } as unknown as FeatureBatch, 1)
    return [colours.line, colours.area, colours.dot].map((place) => colours.list[place])
  }
  expect(look(undefined)).toEqual(['', '', ''])
  expect(look({ lineColor: '#aa0000' })).toEqual(['#aa0000', '#aa0000', ''])
  expect(look({ lineColor: '#aa0000', fillColor: '#00BB00', iconColor: '#0000cc' })).toEqual([
    '#aa0000',
    '#00BB00',
    '#0000cc',
  ])
  expect(colours.list).toEqual(['', '#aa0000', '#00BB00', '#0000cc'])
  for (const wrong of ['red', '#abc', '#aa00001', 'x#aa0000']) expect(look({ lineColor: wrong })[0]).toBe('')
  for (let grey = 0; grey < 60; grey++) look({ lineColor: `#${grey.toString(16).padStart(2, '0').repeat(3)}` })
  expect(colours.list).toHaveLength(49)
  expect(look({ lineColor: '#aa0000' })[0]).toBe('#aa0000')
})

test.each([
  // West and east of the 180th meridian, said with one longitude or the other.
  [{ westDegrees: 170, eastDegrees: 190 }, [-175, 175, 185, 190], [-169, 169, 191, 0]],
  [{ westDegrees: -190, eastDegrees: -170 }, [-175, 175, 185], [-165, 165, 195]],
  [{ westDegrees: 10, eastDegrees: 20 }, [10, 15, 20], [9.9, 20.1, -15]],
  // The map was turned round the world.
  [{ westDegrees: 730, eastDegrees: 740 }, [10, 20], [9, 21]],
  [{ westDegrees: -350, eastDegrees: -340 }, [10, 20], [9, 21]],
])('%j holds the longitudes %j and not %j', (longitudes, inside, outside) => {
  const window = new MapWindow({ ...longitudes, southDegrees: -1, northDegrees: 1 })
  const isThere = (x: number, y = 0) => !window.isBeyond(window.sidesOf(x, y))
  expect(inside.map((x) => isThere(x))).toEqual(inside.map(() => true))
  expect(outside.map((x) => isThere(x))).toEqual(outside.map(() => false))
  expect([isThere(inside[0]!, 1), isThere(inside[0]!, 1.1), isThere(inside[0]!, -1.1)]).toEqual([true, false, false])
})

test('the clock counts moving from 0.4 m/s, no rest, no pause between parts or tracks, no time that runs backwards', () => {
  const clock = new TrackClock()
  clock.add(100, 0, true)
  clock.add(110, 4, false)
  clock.add(120, 7.9, false)
  clock.add(Number.NaN, 50, false)
  clock.add(130, 57.9, false)
  clock.add(125, 60, false)
  clock.add(200, 500, true)
  expect(clock).toMatchObject({ durationSeconds: 105, movingSeconds: 20, movingMetres: 54 })
  clock.beginTrack()
  clock.add(1000, 600, true)
  clock.add(1010, 700, false)
  expect(clock).toMatchObject({ durationSeconds: 115, movingSeconds: 30, movingMetres: 154 })
})

const megabyte = 1 << 20
const chunkOf = (first: number, megabytes: number) => new Uint8Array(megabytes * megabyte).fill(first)

/** The first byte of each megabyte, and how many bytes there are behind the last whole one. */
const outlineOf = async (blob: Blob) => {
  const bytes = new Uint8Array(await blob.arrayBuffer())
  const whole = Math.floor(bytes.length / megabyte)
  return [...Array.from({ length: whole }, (_, at) => bytes[at * megabyte]), bytes.length % megabyte]
}

test('a result without storage stays in memory, its parts in order', async () => {
  const result = new ResultFile(undefined)
  expect(result.write(chunkOf(1, 3))).toBeUndefined()
  await result.write(chunkOf(2, 6))
  await result.write(chunkOf(3, 9))
  await result.write(Uint8Array.of(4, 5))
  const blob = await result.finish('application/gpx+xml')
  expect(blob.type).toBe('application/gpx+xml')
  expect(await outlineOf(blob)).toEqual([1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 2])
})

test('a large result goes to the browser’s storage, is closed there, and removed when there is no use for it', async () => {
  const log: string[] = []
  let stored: Uint8Array[] = []
  const access = {
    write(bytes: Uint8Array, { at }: { at: number }) {
      expect(at).toBe(stored.reduce((sum, { length }) => sum + length, 0))
      stored.push(bytes.slice())
      return bytes.length
    },
    flush: () => log.push('flush'),
    close: () => log.push('close'),
  }
  const file = { createSyncAccessHandle: async () => access, getFile: async () => new Blob(stored as BlobPart[]) }
  const folder = (path: string): object => ({
    getDirectoryHandle: async (name: string) => folder(`${path}/${name}`),
    getFileHandle: async (name: string) => {
      log.push(`open ${path}/${name}`)
      return file
    },
    removeEntry: async (name: string) => log.push(`remove ${path}/${name}`),
  })
  vi.stubGlobal('navigator', { storage: { getDirectory: async () => folder('') } })

  const result = new ResultFile({ folder: 'own', file: '1' })
  for (const first of [1, 2, 3, 4, 5]) await result.write(chunkOf(first, 3))
  const blob = await result.finish('text/csv')
  expect(blob.type).toBe('text/csv')
  expect(await outlineOf(blob)).toEqual([1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 0])
  expect(log.splice(0)).toEqual(['open /geodata-results/own/1', 'flush', 'close'])

  stored = []
  const given = new ResultFile({ folder: 'own', file: '2' })
  await given.discard()
  for (const first of [1, 2, 3]) await given.write(chunkOf(first, 3))
  await given.discard()
  expect(log).toEqual(['open /geodata-results/own/2', 'close', 'remove /geodata-results/own/2'])
})

test('a disk that takes less than it was given is full', () => {
  const stored = (takes: number) => ({ access: { write: () => takes } }) as unknown as Parameters<typeof writeStored>[0]
  expect(() => writeStored(stored(2), new Uint8Array(3), 0)).toThrow(
    expect.objectContaining({ name: 'QuotaExceededError' }),
  )
  expect(() => writeStored(stored(3), new Uint8Array(3), 0)).not.toThrow()
})
