import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { setOpenedGrids } from '#engines/coordinates/index.ts'
import { runHere } from './testing/run-here.ts'

const run = (...words: string[]) => runHere(words, { input: '', environment: { LC_ALL: 'C', TZ: 'UTC' } })

/** Made by engines/coordinates/testing/make-grids.ts: five centimetres each way at every node. */
const grid = readFileSync(new URL('./fixtures/serbia.gsb', import.meta.url))
const accuracyMetres = Math.ceil(Math.hypot(0.05, 0.05) * 100) / 100

const folder = mkdtempSync(join(tmpdir(), 'grids-'))
const path = (name: string) => join(folder, name)

beforeAll(() => {
  writeFileSync(path('serbia.gsb'), grid)
  writeFileSync(path('broken.gsb'), grid.subarray(0, 2000))
  writeFileSync(path('points.csv'), 'name;Y;X\nOne;7457000;4963000\n')
  writeFileSync(path('sea.csv'), 'name,E,N\nOne,500000,4800000\n')
})
// Commands of one process share what is open.
afterEach(() => setOpenedGrids([]))
afterAll(() => rmSync(folder, { recursive: true }))

const convert = async (...options: string[]) => {
  const result = await run('convert', path('points.csv'), path('out.geojson'), '--json', ...options)
  const { notes } = JSON.parse(result.stdout)
  const [feature] = JSON.parse(readFileSync(path('out.geojson'), 'utf8')).features
  const note = (code: string) => notes.find((each: { code: string }) => each.code === code)
  return { note, place: feature.geometry.coordinates as [number, number] }
}

test('a file goes through the grid, which is named with its accuracy', async () => {
  const usual = await convert('--crs', 'EPSG:6316')
  const gridded = await convert('--crs', 'EPSG:6316', '--grid', path('serbia.gsb'))
  expect(gridded.place).not.toEqual(usual.place)
  expect(gridded.note('grid-used')).toMatchObject({ subject: 'serbia.gsb' })
  expect(gridded.note('crs-accuracy').count).toBeCloseTo(accuracyMetres, 6)
  expect(usual.note('grid-used')).toBeUndefined()
})

test('a point as well, in and out of a system', async () => {
  const asked = await run(
    'coords',
    'Y 7457000, X 4963000',
    '--from',
    'EPSG:6316',
    'wgs84',
    '--grid',
    path('serbia.gsb'),
  )
  expect(asked.status).toBe(0)
  expect(asked.stderr).toContain('serbia.gsb')
  const back = await run('coords', asked.stdout.trim(), 'EPSG:6316', '--grid', path('serbia.gsb'))
  expect(back.stdout).toMatch(/^Y 745(?:6999|7000)\.\d+, X 496(?:2999|3000)\.\d+/)
})

test.each([
  ['broken.gsb', 'damaged'],
  ['points.csv', 'NTv2'],
  ['nowhere.gsb', 'no such file'],
])('%s is refused with its reason', async (name, reason) => {
  const result = await run(
    'convert',
    path('points.csv'),
    path('out.geojson'),
    '--crs',
    'EPSG:6316',
    '--grid',
    path(name),
  )
  expect(result.status).toBe(1)
  expect(result.stderr).toContain(reason)
})

test('a file that a chosen system puts into the sea is told so', async () => {
  const result = await run('convert', path('sea.csv'), path('sea.geojson'), '--crs', 'EPSG:32624')
  expect(result.stdout + result.stderr).toContain('the sea')
})
