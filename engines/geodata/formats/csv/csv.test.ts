import { describe, expect, it } from 'vitest'
import { inputFromBytes } from '../../bytes/input.ts'
import type { ReadOptions } from '../../model/format.ts'
import { convert } from '../../pipeline/convert.ts'
import { bytesOf, converted, inspected, joined, problemOf } from '../../testing/run.ts'

async function features(source: string | Uint8Array, readOptions: ReadOptions = {}) {
  const parts: Uint8Array[] = []
  const result = await convert({
    inputs: [inputFromBytes('x.csv', bytesOf(source))],
    from: 'csv',
    to: 'geojson',
    readOptions,
    write: (chunk) => void parts.push(new Uint8Array(chunk)),
  })
  if (!result.ok) throw new Error(JSON.stringify(result.problem))
  return { features: JSON.parse(new TextDecoder().decode(joined(parts))).features, notes: result.value.notes }
}

it('writes a column for the geometry where there is nothing else', async () => {
  const { text } = await converted('{"type":"Feature","geometry":null,"properties":{}}', 'geojson', 'csv')
  expect(text.trimEnd()).toBe('WKT,\r\n,')
  const [first, second] = ['{}', '{"a":1,"b":2}'].map((p) => `{"type":"Feature","geometry":null,"properties":${p}}`)
  expect((await converted(`[${first},${second}]`, 'geojson', 'csv')).text).toBe('a,b\r\n,\r\n1,2\r\n')
})

describe('reading', () => {
  it.each([
    ['lon,lat', '20.5,44.25'],
    ['Longitude;Latitude', '20,5;44,25'],
    ['долгота\tширота', '20.5\t44.25'],
    ['Географска дужина|Географска ширина', '20.5|44.25'],
    ['GPS longitude,GPS latitude', '20.5,44.25'],
    ['pickup_longitude,pickup_latitude', '20.5,44.25'],
    ['X,Y', '" 20.5 "," 44.25"'],
    ['lng;lat', '20°30′0″ E;44°15′ N'],
    ['sep=;\nlon;lat', '20,5;44,25'],
  ])('finds the position under %s', async (names, row) => {
    const { features: found } = await features(`${names}\n${row}\n`)
    expect(found[0].geometry).toEqual({ type: 'Point', coordinates: [20.5, 44.25] })
  })

  it('takes columns by choice, name or number', async () => {
    const text = 'a,b,c\n1,2,3\n'
    expect((await problemOf(text, 'csv'))?.code).toBe('no_position_columns')
    const byName = await features(text, { longitudeColumn: 'c', latitudeColumn: 'a' })
    expect(byName.features[0]).toMatchObject({ properties: { b: 2 }, geometry: { coordinates: [3, 1] } })
    const byNumber = await features(text, { longitudeColumn: '2', latitudeColumn: '1' })
    expect(byNumber.features[0].geometry.coordinates).toEqual([2, 1])
    // One number in the first line may be a name; two above the chosen columns are a place.
    const chosen = { longitudeColumn: '2', latitudeColumn: '1' }
    expect((await features('lat,2026\n44,20\n', chosen)).features).toHaveLength(1)
    expect((await features('45,21\n44,20\n', chosen)).features).toHaveLength(2)
  })

  it('tells an empty text, which is quoted, from no value, in a column that has nothing else', async () => {
    const { features: found } = await features('lon,lat,a,b\n20,44,"",\n')
    expect(found[0].properties).toEqual({ a: '', b: null })
  })

  it('leaves out the place of a row that cannot be in degrees where the others are, and keeps the row', async () => {
    const { features: found, notes } = await features(
      'name,lat,lon\na,45,19\nb,91,20\nc,45,999\nd,0,0\ne,44,18\nf,44,17\n',
    )
    expect(found.map((feature: { geometry: unknown }) => feature.geometry !== null)).toEqual([true, false, false, true, true, true]) // biome-ignore format: one line
    expect(found[1].properties).toEqual({ name: 'b' })
    expect(notes).toContainEqual(expect.objectContaining({ code: 'points-out-of-range-dropped', count: 2 }))
    expect(notes.map(({ code }) => code)).not.toContain('geometry-missing')
  })

  it.each([
    ['most numbers', 'lat,lon\n5820000,391000\n5820100,391100\n52,13\n'],
    ['one of a few under x and y', 'x,y\n12,40\n15,80\n18,120\n'],
    ['zeros besides', 'x,y\n0,0\n0,0\n0,0\n391000,5820000\n'],
  ])('asks for the system where degrees are in doubt: %s', async (_, text) => {
    expect((await problemOf(text, 'csv'))?.code).toBe('crs_needed')
  })

  it('gives numbers as numbers only where a whole column is', async () => {
    const { features: found } = await features('lon,lat,house,count,ok\n1,2,12,7,true\n1,2,12а,8.50,false\n1,2,"",,\n')
    expect(found.map((feature: { properties: unknown }) => feature.properties)).toEqual([
      { house: '12', count: 7, ok: true },
      { house: '12а', count: 8.5, ok: false },
      { house: '', count: null, ok: null },
    ])
  })

  it.each(['utf-16le', 'utf-16be'])('reads %s with its mark', async (encoding) => {
    const text = '\ufefflon,lat,имя\n1,2,Нови Сад\n'
    const bytes = new Uint8Array(text.length * 2)
    for (let at = 0; at < text.length; at++)
      new DataView(bytes.buffer).setUint16(at * 2, text.charCodeAt(at), encoding === 'utf-16le')
    expect((await features(bytes)).features[0].properties).toEqual({ имя: 'Нови Сад' })
  })

  it('tells windows-1251 by the text, or is told', async () => {
    const text = Uint8Array.from(
      [...'lon,lat,name\n1,2,Москва\n'].map((letter) => {
        const code = letter.codePointAt(0)!
        return code < 0x80 ? code : code - 0x410 + 0xc0
      }),
    )
    const found = await features(text)
    expect(found.features[0].properties.name).toBe('Москва')
    expect(found.notes.map((note) => note.code)).toContain('encoding-detected')
    expect((await features(text, { encoding: 'windows-1251' })).notes).toEqual([])
    const { read } = await inspected([inputFromBytes('x.csv', text)], 'csv')
    expect(read.tableText?.encoding).toBe('windows-1251')
    expect(read.tableText?.samples.map((line) => new TextDecoder('windows-1251').decode(line))).toEqual(['1,2,Москва'])
  })

  it('ends on bombs with a reason', async () => {
    expect((await problemOf(`lon,lat\n1,2\n"${'x\n'.repeat(500_000)}`, 'csv'))?.code).toBe('unclosed_quote')
    expect((await problemOf(`lon,lat${','.repeat(1_000_000)}\n1,2\n`, 'csv'))?.code).toBe('too_large')
    expect((await problemOf(' '.repeat(1_000_000), 'csv'))?.code).toBe('no_position_columns')
  })
})

