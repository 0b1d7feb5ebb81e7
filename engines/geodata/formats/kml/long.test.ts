import { expect, it } from 'vitest'
import { converted, inspected } from '../../testing/run.ts'

const placemark = (content: string) =>
  `<kml xmlns="http://www.opengis.net/kml/2.2"><Placemark>${content}</Placemark></kml>`

/** Lines and tracks that leave the reader in pieces. */
it('a route longer than a batch is one line, and what it cannot say of its points is told', async () => {
  const count = 50_000
  const points = Array.from(
    { length: count },
    (_, at) => `<rtept lat="${at % 90}" lon="${at / 1000}"><name>${at}</name></rtept>`,
  )
  const gpx = `<gpx xmlns="http://www.topografix.com/GPX/1/1"><rte><name>long</name>${points.join('')}</rte></gpx>`
  const { text, notes, written } = await converted(gpx, 'gpx', 'kml')
  expect(text.match(/<\/?(?:Placemark|LineString|coordinates|ExtendedData)\b/g)).toEqual(['<Placemark', '<LineString', '<coordinates', '</coordinates', '</LineString', '</Placemark']) // biome-ignore format: one line
  expect(/<coordinates>([^<]*)/.exec(text)![1]!.trim().split(/\s+/)).toHaveLength(count)
  expect(text).toContain(' 49.999,49</coordinates>')
  expect(written).toMatchObject({ features: 1, points: count })
  expect(notes).toEqual([{ code: 'point-details-dropped', kind: 'lost', subject: 'name', count }])
  const back = await converted(text, 'kml', 'gpx')
  expect(back.text.match(/<\/?(?:rte|trk|trkseg)>/g)).toEqual(['<rte>', '</rte>'])
  expect(back.text.match(/<rtept /g)).toHaveLength(count)
  expect(back.notes).toEqual([])
})

it('what is said of a line behind its many points comes too late, and is told', async () => {
  const points = '1,2 3,4 '.repeat(25_000)
  const { text, notes } = await converted(
    `<kml><Placemark><name>before</name><LineString><coordinates>${points}</coordinates></LineString><description>behind</description><address>x</address></Placemark></kml>`,
    'kml',
    'gpx',
  )
  expect(text).toContain('<name>before</name>')
  expect(text).not.toContain('behind')
  expect(notes).toContainEqual({ code: 'properties-dropped', kind: 'lost', count: 2 })
})

it('a link, an element of others and a style behind the many points of a line come too late as well', async () => {
  const behind =
    '<atom:link href="http://a/"/><Style><LineStyle><color>ff0000ff</color></LineStyle></Style><ExtendedData><x:y>foreign</x:y></ExtendedData>'
  const { notes } = await converted(
    `<kml xmlns:atom="http://www.w3.org/2005/Atom" xmlns:x="x"><Placemark><LineString><coordinates>${'1,2 3,4 '.repeat(25_000)}</coordinates></LineString>${behind}</Placemark></kml>`,
    'kml',
    'gpx',
  )
  expect(notes).toEqual([
    { code: 'properties-dropped', kind: 'lost', count: 2 },
    { code: 'styles-dropped', kind: 'lost', count: 1 },
  ])
})

it('a long line beside a long track that is not its own is told', async () => {
  const count = 40_000
  const track = '<when/>'.repeat(count) + '<gx:coord>1 2</gx:coord>'.repeat(count)
  const line = (last: string) =>
    `<LineString><coordinates>${'1,2 '.repeat(count - 1)}${last}</coordinates></LineString>`
  const kml = (last: string) =>
    `<kml xmlns:gx="g"><Placemark><MultiGeometry><gx:Track>${track}</gx:Track>${line(last)}</MultiGeometry></Placemark></kml>`
  const own = await inspected(kml('1,2'), 'kml')
  expect([own.read.points, own.notes]).toEqual([count, []])
  const other = await inspected(kml('1,3'), 'kml')
  expect(other.read.points).toBe(count)
  expect(other.notes.map(({ code, count: told }) => [code, told])).toEqual([['other-geometries-dropped', 1]])
})

it('a short part, one longer than a batch and a short one again stay three parts of a track', async () => {
  const counts = [3, 70_000, 4]
  const parts = counts.map(
    (count) =>
      `<trkseg>${Array.from({ length: count }, (_, at) => `<trkpt lat="1" lon="2"><ele>${at}</ele><time>2026-01-01T00:00:00Z</time></trkpt>`).join('')}</trkseg>`,
  )
  const { text } = await converted(`<gpx version="1.1"><trk>${parts.join('')}</trk></gpx>`, 'gpx', 'kml')
  const tracks = text.split('</gx:Track>').slice(0, -1)
  expect(tracks.map((track) => track.match(/<gx:coord>/g)?.length)).toEqual(counts)
})

it('values that begin late in a long track or end early stay with their points', async () => {
  const count = 60_000
  const points = Array.from({ length: count }, (_, at) => {
    const hr = at >= 50_000 ? `<hr>${at % 100}</hr>` : ''
    const cad = at < 10_000 ? `<cad>${at % 90}</cad>` : ''
    return `<trkpt lat="${at % 90}" lon="${at / 1000}"><extensions><TrackPointExtension>${hr}${cad}</TrackPointExtension></extensions></trkpt>`
  })
  const { text } = await converted(
    `<gpx version="1.1"><trk><trkseg>${points.join('')}</trkseg></trk></gpx>`,
    'gpx',
    'kml',
  )
  const list = (name: string) =>
    new RegExp(`<gx:SimpleArrayData name="${name}">([^]*?)</gx:SimpleArrayData>`).exec(text)![1]!.trim().split('\n')
  const said = (from: number, to: number, turn: number) =>
    Array.from({ length: count }, (_, at) =>
      at >= from && at < to ? `<gx:value>${at % turn}</gx:value>` : '<gx:value/>',
    )
  expect(list('heartrate').join()).toBe(said(50_000, count, 100).join())
  expect(list('cadence').join()).toBe(said(0, 10_000, 90).join())
})

