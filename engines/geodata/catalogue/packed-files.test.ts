import { readFileSync } from 'node:fs'
import { strToU8, unzipSync, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { convert, type FormatId, inputFromBytes, inspect, otherThing, recognise, separateFiles } from '../index.ts'

const point = (name: string, x: number) =>
  JSON.stringify({ type: 'Feature', properties: { name }, geometry: { type: 'Point', coordinates: [x, 1] } })
const archive = (files: Readonly<Record<string, string | Uint8Array>>) =>
  inputFromBytes(
    'data.zip',
    zipSync(
      Object.fromEntries(
        Object.entries(files).map(([name, text]) => [name, typeof text === 'string' ? strToU8(text) : text]),
      ),
    ),
  )

async function converted(input: ReturnType<typeof archive>, from: FormatId, to: FormatId): Promise<string> {
  const chunks: Uint8Array[] = []
  const result = await convert({ inputs: [input], from, to, write: (chunk) => void chunks.push(chunk.slice()) })
  if (!result.ok) throw new Error(JSON.stringify(result.problem))
  return Buffer.concat(chunks).toString()
}

describe('an archive that is no format itself', () => {
  test('is the file in it, wherever it lies and whatever lies beside it', async () => {
    const input = archive({
      'readme.txt': 'Thank you',
      'deep/er/place.geojson': point('one', 20),
      '__MACOSX/._x.geojson': 'x',
    })
    expect(await recognise(input)).toEqual({ format: 'geojson', isSure: true })
    expect(await converted(input, 'geojson', 'csv')).toContain('one')
  })

  test('is what it is called by where nothing of ours lies in it', async () => {
    const database = { 'town.gdb/gdb': 'x', 'town.gdb/a00000001.gdbtable': 'x' }
    expect(await otherThing(archive(database))).toMatchObject({ name: 'Esri File Geodatabase', advice: 'database' })
    for (const from of ['shp', 'kmz', 'geojson'] as const) {
      const result = await inspect({ inputs: [archive(database)], from })
      expect(!result.ok && result.problem).toMatchObject({ code: 'not_this_format', found: 'Esri File Geodatabase' })
    }
    expect(await recognise(archive({ ...database, 'a.geojson': point('one', 20) }))).toMatchObject({
      format: 'geojson',
    })
    expect(await otherThing(archive({ 'a.bin': 'x' }))).toBeUndefined()
  })

  test('is all files of one format, one after the other', async () => {
    const input = archive({
      'a.geojson': point('one', 20),
      'b.geojson': point('two', 21),
      'key.csv': 'code,text\n1,park\n',
    })
    const text = await converted(input, 'geojson', 'kml')
    expect(text.match(/<Placemark/g)).toHaveLength(2)
    const inspected = await inspect({ inputs: [input], from: 'geojson' })
    expect(inspected.ok && inspected.value.read.features).toBe(2)
    // The table beside them is told, not passed over.
    expect(inspected.ok && inspected.value.notes).toMatchObject([
      { code: 'other-files-in-archive', subject: 'key.csv' },
    ])
  })

  test('says what a database has not yet taken in', async () => {
    const gpkg = new Uint8Array(readFileSync(new URL('../formats/gpkg/fixtures/ok/two-layers.gpkg', import.meta.url)))
    const notes = async (files: Parameters<typeof archive>[0]) => {
      const result = await inspect({ inputs: [archive(files)], from: 'gpkg' })
      if (!result.ok) throw new Error(JSON.stringify(result.problem))
      return result.value.notes.filter(({ code }) => code.includes('changes'))
    }
    expect(await notes({ 'in/a.gpkg': gpkg, 'in/a.gpkg-wal': 'x', 'b.gpkg-wal': 'x' })).toEqual([
      { code: 'changes-not-read', kind: 'lost', count: 1, subject: 'in/a.gpkg-wal' },
    ])
    expect(await notes({ 'a.gpkg': gpkg, 'a.gpkg-wal': '', 'a.gpkg-shm': 'x' })).toEqual([])
    expect(await notes({ 'a.gpkg': gpkg, 'a.gpkg-journal': '\u00d9', 'b.gpkg-journal': 'x' })).toEqual([
      { code: 'unfinished-changes-read', kind: 'lost', count: 1, subject: 'a.gpkg-journal' },
    ])
    // What is left between changes in the mode in which the file is kept: zeros in front.
    expect(await notes({ 'a.gpkg': gpkg, 'a.gpkg-journal': '\u0000x' })).toEqual([])
    expect(await notes({ 'a.gpkg': gpkg, 'a.gpkg-journal': '' })).toEqual([])
    const separate = await separateFiles(
      archive({
        'a.gpkg': gpkg,
        'a.gpkg-wal': 'x',
        'a.gpkg-journal': 'x',
        'a.gpkg-shm': 'x',
        'b.geojson': point('b', 1),
      }),
    )
    expect(separate.map(({ name }) => name)).toEqual(['a.gpkg', 'a.gpkg-wal', 'a.gpkg-journal', 'b.geojson'])
  })

  test('says which other maps lie in it, beside a shapefile or a KML too', async () => {
    const others = async (from: FormatId, files: Parameters<typeof archive>[0]) => {
      const result = await convert({ inputs: [archive(files)], from, to: 'csv', write: () => undefined })
      if (!result.ok) throw new Error(JSON.stringify(result.problem))
      return result.value.notes.filter(({ code }) => code === 'other-files-in-archive').map(({ subject }) => subject)
    }
    const gpx = '<gpx version="1.1"><wpt lat="1" lon="2"/></gpx>'
    const kml = '<kml><Placemark><Point><coordinates>1,2</coordinates></Point></Placemark></kml>'
    const [place, hidden] = [point('a', 1), { '__MACOSX/._b.gpx': 'x', '.hidden.gpx': 'x' }]
    expect(await others('gpx', { 'a.gpx': gpx, 'b.geojson': place, 'c.json': place })).toEqual(['b.geojson', 'c.json'])
    expect(await others('kmz', { 'doc.kml': kml, 'a.gpx': gpx, 'icon.png': 'x', ...hidden })).toEqual(['a.gpx'])
    const shapes = unzipSync(readFileSync(new URL('../formats/shp/fixtures/ok/neighbours.shp.zip', import.meta.url)))
    expect(await others('shp', { ...shapes, 'a.gpx': gpx, 'read.txt': 'x', ...hidden })).toEqual(['a.gpx'])
  })

  test('is the files in it though they are stored uncompressed and show their text', async () => {
    const gpx = '<gpx version="1.1"><wpt lat="1" lon="2"/></gpx>'
    const stored = zipSync({ 'a.gpx': strToU8(gpx), 'b.gpx': strToU8(gpx) }, { level: 0 })
    const input = inputFromBytes('data.zip', stored)
    expect(await recognise(input)).toEqual({ format: 'gpx', isSure: true })
    expect((await converted(input, 'gpx', 'kml')).match(/<Placemark/g)).toHaveLength(2)
  })

  test('may hold what is read by jumping about: an archive in an archive', async () => {
    const kml =
      '<kml xmlns="http://www.opengis.net/kml/2.2"><Placemark><Point><coordinates>1,2</coordinates></Point></Placemark></kml>'
    const input = archive({ 'tour.kmz': zipSync({ 'doc.kml': strToU8(kml) }) })
    expect(await recognise(input)).toEqual({ format: 'kmz', isSure: true })
    expect(await converted(input, 'kmz', 'gpx')).toContain('<wpt lat="2" lon="1"')
  })

  test('stays what it was: a shapefile, a KMZ, nothing', async () => {
    expect((await recognise(archive({ 'x.txt': '', 'a.shp': 'no', 'a.geojson': point('a', 1) })))?.format).toBe('shp')
    expect((await recognise(archive({ 'a.png': 'x', 'doc.kml': '<kml/>' })))?.format).toBe('kmz')
    const nothing = archive({ 'letter.docx': 'no map' })
    const result = await convert({ inputs: [nothing], from: 'shp', to: 'geojson', write: () => undefined })
    expect(result.ok).toBe(false)
  })

  test('is nothing where it is a document of an office program, or holds photographs and a word about them', async () => {
    const named = async (name: string, files: Parameters<typeof archive>[0]) =>
      (await recognise({ ...archive(files), name }))?.format
    const types = '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>'
    expect(await named('book.xlsx', { '[Content_Types].xml': types, 'xl/workbook.xml': '<workbook/>' })).toBe('xlsx')
    expect(await named('letter.odt', { mimetype: 'x', 'META-INF/manifest.xml': '<m/>', 'content.xml': '<c/>' })).toBe(undefined) // biome-ignore format: one line
    const place = point('a', 1)
    expect(await named('book.docx', { '[Content_Types].xml': types, 'a.geojson': place })).toBe(undefined)
    expect(await named('letter.odt', { 'META-INF/manifest.xml': '<m/>', 'a.geojson': place })).toBe(undefined)
    expect(await named('photos', { 'a.jpg': new Uint8Array(9), 'read me.txt': 'Holiday, 2024' })).toBe(undefined)
    expect(await named('table', { 'table.csv': 'a;b\n1;2\n' })).toBe('csv')
  })

  test('is looked into up to its two hundredth file', async () => {
    const pictures = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, at) => [`${at + 1000}.jpg`, new Uint8Array(9)]))
    expect((await recognise(archive({ ...pictures(199), 'z.geojson': point('a', 1) })))?.format).toBe('geojson')
    expect(await recognise(archive({ ...pictures(200), 'z.geojson': point('a', 1) }))).toBe(undefined)
  })

  test('is known by its first files, and those behind them by their names', async () => {
    const days = Array.from({ length: 250 }, (_, at) => [`${1000 + at}.geojson`, point(`day ${at}`, 1)])
    const input = archive({ ...Object.fromEntries(days), 'z.gpx': '<gpx/>', 'z.txt': 'x' })
    const inspected = await inspect({ inputs: [input], from: 'geojson' })
    expect(inspected.ok && inspected.value.read.features).toBe(250)
    expect(inspected.ok && inspected.value.notes).toMatchObject([{ code: 'other-files-in-archive', subject: 'z.gpx' }])
  })

  test('with a wrong sum is known by how its file begins, and refused where it is read whole', async () => {
    const random = Uint8Array.from({ length: 100_000 }, (_, index) => (index * index * 7919) >>> 5)
    const kmz = zipSync({ 'a.bin': [random, { level: 0 }], 'doc.kml': strToU8('<kml><Placemark/></kml>') })
    const bytes = zipSync({ 'tour.kmz': [kmz, { level: 0 }] })
    const view = new DataView(bytes.buffer, bytes.byteOffset)
    view.setUint32(view.getUint32(bytes.length - 6, true) + 16, 1, true)
    const input = inputFromBytes('data.zip', bytes)
    expect((await recognise(input))?.format).toBe('kmz')
    const result = await convert({ inputs: [input], from: 'kmz', to: 'gpx', write: () => undefined })
    expect(result).toEqual({ ok: false, problem: { code: 'zip_damaged', entry: 'tour.kmz' } })
  })

  test('tells the line of a fault in the file, not in the archive', async () => {
    const broken = archive({
      'a.geojson': `{"type":"FeatureCollection","features":[\n${point('one', 1)},\n\n nonsense]}`,
    })
    const result = await convert({ inputs: [broken], from: 'geojson', to: 'kml', write: () => undefined })
    expect(result).toMatchObject({ ok: false, problem: { line: 4 } })
  })
})

