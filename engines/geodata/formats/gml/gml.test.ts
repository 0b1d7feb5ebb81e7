import { describe, expect, it } from 'vitest'
import { converted, inspected } from '../../testing/run.ts'

const wrap = (geometry: string, properties = '') =>
  `<c xmlns:gml="http://www.opengis.net/gml" xmlns:xlink="http://www.w3.org/1999/xlink"><gml:featureMember><a><g>${geometry}</g>${properties}</a></gml:featureMember></c>`

async function geometryOf(geometry: string): Promise<{ type: string; coordinates: unknown }> {
  return JSON.parse((await converted(wrap(geometry), 'gml', 'geojson')).text).features[0].geometry
}

describe('axis order', () => {
  const at = (srsName: string) => `<gml:Point srsName="${srsName}"><gml:pos>55 37</gml:pos></gml:Point>`
  it.each([
    ['urn:ogc:def:crs:EPSG::4326', [37, 55]],
    ['urn:x-ogc:def:crs:EPSG:4326', [37, 55]],
    ['http://www.opengis.net/def/crs/EPSG/0/4326', [37, 55]],
    ['http://www.opengis.net/gml/srs/epsg.xml#4326', [55, 37]],
    ['EPSG:4326', [55, 37]],
    ['urn:ogc:def:crs:OGC:1.3:CRS84', [55, 37]],
  ])('%s', async (srsName, coordinates) => {
    expect((await geometryOf(at(srsName))).coordinates).toEqual(coordinates)
  })
})

describe('geometries', () => {
  it('an arc is drawn out and keeps its control points', async () => {
    const { coordinates } = await geometryOf(
      '<gml:Curve><gml:segments><gml:Arc><gml:posList>-1 0 0 1 1 0</gml:posList></gml:Arc></gml:segments></gml:Curve>',
    )
    const points = coordinates as [number, number][]
    expect(points).toContainEqual([0, 1])
    expect(points.length).toBe(181)
    for (const [x, y] of points) expect(Math.hypot(x, y)).toBeCloseTo(1, 12)
  })

  it('a circle by its centre closes', async () => {
    const { coordinates } = await geometryOf(
      '<gml:Curve><gml:segments><gml:CircleByCenterPoint><gml:pos>5 5</gml:pos><gml:radius uom="deg">2</gml:radius></gml:CircleByCenterPoint></gml:segments></gml:Curve>',
    )
    const points = coordinates as [number, number][]
    expect(points[0]).toEqual(points.at(-1))
    expect(Math.max(...points.map(([x]) => x))).toBe(7)
  })

  it('a radius in metres is metres on the ground, not degrees', async () => {
    const { coordinates } = await geometryOf(
      '<gml:Curve srsName="urn:ogc:def:crs:EPSG::4326"><gml:segments><gml:CircleByCenterPoint><gml:pos>60 30</gml:pos><gml:radius uom="km">1</gml:radius></gml:CircleByCenterPoint></gml:segments></gml:Curve>',
    )
    const points = coordinates as [number, number][]
    // A degree at 60° N on WGS84: 55,800.3 m of longitude, 111,412.3 m of latitude (NGA tables).
    expect(Math.max(...points.map(([x]) => x)) - 30).toBeCloseTo(1000 / 55800.3, 6)
    expect(Math.max(...points.map(([, y]) => y)) - 60).toBeCloseTo(1000 / 111412.3, 6)
  })

  it('a ring of curve members joins them, backwards where the orientation says so', async () => {
    const member = (list: string) => `<gml:LineString><gml:posList>${list}</gml:posList></gml:LineString>`
    expect(
      await geometryOf(
        `<gml:Polygon><gml:exterior><gml:Ring><gml:curveMember>${member('0 0 2 0 2 2')}</gml:curveMember><gml:curveMember><gml:OrientableCurve orientation="-"><gml:baseCurve>${member('0 0 2 2')}</gml:baseCurve></gml:OrientableCurve></gml:curveMember></gml:Ring></gml:exterior></gml:Polygon>`,
      ),
    ).toEqual({
      type: 'Polygon',
      coordinates: [
        [
          [0, 0],
          [2, 0],
          [2, 2],
          [0, 0],
        ],
      ],
    })
  })

  it('coordinates in triples, and points one by one', async () => {
    expect(await geometryOf('<gml:LineString><gml:coordinates>1,2,3 4,5,6</gml:coordinates></gml:LineString>')).toEqual(
      {
        type: 'LineString',
        coordinates: [
          [1, 2, 3],
          [4, 5, 6],
        ],
      },
    )
    expect(
      await geometryOf(
        '<gml:LineString><gml:pos>1 2</gml:pos><gml:pointProperty><gml:Point><gml:pos>3 4</gml:pos></gml:Point></gml:pointProperty></gml:LineString>',
      ),
    ).toEqual({
      type: 'LineString',
      coordinates: [
        [1, 2],
        [3, 4],
      ],
    })
  })

  it('an unreadable one costs itself only', async () => {
    const { read, notes } = await inspected(wrap('<gml:Point><gml:pos>1 east</gml:pos></gml:Point>', '<n>1</n>'), 'gml')
    expect(read).toMatchObject({ features: 1, geometryTypes: { None: 1 }, fields: [{ name: 'n' }] })
    expect(notes.map((note) => note.code)).toEqual(['geometry-unreadable'])
  })
})

