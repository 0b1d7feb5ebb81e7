import { MemorySpill, type Spill } from '../../bytes/spill.ts'
import type { FeatureBatch } from '../../model/feature.ts'
import type { ReadContext } from '../../model/format.ts'
import type { CoordinateText } from './coordinate-text.ts'
import { LineReader } from './line-reader.ts'
import { TextList } from './text-list.ts'

/** Lists of a track that hold more than this move to temporary storage. */
const memorySize = 1 << 21

interface ArrayLines {
  readonly channel: number
  readonly lines: LineReader
}

/**
 * The lists of a gx:Track, matched by position: the n-th `when` belongs to the n-th `coord`, and so do the n-th angles and values. The
 * lists stand one after the other, so they are gathered and then read side by side; a long track never is in memory whole.
 * An empty `coord` is a missing point; what belongs to it is dropped with it.
 */
export class TrackReader {
  readonly whens: TextList
  readonly coords: TextList
  /** The list of values begun last. */
  array: TextList
  readonly #batch: FeatureBatch
  readonly #context: ReadContext
  readonly #coordinates: CoordinateText
  readonly #createSpill: () => Spill
  /** By channel. */
  readonly #arrays = new Map<number, TextList>()
  #droppedTimes = 0
  #droppedValues = 0

  constructor(batch: FeatureBatch, context: ReadContext, coordinates: CoordinateText) {
    this.#batch = batch
    this.#context = context
    this.#coordinates = coordinates
    this.#createSpill = context.createSpill ?? (() => new MemorySpill())
    this.whens = new TextList(this.#createSpill)
    this.coords = new TextList(this.#createSpill)
    this.array = new TextList(this.#createSpill)
  }

  begin(): void {
    this.whens.count = 0
    this.coords.count = 0
    for (const list of this.#arrays.values()) list.count = 0
  }

  beginArray(name: string): void {
    const channel = this.#context.document.channel(name)
    let list = this.#arrays.get(channel)
    if (list === undefined) {
      list = new TextList(this.#createSpill)
      this.#arrays.set(channel, list)
    }
    this.array = list
  }

  get wantsRelief(): boolean {
    let size = this.whens.lines.out.length + this.coords.lines.out.length
    for (const list of this.#arrays.values()) size += list.lines.out.length
    return size > memorySize
  }

  async relieve(): Promise<void> {
    for (const list of [this.whens, this.coords, ...this.#arrays.values()]) await list.lines.spill()
  }

  /** Puts the points into the batch. Yields where it holds `most` of them and has to leave before the others come. */
  async *points(most: number): AsyncGenerator<void, void, undefined> {
    const coords = new LineReader(this.coords.lines.drain())
    const times = new LineReader(this.whens.lines.drain())
    const arrays = Array.from(this.#arrays)
      .filter(([, list]) => list.count > 0)
      .map(([channel, list]) => ({ channel, lines: new LineReader(list.lines.drain()) }))
    const lists = [coords, times, ...arrays.map((array) => array.lines)]
    for (;;) {
      this.#addRows(coords, times, arrays, most)
      const lacking = lists.find((list) => list.lacksBytes)
      if (lacking !== undefined) await lacking.fill()
      else if (this.#batch.pointCount < most) break
      else yield
    }
    this.#context.notes.add('times-dropped', this.#droppedTimes)
    this.#context.notes.add('sensor-values-dropped', this.#droppedValues)
    this.#droppedTimes = this.#droppedValues = 0
  }

  /** Adds row after row, until a list lacks bytes, all lists are over or the batch holds `most` points. */
  #addRows(coords: LineReader, times: LineReader, arrays: readonly ArrayLines[], most: number): void {
    const batch = this.#batch
    do {
      const hasCoord = coords.peek()
      const hasTime = times.peek()
      let hasAny = hasCoord || hasTime
      let lacksBytes = coords.lacksBytes || times.lacksBytes
      for (let index = 0; index < arrays.length; index++) {
        const { lines } = arrays[index]!
        if (lines.peek()) hasAny = true
        else if (lines.lacksBytes) lacksBytes = true
      }
      if (lacksBytes || !hasAny) return
      const point = hasCoord ? this.#coordinates.addCoord(coords.bytes, coords.start, coords.end) : -1
      coords.hasLine = false
      if (hasTime) {
        if (times.end > times.start) {
          if (point < 0) this.#droppedTimes++
          else batch.time.set(point, batch.addText(times.bytes, times.start, times.end), batch.textLength)
        }
        times.hasLine = false
      }
      for (let index = 0; index < arrays.length; index++) {
        const { channel, lines } = arrays[index]!
        if (lines.hasLine && lines.end > lines.start) {
          if (point < 0) this.#droppedValues++
          else batch.channel(channel).set(point, batch.addText(lines.bytes, lines.start, lines.end), batch.textLength)
        }
        lines.hasLine = false
      }
    } while (batch.pointCount < most)
  }
}
