import { utf8Slice } from '../../bytes/utf8.ts'
import { type FeatureBatch, type PlainKind, valueKind } from '../../model/feature.ts'
import type { Notes } from '../../notes/notes.ts'
import { isJsonNumber, isWholeNumber } from '../../numbers/json-number.ts'
import { type Cursor, readDecimal } from '../../numbers/read-decimal.ts'

/** What XML Schema takes for a boolean, as ours. */
const booleans: ReadonlyMap<string, string> = new Map(
  Object.entries({ true: 'true', 1: 'true', false: 'false', 0: 'false' }),
)

/** What a Placemark says besides its geometry. */
export class KmlProperties {
  /** The feature has left in an earlier batch: what is said about it now comes too late. */
  featureIsGone = false
  /** Property index of the feature's own time and style reference, or -1. */
  timestamp = -1
  styleUrl = -1
  readonly #batch: FeatureBatch
  readonly #notes: Notes
  readonly #ground = new Set<number>()
  readonly #cursor: Cursor = { position: 0 }

  constructor(batch: FeatureBatch, notes: Notes) {
    this.#batch = batch
    this.#notes = notes
  }

  begin(): void {
    this.featureIsGone = false
    this.timestamp = -1
    this.styleUrl = -1
    this.#ground.clear()
  }

  /** Settings are kept once per Placemark, the first one. */
  hasGround(field: number): boolean {
    if (this.#ground.has(field)) return true
    this.#ground.add(field)
    return false
  }

  /** A value by the kind that its schema names. */
  set(field: number, kind: PlainKind, start: number, end: number): void {
    const batch = this.#batch
    if (start === end) return
    const { role } = batch.document.fields[field]!
    if (!this.featureIsGone) {
      if (role === 'time-stamp') this.timestamp = batch.propertyCount
      else if (role === 'style') this.styleUrl = batch.propertyCount
    }
    const word = kind === valueKind.boolean ? this.#booleanOf(start, end) : undefined
    if (word !== undefined) this.add(field, kind, batch.addString(word), batch.textLength)
    else this.add(field, this.#kindOf(kind, start, end), start, end)
  }

  add(field: number, kind: PlainKind | typeof valueKind.xml, start: number, end: number): void {
    if (this.featureIsGone) this.#notes.add('properties-dropped')
    else this.#batch.addProperty(field, kind, start, end)
  }

  #booleanOf(start: number, end: number): string | undefined {
    return booleans.get(utf8Slice(this.#batch.text, start, end).toLowerCase())
  }

  /** As the schema says where the text is such a number; a fraction among whole numbers stays one. */
  #kindOf(kind: PlainKind, start: number, end: number): PlainKind {
    if (kind !== valueKind.integer && kind !== valueKind.real) return valueKind.text
    const { text } = this.#batch
    this.#cursor.position = start
    const value = readDecimal(text, this.#cursor, end)
    if (this.#cursor.position !== end || value - value !== 0 || !isJsonNumber(text, start, end)) return valueKind.text
    return isWholeNumber(text, start, end) ? kind : valueKind.real
  }
}
