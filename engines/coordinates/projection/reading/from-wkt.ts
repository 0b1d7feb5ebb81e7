import type { ParameterName } from '../planes/plane.ts'
import type { Found } from '../registry/find.ts'
import { type DescribedSystem, definitionOf } from './described-system.ts'
import { isAngle, isLength, parameterOfName, plainSpelling } from './parameter-names.ts'
import { child, epsgCodeOf, type WktNode } from './wkt-tree.ts'

const degreesPerRadian = 180 / Math.PI

const planeKeywords = ['PROJCS', 'PROJCRS', 'PROJECTEDCRS']
const geographicKeywords = [
  'GEOGCS',
  'GEOGCRS',
  'GEOGRAPHICCRS',
  'GEODCRS',
  'GEODETICCRS',
  'BASEGEOGCRS',
  'BASEGEODCRS',
]
const compoundKeywords = ['COMPD_CS', 'COMPOUNDCRS']

/** The part of a text that says where on the map: of a compound system the first, of a bound one its source. */
export async function systemFromWkt(root: WktNode): Promise<Found> {
  if (compoundKeywords.includes(root.keyword)) {
    const flat = child(root, ...planeKeywords, ...geographicKeywords, 'BOUNDCRS')
    return flat ? systemFromWkt(flat) : missing(root)
  }
  if (root.keyword === 'BOUNDCRS') {
    const source = child(root, 'SOURCECRS')?.children[0]
    const flat =
      source && compoundKeywords.includes(source.keyword)
        ? child(source, ...planeKeywords, ...geographicKeywords)
        : source
    const described = flat && describedBy(flat, boundShift(root))
    return described ? definitionOf(described) : missing(root)
  }
  const kind = root.keyword
  if (/^VERT/.test(kind)) return { kind: 'missing', missing: { kind: 'vertical', name: root.texts[0] ?? kind } }
  if (kind === 'GEOCCS' || isGeocentric(root))
    return { kind: 'missing', missing: { kind: 'geocentric', name: root.texts[0] ?? kind } }
  const described = describedBy(root)
  return described ? definitionOf(described) : missing(root)
}

const missing = (node: WktNode): Found => ({
  kind: 'missing',
  missing: { kind: 'definition', name: node.texts[0] ?? node.keyword },
})

const isGeocentric = (node: WktNode): boolean =>
  /^GEOD/.test(node.keyword) && /^cartesian$/i.test(child(node, 'CS')?.words[0] ?? '')

function describedBy(root: WktNode, boundTo?: readonly number[]): DescribedSystem | undefined {
  const isPlane = planeKeywords.includes(root.keyword)
  const geographic = isPlane
    ? child(root, ...geographicKeywords)
    : geographicKeywords.includes(root.keyword)
      ? root
      : undefined
  const datum = child(geographic, 'DATUM', 'GEODETICDATUM', 'TRF', 'ENSEMBLE')
  const ellipsoid = child(datum, 'SPHEROID', 'ELLIPSOID')
  if (!geographic || !datum || !ellipsoid) return undefined
  const angleUnit = unitOf(geographic, 'ANGLEUNIT') ?? axisUnit(geographic) ?? 1 / degreesPerRadian
  const code = epsgCodeOf(root)
  const toWgs84 = boundTo ?? shiftOf(child(datum, 'TOWGS84') ?? child(geographic, 'TOWGS84'))
  const geographicCode = epsgCodeOf(geographic)
  const described: DescribedSystem = {
    name: root.texts[0] ?? '',
    ...(code === undefined ? {} : { epsgCode: code }),
    geodetic: {
      name: geographic.texts[0] ?? '',
      datumName: datum.texts[0] ?? '',
      ...(geographicCode === undefined ? {} : { epsgCode: geographicCode }),
      semiMajorAxisMetres: (ellipsoid.numbers[0] ?? 0) * (unitOf(ellipsoid, 'LENGTHUNIT') ?? 1),
      inverseFlattening: Number.isFinite(ellipsoid.numbers[1]) ? ellipsoid.numbers[1]! : 0,
      primeMeridianDegrees: meridianOf(child(geographic, 'PRIMEM', 'PRIMEMERIDIAN')),
      ...(toWgs84 ? { toWgs84 } : {}),
    },
    degreesPerUnit: tidy(angleUnit * degreesPerRadian),
    axes: axesOf(root),
  }
  if (!isPlane) return described
  const plane = planeOf(root, angleUnit)
  return plane && { ...described, plane }
}

