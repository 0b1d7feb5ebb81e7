import { grown } from '../../bytes/grow.ts'
import type { JsonScanner } from '../../json/json-scanner.ts'

export interface Transform {
  readonly scale: readonly [number, number]
  readonly translate: readonly [number, number]
}

/** All arcs of a topology, decoded: arc `a` holds the points from `start[a]` to `start[a + 1]`. */
export class Arcs {
  count = 0
  start: Uint32Array = new Uint32Array()
  x: Float64Array = new Float64Array()
  y: Float64Array = new Float64Array()
  z: Float64Array = new Float64Array()
  hasZ = false
  /** Numbers of positions beyond the third, which have no meaning here. */
  extraOrdinates = 0
  /** Arcs that cannot be used: nothing may refer to them. */
  readonly faulty = new Set<number>()
  #points = 0

  /** Reads the array the scanner stands before. Quantized positions are differences (TopoJSON 1.0, clause 2.1.4). */
  read(scanner: JsonScanner, transform: Transform | undefined): void {
    if (!scanner.open(0x5b, 0x5d)) return
    do {
      const before = scanner.position
      const firstPoint = this.#points
      if (scanner.peek() !== 0x5b || !this.#readArc(scanner, transform)) {
        this.#points = firstPoint
        this.faulty.add(this.count)
        scanner.position = before
        scanner.skipValue()
      }
      this.count++
      this.start = grown(this.start, this.count + 1)
      this.start[this.count] = this.#points
    } while (scanner.another(0x5d))
  }

  #readArc(scanner: JsonScanner, transform: Transform | undefined): boolean {
    if (!scanner.open(0x5b, 0x5d)) return false
    let sumX = 0
    let sumY = 0
    do {
      if (scanner.peek() !== 0x5b) return false
      scanner.position++
      const first = readOrdinate(scanner)
      if (scanner.peek() !== 0x2c) return false
      scanner.position++
      const second = readOrdinate(scanner)
      const point = this.#points++
      if (point >= this.x.length) this.#grow()
      if (transform === undefined) {
        this.x[point] = first
        this.y[point] = second
      } else {
        sumX += first
        sumY += second
        this.x[point] = sumX * transform.scale[0] + transform.translate[0]
        this.y[point] = sumY * transform.scale[1] + transform.translate[1]
      }
      // NaN when either was no number.
      if (!Number.isFinite(this.x[point]! + this.y[point]!)) return false
      let z = Number.NaN
      for (let place = 2; scanner.another(0x5d); place++) {
        const value = readOrdinate(scanner)
        if (Number.isNaN(value)) return false
        if (place === 2) z = value
        else this.extraOrdinates++
      }
      if (this.hasZ) this.z[point] = z
      else if (!Number.isNaN(z)) {
        this.hasZ = true
        this.z = new Float64Array(this.x.length).fill(Number.NaN)
        this.z[point] = z
      }
    } while (scanner.another(0x5d))
    return true
  }

  #grow(): void {
    this.x = grown(this.x, this.#points)
    this.y = grown(this.y, this.#points)
    if (this.hasZ) this.z = grown(this.z, this.#points)
  }
}

/** NaN, without moving, when something else than a number stands there. */
export function readOrdinate(scanner: JsonScanner): number {
  const byte = scanner.peek()
  if (byte !== 0x2d && (byte < 0x30 || byte > 0x39)) return Number.NaN
  return scanner.readNumber()
}
