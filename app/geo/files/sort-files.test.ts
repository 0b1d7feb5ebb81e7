import { expect, test } from 'vitest'
import { archiveOf, type FormatId } from '#engines/geodata/index.ts'
import { recogniseFiles } from '../convert/recognise-files.ts'
import { formatOfFile, otherFormatOfContent } from './recognise.ts'
import { sortFiles } from './sort-files.ts'

const contents = {
  gpx: '<?xml version="1.0"?><gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1"><wpt lat="1" lon="2"/></gpx>',
  kml: '<kml xmlns="http://www.opengis.net/kml/2.2"><Placemark><Point><coordinates>1,2</coordinates></Point></Placemark></kml>',
  geojson: '{"type":"Point","coordinates":[1,2]}',
  csv: 'name,lon,lat\na,1,2\n',
  text: 'nothing that is known',
}
const file = (name: string, content: keyof typeof contents = 'text') => new File([contents[content]], name)
/** It was there when it was chosen, and is no more. */
const goneFile = (name: string) => {
  const gone = file(name)
  const refuse = () => Promise.reject(new DOMException('gone', 'NotFoundError'))
  return Object.assign(gone, { arrayBuffer: refuse, slice: () => Object.assign(new Blob(), { arrayBuffer: refuse }) })
}
const names = (files: readonly File[]) => files.map(({ name }) => name)

const sorted = async (files: readonly File[], from: FormatId, maySwitch = true) => {
  const { format, groups, rejected, looksLike } = await sortFiles(files, from, maySwitch)
  return { format, groups: groups.map((group) => names(group.files)), rejected: names(rejected), looksLike }
}

test('what a file is: by its content; by its name only where a page of any format takes it', async () => {
  const asked = [
    file('a.gpx', 'gpx'),
    file('a.kml', 'gpx'),
    file('a', 'geojson'),
    file('a.csv', 'csv'),
    file('a.csv', 'text'),
    file('a.gpx', 'text'),
    file('a.txt', 'csv'),
    new File(['a;b\n1;2\n'], 'a.tsv'),
    goneFile('a.gpx'),
  ]
  expect(await Promise.all(asked.map(formatOfFile))).toEqual([
    'gpx',
    'gpx',
    'geojson',
    'csv',
    'csv',
    undefined,
    'csv',
    'csv',
    undefined,
  ])
})

test('a file that cannot be what it is called', async () => {
  expect(await otherFormatOfContent(file('a.gpx', 'gpx'), 'gpx')).toBeUndefined()
  expect(await otherFormatOfContent(file('a.gpx', 'kml'), 'gpx')).toBe('kml')
  expect(await otherFormatOfContent(file('a.kmz', 'kml'), 'kmz')).toBeUndefined()
  expect(await otherFormatOfContent(file('a.kmz', 'gpx'), 'kmz')).toBe('gpx')
  expect(await otherFormatOfContent(file('a.gpx', 'text'), 'gpx')).toBeUndefined()
  expect(await otherFormatOfContent(goneFile('a.gpx'), 'gpx')).toBeUndefined()
})

test('files by their names, and those called otherwise by their content', async () => {
  const files = [file('a.gpx', 'gpx'), file('b.xml', 'gpx'), file('c.kml', 'kml'), file('d.txt', 'gpx')]
  expect(await sorted(files, 'gpx')).toEqual({
    format: 'gpx',
    groups: [['a.gpx'], ['b.xml']],
    rejected: ['c.kml', 'd.txt'],
    looksLike: 'kml',
  })
})

test('where all are of another format, that is what is meant; not where the page may not change', async () => {
  const files = [file('a.kml', 'kml'), file('b.xml', 'kml'), file('c.txt', 'text')]
  expect(await sorted(files, 'gpx')).toEqual({
    format: 'kml',
    groups: [['a.kml'], ['b.xml']],
    rejected: ['c.txt'],
    looksLike: undefined,
  })
  expect(await sorted(files, 'gpx', false)).toEqual({
    format: 'gpx',
    groups: [],
    rejected: ['a.kml', 'b.xml', 'c.txt'],
    looksLike: 'kml',
  })
})

test('a table is of no family: the page stays as it is and says what the file is', async () => {
  expect(await sorted([file('a.csv', 'csv')], 'gpx')).toEqual({
    format: 'gpx',
    groups: [],
    rejected: ['a.csv'],
    looksLike: 'csv',
  })
  expect(await sorted([], 'gpx')).toEqual({ format: 'gpx', groups: [], rejected: [], looksLike: undefined })
})

test('on the page of any format: sets of a shapefile, files that are known, and those that are not', async () => {
  const files = [
    file('roads.shp'),
    file('roads.dbf'),
    file('ROADS.PRJ'),
    file('a.gpx', 'gpx'),
    file('b.bin', 'text'),
    file('c.xsd'),
    goneFile('d.json'),
  ]
  const { groups, unknown, partsAlone } = await recogniseFiles(files)
  expect(groups.map(({ name, format, files: own }) => [name, format, ...names(own)])).toEqual([
    ['roads.shp', 'shp', 'roads.shp', 'roads.dbf', 'ROADS.PRJ'],
    ['a.gpx', 'gpx', 'a.gpx'],
  ])
  expect(unknown).toEqual([
    { name: 'b.bin', thing: undefined },
    { name: 'd.json', thing: undefined },
  ])
  expect(partsAlone).toEqual([])
  const named = await recogniseFiles([new File(['PMTiles'], 'a.pmtiles'), new File(['x'], 'b.gdbtable')])
  expect(named.unknown.map(({ thing }) => thing)).toEqual(['PMTiles', 'Esri File Geodatabase'])
  const alone = await recogniseFiles([file('roads.DBF'), file('roads.shx')])
  expect([alone.groups, alone.unknown, names(alone.partsAlone)]).toEqual([[], [], ['roads.DBF', 'roads.shx']])
})

test('an archive is what it holds: a shapefile here, a KMZ under another name there, and anything that cannot be told stays', async () => {
  const archive = async (name: string, holds: string, content: keyof typeof contents) =>
    new File([await archiveOf([{ name: holds, content: new Blob([contents[content]]) }])], name)
  const kmz = await archive('places.zip', 'doc.kml', 'kml')
  const shapes = await archive('roads.zip', 'roads.shp', 'text')
  expect(await sorted([kmz], 'shp')).toEqual({
    format: 'kmz',
    groups: [['places.zip']],
    rejected: [],
    looksLike: undefined,
  })
  expect(await sorted([kmz], 'shp', false)).toEqual({
    format: 'shp',
    groups: [],
    rejected: ['places.zip'],
    looksLike: 'kmz',
  })
  expect(await sorted([shapes, kmz], 'shp')).toEqual({
    format: 'shp',
    groups: [['roads.zip']],
    rejected: ['places.zip'],
    looksLike: 'kmz',
  })
  expect((await sorted([file('broken.zip')], 'shp')).groups).toEqual([['broken.zip']])
  // Files of another format bring an archive of a third along.
  expect(await sorted([file('a.kml', 'kml'), shapes], 'gpx')).toMatchObject({ format: 'kml', groups: [['a.kml']] })
})
