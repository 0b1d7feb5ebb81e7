import { drawArcs, joinParts } from '../curves/draw-arcs.ts'
import { deepestNesting, type JsonScanner } from '../json/json-scanner.ts'
import { type FeatureBatch, type ShapeType, shapeType } from '../model/feature.ts'
import type { NoteSink } from '../notes/pending-notes.ts'
import { isJsonNumber } from '../numbers/json-number.ts'

type Part = 'point' | 'path' | 'arcs' | 'curve' | 'points' | 'paths' | 'polygon' | 'polygons' | 'collection'

interface Kind {
  readonly shape: ShapeType
  readonly part: Part
  readonly isCurve?: true
}

/** Names of ISO 19125 and SQL/MM part 3; what is curved or three-dimensional becomes the nearest plain kind. */
const kinds: Readonly<Record<string, Kind>> = {
  POINT: { shape: shapeType.point, part: 'point' },
  LINESTRING: { shape: shapeType.line, part: 'path' },
  LINEARRING: { shape: shapeType.line, part: 'path' },
  CIRCULARSTRING: { shape: shapeType.line, part: 'arcs', isCurve: true },
  COMPOUNDCURVE: { shape: shapeType.line, part: 'curve', isCurve: true },
  CURVEPOLYGON: { shape: shapeType.polygon, part: 'polygon', isCurve: true },
  MULTICURVE: { shape: shapeType.multiLine, part: 'paths', isCurve: true },
  MULTISURFACE: { shape: shapeType.multiPolygon, part: 'polygons', isCurve: true },
  POLYGON: { shape: shapeType.polygon, part: 'polygon' },
  TRIANGLE: { shape: shapeType.polygon, part: 'polygon' },
  MULTIPOINT: { shape: shapeType.multiPoint, part: 'points' },
  MULTILINESTRING: { shape: shapeType.multiLine, part: 'paths' },
  MULTIPOLYGON: { shape: shapeType.multiPolygon, part: 'polygons' },
  TIN: { shape: shapeType.multiPolygon, part: 'polygons' },
  POLYHEDRALSURFACE: { shape: shapeType.multiPolygon, part: 'polygons' },
  GEOMETRYCOLLECTION: { shape: shapeType.collection, part: 'collection' },
}

const longestWord = 40

/** Reads geometries in Well-Known Text, also with Z, M and ZM, and PostGIS's `SRID=4326;` in front. */
export class WktGeometry {
  readonly #scanner: JsonScanner
  readonly #notes: NoteSink
  readonly #keepDigits: boolean
  #hasZ = false
  #hasM = false
  /** The number in `SRID=…;` of the geometry read last, or 0. */
  srid = 0

  constructor(scanner: JsonScanner, notes: NoteSink, keepDigits: boolean) {
    this.#scanner = scanner
    this.#notes = notes
    this.#keepDigits = keepDigits
  }

  /** Reads one geometry into the newest feature; fails as malformed where it is none. */
  read(batch: FeatureBatch): void {
    this.#readSrid()
    this.#geometry(batch, 0)
  }

