import type { Geometry, Position } from 'geojson'

const names = [
  '',
  'Point',
  'LineString',
  'Polygon',
  'MultiPoint',
  'MultiLineString',
  'MultiPolygon',
  'GeometryCollection',
]

/** Well-Known Binary of ISO 13249-3, written down from the standard for the tests alone. Measures are left out, as GeoJSON has none. */
export function geometryOfWkb(bytes: Uint8Array): Geometry {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let at = 0
  const read = (): Geometry => {
    const isLittle = view.getUint8(at) === 1
    const code = view.getUint32(at + 1, isLittle)
    at += 5
    const extent = Math.floor(code / 1000)
    const count = (): number => {
      at += 4
      return view.getUint32(at - 4, isLittle)
    }
    const position = (): Position => {
      const size = extent === 0 ? 2 : extent === 3 ? 4 : 3
      const values = Array.from({ length: size }, (_, index) => view.getFloat64(at + index * 8, isLittle))
      at += size * 8
      return extent === 2 ? values.slice(0, 2) : values.slice(0, 3)
    }
    const list = <T>(each: () => T): T[] => Array.from({ length: count() }, each)
    const type = names[code % 1000]!
    if (type === 'Point') {
      const point = position()
      return { type, coordinates: point.every(Number.isNaN) ? [] : point }
    }
    if (type === 'LineString') return { type, coordinates: list(position) }
    if (type === 'Polygon') return { type, coordinates: list(() => list(position)) }
    if (type === 'GeometryCollection') return { type, geometries: list(read) }
    return { type, coordinates: list(read).map((part) => (part as { coordinates: unknown }).coordinates) } as Geometry
  }
  const geometry = read()
  if (at !== bytes.length) throw new Error(`${bytes.length - at} bytes behind the geometry`)
  return geometry
}