describe('writing', () => {
  const mixed = `{"type":"FeatureCollection","features":[
{"type":"Feature","properties":{"a":"x, \\"y\\""},"geometry":{"type":"Point","coordinates":[1,2]}},
{"type":"Feature","properties":{"b":"two\\nlines","a":null},"geometry":{"type":"LineString","coordinates":[[1,2,3],[4,5,6]]}}]}`

  it('keeps blanks that belong to a name, and takes those away that do not', async () => {
    const names = [' ', ' a', 'b\u00a0']
    const properties = Object.fromEntries(names.map((name) => [name, 1]))
    const source = JSON.stringify({ type: 'Feature', properties, geometry: { type: 'Point', coordinates: [20, 44] } })
    const there = await converted(source, 'geojson', 'csv')
    expect(there.text.split('\r\n')[0]).toBe('longitude,latitude," "," a","b\u00a0"')
    const back = await converted(there.text, 'csv', 'geojson')
    expect(Object.keys(JSON.parse(back.text).features[0].properties)).toEqual(names)
    const loose = await converted('lon , lat , name \n20,44,x\n', 'csv', 'geojson')
    expect(JSON.parse(loose.text).features[0].properties).toEqual({ name: 'x' })
  })

  it('gives early rows the columns that came later', async () => {
    const there = await converted(mixed, 'geojson', 'csv')
    expect(there.text).toBe(
      'longitude,latitude,a,WKT,b\r\n1,2,"x, ""y""",POINT (1 2),\r\n,,,"LINESTRING Z (1 2 3,4 5 6)","two\nlines"\r\n',
    )
    const back = await converted(there.text, 'csv', 'geojson')
    expect(JSON.parse(back.text).features.map((feature: { geometry: unknown }) => feature.geometry)).toEqual(
      JSON.parse(mixed).features.map((feature: { geometry: unknown }) => feature.geometry),
    )
  })

  it('writes recordings point by point, with their values, over batches', async () => {
    const points = Array.from(
      { length: 20_000 },
      (_, index) => `<trkpt lat="1" lon="${index / 1000}"><time>2026-01-01T00:00:00Z</time></trkpt>`,
    ).join('')
    const gpx = `<gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1"><trk><name>N</name><trkseg>${points}</trkseg></trk><trk><name>M</name><trkseg><trkpt lat="2" lon="3"/><trkpt lat="4" lon="5"/></trkseg></trk></gpx>`
    const there = await converted(gpx, 'gpx', 'csv')
    const lines = there.text.trimEnd().split('\r\n')
    expect(lines[0]).toBe('longitude,latitude,time,feature,part,name')
    expect(lines.length).toBe(20_003)
    expect(lines[20_000]).toBe('19.999,1,2026-01-01T00:00:00Z,1,1,N')
    expect(lines.slice(-2)).toEqual(['3,2,,2,1,M', '5,4,,2,1,M'])
    const whole = await converted(gpx, 'gpx', 'csv', 'x.gpx', { rows: 'feature', delimiter: '\t' })
    expect(whole.text.split('\r\n').length).toBe(4)
    expect(whole.notes.find((note) => note.code === 'times-dropped')?.count).toBe(20_000)
  })
})

