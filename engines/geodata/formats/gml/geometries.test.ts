import { describe, expect, it } from 'vitest'
import { geometryOf, gmlWith } from '../../testing/gml-file.ts'
import { converted, inspected } from '../../testing/run.ts'

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

  it.each([
    ['.', ',', ';'],
    ['.', ';', '|'],
    [',', ';', '|'],
    [',', ' ', ';'],
  ])(
    'numbers with %s, %j and %s around them are never cut in two, however many there are',
    async (decimal, between, apart) => {
      const numbers = Array.from({ length: 30_000 }, (_, at) => [(at % 1799) / 10 + 0.0123, (at % 799) / 10 + 0.25])
      const text = numbers
        .map((position) => position.map((value) => String(value).replace('.', decimal)).join(between))
        .join(apart)
      const { coordinates } = await geometryOf(
        `<gml:LineString><gml:coordinates decimal="${decimal}" cs="${between}" ts="${apart}">${text}</gml:coordinates></gml:LineString>`,
      )
      expect((coordinates as number[][]).map(String)).toEqual(numbers.map(String))
    },
  )

  it.each(['1.5/', '1/5', '1.5:', '1:5', '1.5-', '1-5'])('%s is no number, wherever it stands', async (wrong) => {
    const others = ' 2 3 4 5 6 7 8'.repeat(8)
    for (const positions of [`${wrong}${others} 9`, `1${others} ${wrong}`]) {
      const { notes } = await inspected(
        gmlWith(`<gml:LineString><gml:posList>${positions}</gml:posList></gml:LineString>`),
        'gml',
      )
      expect(notes.map(({ code }) => code)).toContain('geometry-unreadable')
    }
  })

  it('curves without measure are not drawn out', async () => {
    const lengths = async (segments: string) =>
      (await inspected(gmlWith(`<gml:Curve><gml:segments>${segments}</gml:segments></gml:Curve>`), 'gml')).read.points
    const byCentre = (radius: string, angle: string) =>
      `<gml:ArcByCenterPoint><gml:pos>5 5</gml:pos><gml:radius uom="deg">${radius}</gml:radius><gml:startAngle uom="deg">0</gml:startAngle><gml:endAngle uom="deg">${angle}</gml:endAngle></gml:ArcByCenterPoint>`
    expect(await lengths(byCentre('1', '1e300'))).toBeLessThan(725)
    expect(await lengths(byCentre('1e999', '90'))).toBe(0)
    expect(await lengths(byCentre('1', '1e999'))).toBe(0)
    const many = Array.from({ length: 20_001 }, (_, at) => `${(at % 100) / 10} ${at % 2}`).join(' ')
    expect(await lengths(`<gml:ArcString><gml:posList>${many}</gml:posList></gml:ArcString>`)).toBe(20_001)
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

  it.each([
    'Surface OrientableSurface CompositeSurface PolyhedralSurface TriangulatedSurface Tin Shell',
    'Solid CompositeSolid MultiSolid MultiPolygon MultiSurface',
  ])('%s: the areas in them are areas', async (names) => {
    const rings = [[[0, 0], [4, 0], [4, 4], [0, 0]], [[9, 0], [9, 4], [5, 4], [9, 0]]] // biome-ignore format: two rings
    const areas = rings.map(
      (ring) =>
        `<gml:surfaceMember><gml:Polygon><gml:exterior><gml:LinearRing><gml:posList>${ring.flat().join(' ')}</gml:posList></gml:LinearRing></gml:exterior></gml:Polygon></gml:surfaceMember>`,
    )
    for (const name of names.split(' ')) {
      const { type, coordinates } = await geometryOf(`<gml:${name}>${areas[0]}</gml:${name}>`)
      expect([name, type === 'MultiPolygon' ? coordinates : [coordinates]]).toEqual([name, [[rings[0]]]])
      const both = await geometryOf(`<gml:${name}>${areas.join('')}</gml:${name}>`)
      expect([name, both]).toEqual([name, { type: 'MultiPolygon', coordinates: rings.map((ring) => [ring]) }])
    }
  })

  // ISO 19136, 10.4, 11 and 13: segments of a curve, and what a curve is called. Splines are drawn through their control points, which is told.
  it('a line in any of its elements is a line', async () => {
    const line = [[0, 0], [1, 1], [2, 0]] // biome-ignore format: a line
    const list = `<gml:posList>${line.flat().join(' ')}</gml:posList>`
    const curves =
      'LineString Curve OrientableCurve CompositeCurve Ring Edge TopoCurve ElevatedCurve MultiCurve MultiLineString'
    for (const name of curves.split(' ')) {
      const member = `<gml:curveMember><gml:LineString>${list}</gml:LineString></gml:curveMember>`
      const { type, coordinates } = await geometryOf(
        `<gml:${name}>${name === 'LineString' ? list : member}</gml:${name}>`,
      )
      expect([name, type, coordinates]).toEqual(
        name.startsWith('Multi') ? [name, 'MultiLineString', [line]] : [name, 'LineString', line],
      )
    }
    const exact = 'LineStringSegment Geodesic GeodesicString'.split(' ')
    const splines = 'ArcByBulge ArcStringByBulge CubicSpline BSpline Bezier Clothoid OffsetCurve'.split(' ')
    for (const name of [...exact, ...splines]) {
      const segment = `<gml:${name}>${list}</gml:${name}>`
      const source = gmlWith(`<gml:Curve><gml:segments>${segment}</gml:segments></gml:Curve>`)
      const { text, notes } = await converted(source, 'gml', 'geojson')
      expect([name, JSON.parse(text).features[0].geometry.coordinates]).toEqual([name, line])
      expect([name, notes.map(({ code }) => code)]).toEqual([
        name,
        exact.includes(name) ? [] : ['geometry-simplified-from-curves'],
      ])
    }
  })

  it.each(['MultiGeometry', 'GeometricComplex', 'GeometryCollection'])(
    '%s holds geometries of any kind',
    async (name) => {
      const members = [
        '<gml:Point><gml:pos>1 2</gml:pos></gml:Point>',
        '<gml:LineString><gml:posList>1 2 3 4</gml:posList></gml:LineString>',
      ]
      const collection = members.map((member) => `<gml:geometryMember>${member}</gml:geometryMember>`).join('')
      expect(await geometryOf(`<gml:${name}>${collection}</gml:${name}>`)).toEqual({
        type: 'GeometryCollection',
        geometries: [
          { type: 'Point', coordinates: [1, 2] },
          { type: 'LineString', coordinates: [[1, 2], [3, 4]] }, // biome-ignore format: a line
        ],
      })
    },
  )

  it('the nodes at the ends of an edge add nothing to its line', async () => {
    const node = (at: string) =>
      `<gml:directedNode><gml:Node><gml:pointProperty><gml:Point><gml:pos>${at}</gml:pos></gml:Point></gml:pointProperty></gml:Node></gml:directedNode>`
    const line =
      '<gml:curveProperty><gml:LineString><gml:posList>1 2 3 4 5 6</gml:posList></gml:LineString></gml:curveProperty>'
    const edge = `<gml:Edge>${node('1 2')}${node('5 6')}${line}</gml:Edge>`
    expect(await geometryOf(`<gml:TopoCurve><gml:directedEdge>${edge}</gml:directedEdge></gml:TopoCurve>`)).toEqual({
      type: 'LineString',
      coordinates: [[1, 2], [3, 4], [5, 6]], // biome-ignore format: a line
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

  it('a number is one as it stands, or none', async () => {
    for (const wrong of ['3-5', '3..5', '3,5', '--3']) {
      const line = `<gml:LineString><gml:posList>1 2 ${wrong} 4 5 6</gml:posList></gml:LineString>`
      const { read } = await inspected(gmlWith(line), 'gml')
      expect([wrong, read.geometryTypes]).toEqual([wrong, { None: 1 }])
    }
  })

  it('an unreadable one costs itself only', async () => {
    const { read, notes } = await inspected(
      gmlWith('<gml:Point><gml:pos>1 east</gml:pos></gml:Point>', '<n>1</n>'),
      'gml',
    )
    expect(read).toMatchObject({ features: 1, geometryTypes: { None: 1 }, fields: [{ name: 'n' }] })
    expect(notes.map((note) => note.code)).toEqual(['geometry-unreadable'])
  })
})

describe('how many numbers a position has', () => {
  const envelope = (corner: string, said = '') =>
    `<gml:boundedBy><gml:Envelope ${said}><gml:lowerCorner>${corner}</gml:lowerCorner></gml:Envelope></gml:boundedBy>`
  const line = '<gml:LineString><gml:posList>0 0 1 1 2 2</gml:posList></gml:LineString>'
  const file = (around: string, within: string) =>
    `<c xmlns:gml="http://www.opengis.net/gml">${around}<gml:featureMember><a>${within}<g>${line}</g></a></gml:featureMember></c>`
  it.each([
    ['nothing said', '', '', 3],
    ['said by the collection', envelope('0 0 0', 'srsDimension="3"'), '', 2],
    ['shown by the corner of the collection', envelope(' 0\n0 0 '), '', 2],
    ['shown by the corner of the feature', envelope('0 0 0', 'srsDimension="3"'), envelope('0 0'), 3],
    ['said by the feature', envelope('0 0'), envelope('0 0', 'srsDimension="3"'), 2],
  ])('%s', async (_, around, within, points) => {
    expect((await inspected(file(around, within), 'gml')).read.points).toBe(points)
  })

  it('what a feature says is forgotten with the next one', async () => {
    const source = file(envelope('0 0'), envelope('0 0 0')).replace('</c>', '')
    const next = `<gml:featureMember><a><g>${line}</g></a></gml:featureMember></c>`
    expect((await inspected(source + next, 'gml')).read.points).toBe(5)
  })
})

it('points of a line stand in the order of the file, in whatever elements', async () => {
  const point = (x: number) => `<gml:pointProperty><gml:Point><gml:pos>${x} 0</gml:pos></gml:Point></gml:pointProperty>`
  const own = (x: number) => `<gml:pos>${x} 0</gml:pos>`
  for (const parts of [
    [point(1), own(2), point(3)],
    [own(1), point(2), point(3)],
    [point(1), point(2), own(3)],
  ])
    expect((await geometryOf(`<gml:LineString>${parts.join('')}</gml:LineString>`)).coordinates).toEqual([
      [1, 0],
      [2, 0],
      [3, 0],
    ])
})

it('a curve with an arc that cannot be drawn is told, not read without it', async () => {
  const arc =
    '<gml:ArcByCenterPoint><gml:pos>2 1</gml:pos><gml:radius uom="m">far</gml:radius></gml:ArcByCenterPoint><gml:LineStringSegment><gml:posList>1 1 2 2</gml:posList></gml:LineStringSegment>'
  const { notes } = await inspected(
    gmlWith(`<gml:Curve><gml:segments>${arc}</gml:segments></gml:Curve>`).replace(
      '</c>',
      '<gml:featureMember><a><g><gml:Point><gml:pos>1 2</gml:pos></gml:Point></g></a></gml:featureMember></c>',
    ),
    'gml',
  )
  expect(notes.map(({ code }) => code)).toEqual(['geometry-unreadable'])
})

it('a face that lies beyond its system is told', async () => {
  const edge =
    '<gml:directedEdge><gml:Edge><gml:curveProperty><gml:LineString><gml:posList>1e12 1e12 2e12 1e12 1e12 2e12 1e12 1e12</gml:posList></gml:LineString></gml:curveProperty></gml:Edge></gml:directedEdge>'
  const face = `<gml:TopoSurface srsName="EPSG:32634"><gml:directedFace><gml:Face>${edge}</gml:Face></gml:directedFace></gml:TopoSurface>`
  const { read, notes } = await inspected(
    gmlWith(face).replace(
      '</c>',
      '<gml:featureMember><a><g><gml:Point><gml:pos>1 2</gml:pos></gml:Point></g></a></gml:featureMember></c>',
    ),
    'gml',
  )
  expect(read.boundingBox).toEqual([1, 2, 1, 2])
  expect(notes.map(({ code }) => code)).toContain('geometry-unreadable')
})