  #readSrid(): void {
    const scanner = this.#scanner
    this.srid = 0
    const start = scanner.position
    if (this.#word() !== 'SRID' || scanner.peek() !== 0x3d) {
      scanner.position = start
      return
    }
    scanner.position++
    scanner.peek()
    this.srid = this.#number()
    if (scanner.peek() === 0x3b) scanner.position++
  }

  #geometry(batch: FeatureBatch, depth: number): void {
    const scanner = this.#scanner
    if (depth >= deepestNesting) scanner.tooDeep()
    const start = scanner.position
    const found = this.#kind()
    if (found === undefined) scanner.position = start
    const kind = found ?? scanner.malformed('WKT')
    if (kind.isCurve) this.#notes.add('geometry-simplified-from-curves')
    const shape = batch.beginShape(kind.shape)
    if (this.#isEmpty()) return
    this.#content(batch, kind.part, depth)
    if (kind.part === 'collection') batch.endCollection(shape)
  }

  /** The kind whose name stands here, with its dimensions: `POINT`, `POINT Z`, `POINTZM`. */
  #kind(): Kind | undefined {
    const scanner = this.#scanner
    let word = this.#word()
    this.#hasZ = this.#hasM = false
    const marks = kinds[word] === undefined ? /^(.*?)(ZM|Z|M)$/.exec(word) : null
    if (marks !== null) word = marks[1]!
    let dimensions = marks?.[2] ?? ''
    const behind = scanner.position
    const next = scanner.peek()
    if (next !== 0x28) {
      const mark = this.#word()
      if (mark === 'Z' || mark === 'M' || mark === 'ZM') dimensions = mark
      else scanner.position = behind
    }
    this.#hasZ = dimensions.startsWith('Z')
    this.#hasM = dimensions.endsWith('M')
    return kinds[word]
  }

  #isEmpty(): boolean {
    const scanner = this.#scanner
    if (scanner.peek() === 0x28) return false
    const start = scanner.position
    if (this.#word() === 'EMPTY') return true
    scanner.position = start
    return scanner.malformed('(')
  }

  #content(batch: FeatureBatch, part: Part, depth: number): void {
    switch (part) {
      case 'point':
        this.#scanner.expect(0x28)
        batch.beginPath()
        this.#position(batch)
        this.#scanner.expect(0x29)
        return
      case 'path':
      case 'arcs':
      case 'curve':
        batch.beginPath()
        this.#curve(batch, part)
        return
      case 'points':
        batch.beginPath()
        this.#list(() => this.#memberPoint(batch))
        return
      case 'paths':
        this.#list(() => {
          if (!this.#memberIsEmpty()) this.#path(batch, false)
        })
        return
      case 'polygon':
        this.#rings(batch)
        return
      case 'polygons':
        this.#list(() => {
          if (this.#memberIsEmpty()) return
          this.#memberKind(['polygon'])
          this.#rings(batch)
        })
        return
      default: {
        const hasZ = this.#hasZ
        const hasM = this.#hasM
        this.#list(() => this.#geometry(batch, depth + 1))
        this.#hasZ = hasZ
        this.#hasM = hasM
      }
    }
  }

  #list(readMember: () => void): void {
    const scanner = this.#scanner
    scanner.expect(0x28)
    do readMember()
    while (scanner.another(0x29))
  }

  /** `1 2` or `(1 2)`: both are written. */
  #memberPoint(batch: FeatureBatch): void {
    const scanner = this.#scanner
    if (this.#memberIsEmpty()) return
    const isWrapped = scanner.peek() === 0x28
    if (isWrapped) scanner.position++
    this.#position(batch)
    if (isWrapped) scanner.expect(0x29)
  }

  #memberIsEmpty(): boolean {
    const byte = this.#scanner.peek() | 0x20
    return byte === 0x65 && this.#isEmpty()
  }

  #rings(batch: FeatureBatch): void {
    let isHole = false
    this.#list(() => {
      if (this.#memberIsEmpty()) return
      this.#path(batch, isHole)
      isHole = true
    })
  }

  #path(batch: FeatureBatch, isHole: boolean): void {
    batch.beginPath(isHole)
    this.#curve(batch, this.#memberKind(['path', 'arcs', 'curve']))
  }

  /** Reads a curve into the path that was begun. A compound curve may not hold another one. */
  #curve(batch: FeatureBatch, part: Part): void {
    if (part === 'curve') {
      this.#list(() => this.#curve(batch, this.#memberKind(['path', 'arcs'])))
      return
    }
    const joint = batch.pointCount
    this.#list(() => this.#position(batch))
    if (part === 'arcs') drawArcs(batch, joint)
    joinParts(batch, joint)
  }

  /** What a member of a curved geometry is, where it says so: `CIRCULARSTRING (…)`; else the first that is allowed. */
  #memberKind([plain, ...others]: readonly [Part, ...Part[]]): Part {
    const scanner = this.#scanner
    if (scanner.peek() === 0x28) return plain
    const { hasZ, hasM } = { hasZ: this.#hasZ, hasM: this.#hasM }
    const part = this.#kind()?.part
    this.#hasZ ||= hasZ
    this.#hasM ||= hasM
    return part === plain || others.some((other) => other === part) ? part! : scanner.malformed('WKT')
  }

  #position(batch: FeatureBatch): void {
    const scanner = this.#scanner
    scanner.peek()
    const xStart = scanner.position
    const x = this.#number()
    const xEnd = scanner.position
    scanner.peek()
    const yStart = scanner.position
    const y = this.#number()
    const point = batch.addPoint(x, y)
    if (this.#keepDigits) {
      const shift = batch.addText(scanner.bytes, xStart, scanner.position) - xStart
      if (isJsonNumber(scanner.bytes, xStart, xEnd)) batch.xDigits.set(point, xStart + shift, xEnd + shift)
      if (isJsonNumber(scanner.bytes, yStart, scanner.position))
        batch.yDigits.set(point, yStart + shift, scanner.position + shift)
    }
    let place = 2
    for (let next = scanner.peek(); next !== 0x2c && next !== 0x29; next = scanner.peek(), place++) {
      const value = this.#number(true)
      const isMeasure = place === 3 || (this.#hasM && !this.#hasZ)
      if (Number.isNaN(value)) continue
      if (place > 3) scanner.malformed('position')
      else if (isMeasure) batch.setM(point, value)
      else batch.setZ(point, value)
    }
  }

  #number(mayBeNaN = false): number {
    const scanner = this.#scanner
    const start = scanner.position
    const value = scanner.readDecimal()
    if (Number.isFinite(value)) return value
    scanner.position = start
    if (Number.isNaN(value) && mayBeNaN && this.#word() === 'NAN') return value
    return scanner.malformed('number')
  }

  /** Letters, in upper case. */
  #word(): string {
    const scanner = this.#scanner
    scanner.peek()
    let word = ''
    for (let at = scanner.position; ; at++) {
      if (at >= scanner.end && !scanner.final) scanner.runOut()
      const letter = at < scanner.end ? scanner.bytes[at]! & 0xdf : 0
      if (letter < 0x41 || letter > 0x5a || word.length > longestWord) {
        scanner.position = at
        return word
      }
      word += String.fromCharCode(letter)
    }
  }
}
