import { describe, expect, it } from 'vitest'
import { converted, inspected } from '../testing/run.ts'

const points = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => {
    const at = from + index
    const time = new Date(Date.UTC(2026, 5, 1) + at * 1000).toISOString()
    return `<trkpt lat="${(44 + at / 1e5).toFixed(5)}" lon="20.5"><ele>${at % 500}</ele><time>${time}</time><extensions><gpxtpx:TrackPointExtension><gpxtpx:hr>${100 + (at % 50)}</gpxtpx:hr></gpxtpx:TrackPointExtension></extensions></trkpt>`
  }).join('')
const gpx = (body: string) =>
  `<gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1" xmlns:gpxtpx="http://www.garmin.com/xmlschemas/TrackPointExtension/v2">${body}</gpx>`
const longTrack = gpx(
  `<wpt lat="44" lon="20"><time>2026-06-01T00:00:00Z</time><name>Here</name></wpt><trk><name>Long</name><trkseg>${points(40_000)}</trkseg></trk><rte><name>Way</name><rtept lat="1" lon="2"/><rtept lat="1" lon="3"/></rte>`,
)

it.each([
  ['time', true],
  ['Дата и время', true],
  ['timezone', false],
  ['my time', false],
  ['naziv', true],
  ['nazivi', false],
  ['rename', false],
  ['Opis', true],
  ['opisno', false],
])('whether a property called %s becomes an element of a waypoint: %s', async (name, isElement) => {
  const properties = JSON.stringify({ [name]: '2026-06-01T00:00:00Z' })
  const source = `{"type":"Feature","properties":${properties},"geometry":{"type":"Point","coordinates":[1,2]}}`
  const { text } = await converted(source, 'geojson', 'gpx')
  expect(/<(?:time|name|desc)>2026-06-01T00:00:00Z</.test(text)).toBe(isElement)
})

it('an id of megabytes is an id like any other', async () => {
  const id = 'ж'.repeat(7_000_000)
  const source = `{"type":"Feature","id":"${id}","properties":{},"geometry":{"type":"Point","coordinates":[1,2]}}`
  const { text } = await converted(source, 'geojson', 'kml')
  expect(text.includes(`<Placemark id="${id}">`)).toBe(true)
}, 30_000)

describe('a track longer than a batch', () => {
  it.each(['geojson', 'shp', 'topojson', 'gml'] as const)('stays one feature in %s', async (to) => {
    const there = await converted(longTrack, 'gpx', to)
    const back = await inspected(there.bytes, to, to === 'shp' ? 'x.shp.zip' : `x.${to}`)
    expect(back.read.features).toBe(3)
    expect(back.read.geometryTypes).toEqual({ Point: 1, LineString: 2 })
    expect(back.read.points).toBe(to === 'topojson' ? back.read.points : 40_003)
  })

  it('says its folder once, and what follows it says its own', async () => {
    const placemark = (points: number) =>
      `<Placemark><LineString><coordinates>${'1,2 3,4 '.repeat(points / 2)}</coordinates></LineString></Placemark>`
    const source = `<kml><Folder><name>a</name>${placemark(40_000)}${placemark(2)}</Folder></kml>`
    const { text, notes } = await converted(source, 'kml', 'topojson')
    expect(text.match(/"folder":"a"/g)).toHaveLength(2)
    expect(notes).toEqual([{ code: 'folders-as-column', count: 1, kind: 'changed' }])
  })

  it('keeps its times and heart rates in GeoJSON, and gets them back', async () => {
    const there = await converted(longTrack, 'gpx', 'geojson')
    const [waypoint, track, route] = JSON.parse(there.text).features
    expect(waypoint.properties).toEqual({ name: 'Here', time: '2026-06-01T00:00:00Z' })
    expect(track.geometry.type).toBe('LineString')
    const lists = track.properties.coordinateProperties
    expect(lists.times.length).toBe(40_000)
    expect(lists.times[39_999]).toBe(new Date(Date.UTC(2026, 5, 1) + 39_999_000).toISOString())
    expect(lists.heart.slice(0, 2)).toEqual([100, 101])
    expect(route.properties._gpxType).toBe('rte')
    expect(there.notes.filter((note) => note.kind === 'lost')).toEqual([])
    const back = await converted(there.text, 'geojson', 'gpx')
    expect(back.read.times).toBe(0)
    expect((back.text.match(/<time>/g) ?? []).length).toBe(40_001)
    expect((back.text.match(/<gpxtpx:hr>/g) ?? []).length).toBe(40_000)
    expect(back.text).toContain('<rte><name>Way</name>')
  })

  it('keeps segments apart, the lists with them', async () => {
    const source = gpx(`<trk><trkseg>${points(17_000)}</trkseg><trkseg>${points(3, 17_000)}</trkseg></trk>`)
    const [track] = JSON.parse((await converted(source, 'gpx', 'geojson')).text).features
    expect(track.geometry.type).toBe('MultiLineString')
    expect(track.geometry.coordinates.map((part: unknown[]) => part.length)).toEqual([17_000, 3])
    expect(track.properties.coordinateProperties.times.map((part: unknown[]) => part.length)).toEqual([17_000, 3])
    expect(track.properties.coordinateProperties.heart[1]).toEqual([100, 101, 102])
    for (const to of ['gml', 'gpkg'] as const) {
      const { read } = await inspected((await converted(source, 'gpx', to)).bytes, to)
      expect([read.points, read.geometryTypes]).toEqual([17_003, { MultiLineString: 1 }])
    }
  })

  it('carries times as measures to a shapefile and counts what is lost', async () => {
    const there = await converted(longTrack, 'gpx', 'shp')
    const counts = Object.fromEntries(there.notes.map((note) => [note.code, note.count]))
    expect(counts['times-as-measures']).toBe(40_000)
    expect(counts['sensor-values-dropped']).toBe(40_000)
  })

  it('counts times and sensors a target has no room for', async () => {
    const there = await converted(longTrack, 'gpx', 'gml')
    const counts = Object.fromEntries(there.notes.map((note) => [note.code, note.count]))
    expect(counts['times-dropped']).toBe(40_000)
    expect(counts['sensor-values-dropped']).toBe(40_000)
  })
})

