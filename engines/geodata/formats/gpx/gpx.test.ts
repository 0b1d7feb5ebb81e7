import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { gpxFaults } from '../../testing/gpx-schema.ts'
import { converted, inspected } from '../../testing/run.ts'

const everything = readFileSync(join(import.meta.dirname, 'fixtures/ok/everything.gpx'))
const everythingKml = readFileSync(join(import.meta.dirname, '../kml/fixtures/ok/everything.kml'))

it('keeps a number with its decimals a number of decimals', async () => {
  const numbers = '<geoidheight>2.0</geoidheight><sat>4</sat>'
  const { text } = await converted(`<gpx><wpt lat="1" lon="2">${numbers}</wpt></gpx>`, 'gpx', 'gml')
  const typeOf = (name: string) => new RegExp(`name="${name}"[\\s\\S]{0,200}?type="s:(\\w+)"`).exec(text)?.[1]
  expect([typeOf('geoidheight'), typeOf('sat')]).toEqual(['double', 'integer'])
})

describe('GPX to KML', () => {
  it('keeps digits, times, sensors and segments', async () => {
    const { text, notes } = await converted(everything, 'gpx', 'kml')
    expect(text).toContain('<gx:coord>13.10 46.57787909019589424133 434.9</gx:coord>')
    expect(text).toContain('<gx:coord>13.11 46.5780</gx:coord>')
    expect(text).toContain('<when>2024-05-01T06:00:02Z</when>')
    expect(text).toContain(
      '<gx:SimpleArrayData name="heartrate">\n<gx:value>101</gx:value>\n<gx:value/>\n</gx:SimpleArrayData>',
    )
    expect(text).toContain(
      '<gx:SimpleArrayData name="power">\n<gx:value>180</gx:value>\n<gx:value/>\n</gx:SimpleArrayData>',
    )
    expect(text.match(/<gx:Track>/g)?.length).toBe(2)
    expect(text).toContain('<TimeStamp><when>2024-05-01T06:00:00.250Z</when></TimeStamp>')
    expect(text).toContain('<coordinates>20.4570,44.8170000,117.5</coordinates>')
    expect(notes.map((note) => note.code)).toEqual(['point-details-as-data', 'point-details-as-data'])
  })

  it('keeps names, links, symbols, colours, foreign extensions and who made it', async () => {
    const { text } = await converted(everything, 'gpx', 'kml')
    expect(text).toContain('<name>Поход &amp; обратно</name><atom:author><atom:name>Ана</atom:name></atom:author>')
    expect(text).toContain('<Data name="author_email"><value>ana@example.org</value></Data>')
    expect(text).toContain('<description>&lt;b&gt;fort&lt;/b&gt; &amp; park</description>')
    expect(text).toContain('<atom:link href="https://example.org/?a=1&amp;b=2"/>')
    expect(text).toContain('<Data name="sym"><value>Flag, Blue</value></Data>')
    expect(text).toContain('<LineStyle><color>ff8b0000</color></LineStyle>')
    expect(text).toContain('xmlns:gpxx="http://www.garmin.com/xmlschemas/GpxExtensions/v3"')
    expect(text).toContain('<gpxx:Category>Old</gpxx:Category>')
  })

  it('writes times as the schema has them, and drops what is none with a note', async () => {
    const gpx = `<gpx><wpt lat="1" lon="2"><time>2024-05-01 06:00:00</time></wpt><wpt lat="1" lon="2"><time>noon</time></wpt>
      <trk><trkseg><trkpt lat="1" lon="2"><time>2024-05-01 06:00:01Z</time></trkpt>
      <trkpt lat="1" lon="3"><time>2024-02-30T00:00:00Z</time></trkpt></trkseg></trk></gpx>`
    const { text, notes } = await converted(gpx, 'gpx', 'kml')
    expect(text).toContain('<TimeStamp><when>2024-05-01T06:00:00</when></TimeStamp>')
    expect(text).toContain('<gx:Track>\n<when>2024-05-01T06:00:01Z</when>\n<when/>\n')
    expect(notes).toEqual([{ code: 'times-dropped', kind: 'lost', count: 2 }])
  })

  it('puts elements of other vocabularies behind Data', async () => {
    const gpx = `<gpx xmlns:a="urn:a"><wpt lat="1" lon="2"><extensions><a:b><a:c/></a:b><a:d>1</a:d></extensions></wpt></gpx>`
    const { text } = await converted(gpx, 'gpx', 'kml')
    expect(text).toContain('<Data name="a_d"><value>1</value></Data><a:b><a:c/></a:b></ExtendedData>')
  })

  it('writes tracks without times as lines', async () => {
    const { text } = await converted(everything, 'gpx', 'kml')
    expect(text).toContain('<LineString><tessellate>1</tessellate><coordinates>1,1 2,2</coordinates></LineString>')
  })

  it('comes back from KML with everything', async () => {
    const kml = await converted(everything, 'gpx', 'kml')
    const back = await converted(kml.bytes, 'kml', 'gpx')
    const summary = await inspected(back.bytes, 'gpx')
    const original = await inspected(everything, 'gpx')
    expect(summary.read).toMatchObject({
      features: original.read.features,
      points: original.read.points,
      geometryTypes: original.read.geometryTypes,
      times: original.read.times,
      elevations: original.read.elevations,
      pointValues: original.read.pointValues,
      boundingBox: original.read.boundingBox,
    })
    expect(back.text).toContain('lat="46.57787909019589424133" lon="13.10"')
    expect(back.text).toContain('<rtept lat="1" lon="2"><name>A</name></rtept>')
    expect(back.text).toContain('<pwr:PowerInWatts>180</pwr:PowerInWatts>')
    expect(back.text).toContain('<author><name>Ана</name><email id="ana" domain="example.org"/></author>')
    expect(back.text).toContain('<link href="https://example.org/?a=1&amp;b=2"><text>site</text></link>')
    expect(gpxFaults(back.text)).toEqual([])
  })
})

