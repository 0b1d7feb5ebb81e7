import { describe, expect, it } from 'vitest'
import { gmlWith } from '../../testing/gml-file.ts'
import { converted, inspected } from '../../testing/run.ts'

describe('properties', () => {
  const point = '<gml:Point><gml:pos>1 2</gml:pos></gml:Point>'
  it('are typed by what they all are; codes stay text', async () => {
    const source = gmlWith(point, '<n>12</n><code>007</code><ok>true</ok><r>1.50</r><mixed>1</mixed>').replace(
      '</gml:featureMember>',
      `</gml:featureMember><gml:featureMember><a><n>3</n><code>123</code><r>2</r><mixed>x</mixed></a></gml:featureMember>`,
    )
    const { features } = JSON.parse((await converted(source, 'gml', 'geojson')).text)
    expect(features[0].properties).toEqual({ n: 12, code: '007', ok: true, r: 1.5, mixed: '1' })
    expect(features[1].properties).toEqual({ n: 3, code: '123', r: 2, mixed: 'x' })
  })

  it('are none where nil says so, by a word or a number', async () => {
    const xsi = 'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"'
    const values = ['true', '1', 'false', '0'].map((nil, at) => `<p${at} ${xsi} xsi:nil="${nil}">x</p${at}>`).join('')
    const point = '<gml:Point><gml:pos>1 2</gml:pos></gml:Point>'
    const { features } = JSON.parse((await converted(gmlWith(point, values), 'gml', 'geojson')).text)
    expect(features[0].properties).toEqual({ p0: null, p1: null, p2: 'x', p3: 'x' })
  })

  it('without a schema keep their characters whatever they are taken for', async () => {
    const values = ['007', '1.50', '1e5', '+1', 'true', 'TRUE', '9007199254740991', '9007199254740993', '-0']
    const source = gmlWith(point, values.map((value, index) => `<v${index}>${value}</v${index}>`).join(''))
    const { text } = await converted(source, 'gml', 'geojson')
    expect(/"properties":(\{.*?\})/.exec(text)![1]).toBe(
      '{"v0":"007","v1":1.50,"v2":1e5,"v3":"+1","v4":true,"v5":"TRUE","v6":9007199254740991,"v7":"9007199254740993","v8":-0}',
    )
  })

  // As GDAL 3 words its schemas: a type for each layer, fields with restrictions.
  it('are what a schema in the document says, as far as their values agree', async () => {
    const field = (name: string, base: string) =>
      `<xs:element name="${name}" nillable="true" minOccurs="0"><xs:simpleType><xs:restriction base="xs:${base}"><xs:totalDigits value="20"/></xs:restriction></xs:simpleType></xs:element>`
    const schema = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"><xs:element name="a" type="ogr:a_Type" substitutionGroup="gml:_Feature"/><xs:complexType name="a_Type"><xs:complexContent><xs:extension base="gml:AbstractFeatureType"><xs:sequence><xs:element name="g" type="gml:PointPropertyType"/>${field('code', 'string')}${field('big', 'long')}${field('odd', 'integer')}<xs:element name="flag" type="xs:boolean"/><xs:element name="owner"><xs:complexType><xs:sequence><xs:element name="code" type="xs:string"/></xs:sequence></xs:complexType></xs:element></xs:sequence></xs:extension></xs:complexContent></xs:complexType></xs:schema>`
    const values =
      '<code>12</code><big>9007199254740993</big><odd>n/a</odd><flag>true</flag><owner><code>34</code></owner><other>7</other>'
    const source = gmlWith(point, values).replace('<gml:featureMember>', `${schema}<gml:featureMember>`)
    const { text } = await converted(source, 'gml', 'geojson')
    expect(text).toContain(
      '"properties":{"code":"12","big":9007199254740993,"odd":"n/a","flag":true,"owner.code":"34","other":7}',
    )
  })

  it('nested, repeated and attributed values keep their place in the name', async () => {
    const source = gmlWith(point, '<t>a</t><t>b</t><o><i>1</i></o><h uom="m">5</h><l xlink:href="#x"/>')
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

  it('values come back of the type and with the characters they had', async () => {
    const rows = [
      '"t":"true","b":true,"n":1234567890123456789012345678,"c":"007","r":1.50,"x":1e5,"e":"","d":"2024-02-29","s":" "',
      '"t":"12","b":false,"n":1,"c":"12","r":2,"x":0.1234567890123456789012345,"e":null,"d":"2024-03-01","s":"\\r\\n"',
    ]
    const features = rows.map((properties) => `{"type":"Feature","properties":{${properties}},"geometry":null}`)
    const there = await converted(`{"type":"FeatureCollection","features":[${features}]}`, 'geojson', 'gml')
    const back = await converted(there.bytes, 'gml', 'geojson')
    expect(Array.from(back.text.matchAll(/"properties":\{(.*?)\}/g), (match) => match[1])).toEqual(rows)
    expect([...there.notes, ...back.notes]).toEqual([])
  })

  it('the schema is found however much of it there is', async () => {
    const many = Object.fromEntries(Array.from({ length: 3000 }, (_, index) => [`field_${index}`, `${index}`]))
    const feature = { type: 'Feature', properties: many, geometry: null }
    const { bytes } = await converted(JSON.stringify(feature), 'geojson', 'gml')
    const back = JSON.parse((await converted(bytes, 'gml', 'geojson')).text)
    expect(back.features[0].properties).toEqual(many)
  })

  it('the schema is found behind more features than are looked at for their types', async () => {
    const features = [{ code: '12' }, { code: 'x'.repeat(1 << 23) }].map((properties) => ({
      type: 'Feature',
      properties,
      geometry: null,
    }))
    const { bytes } = await converted(
      JSON.stringify({ type: 'FeatureCollection', features: [...features, features[0]] }),
      'geojson',
      'gml',
    )
    const back = JSON.parse((await converted(bytes, 'gml', 'geojson')).text)
    expect(back.features[2].properties).toEqual({ code: '12' })
  })

  // A feature of GML has elements of these names itself (ISO 19136, 9.4), and ours has its geometry.
  it('a property of a name that is taken gets another', async () => {
    const properties = { geometry: 'a', boundedBy: 'b', location: 'c' }
    const feature = { type: 'Feature', properties, geometry: { type: 'Point', coordinates: [1, 2] } }
    const { text, bytes } = await converted(JSON.stringify(feature), 'geojson', 'gml')
    expect(text).toContain(
      '<f:geometry_2>a</f:geometry_2><f:boundedBy_2>b</f:boundedBy_2><f:location_2>c</f:location_2>',
    )
    const back = JSON.parse((await converted(bytes, 'gml', 'geojson')).text).features[0]
    expect(back.geometry).toEqual(feature.geometry)
    expect(Object.values(back.properties)).toEqual(['a', 'b', 'c'])
  })

  it('a property keeps its name beside an id of the same name', async () => {
    const feature = { type: 'Feature', id: 7, properties: { id: 8 }, geometry: null }
    const { text, notes } = await converted(JSON.stringify(feature), 'geojson', 'gml')
    expect(text).toContain('<f:id>8</f:id>')
    expect(text).toContain('<f:id_2>7</f:id_2>')
    expect(notes.map(({ code, subject }) => [code, subject])).toEqual([
      ['ids-as-property', undefined],
      ['invalid-names-changed', 'id'],
    ])
  })

  it.each(['f.9', 'f.10', 'x.g', 'x.g.1', 'x.g.1.12'])(
    '%s looks like an id made up here and is not taken for one',
    async (id) => {
      const feature = { type: 'Feature', id, properties: {}, geometry: null }
      const { text, notes } = await converted(JSON.stringify(feature), 'geojson', 'gml')
      expect(text).toContain(`gml:id="f.1"><f:id>${id}</f:id>`)
      expect(notes.map((note) => note.code)).toEqual(['ids-as-property'])
    },
  )

  it.each(['xf.1', 'f.1x', 'f.x', 'f.', 'x.gate', 'x.g.1a', 'x.g.', '_', 'é-1.2_3'])(
    '%s is an id of the source and stays one, there and back',
    async (id) => {
      const feature = { type: 'Feature', id, properties: {}, geometry: null }
      const there = await converted(JSON.stringify(feature), 'geojson', 'gml')
      expect(there.text).toContain(`gml:id="${id}"`)
      const back = await converted(there.bytes, 'gml', 'geojson')
      expect(JSON.parse(back.text).features[0].id).toBe(id)
    },
  )

  it.each(['a b', '1a', '-a', '.a', 'a:b', 'a/'])('%s can be no id of XML and is a property', async (id) => {
    const feature = { type: 'Feature', id, properties: {}, geometry: null }
    const { text } = await converted(JSON.stringify(feature), 'geojson', 'gml')
    expect(text).toContain(`gml:id="f.1"><f:id>${id}</f:id>`)
  })

  it('ids made up for a dozen features are no ids when they are read again', async () => {
    const feature = { type: 'Feature', properties: {}, geometry: { type: 'Point', coordinates: [1, 2] } }
    const source = { type: 'FeatureCollection', features: Array.from({ length: 12 }, () => feature) }
    const there = await converted(JSON.stringify(source), 'geojson', 'gml')
    const back = JSON.parse((await converted(there.bytes, 'gml', 'geojson')).text)
    expect(back.features).toEqual(source.features)
  })

  it('every sign that no name can have is changed', async () => {
    const feature = { type: 'Feature', properties: { 'a b (c)': 1, 'é.-_1': 2, '1': 3 }, geometry: null }
    const { text } = await converted(JSON.stringify(feature), 'geojson', 'gml')
    for (const element of ['<f:a_b__c_>1<', '<f:é.-_1>2<', '<f:_1>3<']) expect(text).toContain(element)
  })

  it('cut off, it is read as far as it goes, and the note says up to where', async () => {
    const { text } = await converted(JSON.stringify(source), 'geojson', 'gml')
    const lines = text.split('\n')
    const { read, notes } = await inspected(`${lines.slice(0, 4).join('\n')}\n<f:feat`, 'gml')
    expect(read.features).toBe(2)
    expect(notes).toEqual([{ code: 'file-ends-early', kind: 'lost', count: 1, line: 5 }])
  })

  it('cut off within a geometry of no feature, it ends with the one before', async () => {
    const line = (positions: string) =>
      `<gml:LineString xmlns:gml="http://www.opengis.net/gml"><gml:posList>${positions}`
    const whole = `${line('1 2 3 4')}</gml:posList></gml:LineString>`
    const { read } = await inspected(whole + whole + line('5 6'), 'gml')
    expect(read.features).toBe(2)
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
