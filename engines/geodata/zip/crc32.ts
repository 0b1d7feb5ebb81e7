/** Eight tables, so that eight bytes cost one step (Intel's slicing-by-8). */
const tables: Uint32Array[] = []
for (let table = 0; table < 8; table++) {
  const entries = new Uint32Array(256)
  for (let byte = 0; byte < 256; byte++) {
    let value = table === 0 ? byte : tables[table - 1]![byte]!
    if (table === 0) for (let step = 0; step < 8; step++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
    else value = (value >>> 8) ^ tables[0]![value & 0xff]!
    entries[byte] = value
  }
  tables.push(entries)
}
const [t0, t1, t2, t3, t4, t5, t6, t7] = tables as [
  Uint32Array,
  Uint32Array,
  Uint32Array,
  Uint32Array,
  Uint32Array,
  Uint32Array,
  Uint32Array,
  Uint32Array,
]

/** CRC-32 as ZIP uses it; pass the value so far to go on. */
export function crc32(bytes: Uint8Array, previous = 0): number {
  let crc = ~previous
  let at = 0
  const wide = bytes.length - 7
  for (; at < wide; at += 8) {
    const low = crc ^ (bytes[at]! | (bytes[at + 1]! << 8) | (bytes[at + 2]! << 16) | (bytes[at + 3]! << 24))
    crc =
      t7[low & 0xff]! ^
      t6[(low >>> 8) & 0xff]! ^
      t5[(low >>> 16) & 0xff]! ^
      t4[low >>> 24]! ^
      t3[bytes[at + 4]!]! ^
      t2[bytes[at + 5]!]! ^
      t1[bytes[at + 6]!]! ^
      t0[bytes[at + 7]!]!
  }
  for (; at < bytes.length; at++) crc = (crc >>> 8) ^ t0[(crc ^ bytes[at]!) & 0xff]!
  return ~crc >>> 0
}
