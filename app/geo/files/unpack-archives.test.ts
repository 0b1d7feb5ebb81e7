import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { folderOf } from './folder-of.ts'
import { unpackArchives } from './unpack-archives.ts'

const gpx = '<gpx version="1.1"><wpt lat="1" lon="2"/></gpx>'
const zip = (name: string, files: Readonly<Record<string, string>>) => {
  const bytes = zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])))
  return new File([bytes as BlobPart], name, { lastModified: 5 })
}

test('the files of an archive stand in its place, each by its own name and folder', async () => {
  const lone = new File(['x'], 'a.kml')
  const files = await unpackArchives([zip('days.ZIP', { 'one/a.gpx': gpx, 'two/a.gpx': gpx }), lone])
  expect(files.map((file) => [folderOf(file), file.name])).toEqual([
    ['days.ZIP/one/', 'a.gpx'],
    ['days.ZIP/two/', 'a.gpx'],
    ['', 'a.kml'],
  ])
  // Chosen once more, they are known to be the same.
  expect([await files[0]!.text(), files[0]!.lastModified]).toEqual([gpx, 5])
})

test('an archive of one map, a damaged one and a KMZ stay as they are', async () => {
  const one = zip('one.zip', { 'a.gpx': gpx })
  const kmz = zip('two.kmz', { 'a.kml': '<kml/>', 'b.kml': '<kml/>' })
  const whole = zip('broken.zip', { 'a.gpx': gpx, 'b.gpx': gpx.repeat(3) })
  const bytes = new Uint8Array(await whole.arrayBuffer())
  // A checksum in the directory that is another.
  const view = new DataView(bytes.buffer)
  view.setUint32(view.getUint32(bytes.length - 6, true) + 16, 1, true)
  const chosen = [one, kmz, new File([bytes], 'broken.zip'), new File(['no archive'], 'no.zip')]
  const kept = await unpackArchives(chosen)
  expect(kept.map((file) => chosen.indexOf(file))).toEqual([0, 1, 2, 3])
})