describe('KML to GPX', () => {
  it('is valid by the schema and says what became of everything', async () => {
    const { text, notes, written } = await converted(everythingKml, 'kml', 'gpx')
    expect(gpxFaults(text)).toEqual([])
    expect(written.geometryTypes).toEqual({ Point: 5, MultiLineString: 4 })
    const counted = Object.fromEntries(
      notes.map((note) => [note.subject ? `${note.code} ${note.subject}` : note.code, note.count]),
    )
    expect(counted).toMatchObject({
      'polygons-as-tracks': 1,
      'multipoints-as-waypoints': 1,
      'collections-split': 1,
      'features-without-geometry-dropped': 1,
      'folders-dropped': 2,
      'times-completed': 2,
      'time-spans-shortened': 1,
      'longitudes-wrapped': 1,
      'altitude-mode-dropped': 1,
      'sensor-values-dropped': 1,
      'times-dropped': 1,
      'properties-as-extensions odd name!': 1,
      'invalid-names-changed odd name!': 1,
      'properties-as-extensions lanes': 1,
    })
    expect(text).toContain('<wpt lat="44.20" lon="20.10"><ele>300.0</ele><time>2024-05-01T00:00:00Z</time>')
    expect(text).toContain('<wpt lat="-0.5" lon="-180">')
    expect(text).toContain('<gpx_style:color>ff0000</gpx_style:color><gpx_style:opacity>0.5</gpx_style:opacity>')
    expect(text).toContain('<gpxtpx:hr>92</gpxtpx:hr>')
  })

  it("keeps sensor values that Garmin's schema does not take outside of its element", async () => {
    const values = (name: string, list: string[]) =>
      `<gx:SimpleArrayData name="${name}">${list.map((value) => `<gx:value>${value}</gx:value>`).join('')}</gx:SimpleArrayData>`
    const kml = `<kml xmlns:gx="http://www.google.com/kml/ext/2.2"><Placemark><gx:Track><gx:coord>1 2</gx:coord><gx:coord>1 3</gx:coord>
      <ExtendedData><SchemaData>${values('heartrate', ['72.0', '0'])}${values('course', ['361', '359.5'])}</SchemaData></ExtendedData>
      </gx:Track></Placemark></kml>`
    const { text } = await converted(kml, 'kml', 'gpx')
    expect(text).toContain(
      '<gpxtpx:TrackPointExtension><gpxtpx:hr>72</gpxtpx:hr>\n</gpxtpx:TrackPointExtension><ogr:course>361</ogr:course>',
    )
    expect(text).toContain(
      '<gpxtpx:TrackPointExtension><gpxtpx:course>359.5</gpxtpx:course>\n</gpxtpx:TrackPointExtension><ogr:hr>0</ogr:hr>',
    )
    expect((await inspected(text, 'gpx')).read.pointValues).toMatchObject({ hr: 2, course: 2 })
  })

  it('writes links as the schema has them', async () => {
    const kml = `<kml xmlns:atom="http://www.w3.org/2005/Atom"><Placemark><atom:link href="http://a/100%?b=%20c"/>
      <Point><coordinates>1,2</coordinates></Point></Placemark></kml>`
    expect((await converted(kml, 'kml', 'gpx')).text).toContain('<link href="http://a/100%25?b=%20c">')
  })

  it('writes no exponents, whatever the source writes', async () => {
    const kml =
      '<kml><Placemark><LineString><coordinates>1e1,2E-7,1e3 -1.5e-9,+3,.5</coordinates></LineString></Placemark></kml>'
    const { text } = await converted(kml, 'kml', 'gpx')
    expect(text).toContain('<trkpt lat="0.0000002" lon="10"><ele>1000</ele></trkpt>')
    expect(text).toContain('<trkpt lat="3" lon="-0.0000000015"><ele>0.5</ele></trkpt>')
    expect(gpxFaults(text)).toEqual([])
  })
})

