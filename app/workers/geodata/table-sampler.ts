import { type FeatureBatch, valueKind } from '#engines/geodata/index.ts'

/** The attributes of the first features, as text; a row for every feature, so that a row's place is its feature's number. */
export interface TableSample {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly (string | undefined)[])[]
  /** More columns than shown. */
  readonly hiddenColumns: number
}

/** As many as a browser shows in a scrolling box without delay. */
const rowLimit = 1000
const columnLimit = 40
const textLimit = 160

export class TableSampler {
  readonly #rows: Map<number, string>[] = []
  readonly #columns: number[] = []
  #hidden = new Set<number>()
  #names: readonly { readonly name: string }[] = []

  add(batch: FeatureBatch): void {
    if (this.#rows.length >= rowLimit) return
    this.#names = batch.document.fields
    for (let feature = batch.continuesFeature ? 1 : 0; feature < batch.featureCount; feature++) {
      if (this.#rows.length === rowLimit) return
      const row = new Map<number, string>()
      for (let at = batch.firstProperty[feature]!; at < batch.firstProperty[feature + 1]!; at++) {
        if (batch.propertyKind[at] === valueKind.null) continue
        const field = batch.propertyField[at]!
        if (!this.#hasColumn(field)) continue
        const end = Math.min(batch.propertyEnd[at]!, batch.propertyStart[at]! + 4 * textLimit)
        const text = decoder.decode(batch.text.subarray(batch.propertyStart[at]!, end))
        const earlier = row.get(field)
        row.set(field, shortened(earlier === undefined ? text : `${earlier}; ${text}`))
      }
      this.#rows.push(row)
    }
  }

  #hasColumn(field: number): boolean {
    if (this.#columns.includes(field)) return true
    if (this.#columns.length >= columnLimit) {
      if (this.#hidden.size < 1000) this.#hidden.add(field)
      return false
    }
    this.#columns.push(field)
    return true
  }

  finish(): TableSample {
    return {
      columns: this.#columns.map((field) => this.#names[field]?.name ?? ''),
      rows: this.#rows.map((row) => this.#columns.map((field) => row.get(field))),
      hiddenColumns: this.#hidden.size,
    }
  }
}

const decoder = new TextDecoder()

const shortened = (text: string): string =>
  text.length > textLimit ? `${text.slice(0, textLimit).replace(/[\uD800-\uDBFF]$/, '')}…` : text
