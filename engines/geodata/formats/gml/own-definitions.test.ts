import { describe, expect, it } from 'vitest'
import { inputFromBytes, inspect } from '../../index.ts'
import { projJsonOf } from './definition-to-projjson.ts'
import { type DefinitionNode, definitionsIn, isDefinition } from './definition-tree.ts'

const encoder = new TextEncoder()
const opening =
  '<x:Data xmlns:x="urn:x" xmlns:gml="http://www.opengis.net/gml/3.2" xmlns:xlink="http://www.w3.org/1999/xlink">'
const feature = (position: string, name = '#own') =>
  `<gml:featureMember><x:Place gml:id="p"><x:name>A</x:name><x:where><gml:Point srsName="${name}"><gml:pos>${position}</gml:pos></gml:Point></x:where></x:Place></gml:featureMember>`

async function read(...parts: string[]) {
  const text = `${opening}${parts.join('')}</x:Data>`
  const result = await inspect({ inputs: [inputFromBytes('a.gml', encoder.encode(text))], from: 'gml' })
  if (!result.ok) return result.problem
  const [longitude, latitude] = result.value.read.boundingBox ?? []
  return {
    features: result.value.read.features,
    longitude,
    latitude,
    notes: result.value.notes.map(({ code }) => code),
  }
}

const axis = (direction: string, uom = 'urn:ogc:def:uom:EPSG::9001') =>
  `<gml:axis><gml:CoordinateSystemAxis gml:id="${direction}${uom.length}" uom="${uom}"><gml:axisDirection codeSpace="EPSG">${direction}</gml:axisDirection></gml:CoordinateSystemAxis></gml:axis>`
const parameter = (code: number, value: number, uom: string) =>
  `<gml:parameterValue><gml:ParameterValue><gml:value uom="${uom}">${value}</gml:value><gml:operationParameter xlink:href="urn:ogc:def:parameter:EPSG::${code}"/></gml:ParameterValue></gml:parameterValue>`

/** Bessel's ellipsoid under the name of the Serbian datum, as EPSG:6316 has it. */
const base = `<gml:GeodeticCRS gml:id="base"><gml:identifier codeSpace="x">base</gml:identifier><gml:name>MGI 1901</gml:name>
<gml:ellipsoidalCS><gml:EllipsoidalCS gml:id="ecs">${axis('north', 'deg')}${axis('east', 'deg')}</gml:EllipsoidalCS></gml:ellipsoidalCS>
<gml:geodeticDatum><gml:GeodeticDatum gml:id="datum"><gml:name>MGI 1901</gml:name>
<gml:primeMeridian><gml:PrimeMeridian gml:id="pm"><gml:greenwichLongitude uom="deg">0</gml:greenwichLongitude></gml:PrimeMeridian></gml:primeMeridian>
<gml:ellipsoid><gml:Ellipsoid gml:id="el"><gml:name>Bessel 1841</gml:name><gml:semiMajorAxis uom="m">6377397.155</gml:semiMajorAxis>
<gml:secondDefiningParameter><gml:SecondDefiningParameter><gml:inverseFlattening uom="1">299.1528128</gml:inverseFlattening></gml:SecondDefiningParameter></gml:secondDefiningParameter></gml:Ellipsoid></gml:ellipsoid>
</gml:GeodeticDatum></gml:geodeticDatum></gml:GeodeticCRS>`
const conversion = `<gml:Conversion gml:id="conv"><gml:name>Balkans zone 7</gml:name><gml:method xlink:href="urn:ogc:def:method:EPSG::9807"/>
${parameter(8801, 0, 'deg')}${parameter(8802, 21, 'deg')}${parameter(8805, 0.9999, 'urn:ogc:def:uom:EPSG::9201')}${parameter(8806, 7500, 'km')}${parameter(8807, 0, 'm')}</gml:Conversion>`
const projected = (axes: string, baseProperty = `<gml:baseGeodeticCRS>${base}</gml:baseGeodeticCRS>`) =>
  `<gml:definitionMember><gml:ProjectedCRS gml:id="own"><gml:identifier codeSpace="x">own</gml:identifier><gml:name>Our grid</gml:name>
<gml:conversion>${conversion}</gml:conversion>${baseProperty}<gml:cartesianCS><gml:CartesianCS gml:id="cs">${axes}</gml:CartesianCS></gml:cartesianCS></gml:ProjectedCRS></gml:definitionMember>`

