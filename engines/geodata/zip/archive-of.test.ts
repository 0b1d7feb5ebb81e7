import { expect, it } from 'vitest'
import { inputFromBytes } from '../bytes/input.ts'
import { joined } from '../testing/run.ts'
import { archiveOf } from './archive-of.ts'
import { openArchive } from './open-archive.ts'

const read = async (archive: Uint8Array) => {
  const found: [string, number, string][] = []
  for (const entry of await openArchive(inputFromBytes('x.zip', archive))) {
    const parts: Uint8Array[] = []
    for await (const chunk of entry.stream()) parts.push(new Uint8Array(chunk))
    found.push([entry.name, entry.size, new TextDecoder().decode(joined(parts)).slice(0, 20)])
  }
  return found
}

it('files of one name, in any letters, get a number in front of their endings', async () => {
  const names = ['a.geojson', 'A.GeoJSON', 'a.geojson', 'b', 'b', '.hidden', '.hidden', 'c.shp.zip', 'c.shp.zip']
  const archive = await archiveOf(names.map((name, index) => ({ name, content: new Blob([`${index}`]) })))
  expect(archive.type).toBe('application/zip')
  expect(await read(new Uint8Array(await archive.arrayBuffer()))).toEqual([
    ['a.geojson', 1, '0'],
    ['A (2).GeoJSON', 1, '1'],
    ['a (3).geojson', 1, '2'],
    ['b', 1, '3'],
    ['b (2)', 1, '4'],
    ['.hidden', 1, '5'],
    ['.hidden (2)', 1, '6'],
    ['c.shp.zip', 1, '7'],
    ['c (2).shp.zip', 1, '8'],
  ])
})

it('longer than a piece, packed unless it is packed already', async () => {
  const content = new Blob(['x'.repeat(2_500_000)])
  const packed = await archiveOf([{ name: 'a.txt', content }])
  expect(await read(new Uint8Array(await packed.arrayBuffer()))).toEqual([['a.txt', 2_500_000, 'x'.repeat(20)]])
  expect(packed.size).toBeLessThan(20_000)
  for (const name of ['a.zip', 'a.KMZ']) expect((await archiveOf([{ name, content }])).size).toBeGreaterThan(2_500_000)
})
