import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { inputFromBytes } from '../../bytes/input.ts'
import { Notes } from '../../notes/notes.ts'
import { convertBytes, converted, inspected, problemOf } from '../../testing/run.ts'
import { openZip } from '../../zip/zip-reader.ts'

const fixture = (format: string, name: string) =>
  readFileSync(join(import.meta.dirname, `../${format}/fixtures/ok/${name}`))
const everything = fixture('kml', 'everything.kml')

const placemark = (content: string) =>
  `<kml xmlns="http://www.opengis.net/kml/2.2"><Placemark>${content}</Placemark></kml>`

describe('KML and KMZ', () => {
  it('hand a sound document on untouched, both ways', async () => {
    const kmz = await converted(everything, 'kml', 'kmz')
    const back = await converted(kmz.bytes, 'kmz', 'kml')
    expect(Buffer.from(back.bytes).equals(everything)).toBe(true)
    expect(kmz.notes.filter((note) => note.kind === 'lost')).toEqual([])
    expect(kmz.written.features).toBe(kmz.read.features)
  })

  it('carry images into KMZ and report them where the target cannot hold them', async () => {
    const { notes } = await converted(fixture('kmz', 'with-image.kmz'), 'kmz', 'kml')
    expect(notes.find((note) => note.code === 'images-dropped')?.count).toBe(1)
  })

  it('put documents that are linked inside the archive together', async () => {
    const { text, read } = await converted(fixture('kmz', 'linked-layers.kmz'), 'kmz', 'kml')
    expect(read.features).toBe(1)
    expect(text).toContain('<name>in a layer</name>')
  })

  it('keep every sign of the names of a route’s points', async () => {
    const name = '&lt;a&gt; &amp; &lt;b&gt; &amp; &lt;c&gt;'
    const gpx = `<gpx><rte><rtept lat="1" lon="2"><name>${name}</name></rtept><rtept lat="3" lon="4"/></rte></gpx>`
    const kml = await converted(gpx, 'gpx', 'kml')
    expect(kml.text).toContain(`<value>[&quot;${name}&quot;,null]</value>`)
  })

  it('write a faulty document anew, so that others can read it', async () => {
    const { bytes, notes } = await converted(
      placemark('<name>A & B</name><Point><coordinates>1,2</coordinates></Point>'),
      'kml',
      'kmz',
    )
    const [entry] = await openZip(inputFromBytes('a.kmz', bytes), new Notes())
    let text = ''
    for await (const chunk of entry!.stream()) text += new TextDecoder().decode(chunk)
    expect(text).toContain('<name>A &amp; B</name>')
    expect(notes).toEqual([{ code: 'markup-repaired', kind: 'repaired', count: 1 }])
  })

  it('write what is whole of a document that was cut off', async () => {
    const whole = '<Placemark><name>A</name><Point><coordinates>1,2</coordinates></Point></Placemark>'
    const cut = `<kml><Document>${whole}<Placemark><name>B</name><LineString><coordinates>1,2 3,4 5`
    const { bytes, notes, read } = await converted(cut, 'kml', 'kmz')
    expect([read.features, notes.map(({ code }) => code)]).toEqual([1, ['file-ends-early']])
    const [entry] = await openZip(inputFromBytes('a.kmz', bytes), new Notes())
    let text = ''
    for await (const chunk of entry!.stream()) text += new TextDecoder().decode(chunk)
    expect(text.match(/<Placemark|<\/kml>/g)).toEqual(['<Placemark', '</kml>'])
    const long = `<kml><Document>${whole}<Placemark><LineString><coordinates>${'1,2 '.repeat(600_000)}`
    expect((await problemOf(long, 'kml'))?.code).toBe('truncated')
  })

  it('close rings that are open', async () => {
    const ring = (coordinates: string) => `{"type":"Polygon","coordinates":[${coordinates}]}`
    const { text, notes } = await converted(
      `{"type":"GeometryCollection","geometries":[${ring('[[0,0,9],[4,0,9],[4,4,9]],[[1,1],[2,1],[2,2],[1,1]]')},{"type":"MultiPolygon","coordinates":[[[[0,0],[1,0],[1,1]]]]}]}`,
      'geojson',
      'kml',
    )
    expect(text.match(/<coordinates>[^<]*/g)).toEqual([
      '<coordinates>0,0,9 4,0,9 4,4,9 0,0,9',
      '<coordinates>1,1 2,1 2,2 1,1',
      '<coordinates>0,0 1,0 1,1 0,0',
    ])
    expect(notes).toContainEqual(expect.objectContaining({ code: 'ring-repaired', count: 2 }))
  })

  it('read a second outline of a polygon as another polygon, and tell it', async () => {
    const ring = (at: number) => [[at, 0], [at + 9, 0], [at + 9, 9], [at, 0]] // biome-ignore format: one line
    const boundary = (name: string, at: number) =>
      `<${name}BoundaryIs><LinearRing><coordinates>${ring(at).join(' ')}</coordinates></LinearRing></${name}BoundaryIs>`
    const polygon = `<Polygon>${boundary('outer', 10)}${boundary('inner', 11)}${boundary('outer', 30)}${boundary('inner', 31)}</Polygon>`
    const geometryOf = async (content: string) => {
      const { text, notes } = await converted(placemark(content), 'kml', 'geojson')
      return { geometry: JSON.parse(text).features[0].geometry, notes: notes.map(({ code, count }) => [code, count]) }
    }
    const hole = (at: number) => ring(at).toReversed()
    const parts = [[ring(10), hole(11)], [ring(30), hole(31)]] // biome-ignore format: one line
    expect(await geometryOf(polygon)).toEqual({
      geometry: { type: 'MultiPolygon', coordinates: parts },
      notes: [['markup-repaired', 1]],
    })
    const alone = `<Polygon>${boundary('outer', 50)}</Polygon>`
    expect(await geometryOf(`<MultiGeometry>${alone}${polygon}</MultiGeometry>`)).toEqual({
      geometry: { type: 'MultiPolygon', coordinates: [[ring(50)], ...parts] },
      notes: [['markup-repaired', 1]],
    })
  })

  it('declare the encoding the result has', async () => {
    const source = new Uint8Array([
      ...new TextEncoder().encode('<?xml version="1.0" encoding="windows-1251"?><kml><Placemark><name>'),
      ...[0xcf, 0xf0, 0xe8],
      ...new TextEncoder().encode('</name><Point><coordinates>1,2</coordinates></Point></Placemark></kml>'),
    ])
    const kmz = await converted(source, 'kml', 'kmz')
    const { text } = await converted(kmz.bytes, 'kmz', 'kml')
    expect(text).toContain('encoding="UTF-8"')
    expect(text).toContain('<name>При</name>')
  })
})

