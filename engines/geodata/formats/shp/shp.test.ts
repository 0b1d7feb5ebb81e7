import { beforeAll, describe, expect, it } from 'vitest'
import { inputFromBytes } from '../../bytes/input.ts'
import { detectFormat } from '../../catalogue/sniff.ts'
import { DocumentInfo } from '../../model/document.ts'
import { FeatureBatch } from '../../model/feature.ts'
import { groupRings } from '../../model/group-rings.ts'
import { Notes } from '../../notes/notes.ts'
import { convert } from '../../pipeline/convert.ts'
import { convertBytes, converted, inspected, joined, problemOf } from '../../testing/run.ts'
import { openZip } from '../../zip/zip-reader.ts'
import { encodingOfCodePageFile, readerOf } from './code-pages.ts'
import { detectEncoding } from './detect-encoding.ts'
import { columnNames, cutUtf8 } from './field-names.ts'
import { addMultiPatch } from './multi-patch.ts'
import { readTableHeader } from './table-header.ts'
import { TableText } from './table-text.ts'
import { valueReaderOf } from './table-values.ts'

const encoder = new TextEncoder()

describe('encodings of tables', () => {
  it.each([
    ['UTF-8', 'utf-8'],
    ['65001', 'utf-8'],
    ['1251', 'windows-1251'],
    ['CP1251', 'windows-1251'],
    ['ANSI 1251', 'windows-1251'],
    ['windows-1252', 'windows-1252'],
    ['88591', 'windows-1252'],
    ['ISO-8859-5', 'iso-8859-5'],
    ['ISO88592', 'iso-8859-2'],
    ['OEM 866', 'ibm866'],
    ['852', 'cp852'],
    ['28595', 'iso-8859-5'],
    ['28605', 'iso-8859-15'],
    ['28619', ''],
    ['KOI8R', 'koi8-r'],
    ['UTF-16', ''],
    ['SYSTEM', ''],
    ['<!DOCTYPE html><html><head>', ''],
    ['', ''],
  ])('.cpg %j means %j', (text, label) => {
    expect(encodingOfCodePageFile(text)).toBe(label)
  })

  it('a DOS page is read by its table: Č Ž š in cp852', () => {
    // IBM code page 852: AC Č, A6 Ž, E7 š.
    expect(readerOf('cp852').decode(Uint8Array.of(0xac, 0xa6, 0xe7, 0x41))).toBe('ČŽšA')
  })

  const cyrillic = Uint8Array.of(0xca, 0xe0, 0xe7, 0xe0, 0xed, 0xfc) // Казань in windows-1251
  const western = Uint8Array.of(0x4d, 0xe9, 0x78, 0x69, 0x63, 0x6f) // México in windows-1252

  it.each([
    ['', 0, cyrillic, 'windows-1251', 'detected'],
    ['', 0x57, cyrillic, 'windows-1251', 'detected'],
    ['', 0xc9, cyrillic, 'windows-1251', 'declared'],
    ['', 0x57, western, 'windows-1252', 'detected'],
    ['', 0, encoder.encode('Казань'), 'utf-8', 'detected'],
    ['UTF-8', 0, cyrillic, 'windows-1251', 'contradicted'],
    ['1251', 0, encoder.encode('Казань и Москва'), 'utf-8', 'contradicted'],
    ['1251', 0, cyrillic, 'windows-1251', 'declared'],
    ['', 0, encoder.encode('plain'), 'utf-8', 'declared'],
  ] as const)('.cpg %j, driver %i', (codePage, driver, sample, label, how) => {
    expect(detectEncoding(codePage, driver, sample)).toEqual({ label, how })
  })

  it('a character cut off at the end of a column does not make UTF-8 something else', () => {
    const cut = Uint8Array.from([...encoder.encode('Новосибирск Новосибирск'), 0xd0, 0x20])
    expect(detectEncoding('', 0, cut).label).toBe('utf-8')
  })
})

