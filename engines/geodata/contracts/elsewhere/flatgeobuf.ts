import { ByteBuffer } from 'flatbuffers'
import type { Geometry, Position } from 'geojson'
import type { Found } from './found.ts'

/** Slots of the tables of FlatGeobuf's schemas (header.fbs, feature.fbs). */
const header = { type: 2, hasZ: 3, hasM: 4, columns: 7, count: 8, nodeSize: 9 }
const geometrySlot = { ends: 0, xy: 1, z: 2, m: 3, type: 6, parts: 7 }

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

/** By the FlatBuffers library and the published schemas, as strict as GDAL: what the header promises every geometry has. */
export function flatGeobuf(bytes: Uint8Array): Found[] {
  const buffer = new ByteBuffer(bytes)
  const slot = (table: number, index: number): number => {
    const offset = buffer.__offset(table, 4 + index * 2)
    return offset === 0 ? 0 : table + offset
  }
  const root = (at: number): number => at + buffer.readInt32(at)
  const vector = (table: number, index: number): { start: number; length: number } => {
    const at = slot(table, index)
    return at === 0 ? { start: 0, length: 0 } : { start: buffer.__vector(at), length: buffer.__vector_len(at) }
  }
  const head = root(12)
  const headLength = buffer.readInt32(8)
  const flag = (index: number) => slot(head, index) !== 0 && buffer.readInt8(slot(head, index)) !== 0
  const hasZ = flag(header.hasZ)
  const hasM = flag(header.hasM)
  const commonType = slot(head, header.type) === 0 ? 0 : buffer.readUint8(slot(head, header.type))
  const count = Number(buffer.readUint64(slot(head, header.count)))
  const nodeSize = slot(head, header.nodeSize) === 0 ? 16 : buffer.readUint16(slot(head, header.nodeSize))
  const columnList = vector(head, header.columns)
  const columns = Array.from({ length: columnList.length }, (_, index) => {
    const column = root(columnList.start + index * 4)
    return {
      name: buffer.__string(slot(column, 0)) as string,
      type: slot(column, 1) === 0 ? 0 : buffer.readUint8(slot(column, 1)),
    }
  })
  let nodes = nodeSize > 0 ? count : 0
  for (let level = nodes; level > 1; nodes += level) level = Math.ceil(level / nodeSize)
  if (nodeSize > 0 && count === 1) nodes = 2
  let at = 12 + headLength + nodes * 40

  const read = (table: number, type: number): Geometry => {
    const parts = vector(table, geometrySlot.parts)
    if (type >= 6) {
      const members = Array.from({ length: parts.length }, (_, index) => {
        const part = root(parts.start + index * 4)
        return read(part, type === 6 ? 3 : buffer.readUint8(slot(part, geometrySlot.type)))
      })
      return type === 7
        ? { type: 'GeometryCollection', geometries: members }
        : {
            type: 'MultiPolygon',
            coordinates: members.map((each) => (each as { coordinates: Position[][] }).coordinates),
          }
    }
    const xy = vector(table, geometrySlot.xy)
    const z = vector(table, geometrySlot.z)
    const m = vector(table, geometrySlot.m)
    const points = xy.length / 2
    if (hasZ ? z.length !== points : z.length !== 0) throw new Error(`${z.length} elevations of ${points} points`)
    if (hasM ? m.length !== points : m.length !== 0) throw new Error(`${m.length} measures of ${points} points`)
    const positions = Array.from({ length: points }, (_, index) => [
      buffer.readFloat64(xy.start + index * 16),
      buffer.readFloat64(xy.start + index * 16 + 8),
      ...(hasZ ? [buffer.readFloat64(z.start + index * 8)] : []),
    ])
    const ends = vector(table, geometrySlot.ends)
    // GDAL and the libraries of others take a polygon without ends for one ring, a multi line without them for an error or for nothing.
    if (type === 5 && ends.length === 0 && points > 0) throw new Error('a multi line without ends')
    if (ends.length > 0 && buffer.readUint32(ends.start + ends.length * 4 - 4) !== points) throw new Error('ends')
    const stretch = (index: number) =>
      positions.slice(
        index === 0 ? 0 : buffer.readUint32(ends.start + index * 4 - 4),
        buffer.readUint32(ends.start + index * 4),
      )
    const rings = ends.length > 0 ? Array.from({ length: ends.length }, (_, index) => stretch(index)) : [positions]
    const coordinates = type === 3 || type === 5 ? rings : type === 1 ? (positions[0] ?? []) : positions
    return { type: names[type], coordinates } as Geometry
  }

  const all: Found[] = []
  while (at < bytes.length) {
    const feature = root(at + 4)
    const geometryAt = slot(feature, 0)
    let geometry: Geometry | null = null
    if (geometryAt !== 0) {
      const table = geometryAt + buffer.readInt32(geometryAt)
      const own = slot(table, geometrySlot.type) === 0 ? 0 : buffer.readUint8(slot(table, geometrySlot.type))
      if (commonType !== 0 && own !== 0 && own !== commonType) throw new Error('another type than the header says')
      geometry = read(table, own || commonType)
    }
    const properties = vector(feature, 1)
    all.push({
      geometry,
      values: valuesOf(bytes.subarray(properties.start, properties.start + properties.length), columns),
    })
    at += 4 + buffer.readUint32(at)
  }
  if (all.length !== count) throw new Error(`${count} features promised, ${all.length} there`)
  return all
}

interface Column {
  readonly name: string
  readonly type: number
}

/** Column types of header.fbs, in their order: Byte, UByte, Bool, Short, UShort, Int, UInt, Long, ULong, Float, Double, String, Json, DateTime, Binary. */
function valuesOf(bytes: Uint8Array, columns: readonly Column[]): Record<string, unknown> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const values: Record<string, unknown> = {}
  for (let at = 0; at < bytes.length; ) {
    const { name, type } = columns[view.getUint16(at, true)]!
    at += 2
    if (type >= 11) {
      const length = view.getUint32(at, true)
      values[name] = new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(at + 4, at + 4 + length))
      at += 4 + length
      continue
    }
    const size = [1, 1, 1, 2, 2, 4, 4, 8, 8, 4, 8][type]!
    values[name] =
      type === 2
        ? view.getUint8(at) === 1
        : type === 7
          ? view.getBigInt64(at, true)
          : type === 10
            ? view.getFloat64(at, true)
            : type === 5
              ? view.getInt32(at, true)
              : Number.NaN
    at += size
  }
  return values
}