describe('a reference system that the document defines itself', () => {
  it.each([
    ['east first', projected(axis('east') + axis('north')), '7457000 4962000'],
    ['north first', projected(axis('north') + axis('east')), '4962000 7457000'],
    [
      'on a base of the registry',
      projected(axis('north') + axis('east'), '<gml:baseGeodeticCRS xlink:href="urn:ogc:def:crs:EPSG::3906"/>'),
      '4962000 7457000',
    ],
    [
      'on a base defined elsewhere in the document',
      `${projected(axis('east') + axis('north'), '<gml:baseGeodeticCRS xlink:href="#base"/>')}<gml:definitionMember>${base}</gml:definitionMember>`,
      '7457000 4962000',
    ],
    [
      'with a code of its own',
      '<gml:dictionaryEntry><gml:ProjectedCRS gml:id="own"><gml:identifier codeSpace="OGP">urn:ogc:def:crs:EPSG::6316</gml:identifier><gml:baseGeodeticCRS xlink:href="urn:ogc:def:crs:EPSG::3906"/></gml:ProjectedCRS></gml:dictionaryEntry>',
      '7457000 4962000',
    ],
    [
      'whose method and parameters are defined beside it, by code or by name',
      projected(axis('east') + axis('north'))
        .replace(
          '<gml:method xlink:href="urn:ogc:def:method:EPSG::9807"/>',
          '<gml:method><gml:OperationMethod gml:id="m"><gml:name>Transverse Mercator</gml:name></gml:OperationMethod></gml:method>',
        )
        .replace(
          '<gml:operationParameter xlink:href="urn:ogc:def:parameter:EPSG::8802"/>',
          '<gml:operationParameter><gml:OperationParameter gml:id="q"><gml:identifier codeSpace="EPSG">urn:ogc:def:parameter:EPSG::8802</gml:identifier><gml:name>central</gml:name></gml:OperationParameter></gml:operationParameter>',
        ),
      '7457000 4962000',
    ],
    ...[
      'urn:ogc:def:method:epsg::9807',
      'urn:ogc:def:method:EPSG:6.11:9807',
      'http://www.opengis.net/def/method/EPSG/0/9807',
    ].map((method): [string, string, string] => [
      `by the method ${method}`,
      projected(axis('east') + axis('north')).replace('urn:ogc:def:method:EPSG::9807', method),
      '7457000 4962000',
    ]),
    ...['<gml:srsID><gml:name codeSpace="epsg">6316</gml:name></gml:srsID>', '<gml:srsID>EPSG:6316</gml:srsID>'].map(
      (id): [string, string, string] => [
        `with a code of its own in ${id}`,
        `<gml:dictionaryEntry><gml:ProjectedCRS gml:id="own">${id}<gml:baseGeodeticCRS xlink:href="urn:ogc:def:crs:EPSG::3906"/></gml:ProjectedCRS></gml:dictionaryEntry>`,
        '7457000 4962000',
      ],
    ),
    [
      'that names no meridian: Greenwich',
      projected(axis('east') + axis('north')).replace(/<gml:primeMeridian>.*<\/gml:primeMeridian>/s, ''),
      '7457000 4962000',
    ],
    [
      'of a kind of its own, with a code',
      '<gml:dictionaryEntry><gml:DerivedCRS gml:id="own"><gml:identifier codeSpace="EPSG">6316</gml:identifier></gml:DerivedCRS></gml:dictionaryEntry>',
      '7457000 4962000',
    ],
    [
      'by the words of GML 3.1 for a code',
      '<gml:dictionaryEntry><gml:ProjectedCRS gml:id="own"><gml:srsID><gml:name codeSpace="EPSG">6316</gml:name></gml:srsID><gml:baseCRS xlink:href="urn:ogc:def:crs:EPSG::3906"/></gml:ProjectedCRS></gml:dictionaryEntry>',
      '7457000 4962000',
    ],
    [
      'in the words of GML 3.1',
      projected(axis('east') + axis('north'))
        .replaceAll('gml:conversion>', 'gml:definedByConversion>')
        .replaceAll('gml:baseGeodeticCRS>', 'gml:baseCRS>')
        .replaceAll('gml:parameterValue>', 'gml:usesValue>')
        .replaceAll('gml:operationParameter', 'gml:valueOfParameter')
        .replaceAll(
          /gml:(?:(?:cartesianCS|ellipsoidalCS|geodeticDatum|primeMeridian|ellipsoid|axis)>|method )/g,
          (name) => `gml:uses${name[4]!.toUpperCase()}${name.slice(5)}`,
        ),
      '7457000 4962000',
    ],
    [
      'on a base that is called geographic',
      projected(axis('east') + axis('north')).replaceAll('baseGeodeticCRS>', 'baseGeographicCRS>'),
      '7457000 4962000',
    ],
    [
      'of two parts: the first places the points',
      `<gml:dictionaryEntry><gml:CompoundCRS gml:id="own"><gml:name>both</gml:name><gml:componentReferenceSystem>${projected(
        axis('east') + axis('north'),
      )
        .replace(/<\/?gml:definitionMember>/g, '')
        .replace(
          '"own"',
          '"part"',
        )}</gml:componentReferenceSystem><gml:componentReferenceSystem><gml:VerticalCRS gml:id="v"><gml:name>sea</gml:name></gml:VerticalCRS></gml:componentReferenceSystem></gml:CompoundCRS></gml:dictionaryEntry>`,
      '7457000 4962000',
    ],
  ])('%s', async (_, definition, position) => {
    for (const found of [await read(definition, feature(position)), await read(feature(position), definition)]) {
      expect(found).toMatchObject({ features: 1, notes: expect.arrayContaining(['crs-reprojected', 'crs-accuracy']) })
      expect((found as { longitude: number }).longitude).toBeCloseTo(20.4509, 3)
      expect((found as { latitude: number }).latitude).toBeCloseTo(44.8012, 3)
    }
  })

  it('named with its file, and in a system of two parts as GML 3.1 has it', async () => {
    const grid = projected(axis('east') + axis('north'))
    const inside = grid.replace(/<\/?gml:definitionMember>/g, '').replace('"own"', '"part"')
    const both = `<gml:dictionaryEntry><gml:CompoundCRS gml:id="own"><gml:srsName>both</gml:srsName><gml:hasincludes/><gml:includesCRS>${inside}</gml:includesCRS></gml:CompoundCRS></gml:dictionaryEntry>`
    for (const [definition, name] of [
      [grid, 'this-file.gml#own'],
      [both, '#own'],
    ] as const)
      expect(await read(definition, feature('7457000 4962000', name))).toMatchObject({
        longitude: expect.closeTo(20.4509, 3),
        latitude: expect.closeTo(44.8012, 3),
      })
  })

  // Factors of the EPSG registry.
  it.each([
    [1, '9001 m metre metres meter Meters'],
    [0.3048, '9002 ft foot [ft_i]'],
    [0.3048006096, '9003 us-ft [ft_us] USsurveyfoot'],
    [1000, '9036 km kilometre kilometres kilometer kilometers'],
    [0.0174532925, '9102 9122 deg degree degrees °'],
    [0.0157079633, '9105 9106 grad grads gon'],
    [0.0000048481, "9104 arcsec arc-second arc-seconds ''"],
    [1, '9101 rad radian radians 9201 1 unity'],
  ])('%d: %s', (factor, names) => {
    const unitOf = (uom: string) => {
      const direction = { name: 'axisDirection', attributes: {}, children: [], text: 'east' }
      const around = ['CoordinateSystemAxis', 'axis', 'CartesianCS', 'cartesianCS', 'ProjectedCRS']
      const base = { name: 'baseCRS', attributes: { href: 'urn:ogc:def:crs:EPSG::4326' }, children: [], text: '' }
      const id = { name: 'identifier', attributes: {}, children: [], text: 'EPSG:6316' }
      const system = around.reduce<DefinitionNode>(
        (inner, name) => ({ name, attributes: { uom }, children: [inner, base, id], text: '' }),
        direction,
      )
      const { coordinate_system } = projJsonOf(system, new Map()) as { coordinate_system: { axis: { unit: object }[] } }
      return coordinate_system.axis[0]!.unit
    }
    for (const name of names.split(' '))
      for (const before of ['', '#', 'urn:ogc:def:uom:EPSG::', 'http://www.opengis.net/def/uom/EPSG/0/'])
        expect([name, unitOf(before + name)]).toEqual([name, { conversion_factor: expect.closeTo(factor, 10) }])
  })

  it('in the words of GML 3.1, in grads from Paris', async () => {
    const definition = `<gml:dictionaryEntry><gml:GeographicCRS gml:id="own"><gml:srsName>ours</gml:srsName>
<gml:usesEllipsoidalCS><gml:EllipsoidalCS gml:id="e"><gml:usesAxis><gml:CoordinateSystemAxis gml:id="n" uom="#grad"><gml:axisDirection>north</gml:axisDirection></gml:CoordinateSystemAxis></gml:usesAxis><gml:usesAxis><gml:CoordinateSystemAxis gml:id="o" uom="#grad"><gml:axisDirection>east</gml:axisDirection></gml:CoordinateSystemAxis></gml:usesAxis></gml:EllipsoidalCS></gml:usesEllipsoidalCS>
<gml:usesGeodeticDatum><gml:GeodeticDatum gml:id="d"><gml:datumName>Nouvelle Triangulation Francaise (Paris)</gml:datumName><gml:usesPrimeMeridian><gml:PrimeMeridian gml:id="p"><gml:greenwichLongitude><gml:angle uom="grad">2.5969213</gml:angle></gml:greenwichLongitude></gml:PrimeMeridian></gml:usesPrimeMeridian>
<gml:usesEllipsoid><gml:Ellipsoid gml:id="l"><gml:semiMajorAxis uom="#m">6378249.2</gml:semiMajorAxis><gml:secondDefiningParameter><gml:semiMinorAxis uom="#m">6356515</gml:semiMinorAxis></gml:secondDefiningParameter></gml:Ellipsoid></gml:usesEllipsoid></gml:GeodeticDatum></gml:usesGeodeticDatum></gml:GeographicCRS></gml:dictionaryEntry>`
    const found = (await read(definition, feature('54 0'))) as { longitude: number; latitude: number }
    expect(found.longitude).toBeCloseTo(2.3364, 3)
    expect(found.latitude).toBeCloseTo(48.6, 3)
  })
})

