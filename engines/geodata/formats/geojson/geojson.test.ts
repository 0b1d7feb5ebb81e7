import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inputFromBytes } from '../../bytes/input.ts'
import { detectFormat } from '../../catalogue/sniff.ts'
import { writableFormats } from '../../catalogue/writable-formats.ts'
import { inspect } from '../../pipeline/convert.ts'
import { bytesOf, convertBytes, converted, inspected, problemOf } from '../../testing/run.ts'

const point = (coordinates: string, properties = '{}') =>
  `{"type":"Feature","properties":${properties},"geometry":{"type":"Point","coordinates":${coordinates}}}`

it('digits survive where the target is text too', async () => {
  const source = point('[37.6173000,55.75580000000000000001,-0.0]', '{"n":1.50,"big":12345678901234567890,"e":1E+2}')
  const { text } = await converted(source, 'geojson', 'gml')
  expect(text).toContain('<gml:pos>55.75580000000000000001 37.6173000 -0.0</gml:pos>')
  expect(text).toContain('<f:n>1.50</f:n><f:big>12345678901234567890</f:big><f:e>1E+2</f:e>')
})

it('members may stand in any order, the crs at the very end included', async () => {
  const source = `{"features":[{"geometry":{"coordinates":[500000,0],"type":"Point"},"properties":{},"type":"Feature"}],
    "type":"FeatureCollection","crs":{"type":"name","properties":{"name":"urn:ogc:def:crs:EPSG::32633"}}}`
  const { read, notes } = await inspected(source, 'geojson')
  expect(read.boundingBox?.[0]).toBeCloseTo(15, 9)
  expect(notes).toEqual([{ code: 'crs-reprojected', kind: 'changed', count: 1, subject: 'EPSG:32633' }])
})

it('a line of another system is written where it lies, not in the digits of the file', async () => {
  // A degree on the equator of the sphere of 6,378,137 m: 111,319.490793 m.
  const positions = [1, 2, 3, 4].map((degrees) => [Number((degrees * 111_319.490793).toFixed(6)), 0])
  const crs = { type: 'name', properties: { name: 'EPSG:3857' } }
  const source = { type: 'LineString', crs, coordinates: positions }
  const { text } = await converted(JSON.stringify(source), 'geojson', 'geojsonl')
  const written = JSON.parse(text).geometry.coordinates as [number, number][]
  expect(written.map(([longitude]) => Number(longitude.toFixed(6)))).toEqual([1, 2, 3, 4])
})