describe('properties', () => {
  const point = '<gml:Point><gml:pos>1 2</gml:pos></gml:Point>'
  it('are typed by what they all are; codes stay text', async () => {
    const source = wrap(point, '<n>12</n><code>007</code><ok>true</ok><r>1.50</r><mixed>1</mixed>').replace(
      '</gml:featureMember>',
      `</gml:featureMember><gml:featureMember><a><n>3</n><code>123</code><r>2</r><mixed>x</mixed></a></gml:featureMember>`,
    )
    const { features } = JSON.parse((await converted(source, 'gml', 'geojson')).text)
    expect(features[0].properties).toEqual({ n: 12, code: '007', ok: true, r: 1.5, mixed: '1' })
    expect(features[1].properties).toEqual({ n: 3, code: '123', r: 2, mixed: 'x' })
  })

  it('nested, repeated and attributed values keep their place in the name', async () => {
    const source = wrap(point, '<t>a</t><t>b</t><o><i>1</i></o><h uom="m">5</h><l xlink:href="#x"/>')
    const { features } = JSON.parse((await converted(source, 'gml', 'geojson')).text)
    expect(features[0].properties).toEqual({ t: 'a', t_2: 'b', 'o.i': 1, h_uom: 'm', h: 5, l_href: '#x', l: null })
  })
})

describe('written', () => {
  const source = {
    type: 'FeatureCollection',
    features: [
      {
        type: 'Feature',
        id: 'a-1',
        properties: { 'my name': 'x & <y>', n: 1, none: null },
        geometry: { type: 'Point', coordinates: [37, 55] },
      },
      { type: 'Feature', id: 7, properties: { n: 2, 'my name': 'z' }, geometry: null },
    ],
  }

  it('names, ids and nulls are what XML allows, in the order of the schema', async () => {
    const { text, notes } = await converted(JSON.stringify(source), 'geojson', 'gml', '1 road.geojson')
    expect(text).toContain(
      '<f:_1_road gml:id="a-1"><f:geometry><gml:Point gml:id="a-1.g" srsName="urn:ogc:def:crs:EPSG::4326"><gml:pos>55 37</gml:pos></gml:Point></f:geometry><f:my_name>x &amp; &lt;y&gt;</f:my_name><f:n>1</f:n><f:none xsi:nil="true"/></f:_1_road>',
    )
    expect(text).toContain('<f:_1_road gml:id="f.2"><f:id>7</f:id><f:my_name>z</f:my_name><f:n>2</f:n></f:_1_road>')
    expect(text).toContain('<s:element name="n" type="s:integer" nillable="true" minOccurs="0"/>')
    expect(notes.map((note) => note.code).sort()).toEqual(['ids-as-property', 'invalid-names-changed'])
  })

  it('ids that repeat stay as properties: XML wants them to differ', async () => {
    const twice = {
      type: 'FeatureCollection',
      features: [1, 2].map(() => ({ type: 'Feature', id: 'same', properties: { e: '' }, geometry: null })),
    }
    const { text, bytes } = await converted(JSON.stringify(twice), 'geojson', 'gml')
    expect(text).toContain('gml:id="same"><f:e></f:e>')
    expect(text).toContain('gml:id="f.2"><f:id>same</f:id><f:e></f:e>')
    const back = JSON.parse((await converted(bytes, 'gml', 'geojson')).text)
    expect(back.features[0].properties).toEqual({ e: '' })
  })

  it('reads back to the same features', async () => {
    const { bytes } = await converted(JSON.stringify(source), 'geojson', 'gml')
    const { features } = JSON.parse((await converted(bytes, 'gml', 'geojson')).text)
    expect(features[0]).toEqual({
      type: 'Feature',
      id: 'a-1',
      properties: { my_name: 'x & <y>', n: 1, none: null },
      geometry: { type: 'Point', coordinates: [37, 55] },
    })
  })
})
