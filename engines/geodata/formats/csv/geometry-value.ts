import { trimmedEnd } from '../../bytes/trim.ts'
import { CrsMembers } from '../../json/crs-member.ts'
import { GeometryReader } from '../../json/geometry-reader.ts'
import { JsonScanner } from '../../json/json-scanner.ts'
import type { FeatureBatch } from '../../model/feature.ts'
import type { ReadContext } from '../../model/format.ts'
import { readHexWkb } from '../../wkb/hex-wkb.ts'
import { WktGeometry } from '../../wkt/wkt-geometry.ts'
import type { RowScanner } from './row-scanner.ts'

/** Reads a value that is a geometry: Well-Known Text, GeoJSON or hexadecimal Well-Known Binary, also as PostgreSQL prints bytes (`\x01`). */
export class GeometryValue {
  readonly #scanner = new JsonScanner()
  readonly #wkt: WktGeometry
  readonly #geojson: GeometryReader
  readonly #crs = new CrsMembers()
  readonly #notes: ReadContext['notes']
  #scratch = new Uint8Array(64)

  constructor({ notes, keepDigits }: ReadContext) {
    this.#notes = notes
    this.#wkt = new WktGeometry(this.#scanner, notes, keepDigits)
    this.#geojson = new GeometryReader(this.#scanner, notes, keepDigits, this.#crs)
  }

  /** Into the newest feature. Returns the code of the reference system it names, or 0; fails where it is no geometry. */
  read({ bytes, start, end, quoted }: RowScanner, column: number, batch: FeatureBatch): number {
    const from = start[column]!
    const to = end[column]!
    if (this.#scratch.length < to - from) this.#scratch = new Uint8Array((to - from) * 2)
    let length = 0
    for (let at = from; at < to; at++) {
      const byte = bytes[at]!
      this.#scratch[length++] = byte
      if (byte === 0x22 && quoted[column] === 2) at++
    }
    const scanner = this.#scanner
    scanner.bytes = this.#scratch as Uint8Array<ArrayBuffer>
    scanner.position = 0
    scanner.end = length
    scanner.final = true
    const first = scanner.peek()
    if (first === 0x7b) {
      this.#crs.named = ''
      this.#geojson.readGeometry(batch)
      return this.#codeNamed()
    }
    if (first === 0x5c && this.#scratch[scanner.position + 1] === 0x78) scanner.position += 2
    if (first === 0x30 || first === 0x5c)
      return readHexWkb(this.#scratch, scanner.position, trimmedEnd(this.#scratch, 0, length), batch, this.#notes)
    this.#wkt.read(batch)
    if (scanner.peekOrEnd() >= 0) scanner.malformed('WKT')
    return this.#wkt.srid
  }

  /** As PostGIS names it, `EPSG:3857` or `urn:ogc:def:crs:EPSG::3857`. */
  #codeNamed(): number {
    const { named } = this.#crs
    if (named === '' || /CRS:?84$/i.test(named)) return 0
    const code = /^(?:urn:.*)?EPSG:+(?:[\d.]*:)?(\d{4,6})$/i.exec(named)?.[1]
    return code === undefined ? this.#scanner.malformed(named) : Number(code)
  }
}