describe('rings', () => {
  const rings = (...list: readonly (readonly (readonly [number, number])[])[]) => {
    const points = list.flat()
    const starts = list.reduce<number[]>((sums, ring) => sums.concat(sums.at(-1)! + ring.length), [0])
    return groupRings(
      Float64Array.from(points, ([x]) => x),
      Float64Array.from(points, ([, y]) => y),
      starts,
      list.length,
    )
  }
  const square = (x: number, y: number, size: number, clockwise: boolean): [number, number][] => {
    const corners: [number, number][] = [
      [x, y],
      [x, y + size],
      [x + size, y + size],
      [x + size, y],
      [x, y],
    ]
    return clockwise ? corners : corners.reverse()
  }

  it('a hole goes to the exterior around it, whatever their order', () => {
    expect(rings(square(2, 2, 1, false), square(10, 0, 5, true), square(0, 0, 5, true))).toEqual({
      order: [1, 2, 0],
      isHole: [false, false, true],
      misdirected: 0,
    })
  })

  it('an island in a hole is an exterior, and its own hole belongs to it', () => {
    const groups = rings(
      square(0, 0, 100, true),
      square(10, 10, 50, false),
      square(20, 20, 20, true),
      square(25, 25, 5, false),
    )
    expect(groups.order).toEqual([0, 1, 2, 3])
    expect(groups.isHole).toEqual([false, true, false, true])
  })

  it('a ring with the direction of a hole that lies in nothing is an exterior', () => {
    expect(rings(square(0, 0, 5, true), square(10, 0, 4, false))).toEqual({
      order: [0, 1],
      isHole: [false, false],
      misdirected: 1,
    })
  })

  it('beside a slanting edge counts what is within, not what is near', () => {
    const triangle: [number, number][] = [
      [0, 0],
      [0, 10],
      [10, 10],
      [0, 0],
    ]
    expect(rings(triangle, square(6, 2, 1, false)).isHole).toEqual([false, false])
    expect(rings(triangle, square(2, 6, 1, false)).isHole).toEqual([false, true])
  })

  it('all rings the wrong way round: the largest is still the exterior', () => {
    const groups = rings(square(0, 0, 10, false), square(2, 2, 2, true))
    expect(groups.order).toEqual([0, 1])
    expect(groups.isHole).toEqual([false, true])
  })
})

it('ten thousand islands with a lake each are sorted out at once', () => {
  const x: number[] = []
  const y: number[] = []
  const starts = [0]
  for (let island = 0; island < 10000; island++) {
    const west = (island % 100) * 10
    const south = Math.floor(island / 100) * 10
    x.push(west, west, west + 8, west + 8, west, west + 2, west + 4, west + 4, west + 2)
    y.push(south, south + 8, south + 8, south, south, south + 2, south + 2, south + 4, south + 2)
    starts.push(island * 9 + 5, island * 9 + 9)
  }
  const groups = groupRings(Float64Array.from(x), Float64Array.from(y), starts, 20000)
  expect(groups.misdirected).toBe(0)
  expect(groups.isHole.every((isHole, place) => isHole === (place % 2 === 1))).toBe(true)
})

describe('column names', () => {
  it('are ten bytes at most, unique in any case, and those that fit stay', () => {
    expect(columnNames(['population_2020', 'population_2021', 'population', 'Name', 'NAME', ''])).toEqual([
      'populati_1',
      'populati_2',
      'population',
      'Name',
      'NAME_1',
      'field',
    ])
  })

  it('never end in half a character', () => {
    expect(cutUtf8('население', 9)).toBe('насе')
    for (const name of columnNames(['население города', 'население области'])) {
      expect(encoder.encode(name).length).toBeLessThanOrEqual(10)
      expect(name).not.toContain('\ufffd')
    }
  })
})

