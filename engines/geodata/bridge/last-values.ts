import type { FeatureBatch } from '../model/feature.ts'
import type { Notes } from '../notes/notes.ts'
import { PropertyRewriter } from './property-rewriter.ts'

/** Where a name stands for one value, the last of several counts, as for JSON in every browser; the others are told. */
export class LastValues {
  readonly #notes: Notes
  readonly #rewriter = new PropertyRewriter()
  /** By field: the feature that had it last, counted from 1. */
  readonly #feature: number[] = []
  #features = 0

  constructor(notes: Notes) {
    this.#notes = notes
  }

  cross(batch: FeatureBatch): void {
    let hasRepeats = false
    for (let feature = 0; feature < batch.featureCount; feature++) {
      this.#features++
      for (let property = batch.firstProperty[feature]!; property < batch.firstProperty[feature + 1]!; property++) {
        const field = batch.propertyField[property]!
        if (this.#feature[field] === this.#features) {
          hasRepeats = true
          this.#notes.add('duplicate-values-dropped', 1, { subject: batch.document.fields[field]!.name })
        }
        this.#feature[field] = this.#features
      }
    }
    if (hasRepeats) this.#keepLast(batch)
  }

  /** In the place of the first. */
  #keepLast(batch: FeatureBatch): void {
    const rewriter = this.#rewriter
    rewriter.begin(batch)
    for (let feature = 0; feature < batch.featureCount; feature++) {
      rewriter.beginFeature(feature)
      const last = new Map<number, number>()
      for (let property = batch.firstProperty[feature]!; property < batch.firstProperty[feature + 1]!; property++)
        last.set(batch.propertyField[property]!, property)
      for (const property of last.values()) rewriter.keep(property)
    }
    rewriter.finish()
  }
}