describe('a system that a feature or its geometry names', () => {
  // A degree on the equator of Web Mercator.
  const geometry = '{"type":"Point","coordinates":[111319.490793,0]}'
  const crs = '"crs":{"type":"name","properties":{"name":"EPSG:3857"}}'
  const nowhere = '{"type":"Feature","properties":{},"geometry":null}'
  const within = geometry.replace('}', `,${crs}}`)
  const collection = (...features: string[]) => `{"type":"FeatureCollection","features":[${features.join(',')}]}`

  it.each([
    ['behind the coordinates', collection(`{"type":"Feature","properties":{},"geometry":${within}}`)],
    ['in a later geometry', collection(nowhere, `{"type":"Feature","geometry":${within},"properties":{}}`)],
    ['in the feature', collection(`{"type":"Feature","id":1,${crs},"properties":{},"geometry":${geometry}}`)],
    [
      'in front of everything',
      `{${crs},"type":"Feature","properties":{"t":"${' '.repeat(20_000)}"},"geometry":${geometry}}`,
    ],
    ['on the second line', `${nowhere}\n{"type":"Feature","properties":{},"geometry":${within}}`],
    [
      'in the second collection only, too far from the end to be found beforehand',
      `${collection(point('[1,0]'))}{"type":"FeatureCollection",${crs},"features":[{"type":"Feature","properties":{},"geometry":${geometry}}],"about":"${' '.repeat(20_000)}"}`,
    ],
  ])('%s', async (_, source) => {
    const { read, notes } = await inspected(source, 'geojson')
    expect(read.boundingBox?.[0]).toBeCloseTo(1, 9)
    expect(read.boundingBox?.[2]).toBeCloseTo(1, 9)
    expect(notes.map(({ code, subject }) => [code, subject])).toEqual([['crs-reprojected', 'EPSG:3857']])
  })

  it('is that of the one that names it: others stay where they are', async () => {
    const utm = geometry.replace('[111319.490793,0]', '[500000,0]').replace('}', `,${crs.replace('3857', '32634')}}`)
    const rows = [
      '{"type":"Point","coordinates":[2.50,3]}',
      within,
      utm,
      within,
      '{"type":"Point","coordinates":[4,5]}',
    ]
    const features = rows.map((row) => `{"type":"Feature","properties":{},"geometry":${row}}`)
    const places = ['[2.50,3]', '[0.9999999', '[21,0]', '[0.9999999', '[4,5]']
    for (const source of [rows.join('\n'), features.join('\n'), collection(...features), `[${features}]`]) {
      const { text, notes } = await converted(source, 'geojson', 'geojsonl')
      const lines = text.trim().split('\n')
      expect(lines.map((line, index) => line.includes(`"coordinates":${places[index]}`))).toEqual(rows.map(() => true))
      expect(notes.filter(({ code }) => code === 'crs-reprojected')).toHaveLength(2)
    }
  })

  it('goes before that of the collection, which is for those that name none', async () => {
    const plain = `{"type":"Feature","properties":{},"geometry":${geometry}}`
    const own = `{"type":"Feature","properties":{},"geometry":${within.replace('3857', '4326').replace('111319.490793', '9')}}`
    const behind = `${collection(plain, own).slice(0, -1)},${crs}}`
    const before = collection(plain, own).replace('{', `{${crs},`)
    for (const source of [behind, before, `${before}\n${collection(point('[7,0]'))}`])
      expect((await inspected(source, 'geojson')).read.boundingBox?.map((bound) => Number(bound.toFixed(6)))).toEqual([
        1, 0, 9, 0,
      ])
  })

  it('is refused behind the features of its collection, unless the visitor chooses one', async () => {
    const source = collection(point('[1000,2000]'), `{"type":"Feature","properties":{},"geometry":${within}}`)
    const behindThem = `${collection(point('[1000,2000]')).slice(0, -1)},${crs},"about":"${' '.repeat(20_000)}"}`
    expect(await problemOf(behindThem, 'geojson')).toEqual({ code: 'unknown_crs', crs: 'EPSG:3857' })
    for (const each of [source, behindThem]) {
      const chosen = await inspect({
        inputs: [inputFromBytes('a.geojson', bytesOf(each))],
        from: 'geojson',
        readOptions: { crs: 'EPSG:3857' },
      })
      expect(chosen.ok && chosen.value.read.boundingBox?.[0]).toBeCloseTo(1000 / 111319.490793, 9)
      expect(chosen.ok && chosen.value.notes.map(({ code, subject }) => [code, subject])).toContainEqual([
        'crs-reprojected',
        'EPSG:3857',
      ])
    }
  })
})

it('an elevation that is not known leaves the position as it is', async () => {
  const { text, notes } = await converted(`${point('[1,2,null]')}${point('[3,4,NaN]')}`, 'geojson', 'gml')
  expect(text.match(/<gml:pos>[^<]*/g)).toEqual(['<gml:pos>2 1', '<gml:pos>4 3'])
  expect(notes).toEqual([])
})

it('numbers behind the fourth are not counted for a geometry that could not be read', async () => {
  const { notes } = await inspected(`${point('[1,2,3,4,5,"6"]')}${point('[1,2,3,4,5]')}`, 'geojson')
  expect(notes.find(({ code }) => code === 'point-details-dropped')?.count).toBe(1)
})

it('a list of collections is read as all of their features', async () => {
  const collection = (feature: string) => `{"type":"FeatureCollection","features":[${feature}]}`
  const source = `[${collection(point('[1,2]'))},${collection('')},${collection(point('[3,4]'))}]`
  const { read, notes } = await inspected(source, 'geojson')
  expect(read.boundingBox).toEqual([1, 2, 3, 4])
  expect(notes.map(({ code }) => code)).toEqual(['markup-repaired'])
})

it('a property called crs is not the crs of the collection', async () => {
  const inFeature = point('[1,2]', '{"crs":{"properties":{"name":"EPSG:32633"}}}')
  const { read } = await inspected(`{"type":"FeatureCollection","features":[${inFeature}]}`, 'geojson')
  expect(read.boundingBox).toEqual([1, 2, 1, 2])
})

it('a member called crs that names no system is one of the feature, not of its properties', async () => {
  const source = point('[1,2]').replace('{', '{"crs":{"of":"ours"},')
  const { text, notes } = await converted(source, 'geojson', 'topojson')
  expect(text).toContain('{"type":"Point","coordinates":[1,2],"crs":{"of":"ours"}}')
  expect(notes).toEqual([])
})