describe('a written shapefile', () => {
  const source = {
    type: 'FeatureCollection',
    features: [
      feature(
        { n: 1, real: 1.5, big: 123456789012, yes: true, day: '2024-02-29', text: 'Ёжик', mixed: 1, nothing: null },
        [1, 2],
      ),
      feature(
        { n: -20, real: 2, big: 5, yes: false, day: '1899-12-31', text: 'x'.repeat(300), mixed: 'a', nothing: null },
        [3, 4],
      ),
      feature(
        { n: null, real: null, big: null, yes: null, day: null, text: null, mixed: null, nothing: null },
        [5, 6, 7],
      ),
    ],
  }

  function feature(properties: object, coordinates: readonly number[]): object {
    return { type: 'Feature', properties, geometry: { type: 'Point', coordinates } }
  }

  it('has columns of the types its values have', async () => {
    const { bytes, notes } = await converted(JSON.stringify(source), 'geojson', 'shp', 'points.geojson')
    const entries = await openZip(inputFromBytes('points.shp.zip', bytes), new Notes())
    expect(entries.map((entry) => entry.name)).toEqual([
      'points.shp',
      'points.shx',
      'points.dbf',
      'points.prj',
      'points.cpg',
    ])
    const parts: number[] = []
    for await (const chunk of entries[2]!.stream()) parts.push(...chunk)
    const columns = readTableHeader(Uint8Array.from(parts))!.columns.map((column) => [
      new TextDecoder().decode(column.name),
      column.type,
      column.width,
      column.decimals,
    ])
    expect(columns).toEqual([
      ['n', 'N', 3, 0],
      ['real', 'N', 4, 1],
      ['big', 'N', 12, 0],
      ['yes', 'L', 1, 0],
      ['day', 'D', 8, 0],
      ['text', 'C', 254, 0],
      ['mixed', 'C', 1, 0],
      ['nothing', 'C', 1, 0],
    ])
    const codes = Object.fromEntries(notes.map((note) => [note.code, note.subject ?? note.count]))
    expect(codes).toMatchObject({ 'text-cut': 'text', 'field-types-widened': 'mixed', 'elevations-filled': 2 })
  })

  it('gives the same values back', async () => {
    const { bytes } = await converted(JSON.stringify(source), 'geojson', 'shp', 'points.geojson')
    const back = JSON.parse((await converted(bytes, 'shp', 'geojson', 'points.shp.zip')).text)
    expect(back.features[0].properties).toEqual({
      ...(source.features[0] as { properties: object }).properties,
      mixed: '1',
    })
    expect(back.features[2].properties).toEqual((source.features[2] as { properties: object }).properties)
    expect(back.features.map((each: { geometry: { coordinates: number[] } }) => each.geometry.coordinates)).toEqual([
      [1, 2, 0],
      [3, 4, 0],
      [5, 6, 7],
    ])
  })

  it('has one set per folder and kind of geometry, collections taken apart', async () => {
    const collection = {
      type: 'GeometryCollection',
      geometries: [
        { type: 'Point', coordinates: [1, 2] },
        {
          type: 'LineString',
          coordinates: [
            [1, 2],
            [3, 4],
          ],
        },
      ],
    }
    const text = JSON.stringify({ type: 'Feature', properties: { a: 1 }, geometry: collection })
    const { bytes, notes, written } = await converted(text, 'geojson', 'shp', 'both.geojson')
    const entries = await openZip(inputFromBytes('both.shp.zip', bytes), new Notes())
    expect(entries.map((entry) => entry.name).filter((name) => name.endsWith('.shp'))).toEqual([
      'both_points.shp',
      'both_lines.shp',
    ])
    expect(notes.map((note) => note.code)).toContain('collections-split')
    expect(written.features).toBe(2)
  })

  it('numbers sets of the same name, which upper case does not tell apart', async () => {
    const place = { type: 'Point', coordinates: [1, 2] }
    const topology = { type: 'Topology', objects: { 'a:b': place, 'A?b': place, 'a*b': place }, arcs: [] }
    const { bytes } = await converted(JSON.stringify(topology), 'topojson', 'shp')
    const entries = await openZip(inputFromBytes('a.shp.zip', bytes), new Notes())
    expect(entries.map(({ name }) => name).filter((name) => name.endsWith('.shp'))).toEqual([
      'a_b.shp',
      'A_b_2.shp',
      'a_b_3.shp',
    ])
  })

  it('keeps measures on the way through a shapefile', async () => {
    const text = JSON.stringify({
      type: 'LineString',
      coordinates: [
        [1, 2, 3, 4],
        [5, 6, 7, 8],
      ],
    })
    const { bytes } = await converted(text, 'geojson', 'shp')
    const { notes } = await converted(bytes, 'shp', 'geojson', 'm.shp.zip')
    expect(notes.find((note) => note.code === 'measures-dropped')?.count).toBe(2)
  })
})

