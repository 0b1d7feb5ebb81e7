import { describe, expect, it } from 'vitest'
import { type GeodataInput, inputFromBytes } from '../../bytes/input.ts'
import { geometryOf } from '../../testing/gml-file.ts'
import { bytesOf, converted, inspected } from '../../testing/run.ts'

describe('features that stand otherwise than in members of a collection', () => {
  const gml = 'xmlns:gml="http://www.opengis.net/gml/3.2" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:a="urn:a"'
  const point = (position: string, id = '') =>
    `<gml:Point${id && ` gml:id="${id}"`}><gml:pos>${position}</gml:pos></gml:Point>`
  const features = async (source: string, more: readonly GeodataInput[] = []) => {
    const { text } = await converted([inputFromBytes('a.gml', bytesOf(source)), ...more], 'gml', 'geojson')
    return JSON.parse(text).features as {
      id?: string
      properties: object
      geometry: { type: string; coordinates: unknown }
    }[]
  }

  it('the root itself, as a server answers GetFeatureById', async () => {
    const source = `<a:road ${gml} gml:id="road.7"><a:name>A1</a:name><a:lanes>4</a:lanes><a:geom>${point('1 2')}</a:geom></a:road>`
    expect(await features(source)).toEqual([
      {
        type: 'Feature',
        id: 'road.7',
        properties: { name: 'A1', lanes: 4 },
        geometry: { type: 'Point', coordinates: [1, 2] },
      },
    ])
  })

  it.each([
    ['<a:n>1</a:n><a:n>2</a:n><a:n_2>3</a:n_2><a:n>4</a:n>', { n: 1, n_2: 2, n_2_2: 3, n_3: 4 }],
    ['<a:n_2>1</a:n_2><a:n>2</a:n><a:n>3</a:n><a:n>4</a:n>', { n_2: 1, n: 2, n_3: 3, n_4: 4 }],
    ['<a:n uom="m">1</a:n><a:n_uom>2</a:n_uom>', { n_uom: 'm', n: 1, n_uom_2: 2 }],
  ])('a property that comes again takes the name of no other: %s', async (values, properties) => {
    const [read] = await features(`<a:road ${gml} gml:id="x">${values}<a:geom>${point('1 2')}</a:geom></a:road>`)
    expect(read!.properties).toEqual(properties)
  })

  it('children of a root of another name', async () => {
    const road = (name: string) => `<a:road><a:name>${name}</a:name><a:geom>${point('1 2')}</a:geom></a:road>`
    const read = await features(`<a:roads ${gml}><gml:name>all</gml:name>${road('one')}${road('two')}</a:roads>`)
    expect(read.map(({ properties }) => properties)).toEqual([{ name: 'one' }, { name: 'two' }])
  })

  /** Without a word for it, what holds a geometry and stands several side by side is a feature, wherever that is. */
  it('whatever stands several side by side, at any depth, with or without ids, of one name or several', async () => {
    const around = ['all', 'all layer', 'gml:FeatureCollection'].map((names) => names.split(' '))
    const places = ['geom', 'place where'].map((names) => names.split(' '))
    const nested = (names: readonly string[], inner: string, attributes = '') =>
      names.reduceRight((text, name, index) => {
        const element = name.includes(':') ? name : `a:${name}`
        return `<${element}${index === 0 ? attributes : ''}>${text}</${element}>`
      }, inner)
    for (const outer of around)
      for (const place of places)
        for (const isNamed of [false, true])
          for (const rootId of ['', ' gml:id="r"'])
            for (const kinds of [['road'], ['road', 'lake']]) {
              // Only ids tell that things of several names are of one kind.
              if (kinds.length > 1 && !isNamed) continue
              const one = (n: number) =>
                nested(
                  [kinds[n % kinds.length]!],
                  `<a:n>${n}</a:n>${nested(place, point('1 2'))}`,
                  isNamed ? ` gml:id="f${n}"` : '',
                )
              const source = nested(outer, `<gml:name>x</gml:name>${[1, 2, 3].map(one).join('')}`, ` ${gml}${rootId}`)
              const numbers = (await features(source)).map(({ properties }) => properties)
              expect(numbers, source).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }])
            }
  })

  it('two geometries of an object with an id are its properties', async () => {
    const source = `<a:road ${gml} gml:id="r"><a:n>1</a:n><a:geom>${point('1 2')}</a:geom><a:geom>${point('3 4')}</a:geom></a:road>`
    expect((await features(source)).map(({ properties }) => properties)).toEqual([{ n: 1 }])
  })

  it('two roots one after the other', async () => {
    const root = (name: string) =>
      `<a:road ${gml} gml:id="${name}"><a:name>${name}</a:name><a:geom>${point('1 2')}</a:geom></a:road>`
    expect((await features(root('x') + root('y'))).map(({ id }) => id)).toEqual(['x', 'y'])
    const collection = `<gml:FeatureCollection ${gml}><gml:featureMember>${root('z')}</gml:featureMember></gml:FeatureCollection>`
    expect((await features(collection + collection)).length).toBe(2)
  })

  it('what only begins like a collection or a member is neither', async () => {
    const centre = (more = '') =>
      `<a:FeatureCollectionCentre${more}><a:n>1</a:n><a:geom>${point('1 2')}</a:geom></a:FeatureCollectionCentre>`
    const inCollection = `<gml:FeatureCollection ${gml}><a:membership><a:person><a:n>2</a:n></a:person></a:membership><gml:featureMember>${centre()}</gml:featureMember></gml:FeatureCollection>`
    for (const source of [inCollection, centre(` ${gml} gml:id="c"`)])
      expect((await features(source)).map(({ properties }) => properties)).toEqual([{ n: 1 }])
  })

  it('members of any name, one or several in each', async () => {
    const road = (n: number) => `<a:road><a:n>${n}</a:n></a:road>`
    for (const name of [
      'gml:featureMember',
      'gml:featureMembers',
      'wfs:member',
      'gml:members',
      'a:MEMBERS',
      'a:roadsMember',
    ]) {
      const source = `<gml:FeatureCollection ${gml} xmlns:wfs="http://www.opengis.net/wfs/2.0"><${name}>${road(1)}${road(2)}</${name}></gml:FeatureCollection>`
      const numbers = (await features(source)).map(({ properties }) => properties)
      expect([name, numbers]).toEqual([name, [{ n: 1 }, { n: 2 }]])
    }
    const nested = `<a:SimpleFeatureCollection ${gml}><gml:featureMember><a:MyFeatureCollection><gml:featureMember>${road(3)}</gml:featureMember></a:MyFeatureCollection></gml:featureMember></a:SimpleFeatureCollection>`
    expect((await features(nested)).map(({ properties }) => properties)).toEqual([{ n: 3 }])
  })

  it('a root whose name only begins like a report of an exception', async () => {
    const source = `<a:ExceptionReportList ${gml}><a:road><a:n>1</a:n><a:geom>${point('1 2')}</a:geom></a:road></a:ExceptionReportList>`
    expect((await features(source)).map(({ properties }) => properties)).toEqual([{ n: 1 }])
  })

  it.each([
    ['http://www.opengis.net/gml', true],
    ['http://www.opengis.net/gml/3.2', true],
    ['http://www.opengis.net/gmlx', false],
    ['http://www.aixm.aero/schema/5.1', true],
    ['http://www.aixm.aero/schemas', false],
    ['urn:a', false],
  ])('a point of the namespace %s is a geometry: %j', async (namespace, isGeometry) => {
    const source = `<gml:FeatureCollection ${gml} xmlns:o="${namespace}"><gml:featureMember><a:f><a:n>1</a:n><a:geom><o:Point><o:pos>1 2</o:pos></o:Point></a:geom></a:f></gml:featureMember></gml:FeatureCollection>`
    expect((await features(source))[0]!.geometry !== null).toBe(isGeometry)
  })

  it.each([
    ['urn:ogc:def:crs:EPSG::4979', [2, 1, 3]],
    [' EPSG:4979\t', [1, 2, 3]],
  ])('three numbers make a point in %s', async (system, coordinates) => {
    const source = `<gml:FeatureCollection ${gml}><gml:featureMember><a:f><a:geom><gml:LineString srsName="${system}"><gml:posList>1 2 3 4 5 6</gml:posList></gml:LineString></a:geom></a:f></gml:featureMember></gml:FeatureCollection>`
    expect((await features(source))[0]!.geometry.coordinates).toMatchObject([coordinates, {}])
  })

  it.each(['xlink:href="#p1"', "xlink:href='#p1'", 'xlink:href\n=\t"#p1"', "xlink:href =  '#p1'"])(
    '%j refers to a geometry',
    async (reference) => {
      const member = (inside: string) => `<gml:featureMember><a:f>${inside}</a:f></gml:featureMember>`
      const source = `<gml:FeatureCollection ${gml}>${member(`<a:geom ${reference}/>`)}${member(`<a:geom>${point('3 4', 'p1')}</a:geom>`)}</gml:FeatureCollection>`
      expect((await features(source)).map(({ geometry }) => geometry?.coordinates)).toEqual([
        [3, 4],
        [3, 4],
      ])
    },
  )

  it("blanks around a reference's sign of equality", async () => {
    const member = (inside: string) => `<gml:featureMember><a:f>${inside}</a:f></gml:featureMember>`
    const source = `<gml:FeatureCollection ${gml}>${member(`<a:geom xlink:href = "#p1"/>`)}${member(`<a:geom>${point('3 4', 'p1')}</a:geom>`)}</gml:FeatureCollection>`
    expect((await features(source)).map(({ geometry }) => geometry?.coordinates)).toEqual([
      [3, 4],
      [3, 4],
    ])
  })

  it('geometries that are referred to, before and after their place', async () => {
    const curve = (id: string, list: string) =>
      `<gml:LineString gml:id="${id}"><gml:posList>${list}</gml:posList></gml:LineString>`
    const source = `<gml:FeatureCollection ${gml}>
      <gml:featureMember><a:f><a:n>1</a:n><a:geom xlink:href="#p1"/></a:f></gml:featureMember>
      <gml:featureMember><a:f><a:n>2</a:n><a:geom>${point('3 4', 'p1')}</a:geom></a:f></gml:featureMember>
      <gml:featureMember><a:f><a:n>3</a:n><a:geom><gml:MultiCurve><gml:curveMember xlink:href='#c1'></gml:curveMember><gml:curveMember>${curve('c2', '5 5 6 6')}</gml:curveMember></gml:MultiCurve></a:geom></a:f></gml:featureMember>
      <gml:featureMember><a:f><a:owner xlink:href="#nobody"/><a:geom>${curve('c1', '0 0 1 1')}</a:geom></a:f></gml:featureMember>
    </gml:FeatureCollection>`
    const read = await features(source)
    expect(read.map(({ geometry }) => geometry.coordinates)).toEqual([
      [3, 4],
      [3, 4],
      [
        [
          [0, 0],
          [1, 1],
        ],
        [
          [5, 5],
          [6, 6],
        ],
      ],
      [
        [0, 0],
        [1, 1],
      ],
    ])
    expect(read.map(({ properties }) => properties)).toEqual([
      { n: 1 },
      { n: 2 },
      { n: 3 },
      { owner: null, owner_href: '#nobody' },
    ])
  })

  it('a reference to another feature stays one', async () => {
    const member = (id: string, other: string, at: string) =>
      `<gml:featureMember><a gml:id="${id}"><g><gml:Point><gml:pos>${at}</gml:pos></gml:Point></g><next xlink:href="#${other}"/></a></gml:featureMember>`
    const source = `<c xmlns:gml="http://www.opengis.net/gml/3.2" xmlns:xlink="http://www.w3.org/1999/xlink">${member('x', 'y', '1 2')}${member('y', 'x', '3 4')}</c>`
    const { features } = JSON.parse((await converted(source, 'gml', 'geojson')).text)
    expect(features.map((each: { properties: object }) => each.properties)).toEqual([
      { next_href: '#y', next: null },
      { next_href: '#x', next: null },
    ])
  })

  it('references in a circle end', async () => {
    const source = `<gml:FeatureCollection ${gml}><gml:featureMember><a:f><a:geom><gml:MultiCurve gml:id="m"><gml:curveMember><gml:CompositeCurve gml:id="n"><gml:curveMember xlink:href="#m"/></gml:CompositeCurve></gml:curveMember><gml:curveMember xlink:href="#n"/></gml:MultiCurve></a:geom></a:f></gml:featureMember></gml:FeatureCollection>`
    expect((await inspected(source, 'gml')).read.features).toBe(1)
  })

  it('types are those of a schema beside the file', async () => {
    const source = `<gml:FeatureCollection ${gml}><gml:featureMember><a:road><a:code>12</a:code><a:geom>${point('1 2')}</a:geom></a:road></gml:featureMember></gml:FeatureCollection>`
    const schema = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"><xs:element name="road" type="a:road_Type"/>
      <xs:complexType name="road_Type"><xs:complexContent><xs:extension base="gml:AbstractFeatureType"><xs:sequence>
      <xs:element name="code"><xs:simpleType><xs:restriction base="xs:string"/></xs:simpleType></xs:element></xs:sequence></xs:extension></xs:complexContent></xs:complexType></xs:schema>`
    const with12 = async (more: GeodataInput[]) => (await features(source, more))[0]!.properties
    expect(await with12([])).toEqual({ code: 12 })
    expect(await with12([inputFromBytes('a.xsd', bytesOf(schema))])).toEqual({ code: '12' })
  })

  it('moments by the schema; what only claims to be one is text', async () => {
    const schema = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"><xs:element name="road" type="a:road_Type"/>
      <xs:complexType name="road_Type"><xs:complexContent><xs:extension base="gml:AbstractFeatureType"><xs:sequence>
      <xs:element name="at" type="xs:dateTime"/><xs:element name="on" type="xs:dateTime"/></xs:sequence></xs:extension></xs:complexContent></xs:complexType></xs:schema>`
    const source = `<c ${gml} xmlns:a="a"><gml:featureMember><a:road><a:at>2024-02-29T12:30:00.5+01:00</a:at><a:on>2024-02-29</a:on>
      <a:g><gml:Point><gml:pos>20 44</gml:pos></gml:Point></a:g></a:road></gml:featureMember></c>`
    const inputs = [inputFromBytes('a.gml', bytesOf(source)), inputFromBytes('a.xsd', bytesOf(schema))]
    for (const inAnyOrder of [inputs, inputs.toReversed()])
      expect((await inspected(inAnyOrder, 'gml')).read.fields).toEqual([
        { name: 'at', kinds: ['dateTime'] },
        { name: 'on', kinds: ['text'] },
      ])
  })

  it('AIXM’s elevated points and surfaces, in the order of their axes', async () => {
    const aixm = 'xmlns:aixm="http://www.aixm.aero/schema/5.1"'
    const source = `<m:AIXMBasicMessage xmlns:m="http://www.aixm.aero/schema/5.1/message" ${aixm} ${gml} gml:id="M">
      <m:hasMember><aixm:AirportHeliport gml:id="a"><aixm:timeSlice><aixm:AirportHeliportTimeSlice gml:id="t"><aixm:designator>LYBE</aixm:designator>
      <aixm:ARP><aixm:ElevatedPoint srsName="urn:ogc:def:crs:EPSG::4326"><gml:pos>44.8 20.3</gml:pos><aixm:elevation uom="FT">335</aixm:elevation></aixm:ElevatedPoint></aixm:ARP></aixm:AirportHeliportTimeSlice></aixm:timeSlice></aixm:AirportHeliport></m:hasMember>
      <m:hasMember><aixm:Apron gml:id="b"><aixm:extent><aixm:ElevatedSurface srsName="urn:ogc:def:crs:EPSG::4326"><gml:patches><gml:PolygonPatch><gml:exterior><gml:LinearRing><gml:posList>44 20 44 21 45 21 44 20</gml:posList></gml:LinearRing></gml:exterior></gml:PolygonPatch></gml:patches></aixm:ElevatedSurface></aixm:extent></aixm:Apron></m:hasMember>
    </m:AIXMBasicMessage>`
    const [airport, apron] = await features(source)
    expect(airport!.geometry).toEqual({ type: 'Point', coordinates: [20.3, 44.8] })
    expect(apron!.geometry).toEqual({
      type: 'Polygon',
      coordinates: [
        [
          [20, 44],
          [21, 44],
          [21, 45],
          [20, 44],
        ],
      ],
    })
  })
})