describe('refusals name what is missing', () => {
  const own = projected(axis('east') + axis('north'))
  it.each([
    ['no definition', feature('1 2', '#none'), 'gml:id="none"'],
    ['a definition of another document', `${own}${feature('7457000 4962000', 'urn:else:doc#own')}`, ''],
    ['a name with more behind it', `${own}${feature('7457000 4962000', '#own zone')}`, ''],
    ['a name with another behind it', `${own}${feature('7457000 4962000', '#own#zone')}`, ''],
    ['a method with more behind its code', own.replace('EPSG::9807', 'EPSG::9807x'), 'method:EPSG::9807x'],
    [
      'a code with more behind it',
      own
        .replace('<gml:identifier codeSpace="x">own<', '<gml:identifier codeSpace="EPSG">6316 (draft)<')
        .replace(/<gml:conversion>.*<\/gml:conversion>/s, ''),
      'Our grid: conversion',
    ],
    [
      'a code of seven digits',
      own
        .replace('<gml:identifier codeSpace="x">own<', '<gml:identifier codeSpace="EPSG">1236316<')
        .replace(/<gml:conversion>.*<\/gml:conversion>/s, ''),
      'Our grid: conversion',
    ],
    ['no method', own.replace(/<gml:method[^>]*>/, ''), 'Balkans zone 7: method'],
    ['no ellipsoid', own.replace(/<gml:ellipsoid>.*<\/gml:ellipsoid>/s, ''), 'MGI 1901: ellipsoid'],
    ['no semi-major axis', own.replace(/<gml:semiMajorAxis.*<\/gml:semiMajorAxis>/, ''), 'Bessel 1841: semiMajorAxis'],
    ['no datum', own.replace(/<gml:geodeticDatum>.*<\/gml:geodeticDatum>/s, ''), 'MGI 1901: geodetic datum'],
    ['no base', own.replace(/<gml:baseGeodeticCRS>.*<\/gml:baseGeodeticCRS>/s, ''), 'Our grid: base CRS'],
    ['no conversion', own.replace(/<gml:conversion>.*<\/gml:conversion>/s, ''), 'Our grid: conversion'],
    [
      'a conversion elsewhere',
      own.replace(/<gml:conversion>.*<\/gml:conversion>/s, '<gml:conversion xlink:href="urn:else"/>'),
      'Our grid: urn:else',
    ],
    ['a parameter without its value', own.replace('<gml:value uom="km">7500</gml:value>', ''), 'parameter'],
    [
      'a system of another kind',
      '<gml:definitionMember><gml:EngineeringCRS gml:id="own"><gml:name>Ship</gml:name></gml:EngineeringCRS></gml:definitionMember>',
      'Ship: EngineeringCRS',
    ],
    ['an unknown unit', own.replace('uom="km"', 'uom="#fathom"'), 'uom #fathom'],
    ['an unknown method', own.replace('EPSG::9807', 'EPSG::9999'), 'EPSG:9999'],
    ['a method that nobody numbered', own.replace('urn:ogc:def:method:EPSG::9807', 'urn:else'), 'urn:else'],
    ['a property that holds nothing', own.replace(/<gml:method[^>]*>/, '<gml:method/>'), 'Balkans zone 7: method'],
    [
      'a meridian in no unit',
      own.replace('greenwichLongitude uom="deg"', 'greenwichLongitude uom="#turn"'),
      'uom #turn',
    ],
    ['a number that is none', own.replace('>21<', '>east<'), 'value east'],
  ])('%s', async (_, definition, name) => {
    const problem = await read(definition, definition.includes('srsName="') ? '' : feature('7457000 4962000'))
    expect(problem).toMatchObject({
      code: 'unknown_crs',
      ...(name && { missing: { name: expect.stringContaining(name) } }),
    })
  })
})