describe('reading', () => {
  it('keeps markup that should have been escaped', async () => {
    const { text } = await converted(
      placemark('<description>a <b>c</b> d</description><Point><coordinates>1,2</coordinates></Point>'),
      'kml',
      'gpx',
    )
    expect(text).toContain('<desc>a &lt;b&gt;c&lt;/b&gt; d</desc>')
  })

  it.each([
    ['blanks around commas', '19, 37 19 ,41\n13, 41', 3],
    ['commas only', '1,2,0,3,4,0,5,6,0', 3],
    ['tabs and line breaks', '1,2\t3,4\r\n5,6', 3],
    ['a comment inside', '1,2 <!-- x -->3,4', 2],
    ['a faulty tuple among good ones', '1,2 x,y 3,4', 2],
  ])('takes tuples with %s', async (_, coordinates, count) => {
    const { read } = await inspected(
      placemark(`<LineString><coordinates>${coordinates}</coordinates></LineString>`),
      'kml',
    )
    expect(read.points).toBe(count)
  })

  it('reports links and overlays', async () => {
    const kml =
      '<kml><Document><NetworkLink><Link><href>http://example.org/a.kml</href></Link></NetworkLink><GroundOverlay/></Document></kml>'
    const { notes } = await inspected(kml, 'kml')
    expect(notes.map(({ code, subject }) => [code, subject])).toEqual([
      ['overlay-not-carried', 'GroundOverlay'],
      ['network-link-not-fetched', 'http://example.org/a.kml'],
    ])
  })
})

describe('nothing to convert', () => {
  const document = (content: string) =>
    `<kml xmlns="http://www.opengis.net/kml/2.2"><Document>${content}</Document></kml>`
  it.each([
    [
      '<NetworkLink><Link><href>https://example.org/live.kml</href></Link></NetworkLink>',
      { code: 'nothing_to_convert', found: 'links', subject: 'https://example.org/live.kml' },
    ],
    [
      '<GroundOverlay><Icon><href>a.png</href></Icon></GroundOverlay>',
      { code: 'nothing_to_convert', found: 'overlays', subject: 'GroundOverlay' },
    ],
    ['<Placemark><name>no place</name></Placemark>', { code: 'nothing_to_convert', found: 'without-geometry' }],
    ['<Folder><name>empty</name></Folder>', { code: 'nothing_to_convert' }],
    [
      '<Placemark><Point><coordinates>north</coordinates></Point></Placemark>',
      { code: 'no_usable_coordinates', because: { code: 'coordinates-unreadable', count: 1 } },
    ],
  ])('is a failure with its reason: %s', async (content, problem) => {
    const { result } = await convertBytes(document(content), 'kml', 'gpx')
    expect(result).toEqual({ ok: false, problem })
  })

  it('is not said of a document that is handed on whole', async () => {
    const link = document('<NetworkLink><Link><href>https://example.org/live.kml</href></Link></NetworkLink>')
    expect((await convertBytes(link, 'kml', 'kmz')).result.ok).toBe(true)
  })

  it('is not said of elements that an old Schema makes Placemarks', async () => {
    const old = document(`<Schema name="Pipe" parent="Placemark"><SimpleField name="Width" type="int"/></Schema>
      <Schema name="Main"><parent>Pipe</parent></Schema>
      <Folder><Pipe id="p1"><name>water</name><Width>40</Width><LineString><coordinates>1,2 3,4</coordinates></LineString></Pipe></Folder>
      <Main><name>big</name><Point><coordinates>5,6</coordinates></Point></Main>`)
    const { read, notes, text } = await converted(old, 'kml', 'gpx')
    expect(read).toMatchObject({ features: 2, points: 3, folders: 1 })
    expect(read.fields).toContainEqual({ name: 'Width', kinds: ['integer'] })
    expect(notes.filter(({ code }) => code === 'element-unknown')).toEqual([])
    expect(text).toContain('<name>big</name>')
  })
})

