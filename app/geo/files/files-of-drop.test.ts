import { expect, test } from 'vitest'
import { filesOfDrop } from './files-of-drop.ts'
import { folderOf } from './folder-of.ts'
import { groupFiles } from './group-files.ts'

const fileEntry = (fullPath: string) => {
  const name = fullPath.split('/').at(-1)!
  return {
    name,
    fullPath,
    isFile: true,
    isDirectory: false,
    file: (give: (file: File) => void) => give(new File([], name)),
  }
}
type Entry = { name: string; isFile: boolean; isDirectory: boolean }

/** A browser hands out a folder's content in portions. */
const folderEntry = (fullPath: string, ...portions: Entry[][]) => ({
  name: fullPath.split('/').at(-1)!,
  fullPath,
  isFile: false,
  isDirectory: true,
  createReader: () => {
    const left = [...portions]
    return { readEntries: (give: (entries: Entry[]) => void) => give(left.shift() ?? []) }
  },
})
const dropOf = (entries: readonly (Entry | null)[], ...files: File[]) =>
  ({ items: entries.map((entry) => ({ webkitGetAsEntry: () => entry })), files }) as unknown as DataTransfer
const names = (files: readonly File[]) => files.map((file) => `${folderOf(file)}${file.name}`)

test('files dropped without a folder are those the browser gives', async () => {
  const file = new File([], 'a.gpx')
  expect(await filesOfDrop(dropOf([fileEntry('/a.gpx'), null], file))).toEqual([file])
  expect(await filesOfDrop({ items: [{}], files: [file] } as unknown as DataTransfer)).toEqual([file])
  expect(folderOf(file)).toBe('')
})

test('folders are read to their end, however deep; what the system hides there is left out', async () => {
  const deep = folderEntry('/maps/old', [fileEntry('/maps/old/b.kml')])
  const entries = [
    folderEntry('/maps', [fileEntry('/maps/a.gpx'), fileEntry('/maps/.DS_Store')], [deep], [fileEntry('/maps/c.gpx')]),
    null,
    folderEntry('/.git', [fileEntry('/.git/config.gpx')]),
    fileEntry('/d.gpx'),
  ]
  expect(names(await filesOfDrop(dropOf(entries)))).toEqual(['/maps/a.gpx', '/maps/old/b.kml', '/maps/c.gpx', '/d.gpx'])
})

test('a shapefile takes its companions from its own folder', async () => {
  const set = (folder: string) =>
    folderEntry(
      folder,
      ['shp', 'dbf', 'shx', 'prj', 'cpg', 'cst'].map((ending) => fileEntry(`${folder}/roads.${ending}`)),
    )
  const files = await filesOfDrop(dropOf([set('/2024'), set('/2025')]))
  const { accepted, rejected } = groupFiles(files, 'shp')
  const expected = ['/2024', '/2025'].map((folder) =>
    ['shp', 'dbf', 'shx', 'prj', 'cpg', 'cst'].map((ending) => `${folder}/roads.${ending}`),
  )
  expect(accepted.map((group) => names(group.files))).toEqual(expected)
  expect(rejected).toEqual([])
})

test('a folder that cannot be read, or has nothing in it, stands there by its name', async () => {
  const broken = {
    ...folderEntry('/maps'),
    createReader: () => ({ readEntries: (_: unknown, fail: (error: Error) => void) => fail(new Error('gone')) }),
  }
  expect(names(await filesOfDrop(dropOf([broken, null])))).toEqual(['maps'])
  const hidden = folderEntry('/empty', [fileEntry('/empty/.DS_Store')])
  expect(names(await filesOfDrop(dropOf([hidden])))).toEqual(['empty'])
})

test('one file or folder that cannot be read does not take the others with it', async () => {
  const fail = (_: unknown, tell: (error: Error) => void) => tell(new Error('gone'))
  const locked = { ...fileEntry('/maps/locked.gpx'), file: fail }
  const broken = { ...folderEntry('/maps/broken'), createReader: () => ({ readEntries: fail }) }
  const maps = folderEntry('/maps', [locked, fileEntry('/maps/a.gpx'), broken], [fileEntry('/maps/b.gpx')])
  expect(names(await filesOfDrop(dropOf([maps, fileEntry('/c.gpx')])))).toEqual([
    '/maps/a.gpx',
    '/maps/b.gpx',
    '/c.gpx',
  ])
})