describe('geometries of several kinds', () => {
  const collection = (...geometries: object[]) =>
    JSON.stringify({
      type: 'FeatureCollection',
      features: geometries.map((geometry, id) => ({ type: 'Feature', properties: { id }, geometry })),
    })
  const line = { type: 'LineString', coordinates: [[1, 2], [3, 4]] } // biome-ignore format: a line

  it('all stand in the column of geometries, also points from before there was one', async () => {
    const point = { type: 'Point', coordinates: [5, 6] }
    const high = { type: 'Point', coordinates: [7, 8, 9] }
    const { text } = await converted(collection(point, high, line, point), 'geojson', 'csv')
    expect(text.split('\r\n')).toEqual([
      'longitude,latitude,id,elevation,WKT',
      '5,6,0,,POINT (5 6)',
      '7,8,1,9,POINT Z (7 8 9)',
      ',,2,,"LINESTRING (1 2,3 4)"',
      '5,6,3,,POINT (5 6)',
      '',
    ])
    expect((await inspected(text, 'csv')).read.geometryTypes).toEqual({ Point: 3, LineString: 1 })
  })

  it('alone in a table have an empty column beside them, as GDAL wants it, which is none when read', async () => {
    const bare = JSON.stringify({ type: 'Feature', properties: {}, geometry: line })
    const { text } = await converted(bare, 'geojson', 'csv')
    expect(text).toBe('WKT,\r\n"LINESTRING (1 2,3 4)",\r\n')
    expect((await inspected(text, 'csv')).read.fields).toEqual([])
    const filled = await inspected('WKT,\n"LINESTRING (1 2,3 4)",x\n', 'csv')
    expect(filled.read.fields).toMatchObject([{ name: 'column 2' }])
  })
})

it('a GeoJSON geometry in a cell may name its system, as PostGIS writes it', async () => {
  const geometry = (crs: string, position: string) =>
    `"{""type"":""Point"",${crs && `""crs"":{""type"":""name"",""properties"":{""name"":""${crs}""}},`}""coordinates"":${position}}"`
  const rows = [
    geometry('EPSG:32634', '[500000,0]'),
    geometry('urn:ogc:def:crs:EPSG::32635', '[500000,0]'),
    geometry('urn:ogc:def:crs:OGC:1.3:CRS84', '[3.10,4]'),
    geometry('', '[5,6]'),
    geometry('no such system', '[7,8]'),
  ]
  const { text, notes } = await converted(`geom\n${rows.join('\n')}\n`, 'csv', 'geojsonl')
  expect(
    text
      .trim()
      .split('\n')
      .map((line) => /"geometry":(?:null|.*(\[.*\]))/.exec(line)?.[1]),
  ).toEqual(['[21,0]', '[27,0]', '[3.10,4]', '[5,6]', undefined])
  expect(notes).toContainEqual({ code: 'geometry-unreadable', kind: 'lost', count: 1 })
})

it('what databases write where there is no value is none', async () => {
  const source = 'n\tname\tgeom\tlast\n\\N\ta\tPOINT(1 2)\t7\n5\t\\N\tPOINT(1 2)\t\\N\n6\t"\\N"\tPOINT(1 2)\t\\Nis\n'
  const { text, notes } = await converted(source, 'csv', 'geojsonl', 'a.tsv')
  const rows = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line).properties)
  expect(rows).toEqual([
    { n: null, name: 'a', last: '7' },
    { n: 5, name: null, last: null },
    { n: 6, name: '\\N', last: '\\Nis' },
  ])
  expect(notes).toEqual([])
})