it.each([
  ['posList', ' ', ' '],
  ['coordinates', ',', ' '],
])('a %s of many numbers is read whole', async (element, between, apart) => {
  const points = Array.from({ length: 30_000 }, (_, at) => [(at % 1799) / 10 + 0.0123, (at % 899) / 10])
  const text = points.map((point) => point.join(between)).join(apart)
  const { coordinates } = await geometryOf(`<gml:LineString><gml:${element}>${text}</gml:${element}></gml:LineString>`)
  expect(coordinates).toEqual(points)
})

it.each([
  ['numberMatched="5000" numberReturned="1"', 1],
  ['numberMatched="1" numberReturned="1"', 0],
  ['numberMatched="unknown" numberReturned="1"', 0],
])('a page of a service with %s', async (attributes, count) => {
  const source = `<w:FeatureCollection xmlns:w="http://www.opengis.net/wfs/2.0" xmlns:gml="http://www.opengis.net/gml/3.2" ${attributes}><w:member><a gml:id="b"><g><gml:Point><gml:pos>1 2</gml:pos></gml:Point></g></a></w:member></w:FeatureCollection>`
  const { notes } = await inspected(source, 'gml')
  expect(notes.filter(({ code }) => code === 'more-features-at-service')).toHaveLength(count)
})