it('members in front of the type of a feature are those of the feature alone', async () => {
  const feature = point('[1,2]').replace('{', '{"id":5,"title":"A","bbox":[1,2,1,2],')
  const { text, notes } = await converted(`${feature}\n${feature}`, 'geojson', 'topojson')
  expect(JSON.parse(text)).not.toHaveProperty('title')
  expect(text.match(/"title":"A"/g)).toHaveLength(2)
  expect(notes.map(({ code, count }) => [code, count])).toEqual([['bounding-boxes-dropped', 2]])
})

it('a member whose name differs from one of the format in a letter is another', async () => {
  const members = '"srs":"EPSG:3857","crt":1,"hype":"Point","od":2,"mbox":[0],"iroperties":{"a":1}'
  const { text, notes } = await converted(point('[1,2]').replace('{', `{${members},`), 'geojson', 'topojson')
  expect(text).toContain(`{"type":"Point","coordinates":[1,2],${members}}`)
  expect(notes).toEqual([])
})

it.each([1, 7, 64, 1000])('reads the same in chunks of %i bytes', async (chunkSize) => {
  const features = Array.from({ length: 50 }, (_, n) => point(`[${n},${n / 3}]`, `{"name":"№ ${n} \\"q\\"","n":${n}}`))
  const bytes = bytesOf(`{"type":"FeatureCollection","features":[${features.join(',\n')}]}`)
  const whole = await converted(bytes, 'geojson', 'topojson')
  const { bytes: pieces } = await convertBytes(
    [inputFromBytes('a.geojson', bytes, chunkSize)],
    'geojson',
    'topojson',
    'a',
  )
  expect(new TextDecoder().decode(pieces).replace('"a":{', '"source":{')).toBe(whole.text)
})

it('UTF-16 and UTF-8 with a byte order mark read like UTF-8', async () => {
  const text = point('[1,2]', '{"name":"Ђорђе"}')
  const utf16 = new Uint8Array(2 + text.length * 2)
  new DataView(utf16.buffer).setUint16(0, 0xfffe)
  for (let at = 0; at < text.length; at++) new DataView(utf16.buffer).setUint16(2 + at * 2, text.charCodeAt(at), true)
  for (const bytes of [utf16, bytesOf(`\ufeff${text}`)]) {
    expect((await converted(bytes, 'geojson', 'gml')).text).toContain('<f:name>Ђорђе</f:name>')
  }
})

it('text that is not UTF-8 is read as what it most likely is, with a note', async () => {
  const bytes = Uint8Array.from(point('[1,2]', '{"name":"??????"}'), (character) => character.charCodeAt(0))
  bytes.set([0xca, 0xe0, 0xe7, 0xe0, 0xed, 0xfc], bytes.indexOf(0x3f)) // Казань in windows-1251
  const { text, notes } = await converted(bytes, 'geojson', 'gml')
  expect(text).toContain('<f:name>Казань</f:name>')
  expect(notes.map((note) => note.code)).toContain('text-repaired')
})

it('exteriors run counter-clockwise and holes clockwise, as RFC 7946 wants', async () => {
  const clockwise = [
    [0, 0],
    [0, 9],
    [9, 9],
    [9, 0],
    [0, 0],
  ]
  const hole = [
    [1, 1],
    [2, 1],
    [2, 2],
    [1, 2],
    [1, 1],
  ]
  const { bytes } = await converted(
    JSON.stringify({ type: 'Polygon', coordinates: [clockwise, hole] }),
    'geojson',
    'shp',
  )
  const back = JSON.parse((await converted(bytes, 'shp', 'geojson', 'a.shp.zip')).text)
  expect(back.features[0].geometry.coordinates).toEqual([clockwise.toReversed(), hole.toReversed()])
})

it('a fault names its place', async () => {
  const problem = await problemOf(
    `{"type":"FeatureCollection",\n"features":[\n${point('[1,2]')},\n${point('[1 2]')}]}`,
    'geojson',
  )
  expect(problem).toMatchObject({ code: 'malformed', line: 4 })
})

it('what is whole before a cut is kept, and said', async () => {
  const source = `{"type":"FeatureCollection","features":[${point('[1,2]')},${point('[3,4]')}`
  const { read, notes } = await inspected(source.slice(0, -5), 'geojson')
  expect(read.features).toBe(1)
  expect(notes.map((note) => note.code)).toEqual(['file-ends-early'])
})

