import { grown } from '../bytes/grow.ts'
import type { FeatureBatch, ValueKind } from '../model/feature.ts'

/** Writes the properties of a batch anew, feature by feature: some stay, some go, some come. */
export class PropertyRewriter {
  #batch!: FeatureBatch
  #field = new Uint32Array(64)
  #kind = new Uint8Array(64)
  #start = new Uint32Array(64)
  #end = new Uint32Array(64)
  #count = 0
  #firsts = new Uint32Array(64)

  begin(batch: FeatureBatch): void {
    this.#batch = batch
    this.#count = 0
    this.#firsts = grown(this.#firsts, batch.featureCount + 1)
  }

  beginFeature(feature: number): void {
    this.#firsts[feature] = this.#count
  }

  keep(property: number, field = this.#batch.propertyField[property]!): void {
    const batch = this.#batch
    this.add(
      field,
      batch.propertyKind[property] as ValueKind,
      batch.propertyStart[property]!,
      batch.propertyEnd[property]!,
    )
  }

  /** A value whose text stands in the batch already. */
  add(field: number, kind: ValueKind, start: number, end: number): void {
    const index = this.#count++
    if (this.#count > this.#kind.length) {
      this.#field = grown(this.#field, this.#count)
      this.#kind = grown(this.#kind, this.#count)
      this.#start = grown(this.#start, this.#count)
      this.#end = grown(this.#end, this.#count)
    }
    this.#field[index] = field
    this.#kind[index] = kind
    this.#start[index] = start
    this.#end[index] = end
    this.#batch.document.fields[field]!.kinds |= 1 << kind
  }

  addString(field: number, kind: ValueKind, value: string): void {
    const start = this.#batch.addString(value)
    this.add(field, kind, start, this.#batch.textLength)
  }

  finish(): void {
    const batch = this.#batch
    const { featureCount } = batch
    this.#firsts[featureCount] = this.#count
    batch.firstProperty = grown(batch.firstProperty, featureCount + 2)
    batch.firstProperty.set(this.#firsts.subarray(0, featureCount + 1))
    // The arrays change hands: the batch's old ones are the next scratch.
    const old = [batch.propertyField, batch.propertyKind, batch.propertyStart, batch.propertyEnd] as const
    batch.propertyField = this.#field
    batch.propertyKind = this.#kind
    batch.propertyStart = this.#start
    batch.propertyEnd = this.#end
    batch.propertyCount = this.#count
    ;[this.#field, this.#kind, this.#start, this.#end] = old
  }
}
