import { SpillingWriter } from '../../bytes/spilling-writer.ts'
import type { FeatureBatch } from '../../feature.ts'
import type { ReadContext, Spill } from '../../format.ts'
import { MemorySpill } from '../../spill.ts'
import type { CoordinateText } from './coordinate-text.ts'
import { LineReader } from './line-reader.ts'

/** Lists of a track that hold more than this move to temporary storage. */
const memorySize = 1 << 21

/** A list of texts, one per line. */
class TextList {
  readonly lines: SpillingWriter
  count = 0

  constructor(createSpill: () => Spill) {
    this.lines = new SpillingWriter(createSpill)
  }

  add(bytes: Uint8Array, start: number, end: number): void {
    const { out } = this.lines
    const from = out.length
    out.copy(bytes, start, end)
    for (let at = from; at < out.length; at++) if (out.bytes[at] === 0x0a) out.bytes[at] = 0x20
    out.byte(0x0a)
    this.count++
  }
}

/**
 * The lists of a gx:Track, matched by position: the n-th `when` belongs to the n-th `coord`, and so do the n-th angles and values. The
 * lists stand one after the other, so they are gathered and then read side by side; a long track never is in memory whole.
 * An empty `coord` is a missing point; what belongs to it is dropped with it.
 */
export class TrackReader {
  readonly #batch: FeatureBatch
  readonly #context: ReadContext
  readonly #coordinates: CoordinateText
  readonly #createSpill: () => Spill
  readonly #whens: TextList
  readonly #coords: TextList
  /** By channel. */
  readonly #arrays = new Map<number, TextList>()
  #array: TextList | undefined

  constructor(batch: FeatureBatch, context: ReadContext, coordinates: CoordinateText) {
    this.#batch = batch
    this.#context = context
    this.#coordinates = coordinates
    this.#createSpill = context.createSpill ?? (() => new MemorySpill())
    this.#whens = new TextList(this.#createSpill)
    this.#coords = new TextList(this.#createSpill)
  }

  begin(): void {
    this.#whens.count = 0
    this.#coords.count = 0
    for (const list of this.#arrays.values()) list.count = 0
  }

  addWhen(bytes: Uint8Array, start: number, end: number): void {
    this.#whens.add(bytes, start, end)
  }

  addCoord(bytes: Uint8Array, start: number, end: number): void {
    this.#coords.add(bytes, start, end)
  }

  addAngles(bytes: Uint8Array, start: number, end: number): void {
    this.beginArray('angles')
    this.#array!.add(bytes, start, end)
  }

  beginArray(name: string): void {
    const channel = this.#context.document.channel(name)
    this.#array = this.#arrays.get(channel)
    if (this.#array !== undefined) return
    this.#array = new TextList(this.#createSpill)
    this.#arrays.set(channel, this.#array)
  }

  addValue(bytes: Uint8Array, start: number, end: number): void {
    this.#array?.add(bytes, start, end)
  }

  get #lists(): TextList[] {
    return [this.#whens, this.#coords, ...this.#arrays.values()]
  }

  get wantsRelief(): boolean {
    let size = this.#whens.lines.out.length + this.#coords.lines.out.length
    for (const list of this.#arrays.values()) size += list.lines.out.length
    return size > memorySize
  }

  async relieve(): Promise<void> {
    for (const list of this.#lists) await list.lines.spill()
  }

  /** Puts the points into the batch. Yields after each point at which the batch may be cut: the caller decides. */
  async *points(mayCut: () => boolean): AsyncGenerator<void, void, undefined> {
    const batch = this.#batch
    const coords = new LineReader(this.#coords.lines.drain())
    const times = new LineReader(this.#whens.lines.drain())
    const arrays = Array.from(this.#arrays)
      .filter(([, list]) => list.count > 0)
      .map(([channel, list]) => ({ channel, lines: new LineReader(list.lines.drain()) }))
    let droppedTimes = 0
    let droppedValues = 0
    for (;;) {
      const hasCoord = coords.next() || (!coords.isDone && (await coords.advance()))
      const point = hasCoord ? this.#addPoint(coords) : -1
      const hasTime = times.next() || (!times.isDone && (await times.advance()))
      if (hasTime && times.end > times.start) {
        if (point < 0) droppedTimes++
        else batch.time.set(point, batch.addText(times.bytes, times.start, times.end), batch.textLength)
      }
      let hasValue = false
      for (const { channel, lines } of arrays) {
        if (!lines.next() && (lines.isDone || !(await lines.advance()))) continue
        hasValue = true
        if (lines.end === lines.start) continue
        if (point < 0) droppedValues++
        else batch.channel(channel).set(point, batch.addText(lines.bytes, lines.start, lines.end), batch.textLength)
      }
      if (!hasCoord && !hasTime && !hasValue) break
      if (mayCut()) yield
    }
    this.#context.notes.add('times-dropped', droppedTimes)
    this.#context.notes.add('sensor-values-dropped', droppedValues)
  }

  #addPoint(coords: LineReader): number {
    this.#coordinates.add(coords.bytes, coords.start, coords.end, true)
    return this.#coordinates.finish()
  }
}