it('notes about a feature count once, however often its bytes had to be waited for', async () => {
  const bytes = bytesOf(
    `{"type":"FeatureCollection","features":[${point('[1,"2"]', `{"t":"${'x'.repeat(700000)}","v":NaN}`)}]}`,
  )
  const { notes } = await inspected(bytes, 'geojson')
  expect(notes.map(({ code, count }) => [code, count])).toEqual([
    ['value-unreadable', 1],
    ['geometry-unreadable', 1],
  ])
})

it('positions of any spelling read as JSON has them, digits kept', async () => {
  const number = fc.oneof(
    fc.double({ noNaN: true, noDefaultInfinity: true, min: -90, max: 90 }).map(String),
    fc.tuple(fc.integer({ min: -180, max: 180 }), fc.nat(12)).map(([whole, decimals]) => (whole / 7).toFixed(decimals)),
    fc.constantFrom('0', '-0', '-0.0', '1e1', '1.5E-7', '12.3456789', '0.1234567891'),
  )
  const position = fc.tuple(fc.array(number, { minLength: 2, maxLength: 3 }), fc.constantFrom(',', ', ', ' ,\n'))
  const line = fc.array(position, { minLength: 2, maxLength: 9 })
  await fc.assert(
    fc.asyncProperty(line, async (positions) => {
      const list = positions.map(([numbers, comma]) => `[${numbers.join(comma)}]`).join(',')
      const { text, bytes } = await converted(`{"type":"LineString","coordinates":[${list}]}`, 'geojson', 'gml')
      const isFlat = positions.every(([numbers]) => numbers.length === 2)
      if (isFlat) expect(text).toContain(`>${positions.map(([[x, y]]) => `${y} ${x}`).join(' ')}<`)
      const back = JSON.parse((await converted(bytes, 'gml', 'geojson')).text).features[0].geometry.coordinates
      const expected = positions.map(([numbers]) => numbers.map(Number))
      expect(back).toEqual(expected.map((each) => (isFlat || each.length === 3 ? each : [...each, 0])))
    }),
    { numRuns: 150 },
  )
})

it('an open ring is closed, and said', async () => {
  const source =
    '<a xmlns:gml="http://www.opengis.net/gml"><gml:featureMember><b><gml:Polygon><gml:exterior><gml:LinearRing><gml:posList>0 0 4 0 4 4</gml:posList></gml:LinearRing></gml:exterior></gml:Polygon></b></gml:featureMember></a>'
  for (const to of ['geojson', 'topojson'] as const) {
    const { text, notes } = await converted(source, 'gml', to)
    expect(text).toContain('[0,0],[4,0],[4,4],[0,0]')
    expect(notes).toEqual([{ code: 'ring-repaired', kind: 'repaired', count: 1 }])
  }
})

it('a sequence of collections is named by its first one, and the other names are told', async () => {
  const named = (name: string) =>
    JSON.stringify({ type: 'FeatureCollection', name, features: [JSON.parse(point('[1,2]'))] })
  const { text, notes } = await converted(`${named('a')}\n${named('b')}\n`, 'geojson', 'topojson')
  expect(Object.keys(JSON.parse(text).objects)).toEqual(['a'])
  expect(notes).toEqual([{ code: 'metadata-dropped', kind: 'lost', count: 1, subject: 'name' }])
})