describe('KML and GeoJSON', () => {
  const kml = `<kml xmlns="http://www.opengis.net/kml/2.2"><Document><Style id="s"><LineStyle><color>7f0000ff</color><width>3</width></LineStyle><PolyStyle><color>ff00ff00</color></PolyStyle></Style>
<Folder><name>Outer</name><Folder><name>Inner</name><Placemark><name>A</name><styleUrl>#s</styleUrl><LineString><coordinates>1,2 3,4</coordinates></LineString></Placemark></Folder></Folder>
<Placemark><name>B</name><Point><coordinates>1,2</coordinates></Point></Placemark></Document></kml>`

  it('turns styles into simplestyle and folders into a column, and styles back', async () => {
    const there = await converted(kml, 'kml', 'geojson')
    const [line, point] = JSON.parse(there.text).features
    expect(line.properties).toMatchObject({
      name: 'A',
      stroke: '#ff0000',
      'stroke-opacity': 0.5,
      'stroke-width': 3,
      fill: '#00ff00',
      'fill-opacity': 1,
      folder: 'Outer/Inner',
    })
    expect(point.properties.folder).toBeUndefined()
    expect(there.notes.map((note) => note.code)).toEqual(['folders-as-column'])
    const back = await converted(there.text, 'geojson', 'kml')
    expect(back.text).toContain('<LineStyle><color>800000ff</color><width>3</width></LineStyle>')
    expect(back.text).toContain('<name>A</name>')
    expect(back.text).not.toContain('Data name="stroke"')
  })

  it('what only has the name of a style is data as any other: a word for a colour, an icon of a line', async () => {
    const feature = (properties: object, coordinates: unknown, type: string) => ({ type: 'Feature', properties, geometry: { type, coordinates } }) // biome-ignore format: one line
    const { text } = await converted(
      JSON.stringify({
        type: 'FeatureCollection',
        features: [
          feature({ stroke: 'breaststroke', 'stroke-width': 'wide' }, [1, 2], 'Point'),
          feature({ icon: 'https://a/b.png' }, [[1, 2], [3, 4]], 'LineString'), // biome-ignore format: one line
        ],
      }),
      'geojson',
      'kml',
    )
    for (const value of ['breaststroke', 'wide', 'https://a/b.png'])
      expect(text).toMatch(new RegExp(`<(Simple)?Data name="[a-z-]+">(<value>)?${value}<`))
    expect(text).not.toContain('<Style')
  })

  it('an empty cell is no opacity of zero, and an opacity alone is of the grey of simplestyle', async () => {
    const row = (properties: object, x: number) => ({
      type: 'Feature',
      properties,
      geometry: {
        type: 'LineString',
        coordinates: [
          [x, 0],
          [x, 1],
        ],
      },
    })
    const features = [
      row({ stroke: '#ff0000', 'stroke-opacity': null }, 1),
      row({ 'stroke-opacity': 0.5 }, 2),
      row({ 'fill-opacity': 0.5 }, 3),
      row({ stroke: null }, 4),
    ]
    const { text } = await converted(JSON.stringify({ type: 'FeatureCollection', features }), 'geojson', 'kml')
    expect([...text.matchAll(/<Style>(.*?)<\/Style>/g)].map((match) => match[1])).toEqual([
      '<LineStyle><color>ff0000ff</color></LineStyle>',
      '<LineStyle><color>80555555</color></LineStyle>',
      '<PolyStyle><color>80555555</color></PolyStyle>',
    ])
  })

  it('writes names, descriptions and ids as KML has them, and tells what the source calls them', async () => {
    const source = `{"type":"FeatureCollection","features":[{"type":"Feature","id":7,"properties":{"NAME":"Здесь","opis":"y","note":"x"},"geometry":{"type":"Point","coordinates":[1,2]}}]}`
    const there = await converted(source, 'geojson', 'kml')
    expect(there.text).toContain('<name>Здесь</name>')
    expect(there.text).toContain('<description>y</description>')
    expect(new Set(there.read.fields.map(({ name }) => name))).toEqual(new Set(['id', 'NAME', 'opis', 'note']))
    expect(there.text).toContain('<Data name="id"><value>7</value></Data>')
    expect(there.text).not.toContain('id="7"')
  })
})

