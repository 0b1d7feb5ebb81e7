import { grown } from '../bytes/grow.ts'
import { fail } from '../notes/problem.ts'
import { NameTable } from './name-table.ts'
import { Prefixes } from './prefixes.ts'
import { lessThan, XmlWindow } from './window.ts'

export const greaterThan = 0x3e
export const slash = 0x2f

/** The open tag read last: its name and its attributes, as numbers of the `names` table and ranges of the window. */
export class XmlTags extends XmlWindow {
  readonly names = new NameTable()
  readonly prefixes = new Prefixes(this.names)

  /** Number of the local name of an open or close token, and of the name with its prefix. */
  name = 0
  qualifiedName = 0

  attributeCount = 0
  attributeName = new Uint32Array(64)
  attributeStart = new Uint32Array(64)
  attributeEnd = new Uint32Array(64)
  readonly #attributeQualified: number[] = []
  /** The tag is one of an empty element (`<a/>`), whose close is still to be told. */
  protected isEmptyTag = false

  /** The index of an attribute by the number of its local name, or -1. */
  attribute(name: number): number {
    for (let index = 0; index < this.attributeCount; index++) if (this.attributeName[index] === name) return index
    return -1
  }

  /** The number of the attribute's name with its prefix. */
  attributeQualifiedName(index: number): number {
    return this.#attributeQualified[index]!
  }

  /** Reads an open tag with its attributes; false when it does not end in the window. */
  protected readTag(start: number): boolean {
    const bytes = this.bytes
    const limit = this.limit
    const names = this.names
    let at = start + 1
    let hash = 0
    let byte = bytes[at]!
    while (byte > 0x20 && byte !== slash && byte !== greaterThan && byte !== lessThan) {
      hash = (Math.imul(hash, 31) + byte) | 0
      byte = bytes[++at]!
    }
    if (at >= limit) return false
    const qualifiedName = names.find(bytes, start + 1, at, hash)
    let count = 0
    this.isEmptyTag = false
    for (;;) {
      while (byte <= 0x20) byte = bytes[++at]!
      if (at >= limit) return false
      if (byte === greaterThan) {
        at++
        break
      }
      if (byte === slash) {
        if (at + 1 >= limit) return false
        if (bytes[at + 1] !== greaterThan) this.malformed(at)
        at += 2
        this.isEmptyTag = true
        break
      }
      const nameStart = at
      hash = 0
      while (byte > 0x20 && byte !== 0x3d && byte !== greaterThan && byte !== slash && byte !== lessThan) {
        hash = (Math.imul(hash, 31) + byte) | 0
        byte = bytes[++at]!
      }
      const nameEnd = at
      while (byte <= 0x20) byte = bytes[++at]!
      if (at >= limit) return false
      if (byte !== 0x3d || nameEnd === nameStart) this.malformed(at)
      byte = bytes[++at]!
      while (byte <= 0x20) byte = bytes[++at]!
      if (at >= limit) return false
      const quote = byte
      if (quote !== 0x22 && quote !== 0x27) this.malformed(at)
      const valueStart = ++at
      while (at < limit && bytes[at] !== quote) at++
      if (at >= limit) return false
      if (count === this.attributeName.length) this.#growAttributes()
      const id = names.find(bytes, nameStart, nameEnd, hash)
      this.#attributeQualified[count] = id
      this.attributeName[count] = names.local[id]!
      this.attributeStart[count] = valueStart
      this.attributeEnd[count] = at
      count++
      byte = bytes[++at]!
    }
    this.attributeCount = count
    for (let index = 0; index < count; index++) this.prefixes.readAttribute(this.#attributeQualified[index]!)
    if (names.local[qualifiedName] !== qualifiedName) this.prefixes.checkElement(qualifiedName)
    this.qualifiedName = qualifiedName
    this.name = names.local[qualifiedName]!
    this.position = at
    return true
  }

  #growAttributes(): void {
    const count = this.attributeName.length * 2
    if (count > 1 << 16) fail({ code: 'too_large', what: 'attributes', limit: 1 << 16 })
    this.attributeName = grown(this.attributeName, count)
    this.attributeStart = grown(this.attributeStart, count)
    this.attributeEnd = grown(this.attributeEnd, count)
  }
}
