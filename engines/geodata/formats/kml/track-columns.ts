import { ByteWriter } from '../../bytes/byte-writer.ts'
import { writeX, writeY, writeZ } from '../../bytes/ordinate.ts'
import { utf8 } from '../../bytes/utf8.ts'
import type { FeatureBatch } from '../../feature.ts'
import { kmlArrayName } from './names.ts'

const when = utf8('<when>')
const whenEnd = utf8('</when>\n')
const noWhen = utf8('<when/>\n')
const coord = utf8('<gx:coord>')
const coordEnd = utf8('</gx:coord>\n')
const value = utf8('<gx:value>')
const valueEnd = utf8('</gx:value>\n')
const noValue = utf8('<gx:value/>\n')

/** A segment that would hold more than this many bytes here is written as several gx:Track elements. */
const cutSize = 1 << 24

interface ArrayColumn {
  readonly bytes: ByteWriter
  rows: number
}

/**
 * A gx:Track lists all its times, then all its positions, then array after array (OGC 12-007r2, 13.2.1), while points arrive
 * one by one: each list is gathered here and written at the end of the segment.
 */
export class TrackColumns {
  readonly #whens = new ByteWriter(1 << 16)
  readonly #coords = new ByteWriter(1 << 16)
  readonly #arrays = new Map<string, ArrayColumn>()
  #rows = 0
  #hasTimes = false

  get tooLarge(): boolean {
    return this.#whens.length + this.#coords.length > cutSize
  }

  get empty(): boolean {
    return this.#rows === 0
  }

  /** Adds points of a batch's path. */
  add(batch: FeatureBatch, first: number, end: number): void {
    this.#addTimes(batch, first, end)
    const coords = this.#coords
    const hasZ = batch.hasZ
    for (let point = first; point < end; point++) {
      coords.copy(coord)
      writeX(coords, batch, point)
      coords.byte(0x20)
      writeY(coords, batch, point)
      if (hasZ && !Number.isNaN(batch.z[point]!)) {
        coords.byte(0x20)
        writeZ(coords, batch, point)
      }
      coords.copy(coordEnd)
    }
    for (let channel = 0; channel < batch.channels.length; channel++)
      if (batch.channels[channel]!.used) this.#addArray(batch, channel, first, end)
    this.#rows += end - first
  }

  #addTimes(batch: FeatureBatch, first: number, end: number): void {
    const whens = this.#whens
    const { start: starts, end: ends, used } = batch.time
    for (let point = first; point < end; point++) {
      if (used && ends[point]! > starts[point]!) {
        whens.copy(when)
        whens.xmlText(batch.text, starts[point]!, ends[point]!)
        whens.copy(whenEnd)
        this.#hasTimes = true
      } else whens.copy(noWhen)
    }
  }

  #addArray(batch: FeatureBatch, channel: number, first: number, end: number): void {
    const { start: starts, end: ends } = batch.channels[channel]!
    const limit = Math.min(end, starts.length)
    let point = first
    while (point < limit && ends[point] === starts[point]) point++
    const name = batch.document.channels[channel]!.name
    let column = this.#arrays.get(name)
    if (column === undefined || column.rows === 0) {
      if (point === limit) return
      column ??= { bytes: new ByteWriter(1 << 14), rows: 0 }
      this.#arrays.set(name, column)
    }
    const bytes = column.bytes
    for (; column.rows < this.#rows; column.rows++) bytes.copy(noValue)
    for (point = first; point < end; point++) {
      if (point < limit && ends[point]! > starts[point]!) {
        bytes.copy(value)
        bytes.xmlText(batch.text, starts[point]!, ends[point]!)
        bytes.copy(valueEnd)
      } else bytes.copy(noValue)
    }
    column.rows += end - first
  }

  /** Writes the gathered segment as one gx:Track and begins a new one. */
  flush(out: ByteWriter): void {
    out.ascii('<gx:Track>\n')
    if (this.#hasTimes) out.copy(this.#whens.bytes, 0, this.#whens.length)
    out.copy(this.#coords.bytes, 0, this.#coords.length)
    this.#flushArrays(out)
    out.ascii('</gx:Track>\n')
    this.#whens.length = 0
    this.#coords.length = 0
    this.#rows = 0
    this.#hasTimes = false
  }

  #flushArrays(out: ByteWriter): void {
    let any = false
    for (const [name, column] of this.#arrays) {
      if (column.rows === 0) continue
      if (!any) out.ascii('<ExtendedData><SchemaData schemaUrl="#points">\n')
      any = true
      for (; column.rows < this.#rows; column.rows++) column.bytes.copy(noValue)
      out.ascii('<gx:SimpleArrayData name="')
      out.xmlString(kmlArrayName(name))
      out.ascii('">\n')
      out.copy(column.bytes.bytes, 0, column.bytes.length)
      out.ascii('</gx:SimpleArrayData>\n')
      column.bytes.length = 0
      column.rows = 0
    }
    if (any) out.ascii('</SchemaData></ExtendedData>\n')
  }
}
