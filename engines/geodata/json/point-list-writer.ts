import type { ByteWriter } from '../bytes/byte-writer.ts'
import type { Spill } from '../bytes/spill.ts'
import { drainParts, type Parts, SpillingWriter, writeParts } from '../bytes/spilling-writer.ts'
import type { TextColumn } from '../bytes/text-column.ts'
import type { FeatureBatch } from '../model/feature.ts'
import { isJsonNumber } from '../numbers/json-number.ts'
import { listNameOf, listsProperty } from '../vocabulary/list-names.ts'

/** Lists of the feature that hold more than this move to temporary storage. */
const memorySize = 1 << 21

interface List {
  readonly name: string
  readonly isTime: boolean
  readonly lines: SpillingWriter
  /** Points and paths written so far. */
  points: number
  paths: number
}

/**
 * Values of a line's points as lists beside its coordinates, `"coordinateProperties":{"times":[…],"heart":[…]}`, as togeojson writes them:
 * as long as the coordinates, null where a point has no value, a list of lists for a line of several parts.
 */
export class PointListWriter {
  readonly #createSpill: () => Spill
  readonly #lists = new Map<number, List>()
  /** Writers of features before, empty again: thousands of tracks in a file would each make new ones. */
  readonly #spare: SpillingWriter[] = []
  /** Points of each path of the feature, to fill a list that begins late. */
  #paths: number[] = []

  constructor(createSpill: () => Spill) {
    this.#createSpill = createSpill
  }

  get empty(): boolean {
    return this.#lists.size === 0
  }

  begin(): void {
    for (const { lines } of this.#lists.values()) if (lines.empty) this.#spare.push(lines)
    this.#lists.clear()
    this.#paths = []
  }

  /** Adds points of one path, or of the rest of the path added last. */
  add(batch: FeatureBatch, from: number, to: number, continuesPath: boolean): void {
    if (!continuesPath) this.#paths.push(0)
    if (batch.time.used && hasAny(batch.time, from, to)) this.#list(-1, 'times')
    batch.channels.forEach((column, channel) => {
      if (column.used && hasAny(column, from, to))
        this.#list(channel, listNameOf(batch.document.channels[channel]!.name))
    })
    for (const [channel, list] of this.#lists) {
      this.#catchUp(list)
      this.#addRows(list, batch, channel < 0 ? batch.time : batch.channels[channel]!, from, to)
    }
    this.#paths[this.#paths.length - 1]! += to - from
  }

  #list(channel: number, name: string): void {
    if (this.#lists.has(channel)) return
    const lines = this.#spare.pop() ?? new SpillingWriter(this.#createSpill)
    this.#lists.set(channel, { name, isTime: channel < 0, lines, points: 0, paths: 0 })
  }

  /** Fills a list with null up to where the points of the feature are. */
  #catchUp(list: List): void {
    const { out } = list.lines
    while (list.paths < this.#paths.length) {
      if (list.paths > 0) {
        this.#pad(list, this.#paths[list.paths - 1]!)
        out.ascii('],')
      }
      out.byte(0x5b)
      list.paths++
      list.points = 0
    }
    this.#pad(list, this.#paths.at(-1)!)
  }

  #pad(list: List, points: number): void {
    for (; list.points < points; list.points++) list.lines.out.ascii(list.points > 0 ? ',null' : 'null')
  }

  #addRows(list: List, { text }: FeatureBatch, column: TextColumn, from: number, to: number): void {
    const { out } = list.lines
    for (let point = from; point < to; point++) {
      if (list.points++ > 0) out.byte(0x2c)
      if (!column.has(point)) {
        out.ascii('null')
        continue
      }
      const start = column.start[point]!
      const end = column.end[point]!
      if (!list.isTime && isNumberText(text, start, end)) out.copySlice(text, start, end)
      else {
        out.byte(0x22)
        out.jsonText(text, start, end)
        out.byte(0x22)
      }
    }
  }

  async relieve(): Promise<void> {
    let size = 0
    for (const { lines } of this.#lists.values()) size += lines.out.length
    if (size > memorySize) for (const { lines } of this.#lists.values()) await lines.spill()
  }

  /** Writes a feature that lies within one batch. */
  flush(out: ByteWriter): void {
    writeParts(out, this.#parts())
    this.begin()
  }

  async *drain(out: ByteWriter): AsyncGenerator<Uint8Array, void, undefined> {
    yield* drainParts(out, this.#parts())
    this.begin()
  }

  /** Of at least one list. */
  *#parts(): Parts {
    const isMulti = this.#paths.length > 1
    let opening = `"${listsProperty}":{`
    for (const list of this.#lists.values()) {
      this.#catchUp(list)
      yield `${opening}${JSON.stringify(list.name)}:${isMulti ? '[' : ''}`
      yield list.lines
      yield isMulti ? ']]' : ']'
      opening = ','
    }
    yield '}'
  }
}

function hasAny(column: TextColumn, from: number, to: number): boolean {
  const last = Math.min(to, column.start.length)
  for (let row = from; row < last; row++) if (column.end[row]! > column.start[row]!) return true
  return false
}

/** Digits of a plain number, which JSON takes as they are. */
function isNumberText(text: Uint8Array, start: number, end: number): boolean {
  let points = 0
  for (let at = text[start] === 0x2d ? start + 1 : start; at < end; at++) {
    const byte = text[at]!
    if (byte === 0x2e) points++
    else if (byte < 0x30 || byte > 0x39) return false
  }
  return points < 2 && isJsonNumber(text, start, end)
}
