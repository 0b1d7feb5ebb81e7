import { fail } from '../notes/problem.ts'

/** More nodes than this do not fit a browser's memory. */
const mostNodes = 50_000_000
/** A share of the places in the table beyond which it grows. */
const fullest = 0.6
/** Ten-millionths of a degree: what OpenStreetMap keeps, and what fits 32 bits. */
const perDegree = 1e7

/** Positions of nodes by their number: open addressing in typed arrays, 16 bytes a place. */
export class NodeTable {
  #ids = new Float64Array(1 << 12)
  #x = new Int32Array(1 << 12)
  #y = new Int32Array(1 << 12)
  #count = 0

  /** Numbers of nodes that are not uploaded yet are negative; zero is none. */
  set(id: number, longitude: number, latitude: number): void {
    if (this.#count >= this.#ids.length * fullest) this.#grow()
    const at = this.#find(id)
    if (this.#ids[at] === 0) this.#count++
    this.#ids[at] = id
    this.#x[at] = Math.round(longitude * perDegree)
    this.#y[at] = Math.round(latitude * perDegree)
  }

  /** Where the node stands in the table, or -1. */
  indexOf(id: number): number {
    const at = this.#find(id)
    return this.#ids[at] === 0 ? -1 : at
  }

  longitude(index: number): number {
    return this.#x[index]! / perDegree
  }

  latitude(index: number): number {
    return this.#y[index]! / perDegree
  }

  #find(id: number): number {
    const ids = this.#ids
    const mask = ids.length - 1
    // Numbers of neighbours follow each other; the multiplication spreads them over the table.
    let at = (Math.imul(id % 0x100000000, 0x9e3779b1) ^ Math.imul(Math.floor(id / 0x100000000), 0x85ebca6b)) & mask
    while (ids[at] !== 0 && ids[at] !== id) at = (at + 1) & mask
    return at
  }

  #grow(): void {
    if (this.#count >= mostNodes) fail({ code: 'too_large', what: 'nodes', limit: mostNodes })
    const [ids, x, y] = [this.#ids, this.#x, this.#y]
    this.#ids = new Float64Array(ids.length * 2)
    this.#x = new Int32Array(ids.length * 2)
    this.#y = new Int32Array(ids.length * 2)
    for (let from = 0; from < ids.length; from++) {
      if (ids[from] === 0) continue
      const at = this.#find(ids[from]!)
      this.#ids[at] = ids[from]!
      this.#x[at] = x[from]!
      this.#y[at] = y[from]!
    }
  }
}