describe('what is not quite a collection', () => {
  const feature = (properties: object) => ({
    type: 'Feature',
    properties,
    geometry: { type: 'Point', coordinates: [1, 2] },
  })

  it('a list of features at the top is read, with a word', async () => {
    const { read, notes } = await converted(JSON.stringify([feature({ a: 1 }), feature({ a: 2 })]), 'geojson', 'gml')
    expect(read.features).toBe(2)
    expect(notes.map(({ code }) => code)).toContain('markup-repaired')
    expect(detectFormat(bytesOf(JSON.stringify([feature({})])))).toBe('geojson')
  })

  it('a list of plain objects is points where their members say so, and only there', async () => {
    const rows = [
      { name: 'A', type: 'shop', lat: 44.8, lng: 20.4, ele: 117, tags: { a: [1] } },
      { lng: '20,5', id: 7, lat: '44,9' },
      { name: 'C', lat: null, lng: '' },
      { name: 'D', lat: 'north', lng: 1 },
      { name: 'E', lat: 45, lng: 21 },
    ]
    const source = JSON.stringify(rows)
    expect(detectFormat(bytesOf(source))).toBe('geojson')
    const { text, notes } = await converted(source, 'geojson', 'geojsonl')
    const [a, b, c, d] = text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(a.geometry.coordinates).toEqual([20.4, 44.8, 117])
    expect(a.properties).toEqual({ name: 'A', type: 'shop', tags: { a: [1] } })
    expect([b.geometry.coordinates, b.properties]).toEqual([[20.5, 44.9], { id: 7 }])
    expect([c.geometry, c.properties]).toEqual([null, { name: 'C' }])
    expect([d.geometry, d.properties]).toEqual([null, { name: 'D' }])
    expect(notes).toMatchObject([{ code: 'coordinates-unreadable', count: 1 }])
    for (const first of ['{"lng":20.4,"lat":44.8}', '{"lat":44.8,"lng":20.4}'])
      expect((await converted(`[${first}]`, 'geojson', 'geojsonl')).text).toContain('[20.4,44.8]')
  })

  it('a list of plain objects without a place is no GeoJSON, and never saved as a map of nothing', async () => {
    expect(await problemOf('[{"name":"A","price":5}]', 'geojson')).toEqual({
      code: 'not_this_format',
      expected: 'geojson',
    })
  })

  it.each([
    ['"exceededTransferLimit":true', ['more-features-at-service']],
    ['"exceededTransferLimit":false', ['foreign-members-dropped']],
    ['"properties":{"exceededTransferLimit": true}', ['more-features-at-service', 'foreign-members-dropped']],
    ['"properties":{"a":true}', ['foreign-members-dropped']],
  ])('of a service that has more features than it gave at once that is told: %s', async (member, codes) => {
    const source = `{"type":"FeatureCollection",${member},"features":[${JSON.stringify(feature({}))}]}`
    expect((await converted(source, 'geojson', 'gml')).notes.map(({ code }) => code)).toEqual(codes)
  })

  it('a property named like a topology is a property', async () => {
    const source = JSON.stringify({ features: [feature({ type: 'Topology', arcs: [] })], type: 'FeatureCollection' })
    expect(detectFormat(bytesOf(source))).toBe('geojson')
    expect((await converted(source, 'geojson', 'topojson')).read.features).toBe(1)
  })

  it.each([
    '"EPSG:3857"',
    '3857',
    '" 3857 "',
    '{"type":"EPSG","properties":{"code":"3857"}}',
    '{"type":"EPSG","properties":{"code":3857}}',
  ])('a crs given as %s is read', async (crs) => {
    const points = { type: 'Point', coordinates: [1113194.9, 0] }
    const before = `{"type":"FeatureCollection","crs":${crs},"features":[{"type":"Feature","properties":{},"geometry":${JSON.stringify(points)}}]}`
    const after = `{"type":"FeatureCollection","features":[{"type":"Feature","properties":{},"geometry":${JSON.stringify(points)}}],"crs":${crs}}`
    const behind = `{"type":"Point","coordinates":[1113194.9,0],"crs":${crs}}\n`
    for (const source of [before, after, behind]) {
      const { read, notes } = await converted(source, 'geojson', 'gml')
      expect(read.boundingBox![0]).toBeCloseTo(10, 5)
      expect(notes).toContainEqual({ code: 'crs-reprojected', kind: 'changed', count: 1, subject: 'EPSG:3857' })
    }
  })

  it.each(['99999', '" 99999 "', '"EPSG:99999"'])('a crs given as %s is refused as the number of EPSG', async (crs) => {
    const source = `{"type":"FeatureCollection","crs":${crs},"features":[${JSON.stringify(feature({}))}]}`
    expect(await problemOf(source, 'geojson')).toMatchObject({ code: 'unknown_crs', crs: 'EPSG:99999' })
  })
})

it.each([
  '{"places":[{"name":"A","lat":44.8,"lng":20.4},{"name":"B","lat":45,"lng":21}]}',
  '{"status":"OK","results":[{"name":"A","latitude":"44.8","longitude":"20.4"},{"name":"B","latitude":"45","longitude":"21"}],"next":null}',
  '[{"name":"A","lat":44.8,"lng":20.4},{"name":"B","lat":45,"lng":21}]',
])('objects with a place in a list become points, in GeoJSON too: %s', async (source) => {
  const { features } = JSON.parse((await converted(source, 'geojson', 'geojson', 'places.json')).text)
  expect(
    features.map(({ properties, geometry }: GeoJSON.Feature) => [
      properties!.name,
      (geometry as GeoJSON.Point).coordinates,
    ]),
  ).toEqual([
    ['A', [20.4, 44.8]],
    ['B', [21, 45]],
  ])
})