it.each(['VerticalCRS', 'GeocentricCRS'])('a %s places nothing on a map', async (kind) => {
  const definition = `<gml:definitionMember><gml:${kind} gml:id="own"><gml:name>Depth</gml:name></gml:${kind}></gml:definitionMember>`
  expect(await read(definition, feature('1 2'))).toMatchObject({ code: 'unknown_crs' })
})

it('a document of a thousand systems, or of one in itself without end, is read in a moment', async () => {
  const many = Array.from({ length: 5000 }, (_, index) => `<gml:ProjectedCRS gml:id="c${index}"/>`).join('')
  expect(await read(many, feature('1 2', '#c4999'))).toMatchObject({ code: 'unknown_crs' })
  const circle = '<gml:ProjectedCRS gml:id="own"><gml:baseCRS xlink:href="#own"/></gml:ProjectedCRS>'
  expect(await read(circle, feature('1 2'))).toMatchObject({ code: 'unknown_crs' })
})

it('what defines, and what only holds or resembles a definition', () => {
  const defining =
    'ProjectedCRS GeodeticCRS CartesianCS EllipsoidalCS GeodeticDatum XCS Conversion TestConversion Ellipsoid PrimeMeridian OperationMethod OperationParameter UnitDefinition BaseUnit ConventionalUnit'
  const others =
    'baseGeodeticCRS cartesianCS usesDatum CRS CS Datum conversion definedByConversion Ellipsoids ProjectedCRSRef ConversionRef theEllipsoid BaseUnits ConventionalUnitRef CoordinateSystemAxis'
  expect(defining.split(' ').filter((name) => !isDefinition(name))).toEqual([])
  expect(others.split(' ').filter(isDefinition)).toEqual([])
})

it('only what begins with `uses` and a capital is called otherwise in GML 3.2', async () => {
  const names = 'gml:usesEllipsoid usesome causesEffect usesAxis uses'.split(' ')
  const text = `<gml:GeodeticDatum gml:id="d">${names.map((name) => `<${name}/>`).join('')}</gml:GeodeticDatum>`
  async function* chunks() {
    yield encoder.encode(text)
  }
  const children = (await definitionsIn(chunks())).get('d')!.children.map(({ name }) => name)
  expect(children).toEqual(['ellipsoid', 'usesome', 'causesEffect', 'axis', 'uses'])
})