describe('a faulty shapefile', () => {
  const source = JSON.stringify({
    type: 'FeatureCollection',
    features: ['a', 'b'].map((name) => ({
      type: 'Feature',
      properties: { name },
      geometry: { type: 'MultiPoint', coordinates: [[1, 2]] },
    })),
  })
  let shp: Uint8Array
  let dbf: Uint8Array
  beforeAll(async () => {
    const { bytes } = await converted(source, 'geojson', 'shp')
    const files: Uint8Array[] = []
    for (const entry of await openZip(inputFromBytes('a.zip', bytes), new Notes())) {
      const parts: Uint8Array[] = []
      for await (const chunk of entry.stream()) parts.push(chunk.slice())
      files.push(joined(parts))
    }
    shp = files[0]!
    dbf = files[2]!
  })
  const changed = (file: Uint8Array, offset: number, value: number) => {
    const copy = file.slice()
    new DataView(copy.buffer).setUint32(offset, value, true)
    return copy
  }
  const withTable = (table: Uint8Array) => [inputFromBytes('a.shp', shp), inputFromBytes('a.dbf', table)]
  const notesOf = async (table: Uint8Array) =>
    (await inspected(withTable(table), 'shp')).notes
      .filter((note) => note.code !== 'crs-assumed-wgs84')
      .map(({ code, count, subject }) => [code, count, subject])

  // A record of one point: 8 bytes of header, type, box, count of points, point.
  const secondRecord = 100 + 8 + 40 + 16

  it('says which record declares more than the file holds, or a type there is none of', async () => {
    expect(await problemOf(changed(shp, secondRecord + 8 + 36, 0x7fffffff), 'shp')).toEqual({
      code: 'absurd_count',
      what: 'points',
      declared: 0x7fffffff,
      possible: 1,
      record: 2,
    })
    expect(await problemOf(changed(shp, secondRecord + 8, 77), 'shp')).toMatchObject({ value: '77', record: 2 })
  })

  it('records that are counted from 0 are read, wherever a stretch of bytes ends', async () => {
    for (const size of [16, 1000]) {
      const { read, notes } = await inspected([inputFromBytes('a.shp', changed(shp, 100, 0), size)], 'shp')
      expect(read.features).toBe(2)
      expect(notes.map(({ code }) => code)).not.toContain('file-ends-early')
    }
  })

  it('rows behind those the header of the table claims are read for the shapes there are', async () => {
    for (const size of [16, 1000]) {
      const inputs = [inputFromBytes('a.shp', shp, size), inputFromBytes('a.dbf', changed(dbf, 4, 1), size)]
      const { bytes } = await convertBytes(inputs, 'shp', 'geojson', 'a')
      expect(new TextDecoder().decode(bytes).match(/\{"name":"[ab]"/g)).toEqual(['{"name":"a"', '{"name":"b"'])
    }
  })

  it('a table that claims four billion rows gives those it has', async () => {
    expect(await notesOf(changed(dbf, 4, 0xffffffff))).toEqual([])
  })

  it('a table that breaks off, has rows too many, or is none at all is told', async () => {
    expect(await notesOf(dbf.slice(0, -3))).toEqual([['file-ends-early', 1, 'a.dbf']])
    expect(await notesOf(new Uint8Array(100).fill(255))).toEqual([['member-unreadable', 1, 'a.dbf']])
    const firstShape = shp.slice(0, secondRecord)
    new DataView(firstShape.buffer).setUint32(24, secondRecord / 2)
    const oneShape = [inputFromBytes('a.shp', firstShape), inputFromBytes('a.dbf', dbf)]
    const { notes } = await inspected(oneShape, 'shp')
    expect(notes).toContainEqual({ code: 'table-rows-dropped', kind: 'lost', count: 1, subject: 'a.dbf' })
  })

  it('shapes that are fewer than the header says are told, also where the last one is whole', async () => {
    const { notes } = await inspected([inputFromBytes('a.shp', shp.slice(0, secondRecord))], 'shp')
    expect(notes).toContainEqual({ code: 'file-ends-early', kind: 'lost', count: 1, subject: 'a.shp' })
    const whole = await inspected([inputFromBytes('a.shp', shp)], 'shp')
    expect(whole.notes.map(({ code }) => code)).not.toContain('file-ends-early')
  })
})

it('an archive is told from another by the name it begins with', async () => {
  const { bytes } = await converted('{"type":"Point","coordinates":[1,2]}', 'geojson', 'shp')
  expect(detectFormat(bytes)).toBe('shp')
  const kmz = await converted(
    '<kml><Placemark><Point><coordinates>1,2</coordinates></Point></Placemark></kml>',
    'kml',
    'kmz',
  )
  expect(detectFormat(kmz.bytes)).toBe('kmz')
  // It might hold a .shp further on.
  expect(await problemOf(kmz.bytes, 'shp', 'a.zip')).toEqual({ code: 'missing_member', extension: '.shp' })
  expect(await problemOf(kmz.bytes, 'kml')).toEqual({ code: 'not_this_format', expected: 'kml', found: 'kmz' })
})

it('rows of a table without shapes are told, not paired with anything', async () => {
  const { bytes } = await converted('{"type":"Point","coordinates":[1,2]}', 'geojson', 'shp')
  const entries = await openZip(inputFromBytes('a.zip', bytes), new Notes())
  const shp = entries.find((entry) => entry.name.endsWith('.shp'))!
  const parts: number[] = []
  for await (const chunk of shp.stream()) parts.push(...chunk)
  const alone = await inspected(Uint8Array.from(parts), 'shp', 'alone.shp')
  expect(alone.read.features).toBe(1)
  expect(alone.notes.map((note) => note.code).sort()).toEqual(['crs-assumed-wgs84', 'member-missing'])
})

describe('text of tables', () => {
  const bytes = (hex: string) => Uint8Array.from(hex.match(/../g)!, (pair) => Number.parseInt(pair, 16))
  it.each([
    // 北京市朝阳区 上海市浦东新区 广州市天河区
    ['gbk', 'b1b1bea9cad0b3afd1f4c7f820c9cfbaa3cad0c6d6b6abd0c2c7f820b9e3d6ddcad0ccecbad3c7f8'],
    // 서울특별시 부산광역시 대구
    ['euc-kr', 'bcadbfefc6afbab0bdc320bacebbeab1a4bfaabdc320b4ebb1b8'],
    // 東京都港区 大阪府大阪市
    ['shift_jis', '938c8b9e93738d608be62091e58de3957b91e58de38e73'],
    // 臺北市信義區 高雄市
    ['big5', 'bb4fa55fa5abab48b871b0cf20b0aab6afa5ab'],
    // МОСКВА САНКТ-ПЕТЕРБУРГ
    ['windows-1251', 'ccced1cac2c020d1c0cdcad22dcfc5d2c5d0c1d3d0c3'],
    // Москва Новосибирск in the page of DOS
    ['ibm866', '8caee1aaa2a0208daea2aee1a8a1a8e0e1aa'],
    // Київ Львів Чернівці
    ['windows-1251', 'cae8bfe220cbfce2b3e220d7e5f0edb3e2f6b3'],
  ])('is told to be %s', (label, hex) => {
    expect(detectEncoding('', 0, bytes(hex))).toEqual({ label, how: 'detected' })
  })

  it('five thousand columns of one prefix have different names at once', () => {
    const names = columnNames(Array.from({ length: 5000 }, (_, index) => `measurement_${index}`))
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(5000)
    expect(Math.max(...names.map((name) => name.length))).toBe(10)
  })
})

describe('companions that are not what they seem', () => {
  const parts = async () => {
    const source = { type: 'Feature', properties: { n: '????' }, geometry: { type: 'Point', coordinates: [1, 2] } }
    const { bytes } = await converted(JSON.stringify(source), 'geojson', 'shp', 'points.geojson')
    const entries = await openZip(inputFromBytes('points.zip', bytes), new Notes())
    return Promise.all(
      entries.map(async ({ name, stream }) => {
        const chunks: Uint8Array[] = []
        for await (const chunk of stream()) chunks.push(chunk.slice())
        return inputFromBytes(name, joined(chunks))
      }),
    )
  }

  it('a web page saved as .prj is as good as none, and said', async () => {
    const page = inputFromBytes('points.prj', encoder.encode('<!DOCTYPE html><html><title>404</title></html>'))
    const inputs = [...(await parts()).filter(({ name }) => !name.endsWith('.prj')), page]
    const { read, notes } = await inspected(inputs, 'shp')
    expect(read.features).toBe(1)
    expect(notes).toContainEqual({ code: 'member-unreadable', kind: 'lost', count: 1, subject: 'points.prj' })
  })

  it('a .prj in UTF-16 is read', async () => {
    const definition = 'EPSG:3857'
    const bytes = new Uint8Array([0xff, 0xfe, ...[...definition].flatMap((letter) => [letter.charCodeAt(0), 0])])
    const inputs = [
      ...(await parts()).filter(({ name }) => !name.endsWith('.prj')),
      inputFromBytes('points.prj', bytes),
    ]
    const { text } = await converted(inputs, 'shp', 'geojson')
    const [x, y] = JSON.parse(text).features[0].geometry.coordinates
    expect([x * 111319.49, y * 111319.49]).toEqual([expect.closeTo(1, 3), expect.closeTo(2, 3)])
  })

  it('the encoding of a table can be chosen, and some of its bytes are there to try others on', async () => {
    const inputs = (await parts()).filter(({ name }) => !name.endsWith('.cpg'))
    const table = inputs.find(({ name }) => name.endsWith('.dbf'))!
    const bytes = await table.slice(0, table.size)
    const at = bytes.indexOf(0x3f)
    bytes.set([0xb1, 0xb1, 0xbe, 0xa9], at)
    const chosen = async (encoding: string) => {
      const result = await convert({
        inputs,
        from: 'shp',
        to: 'geojson',
        write: (chunk) => {
          text += new TextDecoder().decode(chunk)
        },
        readOptions: { encoding },
      })
      return result.ok ? result.value.read.tableText : undefined
    }
    let text = ''
    expect(await chosen('gbk')).toEqual({ encoding: 'gbk', samples: [Uint8Array.of(0xb1, 0xb1, 0xbe, 0xa9)] })
    expect(text).toContain('北京')
    text = ''
    await chosen('windows-1251')
    expect(text).toContain('±±ѕ©')
  })
})

it('a column of dates with times keeps the time of day', () => {
  const document = new DocumentInfo()
  const batch = new FeatureBatch(document, false)
  batch.beginFeature()
  const bytes = new Uint8Array(8)
  new DataView(bytes.buffer).setInt32(0, 2460432, true)
  new DataView(bytes.buffer).setInt32(4, ((13 * 60 + 45) * 60 + 30) * 1000, true)
  const column = { name: new Uint8Array(), type: '@', width: 8, decimals: 0, offset: 0, field: document.field('t') }
  const read = valueReaderOf(column, 4)!
  read(batch, column, bytes, 0, { text: new TableText('utf-8', new Notes()), notes: new Notes(), version: 4 })
  expect(batch.propertyText(0)).toBe('2024-05-01T13:45:30')
})

it.each([
  [[0x61, 0, 0x78, 0x78, 0x20, 0x20], 'a'],
  [[0, 0x78, 0x78, 0, 0x20, 0x20], ''],
  [[0x61, 0x20, 0x62, 0, 0, 0], 'a b'],
])('a zero byte ends a text: %j', (bytes, text) => {
  const document = new DocumentInfo()
  const batch = new FeatureBatch(document, false)
  batch.beginFeature()
  const column = { name: new Uint8Array(), type: 'C', width: 6, decimals: 0, offset: 0, field: document.field('t') }
  const context = { text: new TableText('utf-8', new Notes()), notes: new Notes(), version: 3 }
  valueReaderOf(column, 3)!(batch, column, Uint8Array.from(bytes), 0, context)
  expect(batch.propertyText(0)).toBe(text)
})

// Part types: 2 an outer ring, 3 an inner one, 4 a first ring, 5 a plain one.
it.each([
  [[3, 2, 3], [0, 0, 1], 'an inner ring that nothing stands before begins a polygon'],
  [[5, 4, 5, 5], [0, 0, 1, 1], 'plain rings belong to the first ring before them'],
  [[4, 2, 5, 5], [0, 0, 0, 0], 'but not behind an outer ring'],
  [[4, 5, 3, 5], [0, 1, 1, 0], 'nor behind an inner one'],
])('of parts %j, %j are holes: %s', (types, holes) => {
  const batch = new FeatureBatch(new DocumentInfo(), false)
  batch.beginFeature()
  const starts = [0, ...types.map((_, part) => part * 4 + 4)]
  const view = new DataView(Int32Array.from(types).buffer)
  addMultiPatch(batch, starts, types.length, view, 0, (point) => batch.addPoint(point, point))
  expect([...batch.hole.subarray(0, types.length)]).toEqual(holes)
})

it.each([Number.NaN, -Number.MAX_VALUE])('a point at %d is an empty one', async (x) => {
  const { bytes } = await converted('{"type":"Point","coordinates":[1,2]}', 'geojson', 'shp')
  const [shp] = await openZip(inputFromBytes('a.zip', bytes), new Notes())
  const parts: number[] = []
  for await (const chunk of shp!.stream()) parts.push(...chunk)
  const file = Uint8Array.from(parts.concat(parts.slice(100)))
  new DataView(file.buffer).setFloat64(100 + 12, x, true)
  const { read, notes } = await inspected(file, 'shp', 'a.shp')
  expect(read.boundingBox).toEqual([1, 2, 1, 2])
  expect(notes.map(({ code }) => code)).toContain('geometry-empty')
})

it('an empty track is no shape, beside one that is: shapes without points are damage to GDAL', async () => {
  const track = '<trkseg><trkpt lat="1" lon="2"/><trkpt lat="2" lon="2"/></trkseg>'
  const { bytes } = await converted(`<gpx><trk>${track}</trk><trk><trkseg></trkseg></trk></gpx>`, 'gpx', 'shp')
  expect((await inspected(bytes, 'shp', 'a.shp.zip')).read.geometryTypes).toEqual({ LineString: 1, None: 1 })
})
