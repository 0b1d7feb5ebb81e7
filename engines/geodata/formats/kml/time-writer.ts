import type { ByteWriter } from '../../bytes/byte-writer.ts'
import { instantForm, instantFormOf, writeInstant } from '../../bytes/instant.ts'
import { type FeatureBatch, featureKind } from '../../model/feature.ts'

/** Writes the time of a Placemark: a TimeStamp or a TimeSpan. A text that is no time is left out and counted. */
export class TimeWriter {
  droppedTimes = 0
  readonly #out: ByteWriter

  constructor(out: ByteWriter) {
    this.#out = out
  }

  writeStamp(batch: FeatureBatch, property: number): void {
    this.#stamp(batch, batch.propertyStart[property]!, batch.propertyEnd[property]!)
  }

  writeSpan(batch: FeatureBatch, begin: number, end: number): void {
    const out = this.#out
    const start = out.length
    out.ascii('<TimeSpan>')
    const empty = out.length
    if (begin >= 0) this.#limit(batch, begin, '<begin>', '</begin>')
    if (end >= 0) this.#limit(batch, end, '<end>', '</end>')
    if (out.length === empty) out.length = start
    else out.ascii('</TimeSpan>')
  }

  /** The time of a waypoint stands at its point. */
  writeOfPoint(batch: FeatureBatch, feature: number): void {
    const kind = batch.kind[feature]
    if (kind === featureKind.track || kind === featureKind.route || !batch.time.used) return
    const shape = batch.firstShape[feature]!
    if (shape === batch.firstShape[feature + 1]) return
    const point = batch.firstPoint[batch.firstPath[shape]!]!
    if (batch.time.has(point)) this.#stamp(batch, batch.time.start[point]!, batch.time.end[point]!)
  }

  #stamp(batch: FeatureBatch, start: number, end: number): void {
    this.#instant(batch, start, end, '<TimeStamp><when>', '</when></TimeStamp>')
  }

  #limit(batch: FeatureBatch, property: number, open: string, close: string): void {
    this.#instant(batch, batch.propertyStart[property]!, batch.propertyEnd[property]!, open, close)
  }

  #instant(batch: FeatureBatch, start: number, end: number, open: string, close: string): void {
    const out = this.#out
    const form = instantFormOf(batch.text, start, end)
    if (form === instantForm.none) {
      this.droppedTimes++
      return
    }
    out.ascii(open)
    writeInstant(out, batch.text, start, end, form)
    out.ascii(close)
  }
}
