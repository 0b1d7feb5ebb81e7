import type { FeatureBatch } from '../model/feature.ts'

/** A feature that has a field more often than this is no table's row: there the last value counts. */
const mostRepeats = 100

/** What a feature of GPX or KML has several times (its links, data of one name) gets names of its own where a name stands for one value. */
export class NumberedRepeats {
  /** By field: the feature that had it last, and how often. */
  readonly #feature: number[] = []
  readonly #times: number[] = []
  #features = 0

  cross(batch: FeatureBatch): void {
    const { fields } = batch.document
    for (let feature = 0; feature < batch.featureCount; feature++) {
      this.#features++
      for (let property = batch.firstProperty[feature]!; property < batch.firstProperty[feature + 1]!; property++) {
        const field = batch.propertyField[property]!
        const times = this.#count(field)
        if (times === 1 || times > mostRepeats) continue
        const other = this.#free(batch, fields[field]!.name, times)
        fields[other]!.kinds |= 1 << batch.propertyKind[property]!
        batch.propertyField[property] = other
      }
    }
  }

  /** How often the feature has the field so far. */
  #count(field: number): number {
    if (this.#feature[field] !== this.#features) this.#times[field] = 0
    this.#feature[field] = this.#features
    this.#times[field]!++
    return this.#times[field]!
  }

  #free(batch: FeatureBatch, name: string, times: number): number {
    for (let number = times; ; number++) {
      const field = batch.document.field(`${name}_${number}`)
      if (this.#count(field) === 1) return field
    }
  }
}
