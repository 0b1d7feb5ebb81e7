import { expect, test } from 'vitest'
import { geodeticRows, parameterOfCode, projectedDefinition, projectedRow } from './rows.ts'

/** A line for each. */
const listed = (rows: readonly unknown[]) => rows.map((row) => JSON.stringify(row)?.replaceAll('"', '')).join('\n')

test('a row of a geographic system, with all that may be left out', () => {
  const piece = [
    '2|1,2,3,4||1,2,3',
    '-1||o|1,2,3,4,5,6,7',
    '0|-10,-20,10,20||',
    '',
    '4001|full|6377397.155|299.15|2.5|0.9|e|5,6,7,8|3|1,0|other;third|datum;same|d',
    'X1|short|6378137|298|0||||||||',
  ].join('\n')
  expect(listed(geodeticRows(piece))).toMatchInlineSnapshot(`
    "{code:4001,names:[full,other,third],datumNames:[datum,same],area:[5,6,7,8],isDeprecated:true,definition:{name:full,epsgCode:4001,geodetic:{code:4001,semiMajorAxisMetres:6377397.155,inverseFlattening:299.15,primeMeridianDegrees:2.5,operations:[{area:[-180,-90,180,90],isOffshore:true,parameters:[1,2,3,4,5,6,7]},{accuracyMetres:2,area:[1,2,3,4],isOffshore:false,parameters:[1,2,3]}]},degreesPerUnit:0.9,isNorthFirst:false,accuracyMetres:3}}
    {code:X1,names:[short,],datumNames:[],area:[-180,-90,180,90],isDeprecated:false,definition:{name:short,geodetic:{code:X1,semiMajorAxisMetres:6378137,inverseFlattening:298,primeMeridianDegrees:0,operations:[]},degreesPerUnit:1,isNorthFirst:true}}"
  `)
})

test('a row of a projected system', () => {
  const piece = [
    '9807:8801,8802,8805,8806,8807',
    '9801:8801,1,8802',
    '',
    '2001|full|4001|9807|1,2,0.9996,500000,-7|0.3048|n|5,6,7,8|3',
    'X2|short|4001|9801|1,2,3||e||',
    'X3|text|PROJCS["x"]',
    '2003|last|4001|9999|,,1',
  ].join('\n')
  expect(
    listed(['2001', 'X2', 'X3', '2003', '200', '001'].map((code) => projectedRow(piece, code))),
  ).toMatchInlineSnapshot(`
    "{code:2001,name:full,base:4001,method:9807,figures:[[8801,1],[8802,2],[8805,0.9996],[8806,500000],[8807,-7]],metresPerUnit:0.3048,axes:{directions:ne,isXNorth:false},area:[5,6,7,8],accuracyMetres:3}
    {code:X2,name:short,base:4001,method:9801,figures:[[8801,1],[1,2],[8802,3]],metresPerUnit:1,axes:{directions:e,isXNorth:false},area:[-180,-90,180,90]}
    {code:X3,name:text,text:PROJCS[\\x\\],base:PROJCS[\\x\\],method:null,figures:[],metresPerUnit:1,axes:{directions:en,isXNorth:false},area:[-180,-90,180,90]}
    {code:2003,name:last,base:4001,method:9999,figures:[[0,1]],metresPerUnit:1,axes:{directions:en,isXNorth:false},area:[-180,-90,180,90]}

    "
  `)
})

test('the figures of a plane by what they mean to a formula', () => {
  const row = projectedRow('9807:8801,1,8802,8805\n\n2001|name|4001|9807|1,2,3,|1|n||', '2001')!
  const geodetic = {
    code: '4001',
    semiMajorAxisMetres: 1,
    inverseFlattening: 1,
    primeMeridianDegrees: 0,
    operations: [],
  }
  const base = { name: '', epsgCode: 4001, geodetic, degreesPerUnit: 1, isNorthFirst: true, accuracyMetres: 1 }
  expect(projectedDefinition(row, base)?.plane?.parameters).toEqual({ latitude: 1, longitude: 3 })
})

test('codes of parameters', () => {
  expect(listed([parameterOfCode])).toMatchInlineSnapshot(
    `"{1036:azimuth,1038:ellipsoidScale,1039:height,8801:latitude,8802:longitude,8805:scale,8806:falseEasting,8807:falseNorthing,8811:latitude,8812:longitude,8813:azimuth,8814:gridAngle,8815:scale,8816:falseEasting,8817:falseNorthing,8818:pseudoParallel,8819:scale,8821:latitude,8822:longitude,8823:parallel1,8824:parallel2,8826:falseEasting,8827:falseNorthing,8830:longitude,8831:zoneWidth,8832:parallel1,8833:longitude,8840:height}"`,
  )
})

test('a system has the operations of its own area, those with the widest overlap first', () => {
  const operation = (name: string, area: readonly [number, number, number, number], accuracyMetres?: number) => ({
    name,
    area,
    accuracyMetres,
    isOffshore: false,
    parameters: [],
  })
  const ordered = (
    area: readonly [number, number, number, number],
    ...operations: readonly ReturnType<typeof operation>[]
  ) => {
    const row = projectedRow('9807:8801\n\n2001|name|4001|9807|1|1|n||', '2001')!
    const geodetic = { code: '4001', semiMajorAxisMetres: 1, inverseFlattening: 1, primeMeridianDegrees: 0, operations }
    const base = { name: '', epsgCode: 4001, geodetic, degreesPerUnit: 1, isNorthFirst: true, accuracyMetres: 1 }
    const found = projectedDefinition({ ...row, area }, base)!.geodetic.operations as readonly { name?: string }[]
    return found.map(({ name }) => name).join(' ')
  }
  const world = operation('world', [-180, -90, 180, 90], 9)
  const unknown = operation('unknown', [50, 50, 60, 60])
  expect(ordered([0, 0, 10, 10], operation('half', [5, 0, 30, 10], 1), world, unknown)).toBe('world half unknown')
  expect(ordered([0, 0, 10, 10], operation('beside', [10, 0, 30, 10], 1), world, unknown)).toBe('world unknown')
  expect(ordered([0, 0, 10, 10], operation('above', [0, 10, 10, 20], 1), operation('low', [0, -5, 10, 1], 1))).toBe(
    'low',
  )
  expect(ordered([0, 0, 10, 10], operation('east', [20, 0, 30, 10], 1), operation('west', [-9, 0, -1, 9], 1))).toBe(
    'east west',
  )
  expect(ordered([0, 0, 10, 10], operation('alone', [20, 0, 30, 10], 1))).toBe('alone')
  // Across the date line, from either side.
  const across = operation('across', [175, 0, -170, 10], 1)
  const before = operation('before', [170, 0, 178, 10], 1)
  expect(ordered([176, 0, -178, 10], before, across)).toBe('across before')
  expect(ordered([-179, 0, -171, 10], before, across, world)).toBe('across world')
  expect(ordered([178, 0, 180, 10], operation('after', [-180, 0, -170, 10], 1), across, before)).toBe('across')
  expect(ordered([-180, 0, -172, 10], operation('to the line', [170, 0, 180, 10], 1), across)).toBe('across')
})
