import { magic } from '../formats/fgb/column-types.ts'
import { FlatWriter } from '../formats/fgb/flat-writer.ts'

export interface FgbGeometry {
  readonly type?: number
  readonly xy?: readonly number[]
  readonly z?: readonly number[]
  readonly m?: readonly number[]
  readonly ends?: readonly number[]
  readonly parts?: readonly FgbGeometry[]
}

export interface FgbFile {
  readonly name?: string
  readonly type?: number
  /** Names and types of columns. */
  readonly columns?: readonly (readonly [string, number])[]
  readonly crs?: {
    readonly organization?: string
    readonly code?: number
    readonly wkt?: string
    readonly codeText?: string
  }
  readonly count?: number
  readonly nodeSize?: number
  readonly features: readonly { readonly geometry?: FgbGeometry; readonly properties?: readonly number[] }[]
}

/** A FlatGeobuf with anything in it, also what no writer would write. Without an index, unless `nodeSize` says there is one, which is then not written. */
export function fgbFile({ name, type = 0, columns = [], crs, count = 0, nodeSize = 0, features }: FgbFile): Uint8Array {
  const flat = new FlatWriter()
  flat.begin()
  const root = flat.table([name === undefined ? 0 : 4, 0, 1, 0, 0, 0, 0, 4, 8, 2, crs === undefined ? 0 : 4])
  flat.view.setUint8(flat.fieldAt(root, 2), type)
  flat.view.setBigUint64(flat.fieldAt(root, 8), BigInt(count), true)
  flat.view.setUint16(flat.fieldAt(root, 9), nodeSize, true)
  if (name !== undefined) flat.refer(root, 0, flat.string(name))
  const list = flat.vector(columns.length, 4)
  flat.refer(root, 7, list)
  flat.pad(columns.length * 4)
  columns.forEach(([column, kind], index) => {
    const table = flat.table([4, 1])
    flat.view.setUint32(list + 4 + index * 4, table - (list + 4 + index * 4), true)
    flat.view.setUint8(flat.fieldAt(table, 1), kind)
    flat.refer(table, 0, flat.string(column))
  })
  if (crs !== undefined) {
    const { organization, code, wkt, codeText } = crs
    const table = flat.table([
      organization === undefined ? 0 : 4,
      code === undefined ? 0 : 4,
      0,
      0,
      wkt === undefined ? 0 : 4,
      codeText === undefined ? 0 : 4,
    ])
    flat.refer(root, 10, table)
    if (code !== undefined) flat.view.setInt32(flat.fieldAt(table, 1), code, true)
    if (organization !== undefined) flat.refer(table, 0, flat.string(organization))
    if (wkt !== undefined) flat.refer(table, 4, flat.string(wkt))
    if (codeText !== undefined) flat.refer(table, 5, flat.string(codeText))
  }
  const parts = [...magic, ...flat.finish(root)]
  for (const { geometry, properties } of features) {
    flat.begin()
    const feature = flat.table([geometry === undefined ? 0 : 4, properties === undefined ? 0 : 4])
    if (geometry !== undefined) flat.refer(feature, 0, geometryTable(flat, geometry))
    if (properties !== undefined) {
      flat.refer(feature, 1, flat.vector(properties.length, 1))
      flat.bytes.set(properties, flat.length)
      flat.length += properties.length
    }
    parts.push(...flat.finish(feature))
  }
  return Uint8Array.from(parts)
}

function geometryTable(flat: FlatWriter, { type, xy, z, m, ends, parts }: FgbGeometry): number {
  const size = (field: unknown) => (field === undefined ? 0 : 4)
  const table = flat.table([size(ends), size(xy), size(z), size(m), 0, 0, type === undefined ? 0 : 1, size(parts)])
  if (type !== undefined) flat.view.setUint8(flat.fieldAt(table, 6), type)
  if (ends !== undefined) {
    flat.refer(table, 0, flat.vector(ends.length, 4))
    for (const end of ends) {
      flat.view.setUint32(flat.length, end, true)
      flat.length += 4
    }
  }
  for (const [index, list] of [xy, z, m].entries()) {
    if (list === undefined) continue
    flat.refer(table, index + 1, flat.vector(list.length, 8))
    for (const value of list) {
      flat.view.setFloat64(flat.length, value, true)
      flat.length += 8
    }
  }
  if (parts === undefined) return table
  const list = flat.vector(parts.length, 4)
  flat.refer(table, 7, list)
  flat.pad(parts.length * 4)
  parts.forEach((part, index) => {
    const at = list + 4 + index * 4
    const child = geometryTable(flat, part)
    flat.view.setUint32(at, child - at, true)
  })
  return table
}
