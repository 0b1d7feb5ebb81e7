import { GridFault } from './grid-file.ts'

/** The figures and texts that describe one picture of a TIFF file. */
export interface Directory {
  readonly isLittle: boolean
  numbers(tag: number): readonly number[]
  number(tag: number): number | undefined
  text(tag: number): string
  geoKey(tag: number, key: number): number | undefined
  geoText(tag: number, key: number): string | undefined
}

export const isTiff = (bytes: DataView): boolean =>
  bytes.byteLength > 16 && [0x4949_2a00, 0x4949_2b00, 0x4d4d_002a, 0x4d4d_002b].includes(bytes.getUint32(0))

/** Bytes of one value of each type of the format. */
const typeBytes = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4, 0, 0, 8, 8, 8]
const mostDirectories = 10_000
const geoDoubles = 34736
const geoTexts = 34737

export function* directoriesOf(bytes: DataView): Generator<Directory> {
  const isLittle = bytes.getUint16(0) === 0x4949
  const isBig = bytes.getUint16(2, isLittle) === 43
  const pointer = (at: number) => (isBig ? Number(bytes.getBigUint64(at, isLittle)) : bytes.getUint32(at, isLittle))
  const seen = new Set<number>()
  let at = pointer(isBig ? 8 : 4)
  while (at !== 0) {
    if (seen.has(at) || seen.size > mostDirectories) throw new GridFault('grid_damaged')
    seen.add(at)
    const [countBytes, entryBytes] = isBig ? [8, 20] : [2, 12]
    const entries = new Map<number, Entry>()
    try {
      const count = isBig ? pointer(at) : bytes.getUint16(at, isLittle)
      if (count > 4096) throw new GridFault('grid_damaged')
      for (let index = 0; index < count; index++) {
        const entry = at + countBytes + index * entryBytes
        const type = bytes.getUint16(entry + 2, isLittle)
        const values = pointer(entry + 4)
        const field = entry + (isBig ? 12 : 8)
        const size = (typeBytes[type] ?? 0) * values
        const start = size <= (isBig ? 8 : 4) ? field : pointer(field)
        if (start + size > bytes.byteLength) throw new GridFault('grid_damaged')
        entries.set(bytes.getUint16(entry, isLittle), { type, count: values, start })
      }
      at = pointer(at + countBytes + count * entryBytes)
    } catch {
      throw new GridFault('grid_damaged')
    }
    yield directoryOf(bytes, entries, isLittle)
  }
}

interface Entry {
  readonly type: number
  readonly count: number
  readonly start: number
}

function directoryOf(bytes: DataView, entries: ReadonlyMap<number, Entry>, isLittle: boolean): Directory {
  const valueAt = (type: number, at: number): number => {
    if (type === 3) return bytes.getUint16(at, isLittle)
    if (type === 4) return bytes.getUint32(at, isLittle)
    if (type === 12) return bytes.getFloat64(at, isLittle)
    if (type === 11) return bytes.getFloat32(at, isLittle)
    if (type === 16) return Number(bytes.getBigUint64(at, isLittle))
    return type === 1 ? bytes.getUint8(at) : Number.NaN
  }
  const numbers = (tag: number): readonly number[] => {
    const entry = entries.get(tag)
    if (!entry) return []
    return Array.from({ length: entry.count }, (_, index) =>
      valueAt(entry.type, entry.start + index * (typeBytes[entry.type] ?? 0)),
    )
  }
  const text = (tag: number): string => {
    const entry = entries.get(tag)
    if (!entry) return ''
    const letters = new Uint8Array(bytes.buffer, bytes.byteOffset + entry.start, entry.count)
    return new TextDecoder().decode(letters).replace(/\0+$/, '')
  }
  /** Where a key's value stands: in the key itself, or among the numbers or the letters of another tag. */
  const keyOf = (tag: number, key: number) => {
    const keys = numbers(tag)
    for (let at = 4; at + 3 < keys.length; at += 4)
      if (keys[at] === key) return { tag: keys[at + 1]!, count: keys[at + 2]!, value: keys[at + 3]! }
    return undefined
  }
  return {
    isLittle,
    numbers,
    number: (tag) => numbers(tag)[0],
    text,
    geoKey(tag, key) {
      const found = keyOf(tag, key)
      if (!found) return undefined
      return found.tag === 0 ? found.value : found.tag === geoDoubles ? numbers(geoDoubles)[found.value] : undefined
    },
    geoText(tag, key) {
      const found = keyOf(tag, key)
      return found?.tag === geoTexts ? text(geoTexts).slice(found.value, found.value + found.count) : undefined
    },
  }
}
