import { expect, test } from 'vitest'
import type { ReadSummary } from '#engines/geodata/index.ts'
import { fatesOfFiles } from './fates-of-files.ts'

const nothing = { elevations: 0, times: 0, pointValues: {}, fields: [], folders: 0, geometryTypes: {}, extras: {} }
const file = (name: string, format: 'gpx' | 'csv', has: object) => ({
  name,
  format,
  read: { ...nothing, ...has } as unknown as ReadSummary,
})
const times = { times: 3, extras: { 'line-times': 3 } }

test('what is lost is told with the files that lose it, not only for the first', () => {
  const files = [
    file('a.csv', 'csv', { elevations: 1 }),
    file('b.gpx', 'gpx', { ...times, elevations: 3 }),
    file('c.gpx', 'gpx', times),
  ]
  expect(fatesOfFiles(files, 'topojson')).toEqual([
    { aspect: 'elevations', fate: 'lost', files: ['a.csv', 'b.gpx'] },
    { aspect: 'times', fate: 'lost', files: ['b.gpx', 'c.gpx'] },
  ])
})

test('a file that is in the format already loses nothing', () => {
  const files = [file('a.csv', 'csv', { times: 1 }), file('b.gpx', 'gpx', times)]
  expect(fatesOfFiles(files, 'gpx')).toEqual([{ aspect: 'times', fate: 'kept', files: ['a.csv', 'b.gpx'] }])
})

test('a table says what its rows have room for, by choice', () => {
  const files = [file('a.gpx', 'gpx', times)]
  expect(fatesOfFiles(files, 'csv')).toMatchObject([{ aspect: 'times', fate: 'kept' }])
  expect(fatesOfFiles(files, 'csv', { rows: 'feature' })).toMatchObject([{ aspect: 'times', fate: 'lost' }])
})