describe('what a Placemark says itself', () => {
  const kml = (placemark: string) =>
    `<kml xmlns="http://www.opengis.net/kml/2.2"><Placemark>${placemark}</Placemark></kml>`

  it('an inline style is its colour, opacity and width', async () => {
    const style = '<Style><LineStyle><color>7f0000ff</color><width>3</width></LineStyle></Style>'
    const { text } = await converted(
      kml(`${style}<LineString><coordinates>1,2 3,4</coordinates></LineString>`),
      'kml',
      'gpx',
    )
    expect(text).toContain('<gpx_style:color>ff0000</gpx_style:color>')
    expect(text).toMatch(/<gpx_style:opacity>0\.(?:5|498)\d*<\/gpx_style:opacity>/)
  })

  it('the begin of a time span is the time of a waypoint', async () => {
    const span = '<TimeSpan><begin>2024-05-01T10:00:00Z</begin><end>2024-05-02T10:00:00Z</end></TimeSpan>'
    const { text, notes } = await converted(kml(`${span}<Point><coordinates>1,2</coordinates></Point>`), 'kml', 'gpx')
    expect(text).toContain('<time>2024-05-01T10:00:00Z</time>')
    expect(notes.map(({ code }) => code)).toContain('time-spans-shortened')
  })

  it('a value that is not what its schema says stays text; a boolean is one in any of its spellings', async () => {
    const types: readonly (readonly [type: string, texts: string, values: unknown])[] = [
      ['int', '7 -7 +7 07 7.5 1e2 2024-05 1,000 1e999', [7, -7, '+7', '07', 7.5, 100, '2024-05', '1,000', '1e999']],
      ['double', '7 .5 5. 1.2.3 1e-2 -0.5 NaN', [7, '.5', '5.', '1.2.3', 0.01, -0.5, 'NaN']],
      ['bool', '1 0 true False yes 2', [true, false, true, false, 'yes', '2']],
    ]
    const schema = types.map(([type]) => `<SimpleField name="${type}" type="${type}"/>`).join('')
    const placemarks = types.flatMap(([type, texts]) =>
      texts
        .split(' ')
        .map(
          (text) =>
            `<Placemark><ExtendedData><SchemaData schemaUrl="#s"><SimpleData name="${type}">${text}</SimpleData></SchemaData></ExtendedData><Point><coordinates>1,2</coordinates></Point></Placemark>`,
        ),
    )
    const source = `<kml><Document><Schema id="s">${schema}</Schema>${placemarks.join('')}</Document></kml>`
    const { text } = await converted(source, 'kml', 'geojson')
    const read = (JSON.parse(text) as { features: { properties: Record<string, unknown> }[] }).features
    for (const [type, , values] of types)
      expect(read.flatMap(({ properties }) => (type in properties ? [properties[type]] : []))).toEqual(values)
  })
})

// The values of gx:altitudeMode are none of altitudeMode's (KML 2.2 with Google's extensions, kml22gx.xsd).
it('heights above the floor of the sea are written as the extension that knows them', async () => {
  const point = (mode: string) => `<Placemark><Point>${mode}<coordinates>1,2,-3</coordinates></Point></Placemark>`
  const { bytes } = await converted(
    `<kml xmlns="http://www.opengis.net/kml/2.2" xmlns:gx="http://www.google.com/kml/ext/2.2"><Document><name>a & b</name>${point('<gx:altitudeMode>relativeToSeaFloor</gx:altitudeMode>')}${point('<altitudeMode>absolute</altitudeMode>')}</Document></kml>`,
    'kml',
    'kmz',
  )
  const [document] = await openZip(inputFromBytes('a.kmz', bytes), new Notes())
  let text = ''
  for await (const chunk of document!.stream()) text += new TextDecoder().decode(chunk)
  expect(text.match(/<[a-z:]*altitudeMode>\w+/g)).toEqual([
    '<gx:altitudeMode>relativeToSeaFloor',
    '<altitudeMode>absolute',
  ])
})