it('streams a track of any length in pieces and puts it together again', async () => {
  const count = 60_000
  let gpx = '<gpx><trk><name>long</name><trkseg>'
  for (let index = 0; index < count; index++) {
    gpx += `<trkpt lat="${(index % 80) + 0.5}" lon="${index % 170}"><time>2024-05-01T06:00:00Z</time>`
    gpx += `${index % 3 ? '' : `<extensions><hr>${index % 100}</hr></extensions>`}</trkpt>`
  }
  gpx += '</trkseg><trkseg><trkpt lat="1" lon="1"/></trkseg></trk><rte><name>long</name>'
  for (let index = 0; index < 40_000; index++) gpx += `<rtept lat="${index % 80}" lon="${index % 170}"/>`
  gpx += '</rte></gpx>'
  const kml = await converted(gpx, 'gpx', 'kml')
  expect(kml.read).toMatchObject({ features: 2, points: count + 40_001, times: count, pointValues: { hr: count / 3 } })
  const back = await inspected(kml.bytes, 'kml')
  expect(back.read).toMatchObject({ features: 2, points: count + 40_001, times: count, pointValues: { hr: count / 3 } })
  expect(kml.text.match(/<gx:Track>/g)?.length).toBe(2)
})

it('lines of a MultiGeometry are segments of one track, whatever stands beside them', async () => {
  const lines = Array.from(
    { length: 23 },
    (_, i) => `<LineString><coordinates>${i},1 ${i},2</coordinates></LineString>`,
  )
  for (const beside of ['', '<Point><coordinates>7,7</coordinates></Point>']) {
    const kml = `<kml><Placemark><name>n</name><MultiGeometry>${beside}${lines.join('')}</MultiGeometry></Placemark></kml>`
    const { text } = await converted(kml, 'kml', 'gpx')
    expect(text.match(/<trk>/g)).toHaveLength(1)
    expect(text.match(/<trkseg>/g)).toHaveLength(23)
  }
})