it('a list with places in a collection is told about it, and not its features', async () => {
  const source = `{"type":"FeatureCollection","stops":[{"lat":1,"lon":2}],"features":[${point('[37.5,55.5]')}]}`
  expect((await inspected(source, 'geojson')).read.features).toBe(1)
})

describe('documents of other kinds', () => {
  const places: readonly ((lat: number, lng: number) => object)[] = [
    (lat, lng) => ({ lat, lng }),
    (lat, lng) => ({ latitude: `${lat}`, longitude: `${lng}` }),
    (lat, lng) => ({ location: { lat, lng } }),
    (lat, lng) => ({ position: { latitude: lat, longitude: lng } }),
    (lat, lng) => ({ geometry: { bounds: { northeast: { lat: 1, lng: 2 } }, location: { lat, lng } } }),
    (lat, lng) => ({ address: { city: 'x', geo: { lat: `${lat}`, lng: `${lng}` } } }),
    (lat, lng) => ({ coordinates: [lng, lat] }),
    (lat, lng) => ({ location: { type: 'Point', coordinates: [lng, lat] } }),
    (lat, lng) => ({ coord: { lon: lng, lat } }),
  ]
  const around: readonly ((rows: readonly object[]) => unknown)[] = [
    (rows) => rows,
    (rows) => ({ places: rows }),
    (rows) => ({ status: 'ok', count: 2, data: { page: { next: null }, items: rows } }),
    (rows) => ({ result: [{ empty: [], names: ['a'], rows }] }),
    (rows) => ({ days: rows.map((row) => ({ stops: [row] })) }),
    (rows) => [rows.slice(0, 1), rows.slice(1)],
  ]
  const rowsOf = (place: (lat: number, lng: number) => object) => [
    { name: 'A', ...place(44.8, 20.4) },
    { name: 'B', ...place(45, 21) },
  ]

  it.each(places.map((place) => [JSON.stringify(place(44.8, 20.4)), place] as const))(
    'objects with %s are points, wherever their list lies',
    async (_, place) => {
      for (const wrap of around) {
        const source = JSON.stringify(wrap(rowsOf(place)))
        const { features } = JSON.parse((await converted(source, 'geojson', 'geojson', 'a.json')).text)
        const found = features.map(({ properties, geometry }: GeoJSON.Feature) => [
          properties!.name,
          (geometry as GeoJSON.Point).coordinates,
        ])
        expect(found, source).toEqual([
          ['A', [20.4, 44.8]],
          ['B', [21, 45]],
        ])
      }
    },
  )

  const feature = { type: 'Feature', properties: {}, geometry: { type: 'Point', coordinates: [1, 2] } }

  it('features lie within others as well', async () => {
    for (const wrap of around)
      expect((await inspected(JSON.stringify(wrap([feature, feature])), 'geojson')).read.points).toBe(2)
    const collection = { type: 'FeatureCollection', features: [feature] }
    for (const inner of [collection, feature, { type: 'Point', coordinates: [1, 2] }])
      expect((await inspected(JSON.stringify({ a: 1, data: { b: inner } }), 'geojson')).read.features).toBe(1)
  })

  it('one object with a place is a point, unless a list of places lies in it', async () => {
    const weather = { coord: { lon: 20.4, lat: 44.8 }, weather: [{ id: 1 }], name: 'A' }
    expect((await inspected(JSON.stringify(weather), 'geojson')).read.geometryTypes).toEqual({ Point: 1 })
    const found = { lat: 1, lon: 2, results: rowsOf(places[2]!) }
    expect((await inspected(JSON.stringify(found), 'geojson')).read.points).toBe(2)
  })

  it.each([
    { position: { x: 1, y: 2 } },
    { sprites: [{ x: 1, y: 2, width: 3 }] },
    { list: [1, 2], other: [[1, 2]], empty: [] },
    { lat: [1], lon: 'x' },
    { location: [44.8, 20.4] },
    [{ name: 'A', size: { lat: 1 } }],
  ])('no place, no GeoJSON: %j', async (document) => {
    const { result } = await convertBytes(JSON.stringify(document), 'geojson', 'kml')
    expect(result.ok ? 'saved' : result.problem.code).toMatch(/^(?:not_this_format|no_usable_coordinates)$/)
  })

  it.each(writableFormats.map(({ id }) => id))('rows become %s', async (to) => {
    const { read, written } = await converted(JSON.stringify({ places: rowsOf(places[0]!) }), 'geojson', to, 'a.json')
    expect([read.points, written.points]).toEqual([2, 2])
  })
})
