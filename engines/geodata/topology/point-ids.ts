/**
 * Numbers positions so that equal ones have the same number: 0, 1, 2 … in order of first appearance. An open-addressing table over
 * the bits of the coordinates; no objects, no strings.
 */
export function numberPoints(x: Float64Array, y: Float64Array, count: number): { ids: Int32Array; distinct: number } {
  const bits = 32 - Math.clz32(Math.max(16, count * 1.5))
  const mask = 2 ** bits - 1
  const table = new Int32Array(mask + 1).fill(-1)
  const ids = new Int32Array(count)
  const representative = new Int32Array(count)
  const xBits = new Uint32Array(x.buffer, x.byteOffset, count * 2)
  const yBits = new Uint32Array(y.buffer, y.byteOffset, count * 2)
  let distinct = 0
  for (let point = 0; point < count; point++) {
    const pointX = x[point]!
    const pointY = y[point]!
    // Negative zero equals zero and must hash like it.
    let hash =
      pointX === 0 ? 0 : Math.imul(xBits[point * 2]!, 0x9e3779b1) ^ Math.imul(xBits[point * 2 + 1]!, 0x85ebca6b)
    hash ^= hash >>> 15
    if (pointY !== 0) hash ^= Math.imul(yBits[point * 2]!, 0xc2b2ae35) ^ Math.imul(yBits[point * 2 + 1]!, 0x27d4eb2f)
    hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
    let slot = (hash ^ (hash >>> 13)) & mask
    for (;;) {
      const id = table[slot]!
      if (id < 0) {
        table[slot] = distinct
        representative[distinct] = point
        ids[point] = distinct++
        break
      }
      const other = representative[id]!
      if (x[other] === pointX && y[other] === pointY) {
        ids[point] = id
        break
      }
      slot = (slot + 1) & mask
    }
  }
  return { ids, distinct }
}