it('prefixes of attributes inside extensions are declared in what is written', async () => {
  const gpx = `<gpx xmlns="http://www.topografix.com/GPX/1/1" xmlns:gpxx="http://www.garmin.com/xmlschemas/GpxExtensions/v3" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
    <wpt lat="1" lon="2"><extensions><gpxx:WaypointExtension xsi:schemaLocation="a b"><gpxx:Depth xsi:type="gpxx:Depth_t">3</gpxx:Depth></gpxx:WaypointExtension></extensions></wpt></gpx>`
  const kml = await converted(gpx, 'gpx', 'kml')
  expect(kml.text).toContain('xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"')
  expect(kml.text).toContain('xmlns:gpxx="http://www.garmin.com/xmlschemas/GpxExtensions/v3"')
  const back = await converted(kml.bytes, 'kml', 'gpx')
  expect(back.text).toContain('xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"')
})

it('a latitude with letters behind it is no latitude', async () => {
  const { read, notes } = await converted(
    '<gpx><wpt lat="52abc" lon="13"><name>a</name></wpt><wpt lat="52" lon="13"/></gpx>',
    'gpx',
    'kml',
  )
  expect(read.points).toBe(1)
  expect(notes).toContainEqual({ code: 'coordinates-unreadable', kind: 'lost', count: 1 })
})

it('of more different values than points have room for the first are kept, and the rest is told', async () => {
  const values = Array.from({ length: 130 }, (_, at) => `<v${at}>${at}</v${at}>`).join('')
  const point = `<trkpt lat="1" lon="2"><extensions>${values}</extensions></trkpt>`
  const { read, notes } = await inspected(`<gpx><trk><trkseg>${point.repeat(2)}</trkseg></trk></gpx>`, 'gpx')
  // 128, of which 18 are those that GPX itself has.
  expect(Object.entries(read.pointValues)).toEqual(Array.from({ length: 110 }, (_, at) => [`v${at}`, 2]))
  expect(notes).toMatchObject([{ code: 'extensions-dropped', count: 2 * 20 }])
})

it('an emoji by number is one character', async () => {
  const { text } = await converted(
    '<gpx><wpt lat="1" lon="2"><name>&#128512; &#x1F600;</name></wpt></gpx>',
    'gpx',
    'kml',
  )
  expect(text).toContain('<name>😀 😀</name>')
})

it('the way that Garmin keeps between the points of a route is part of it, each point with its own values', async () => {
  const way = (latitude: string, longitude: string, more = '') =>
    `<x:rpt lat="${latitude}" lon="${longitude}">${more}</x:rpt>`
  const source = `<gpx xmlns:x="http://www.garmin.com/xmlschemas/GpxExtensions/v3"><rte>
    <rtept lat="44.80" lon="20.4"><name>A</name><extensions><x:RoutePointExtension><x:Subclass>a</x:Subclass>
    ${way('44.810', '20.41')}${way('44.82', '20.42', '<x:Subclass>b</x:Subclass>')}<x:rpt lat="44.83" lon="20.43"/>${way('91', '0')}
    </x:RoutePointExtension><x:after>c</x:after></extensions><cmt>d</cmt></rtept><rtept lat="45" lon="21"><name>B</name></rtept></rte>
    <trk><trkseg><trkpt lat="1" lon="2"><extensions>${way('3', '4')}</extensions></trkpt><trkpt lat="1" lon="3"/></trkseg></trk></gpx>`
  const { text, notes } = await converted(source, 'gpx', 'geojson')
  const [route, track] = JSON.parse(text).features
  expect(text).toContain('[[20.4,44.80],[20.41,44.810],[20.42,44.82],[20.43,44.83],[21,45]]')
  expect(route.properties.coordinateProperties).toEqual({
    names: ['A', null, null, null, 'B'],
    cmts: ['d', null, null, null, null],
    x_Subclasss: ['a', null, 'b', null, null],
    x_afters: ['c', null, null, null, null],
    x_rpt_lats: [91, null, null, null, null],
    x_rpt_lons: [0, null, null, null, null],
  })
  expect(track.geometry.coordinates).toHaveLength(2)
  expect(notes).toEqual([
    { code: 'way-as-route-points', kind: 'changed', count: 3 },
    { code: 'points-out-of-range-dropped', kind: 'lost', count: 1 },
  ])
})
