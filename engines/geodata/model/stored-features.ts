import type { Spill } from '../bytes/spill.ts'
import type { DocumentInfo } from './document.ts'
import { FeatureBatch } from './feature.ts'

/** What waits in memory at most; then all of it goes to temporary storage. */
const mostWaitingBytes = 12 << 20

interface Drawer {
  /** Where its batches lie in the storage. */
  readonly stored: { readonly start: number; readonly end: number }[]
  /** Those that came since. */
  readonly waiting: FeatureBatch[]
}

/** Whole features put aside in drawers, which are read one by one afterwards. What is little never leaves memory. */
export class StoredFeatures {
  readonly #createSpill: () => Spill
  readonly #drawers = new Map<number, Drawer>()
  #spill: Spill | undefined
  #document: DocumentInfo | undefined
  #bytes = new Uint8Array(0)

  constructor(createSpill: () => Spill) {
    this.#createSpill = createSpill
  }

  /** In the order in which they were first used. */
  get drawers(): readonly number[] {
    return [...this.#drawers.keys()]
  }

  /** The batch to put the next feature of a drawer into; it is made like another. */
  into(drawer: number, like: FeatureBatch): FeatureBatch {
    const { waiting } = this.#drawer(drawer)
    let last = waiting.at(-1)
    if (last === undefined || last.full) {
      last = new FeatureBatch(like.document, like.keepDigits)
      waiting.push(last)
    }
    return last
  }

  /** Called now and then while features come. */
  async relieve(): Promise<void> {
    let waitingBytes = 0
    for (const { waiting } of this.#drawers.values()) for (const batch of waiting) waitingBytes += sizeOf(batch)
    if (waitingBytes > mostWaitingBytes) await this.store()
  }

  /** All that waits goes to the storage: what is read from there may be changed, and read again. */
  async store(): Promise<void> {
    this.#spill ??= this.#createSpill()
    for (const { stored, waiting } of this.#drawers.values())
      for (const batch of waiting.splice(0)) {
        const start = this.#spill.size
        await this.#spill.write(this.#packed(batch))
        stored.push({ start, end: this.#spill.size })
      }
  }

  /** What is in a drawer, batch by batch, of another document where one is given. */
  async *read(drawer: number, document?: DocumentInfo): AsyncGenerator<FeatureBatch, void, undefined> {
    const { stored, waiting } = this.#drawer(drawer)
    for (let at = 0; at < stored.length; at++) yield await this.batch(drawer, at, document)
    yield* waiting
  }

  /** How many batches are in a drawer. */
  countOf(drawer: number): number {
    const { stored, waiting } = this.#drawer(drawer)
    return stored.length + waiting.length
  }

  /** One of the batches of a drawer. */
  async batch(drawer: number, place: number, document?: DocumentInfo): Promise<FeatureBatch> {
    const { stored, waiting } = this.#drawer(drawer)
    const block = stored[place]
    if (block === undefined) return waiting[place - stored.length]!
    return unpacked(await this.#spill!.slice(block.start, block.end), document ?? this.#document!)
  }

  async dispose(): Promise<void> {
    this.#drawers.clear()
    await this.#spill?.dispose()
    this.#spill = undefined
  }

  #drawer(name: number): Drawer {
    let drawer = this.#drawers.get(name)
    if (drawer === undefined) {
      drawer = { stored: [], waiting: [] }
      this.#drawers.set(name, drawer)
    }
    return drawer
  }

  #packed(batch: FeatureBatch): Uint8Array {
    this.#document = batch.document
    const head = headOf(batch)
    const columns = [bytesOf(head, head.length), ...columnsOf(batch, head)]
    const length = columns.reduce((sum, column) => sum + column.length, 4)
    if (length > this.#bytes.length) this.#bytes = new Uint8Array(length)
    new DataView(this.#bytes.buffer).setUint32(0, head.length, true)
    let at = 4
    for (const column of columns) {
      this.#bytes.set(column, at)
      at += column.length
    }
    return this.#bytes.subarray(0, length)
  }
}

function sizeOf({ textLength, pointCount, propertyCount, featureCount }: FeatureBatch): number {
  return textLength + pointCount * 48 + propertyCount * 13 + featureCount * 40
}

/** Counts, what ordinates and digits there are, and which columns of texts are used. */
const headOf = (batch: FeatureBatch): Uint32Array =>
  Uint32Array.of(
    batch.featureCount,
    batch.shapeCount,
    batch.pathCount,
    batch.pointCount,
    batch.propertyCount,
    batch.textLength,
    Number(batch.keepDigits),
    Number(batch.hasZ),
    Number(batch.hasM),
    ...[batch.xDigits, batch.yDigits, batch.zDigits, batch.time, ...batch.channels].map(({ used }) => Number(used)),
  )

type Numbers = Uint8Array | Uint32Array | Float64Array

const bytesOf = ({ buffer, byteOffset, BYTES_PER_ELEMENT }: Numbers, count: number): Uint8Array =>
  new Uint8Array(buffer, byteOffset, count * BYTES_PER_ELEMENT)

/** The bytes of all arrays, in one order for putting them away and for taking them out. */
function* columnsOf(batch: FeatureBatch, head: Uint32Array): Generator<Uint8Array> {
  const [features, shapes, paths, points, properties, text, , hasZ, hasM, ...used] = head
  yield bytesOf(batch.kind, features!)
  yield bytesOf(batch.firstShape, features! + 1)
  yield bytesOf(batch.firstProperty, features! + 1)
  yield bytesOf(batch.folder, features!)
  yield bytesOf(batch.style, features!)
  yield bytesOf(batch.shape, shapes!)
  yield bytesOf(batch.firstPath, shapes! + 1)
  yield bytesOf(batch.shapeEnd, shapes!)
  yield bytesOf(batch.firstPoint, paths! + 1)
  yield bytesOf(batch.hole, paths!)
  yield bytesOf(batch.x, points!)
  yield bytesOf(batch.y, points!)
  if (hasZ) yield bytesOf(batch.z, points!)
  if (hasM) yield bytesOf(batch.m, points!)
  for (const [index, isUsed] of used.entries()) {
    if (!isUsed) continue
    const column = [batch.xDigits, batch.yDigits, batch.zDigits, batch.time][index] ?? batch.channel(index - 4)
    column.reserve(points!)
    column.used = true
    yield bytesOf(column.start, points!)
    yield bytesOf(column.end, points!)
  }
  yield bytesOf(batch.propertyField, properties!)
  yield bytesOf(batch.propertyKind, properties!)
  yield bytesOf(batch.propertyStart, properties!)
  yield bytesOf(batch.propertyEnd, properties!)
  yield bytesOf(batch.text, text!)
}

function unpacked(bytes: Uint8Array, document: DocumentInfo): FeatureBatch {
  const headLength = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true)
  let at = 4
  const fill = (column: Uint8Array) => {
    column.set(bytes.subarray(at, at + column.length))
    at += column.length
  }
  const head = new Uint32Array(headLength)
  fill(bytesOf(head, headLength))
  const [features, shapes, paths, points, properties, text, keepDigits, hasZ, hasM] = head
  const batch = new FeatureBatch(document, keepDigits === 1)
  batch.reserve(features!, shapes!, paths!, points!, properties!)
  batch.reserveText(text!)
  batch.z.fill(Number.NaN, 0, points!)
  batch.m.fill(Number.NaN, 0, points!)
  for (const column of columnsOf(batch, head)) fill(column)
  batch.featureCount = features!
  batch.shapeCount = shapes!
  batch.pathCount = paths!
  batch.pointCount = points!
  batch.propertyCount = properties!
  batch.textLength = text!
  batch.hasZ = hasZ === 1
  batch.hasM = hasM === 1
  return batch
}
