import type { ByteWriter } from '../../bytes/byte-writer.ts'
import { instantForm, instantFormOf, writeInstant } from '../../bytes/instant.ts'
import type { Spill } from '../../bytes/spill.ts'
import { drainParts, type Parts, SpillingWriter, writeParts } from '../../bytes/spilling-writer.ts'
import { utf8 } from '../../bytes/utf8.ts'
import type { FeatureBatch } from '../../model/feature.ts'
import { writeX, writeY, writeZ } from '../../model/ordinate.ts'
import { escaped } from '../../xml/escaped.ts'
import { kmlArrayName } from './names.ts'

const when = utf8('<when>')
const whenEnd = utf8('</when>\n')
const noWhen = utf8('<when/>\n')
const coord = utf8('<gx:coord>')
const coordEnd = utf8('</gx:coord>\n')
const value = utf8('<gx:value>')
const valueEnd = utf8('</gx:value>\n')
const noValue = utf8('<gx:value/>\n')

/** A segment whose lists hold more than this is moved to temporary storage bit by bit. */
const memorySize = 1 << 21

interface ArrayColumn {
  readonly list: SpillingWriter
  rows: number
}

/**
 * A gx:Track lists all its times, then all its positions, then array after array (OGC 12-007r2, 13.2.1), while points arrive
 * one by one: each list is gathered here and written at the end of the segment. Behind it stands the same line without times, because half of
 * the programs that read KML know no gx:Track; our reader recognises it as a copy (`drawn-copies.ts`).
 */
export class TrackColumns {
  readonly #createSpill: () => Spill
  readonly #whens: SpillingWriter
  readonly #coords: SpillingWriter
  /** The same positions once more, for programs that know no gx:Track. */
  readonly #line: SpillingWriter
  readonly #arrays = new Map<string, ArrayColumn>()
  #rows = 0
  /** Times that are none: KML has no place for them. */
  droppedTimes = 0

  constructor(createSpill: () => Spill) {
    this.#createSpill = createSpill
    this.#whens = new SpillingWriter(createSpill)
    this.#coords = new SpillingWriter(createSpill)
    this.#line = new SpillingWriter(createSpill)
  }

  get empty(): boolean {
    return this.#rows === 0
  }

  /** Adds points of a batch's path. */
  add(batch: FeatureBatch, first: number, end: number): void {
    this.#addTimes(batch, first, end)
    const coords = this.#coords.out
    const line = this.#line.out
    const hasZ = batch.hasZ
    for (let point = first; point < end; point++) {
      coords.copy(coord)
      const x = coords.length
      writeX(coords, batch, point)
      coords.byte(0x20)
      const y = coords.length
      writeY(coords, batch, point)
      line.copySlice(coords.bytes, x, y - 1)
      line.byte(0x2c)
      line.copySlice(coords.bytes, y, coords.length)
      if (hasZ && !Number.isNaN(batch.z[point]!)) {
        coords.byte(0x20)
        const z = coords.length
        writeZ(coords, batch, point)
        line.byte(0x2c)
        line.copySlice(coords.bytes, z, coords.length)
      }
      line.byte(0x20)
      coords.copy(coordEnd)
    }
    for (let channel = 0; channel < batch.channels.length; channel++)
      if (batch.channels[channel]!.used) this.#addArray(batch, channel, first, end)
    this.#rows += end - first
  }

  #addTimes(batch: FeatureBatch, first: number, end: number): void {
    const whens = this.#whens.out
    const { start: starts, end: ends, used } = batch.time
    for (let point = first; point < end; point++) {
      const start = used ? starts[point]! : 0
      const finish = used ? ends[point]! : 0
      const form = finish > start ? instantFormOf(batch.text, start, finish) : instantForm.none
      if (form === instantForm.none) {
        whens.copy(noWhen)
        if (finish > start) this.droppedTimes++
        continue
      }
      whens.copy(when)
      writeInstant(whens, batch.text, start, finish, form)
      whens.copy(whenEnd)
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
      column ??= { list: new SpillingWriter(this.#createSpill), rows: 0 }
      this.#arrays.set(name, column)
    }
    const { out } = column.list
    for (; column.rows < this.#rows; column.rows++) out.copy(noValue)
    for (point = first; point < end; point++) {
      if (point < limit && ends[point]! > starts[point]!) {
        out.copy(value)
        out.xmlText(batch.text, starts[point]!, ends[point]!)
        out.copy(valueEnd)
      } else out.copy(noValue)
    }
    column.rows += end - first
  }

  /** To be called between batches while a segment goes on. */
  async relieve(): Promise<void> {
    const lists = [this.#whens, this.#coords, this.#line, ...Array.from(this.#arrays.values(), (column) => column.list)]
    if (lists.reduce((sum, list) => sum + list.out.length, 0) < memorySize) return
    for (const list of lists) await list.spill()
  }

  /** Writes a segment that lies within one batch, as one gx:Track and the line it draws, and begins a new one. */
  flush(out: ByteWriter): void {
    writeParts(out, this.#parts())
    this.#begin()
  }

  /** The same for a segment that went over several batches. */
  async *drain(out: ByteWriter): AsyncGenerator<Uint8Array, void, undefined> {
    yield* drainParts(out, this.#parts())
    this.#begin()
  }

  /** Tags and lists in the order of the element. */
  *#parts(): Parts {
    yield '<gx:Track>\n'
    // Also where no point has a time: each coord wants its when, and GDAL 3.6 crashes without.
    yield this.#whens
    yield this.#coords
    let any = false
    for (const [name, column] of this.#arrays) {
      if (column.rows === 0) continue
      for (; column.rows < this.#rows; column.rows++) column.list.out.copy(noValue)
      yield `${any ? '' : '<ExtendedData><SchemaData schemaUrl="#points">\n'}<gx:SimpleArrayData name="${escaped(kmlArrayName(name))}">\n`
      yield column.list
      yield '</gx:SimpleArrayData>\n'
      any = true
      column.rows = 0
    }
    yield any ? '</SchemaData></ExtendedData>\n</gx:Track>\n' : '</gx:Track>\n'
    yield this.#rows === 1 ? '<Point><coordinates>' : '<LineString><tessellate>1</tessellate><coordinates>'
    yield this.#line
    yield this.#rows === 1 ? '</coordinates></Point>\n' : '</coordinates></LineString>\n'
  }

  #begin(): void {
    this.#rows = 0
  }
}
