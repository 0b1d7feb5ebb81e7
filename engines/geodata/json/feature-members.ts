import type { ByteWriter } from '../bytes/byte-writer.ts'
import { utf8 } from '../bytes/utf8.ts'
import type { DocumentInfo } from '../model/document.ts'
import { type FeatureBatch, valueKind } from '../model/feature.ts'
import { FreeNames } from '../model/free-names.ts'
import type { Notes } from '../notes/notes.ts'
import { writeJsonValue } from './json-value-writer.ts'

const idOpening = utf8(',"id":')
const propertiesOpening = utf8(',"properties":')

/** Writes what a feature has beside its geometry as members of a JSON object: its id, foreign members and properties. */
export class FeatureMembers {
  readonly #document: DocumentInfo
  readonly #notes: Notes
  /** Members the format gives a meaning of its own: a foreign one of that name would be taken for it. */
  readonly #reserved: ReadonlySet<string>
  /** `"name":` of each field, encoded once. */
  readonly #names: Uint8Array[] = []
  readonly #propertyNames = new FreeNames()

  constructor(document: DocumentInfo, notes: Notes, reserved: readonly string[]) {
    this.#document = document
    this.#notes = notes
    this.#reserved = new Set(reserved)
  }

  /**
   * Each member with a comma in front; false when there are no properties, and then no member for them. `staysOpen` leaves out the brace
   * behind the properties: more of them follow.
   */
  write(out: ByteWriter, batch: FeatureBatch, feature: number, staysOpen = false): boolean {
    const { fields } = batch.document
    const first = batch.firstProperty[feature]!
    const end = batch.firstProperty[feature + 1]!
    let plain = 0
    for (let property = first; property < end; property++) {
      const { role } = fields[batch.propertyField[property]!]!
      if (role === 'id') this.#writeId(out, batch, property)
      else if (role === 'foreign') this.#writeForeign(out, batch, property)
      else plain++
    }
    if (plain === 0) return false
    out.copy(propertiesOpening)
    let separator = 0x7b
    for (let property = first; property < end; property++) {
      const field = batch.propertyField[property]!
      const { role } = fields[field]!
      if (role === 'id' || role === 'foreign') continue
      out.byte(separator)
      separator = 0x2c
      out.copy(this.#nameOf(field))
      writeJsonValue(out, batch, property)
    }
    if (!staysOpen) out.byte(0x7d)
    return true
  }

  #writeId(out: ByteWriter, batch: FeatureBatch, property: number): void {
    if (batch.propertyKind[property] === valueKind.null) return
    out.copy(idOpening)
    writeJsonValue(out, batch, property)
  }

  #writeForeign(out: ByteWriter, batch: FeatureBatch, property: number): void {
    const field = batch.propertyField[property]!
    const { name } = this.#document.fields[field]!
    if (this.#reserved.has(name)) {
      this.#notes.add('foreign-members-dropped', 1, { subject: name })
      return
    }
    out.byte(0x2c)
    out.copy(this.#nameOf(field))
    writeJsonValue(out, batch, property)
  }

  #nameOf(field: number): Uint8Array {
    let name = this.#names[field]
    if (name === undefined) {
      name = utf8(`${JSON.stringify(this.#ownName(field))}:`)
      this.#names[field] = name
    }
    return name
  }

  /** The name of a Placemark and its data called `name` are two fields: the one that comes later gets another name. */
  #ownName(field: number): string {
    const { name: given, role } = this.#document.fields[field]!
    if (role === 'foreign') return given
    const name = this.#propertyNames.of(given)
    if (name !== given) this.#notes.add('invalid-names-changed', 1, { subject: given })
    return name
  }
}