describe('options', () => {
  const lines = `{"type":"FeatureCollection","features":[{"type":"Feature","properties":{"a":1,"b":2},"geometry":{"type":"MultiLineString","coordinates":[[[1.123456,2],[3,4]],[[5,6],[7,8]]]}}]}`

  it('writes lines as routes where asked', async () => {
    const tracks = await converted(lines, 'geojson', 'gpx')
    expect(tracks.text).toContain('<trkseg>')
    const routes = await converted(lines, 'geojson', 'gpx', 'source.geojson', { lines: 'route' })
    expect(routes.text.match(/<rte>/g)?.length).toBe(2)
    expect(routes.text).not.toContain('<trk>')
  })

  it('rounds positions and keeps the fields asked for', async () => {
    const there = await converted(lines, 'geojson', 'topojson', undefined, {}, { fields: 'A' })
    expect(there.text).toContain('"a":1')
    expect(there.text).not.toContain('"b":2')
    const rounded = await converted(lines, 'geojson', 'kml', 'source.geojson', { precision: 2 })
    expect(rounded.text).toContain('1.12,2 3,4')
  })

  it('asks for the reference system of numbers that are no degrees', async () => {
    const source = `{"type":"Point","coordinates":[500000,4600000]}`
    await expect(converted(source, 'geojson', 'gpx')).rejects.toThrow('crs_needed')
  })
})

it('a track among other geometries loses what its points say, and that is told', async () => {
  const values =
    '<ExtendedData><SchemaData><gx:SimpleArrayData name="heartrate"><gx:value>100</gx:value><gx:value/></gx:SimpleArrayData></SchemaData></ExtendedData>'
  const track = `<gx:Track><when>2024-01-01T00:00:00Z</when><when>2024-01-01T00:00:01Z</when><gx:coord>1 2</gx:coord><gx:coord>1 3</gx:coord>${values}</gx:Track>`
  const kml = `<kml xmlns:gx="g"><Document><Placemark><MultiGeometry>${track}<Point><coordinates>9,9</coordinates></Point></MultiGeometry></Placemark><Placemark>${track}</Placemark></Document></kml>`
  const { notes } = await converted(kml, 'kml', 'geojson')
  expect(notes.map(({ code, count, subject }) => [code, count, subject])).toEqual([
    ['times-dropped', 2, undefined],
    ['sensor-values-dropped', 1, 'hr'],
  ])
})