function planeOf(root: WktNode, angleUnit: number): DescribedSystem['plane'] {
  const conversion = child(root, 'CONVERSION') ?? root
  const method = child(conversion, 'METHOD', 'PROJECTION')
  if (!method) return undefined
  const metresPerUnit = unitOf(root, 'LENGTHUNIT') ?? axisUnit(root) ?? 1
  const parameters: Partial<Record<ParameterName, number>> = {}
  const others = new Map<string, number>()
  for (const { keyword, texts, numbers, children } of conversion.children) {
    const [value] = numbers
    if (keyword !== 'PARAMETER' || value === undefined) continue
    const name = parameterOfName(texts[0] ?? '')
    if (!name) {
      others.set(plainSpelling(texts[0] ?? ''), value)
      continue
    }
    const ownUnit = children.find((node) => /UNIT$/.test(node.keyword))?.numbers[0]
    // Without a unit of its own (WKT 1) a figure is in the units of the geographic system and of the plane.
    parameters[name] = isAngle(name)
      ? tidy(value * (ownUnit ?? angleUnit) * degreesPerRadian)
      : isLength(name)
        ? value * (ownUnit ?? metresPerUnit)
        : value
  }
  const methodCode = epsgCodeOf(method)
  return {
    methodName: method.texts[0] ?? '',
    ...(methodCode === undefined ? {} : { methodCode }),
    parameters,
    others,
    metresPerUnit,
  }
}

/** WKT 1 has the meridian in degrees whatever its unit is (GDAL, Esri); WKT 2 names the unit. */
function meridianOf(node: WktNode | undefined): number {
  const unit = unitOf(node, 'ANGLEUNIT')
  const value = node?.numbers[0] ?? 0
  return unit === undefined ? value : tidy(value * unit * degreesPerRadian)
}

const unitOf = (node: WktNode | undefined, keyword: string): number | undefined =>
  child(node, keyword, 'UNIT')?.numbers[0]

/** In WKT 2 a unit may stand at the axes only. */
const axisUnit = (node: WktNode): number | undefined =>
  child(node, 'AXIS')?.children.find(({ keyword }) => /UNIT$/.test(keyword))?.numbers[0]

const axesOf = (node: WktNode): string[] =>
  node.children.filter(({ keyword }) => keyword === 'AXIS').map(({ words }) => (words.at(-1) ?? '').toLowerCase())

function shiftOf(node: WktNode | undefined): number[] | undefined {
  return node && (node.numbers.length === 3 || node.numbers.length === 7) ? [...node.numbers] : undefined
}

/** The seven parameters of an abridged transformation to WGS 84; coordinate-frame rotations change their sign. */
function boundShift(root: WktNode): number[] | undefined {
  const abridged = child(root, 'ABRIDGEDTRANSFORMATION')
  const method = child(abridged, 'METHOD', 'PROJECTION')?.texts[0] ?? ''
  const values =
    abridged?.children.filter(({ keyword }) => keyword === 'PARAMETER').map(({ numbers }) => numbers[0] ?? 0) ?? []
  if (values.length !== 3 && values.length !== 7) return undefined
  const sign = /coordinate frame/i.test(method) ? -1 : 1
  const [tx = 0, ty = 0, tz = 0, rx = 0, ry = 0, rz = 0, scale = 0] = values
  if (values.length === 3) return [tx, ty, tz]
  // Abridged transformations give the scale as a factor near 1, not as parts per million.
  const partsPerMillion = Math.abs(scale) > 0.5 && Math.abs(scale) < 1.5 ? (scale - 1) * 1e6 : scale
  return [tx, ty, tz, sign * rx, sign * ry, sign * rz, partsPerMillion]
}

/** A unit's factor is written with fifteen digits, so 180/π times it is not quite 1 or 0.9. */
const tidy = (value: number): number => Number(value.toPrecision(13))