describe('what lies in an archive as things of their own', () => {
  const gpx = '<gpx version="1.1"><wpt lat="1" lon="2"/></gpx>'
  const kml = '<kml><Placemark><Point><coordinates>1,2</coordinates></Point></Placemark></kml>'
  const linking = '<kml><kml:NetworkLink\n><Link><href>b.kml</href></Link></kml:NetworkLink></kml>'
  const shapes = unzipSync(readFileSync(new URL('../formats/shp/fixtures/ok/neighbours.shp.zip', import.meta.url)))
  const separate = async (files: Parameters<typeof archive>[0]) =>
    (await separateFiles(archive(files))).map(({ name }) => name)

  test('several maps, of one format or of many, with a table that is asked about; no word about them', async () => {
    expect(await separate({ 'a.kml': kml, 'b/a.kml': kml, 'read.txt': 'x' })).toEqual(['a.kml', 'b/a.kml'])
    expect(await separate({ 'a.gpx': gpx, 'b.json': point('b', 1), 'key.csv': 'a,b\n1,2' })).toEqual([
      'a.gpx',
      'b.json',
      'key.csv',
    ])
    expect(await separate({ 'a.csv': 'a,b\n1,2', 'b.csv': 'a,b\n1,2' })).toEqual(['a.csv', 'b.csv'])
    const pictures = { 'a.gpx': gpx, 'b.gpx': gpx, 'c.jpg': 'x' }
    expect(await separate(pictures)).toEqual(['a.gpx', 'b.gpx'])
  })

  test('a shapefile beside another map, with all its parts', async () => {
    const names = Object.keys(shapes)
    expect(await separate({ ...shapes, 'a.gpx': gpx, 'a.xsd': 'x', 'a.shp.xml': 'x' })).toEqual(
      expect.arrayContaining([...names, 'a.gpx', 'a.xsd']),
    )
  })

  test('none where the archive is one thing', async () => {
    expect(await separate({ 'a.gpx': gpx, 'metadata.json': '{}', 'key.csv': 'a,b\n1,2' })).toEqual([])
    expect(await separate({ 'a.csv': 'a,b\n1,2' })).toEqual([])
    const renamed = Object.entries(shapes).map(([name, bytes]) => [`other/${name}`, bytes])
    expect(await separate({ ...shapes, ...Object.fromEntries(renamed) })).toEqual([])
    expect(await separate({ 'a.kml': kml, 'b.kml': kml, 'files/icon.PNG': 'x' })).toEqual([])
    expect(await separate({ 'a.kml': kml, 'b.kml': kml, 'doc.kml': linking })).toEqual([])
    // A link that lies over the edge of what is read at once.
    const far = linking.replace('<kml>', `<kml><!--${'x'.repeat((1 << 18) - 20)}-->`)
    expect(await separate({ 'a.kml': kml, 'doc.kml': far })).toEqual([])
    expect(await separate({ '[Content_Types].xml': 'x', 'a.gpx': gpx, 'b.gpx': gpx })).toEqual([])
  })

  test('behind the two hundredth file the name tells', async () => {
    const days = Array.from({ length: 205 }, (_, at) => [`${1000 + at}.gpx`, gpx])
    const names = await separate({ ...Object.fromEntries(days), 'z.txt': 'x' })
    expect(names).toHaveLength(205)
  })

  test('too much to unpack is read as the archive', async () => {
    const entry = zipSync({ 'a.gpx': strToU8(gpx), 'b.gpx': strToU8(gpx) })
    const view = new DataView(entry.buffer, entry.byteOffset)
    // The size that the directory tells of the first.
    view.setUint32(view.getUint32(entry.length - 6, true) + 24, 2 ** 28, true)
    expect(await separateFiles(inputFromBytes('data.zip', entry))).toEqual([])
  })
})