it('ten thousand styles are kept, the others told', async () => {
  const placemarks = Array.from(
    { length: 10_002 },
    (_, at) =>
      `<Placemark><Style><LineStyle><width>${at + 1}</width></LineStyle></Style><LineString><coordinates>1,2 3,4</coordinates></LineString></Placemark>`,
  )
  const { text, notes } = await converted(`<kml><Document>${placemarks.join('')}</Document></kml>`, 'kml', 'geojson')
  expect(text.match(/"stroke-width":/g)).toHaveLength(10_000)
  expect(text).toContain('"stroke-width":10000}')
  expect(notes).toContainEqual({ code: 'styles-dropped', kind: 'lost', count: 2 })
})

it('numbers joined by nothing but commas are never cut in two, however many there are', async () => {
  const count = 30_000
  const numbers = Array.from({ length: count }, (_, at) => `${(at % 1799) / 10 + 0.0123},${(at % 899) / 10},${at}`)
  const { text } = await converted(
    `<kml><Placemark><LineString><coordinates>${numbers.join(',')}</coordinates></LineString></Placemark></kml>`,
    'kml',
    'geojson',
  )
  const { coordinates } = JSON.parse(text).features[0].geometry as { coordinates: number[][] }
  expect(coordinates.map(String)).toEqual(numbers.map((position) => String(position.split(',').map(Number))))
})

it('reads a line of many points in parts', async () => {
  const tuples = Array.from({ length: 70_000 }, (_, index) => `${index % 180}.12345,${index % 90}.5,${index}`)
  const { read } = await inspected(
    placemark(`<LineString><coordinates>${tuples.join(' ')}</coordinates></LineString>`),
    'kml',
  )
  expect(read).toMatchObject({
    features: 1,
    points: 70_000,
    elevations: 70_000,
    boundingBox: [0.12345, 0.5, 179.12345, 89.5],
  })
})

it('hands on very long lines and tracks in pieces, and writes them as one', async () => {
  const count = 100_000
  const tuples = Array.from({ length: count }, (_, index) => `${index % 180}.5,${index % 90}`).join(' ')
  const whens = '<when>2024-05-01T06:00:00Z</when>'.repeat(count)
  const coords = Array.from(
    { length: count },
    (_, index) => `<gx:coord>${index % 180} ${index % 90} 7</gx:coord>`,
  ).join('')
  const values = `<gx:SimpleArrayData name="heartrate">${'<gx:value>99</gx:value>'.repeat(count)}</gx:SimpleArrayData>`
  const data = `<ExtendedData><SchemaData>${values}</SchemaData></ExtendedData>`
  const kml = `<kml xmlns:gx="g"><Document><Placemark><name>line</name><LineString><coordinates>${tuples}</coordinates></LineString></Placemark>
    <Placemark><name>track</name><gx:MultiTrack><gx:Track>${whens}${coords}${data}</gx:Track><gx:Track><when/><gx:coord>1 2</gx:coord></gx:Track></gx:MultiTrack></Placemark>
    <Placemark><name>after</name><Point><coordinates>1,2</coordinates></Point></Placemark></Document></kml>`
  const gpx = await converted(kml, 'kml', 'gpx')
  expect(gpx.read).toMatchObject({ features: 3, points: 2 * count + 2, times: count, pointValues: { hr: count } })
  expect(gpx.text.match(/<trk>/g)?.length).toBe(2)
  expect(gpx.text.match(/<trkseg>/g)?.length).toBe(3)
  expect(gpx.text.match(/<name>/g)?.length).toBe(4)
  const again = await inspected(gpx.bytes, 'gpx')
  expect(again.read).toMatchObject({ features: 3, points: 2 * count + 2, times: count, pointValues: { hr: count } })
})

it('a short track behind one that was spilled has its own points only, both ways', async () => {
  const points = Array.from(
    { length: 80_000 },
    (_, at) => `<trkpt lat="${at % 90}" lon="${at / 1000}"><time>2024-01-01T00:00:00Z</time></trkpt>`,
  )
  const short =
    '<trk><name>short</name><trkseg><trkpt lat="7" lon="8"><time>2024-02-02T02:02:02Z</time></trkpt><trkpt lat="9" lon="10"/></trkseg></trk>'
  const gpx = `<gpx xmlns="http://www.topografix.com/GPX/1/1"><trk><trkseg>${points.join('')}</trkseg></trk>${short}</gpx>`
  const there = await converted(gpx, 'gpx', 'kml')
  const back = await converted(there.bytes, 'kml', 'gpx')
  const last = back.text.slice(back.text.lastIndexOf('<trk>'))
  expect(last.match(/<trkpt /g)).toHaveLength(2)
  expect(last).toContain('<trkpt lat="7" lon="8"><time>2024-02-02T02:02:02Z</time></trkpt>')
  expect(back.read.points).toBe(80_002)
})
