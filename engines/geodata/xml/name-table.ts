import { grown } from '../bytes/grow.ts'
import { utf8Slice } from '../bytes/utf8.ts'
import { fail } from '../notes/problem.ts'

/** More different names than any real document has; beyond it a file is refused rather than remembered. */
const nameLimit = 65_536

const encoder = new TextEncoder()

/** Each document asks for dozens of names: calling the encoder costs more than they are worth. */
const shortName = new Uint8Array(64)

/** Puts a name into `shortName`; false where it is not ASCII. */
function shortAscii(name: string): boolean {
  for (let at = 0; at < name.length; at++) {
    const code = name.charCodeAt(at)
    if (code >= 0x80) return false
    shortName[at] = code
  }
  return true
}

/**
 * Names of elements and attributes as small numbers, found by their bytes. A name with a prefix (`gx:Track`) is one entry that
 * also knows the number of its local part (`Track`), which is what readers compare.
 */
export class NameTable {
  readonly qualified: string[] = ['']
  readonly prefixes: string[] = ['']
  /** The number of the local part, by number of the whole name. */
  local = new Uint32Array(256)
  start = new Uint32Array(256)
  end = new Uint32Array(256)
  bytes = new Uint8Array(4096)
  #bytesLength = 0
  #slots = new Uint32Array(1024)
  #hashes = new Int32Array(256)

  /** The number of a local name, for readers to compare with. */
  id(name: string): number {
    const isShort = name.length <= shortName.length && shortAscii(name)
    const bytes = isShort ? shortName : encoder.encode(name)
    const length = isShort ? name.length : bytes.length
    let hash = 0
    for (let at = 0; at < length; at++) hash = (Math.imul(hash, 31) + bytes[at]!) | 0
    return this.find(bytes, 0, length, hash)
  }

  /** The number of the name in these bytes; `hash` is `hash * 31 + byte` over them. */
  find(source: Uint8Array, start: number, end: number, hash: number): number {
    const mask = this.#slots.length - 1
    let slot = (hash ^ (hash >>> 15)) & mask
    for (;;) {
      const id = this.#slots[slot]!
      if (id === 0) return this.#add(source, start, end, hash, slot)
      if (this.#hashes[id] === hash && this.matches(id, source, start, end)) return id
      slot = (slot + 1) & mask
    }
  }

  matches(id: number, source: Uint8Array, start: number, end: number): boolean {
    let at = this.start[id]!
    if (this.end[id]! - at !== end - start) return false
    const bytes = this.bytes
    for (let from = start; from < end; from++, at++) if (bytes[at] !== source[from]) return false
    return true
  }

  #add(source: Uint8Array, start: number, end: number, hash: number, slot: number): number {
    const id = this.qualified.length
    if (id >= nameLimit) fail({ code: 'too_large', what: 'names', limit: nameLimit })
    const name = utf8Slice(source, start, end)
    this.qualified.push(name)
    this.prefixes.push('')
    this.local = grown(this.local, id + 1)
    this.start = grown(this.start, id + 1)
    this.end = grown(this.end, id + 1)
    this.#hashes = grown(this.#hashes, id + 1)
    const at = this.#bytesLength
    this.bytes = grown(this.bytes, at + end - start)
    this.bytes.set(source.subarray(start, end), at)
    this.#bytesLength = at + end - start
    this.start[id] = at
    this.end[id] = this.#bytesLength
    this.#hashes[id] = hash
    this.#slots[slot] = id
    if (id * 2 > this.#slots.length) this.#rehash()
    const colon = name.lastIndexOf(':')
    this.local[id] = id
    if (colon >= 0) {
      this.prefixes[id] = name.slice(0, colon)
      // First the number, then the array: it may be another one after the local part was added.
      const local = this.id(name.slice(colon + 1))
      this.local[id] = local
    }
    return id
  }

  #rehash(): void {
    const slots = new Uint32Array(this.#slots.length * 4)
    const mask = slots.length - 1
    for (let id = 1; id < this.qualified.length; id++) {
      const hash = this.#hashes[id]!
      let slot = (hash ^ (hash >>> 15)) & mask
      while (slots[slot] !== 0) slot = (slot + 1) & mask
      slots[slot] = id
    }
    this.#slots = slots
  }
}
