import { ByteWindow } from '../../bytes/byte-window.ts'
import type { GeodataInput } from '../../bytes/input.ts'
import { type ScanStep, scanStep } from '../../bytes/scan-step.ts'
import { fail } from '../../notes/problem.ts'
import { crc16 } from './crc16.ts'
import { type Definition, type FieldLayout, fieldNumber } from './messages.ts'

const timestampField = 253

/** No message for the caller, but a definition of messages to come. */
const definitionRead = 2

/** Bytes of a checksum, and of a header without and with a checksum of its own. */
const checksumLength = 2
const shortestHeader = 12
const longestHeader = 14

/**
 * Walks over the messages of a FIT file, one file after the other where several are chained. `definition`, `at` and `timestamp` tell about
 * the message just read. Checksums are verified as the bytes go by, unless they are known to be right.
 */
export class FitDecoder {
  readonly window: ByteWindow
  definition!: Definition
  /** Where the message's fields begin in the window. */
  at = 0
  /** Seconds of the message itself or of the last one before it that had a time; NaN before the first. */
  timestamp = Number.NaN
  /** Counts the files of a chain. */
  fileNumber = 0
  /** Where the file ends before it should; the messages before that are whole. */
  cutAt: number | undefined
  readonly #definitions: (Definition | undefined)[] = []
  #dataEnd = 0
  #crc = 0
  /** How far the checksum has been counted, as an offset in the file. */
  #summed = 0

  readonly #isVerified: boolean

  constructor(input: GeodataInput, isVerified = false) {
    this.window = new ByteWindow(input.stream())
    this.#isVerified = isVerified
  }

  get view(): DataView {
    return this.window.view
  }

  get bytes(): Uint8Array {
    return this.window.bytes
  }

  /** Goes to the next message. Where it needs bytes, `fill` loads them. */
  next(): ScanStep {
    const { window } = this
    for (;;) {
      if (this.cutAt !== undefined) return scanStep.end
      const offset = window.base + window.position
      if (offset === this.#dataEnd) {
        const step = this.#between()
        if (step !== scanStep.found) return step
        continue
      }
      const step = this.#message(offset)
      if (step !== definitionRead) return step
    }
  }

  async fill(): Promise<void> {
    const { window } = this
    this.#sum(window.base + window.position)
    const before = window.available
    await window.fill(before + 65536)
    if (window.available === before) {
      const offset = window.base + window.end
      if (this.fileNumber === 0) fail({ code: 'truncated', offset })
      if (offset < this.#dataEnd + 2) this.cutAt = offset
    }
  }

  /** Between two files: reads the checksum of the one and the header of the next. */
  #between(): ScanStep {
    const { window } = this
    const checksum = this.fileNumber > 0 ? checksumLength : 0
    if (window.available < checksum && !window.final) return scanStep.needsBytes
    if (window.available < checksum) {
      this.cutAt = window.base + window.end
      return scanStep.end
    }
    if (window.available < checksum + longestHeader && !window.final) return scanStep.needsBytes
    if (checksum > 0 && !this.#isVerified) {
      this.#sum(this.#dataEnd)
      const stated = window.view.getUint16(window.position, true)
      if (stated !== this.#crc) fail({ code: 'checksum_wrong' })
    }
    const start = window.position + checksum
    const left = window.end - start
    if (left === 0 && this.fileNumber > 0) return scanStep.end
    const isHeader =
      left >= shortestHeader && String.fromCharCode(...window.bytes.subarray(start + 8, start + 12)) === '.FIT'
    if (!isHeader) {
      // Devices fill up the last sector: bytes behind a whole file that begin no other are not part of it.
      if (this.fileNumber > 0) return scanStep.end
      fail(
        left < shortestHeader
          ? { code: 'truncated', offset: window.base + window.end }
          : { code: 'not_this_format', expected: 'fit' },
      )
    }
    const headerLength = window.bytes[start]!
    if (headerLength < shortestHeader) fail({ code: 'malformed', offset: window.base + start, detail: 'header' })
    if (headerLength > left) fail({ code: 'truncated', offset: window.base + window.end })
    // A device whose battery ran out did not get to write the length of the file.
    const dataLength = window.view.getUint32(start + 4, true) || Number.POSITIVE_INFINITY
    this.#crc = 0
    this.#summed = window.base + start
    window.position = start + headerLength
    this.#dataEnd = window.base + window.position + dataLength
    this.#definitions.length = 0
    this.timestamp = Number.NaN
    this.fileNumber++
    return scanStep.found
  }

  #message(offset: number): ScanStep | typeof definitionRead {
    const { window } = this
    if (window.available < 1) return scanStep.needsBytes
    const header = window.bytes[window.position]!
    const isCompressed = (header & 0x80) !== 0
    if (!isCompressed && (header & 0x40) !== 0) return this.#define(header & 15, (header & 0x20) !== 0, offset)
    const definition = this.#definitions[isCompressed ? (header >> 5) & 3 : header & 15]
    if (definition === undefined) {
      // In a file of unknown length anything may stand behind the last message: the file ends here.
      if (Number.isFinite(this.#dataEnd)) return fail({ code: 'malformed', offset, detail: 'definition' })
      this.cutAt = offset
      return definitionRead
    }
    if (offset + 1 + definition.size > this.#dataEnd) fail({ code: 'truncated', offset: this.#dataEnd })
    if (window.available < 1 + definition.size) return scanStep.needsBytes
    this.at = window.position + 1
    window.position += 1 + definition.size
    this.definition = definition
    if (isCompressed) this.#advance(header & 0x1f)
    else if (definition.time !== undefined) this.#readTime(definition.time)
    return scanStep.found
  }

  #readTime(field: FieldLayout): void {
    const value = fieldNumber(this.view, this.at, field, this.definition.isLittle)
    if (!Number.isNaN(value)) this.timestamp = value
  }

  /** Five bits of the time, counted on from the last one: they roll over every 32 seconds. */
  #advance(bits: number): void {
    if (Number.isNaN(this.timestamp)) return
    this.timestamp += (bits - (this.timestamp % 32) + 32) % 32
  }

  #define(local: number, hasDeveloper: boolean, offset: number): ScanStep | typeof definitionRead {
    const { window } = this
    const start = window.position
    if (window.available < 6) return this.#wantsMore(offset + 6)
    const { bytes, view } = window
    const isLittle = bytes[start + 2] === 0
    const count = bytes[start + 5]!
    let end = start + 6 + count * 3
    if (window.end < end + (hasDeveloper ? 1 : 0)) return this.#wantsMore(window.base + end)
    const developerCount = hasDeveloper ? bytes[end]! : 0
    const developerStart = end + 1
    if (hasDeveloper) end = developerStart + developerCount * 3
    if (window.end < end) return this.#wantsMore(window.base + end)
    const fields: FieldLayout[] = []
    let size = 0
    for (let at = start + 6; at < start + 6 + count * 3; at += 3) {
      fields.push({ number: bytes[at]!, developer: -1, offset: size, size: bytes[at + 1]!, type: bytes[at + 2]! })
      size += bytes[at + 1]!
    }
    for (let at = developerStart; at < developerStart + developerCount * 3; at += 3) {
      fields.push({ number: bytes[at]!, developer: bytes[at + 2]!, offset: size, size: bytes[at + 1]!, type: 0xff })
      size += bytes[at + 1]!
    }
    const time = fields.findLast((field) => field.number === timestampField && field.developer < 0)
    this.#definitions[local] = { message: view.getUint16(start + 3, isLittle), isLittle, size, fields, time }
    window.position = end
    if (window.base + end > this.#dataEnd) fail({ code: 'truncated', offset: this.#dataEnd })
    return definitionRead
  }

  #wantsMore(end: number): ScanStep {
    if (end > this.#dataEnd) fail({ code: 'truncated', offset: this.#dataEnd })
    return scanStep.needsBytes
  }

  /** Counts the checksum up to an offset of the file, before the bytes leave the window. */
  #sum(to: number): void {
    if (this.#isVerified) return
    const { window } = this
    const end = Math.min(to, Math.max(this.#dataEnd, this.#summed))
    if (end <= this.#summed) return
    this.#crc = crc16(window.bytes, this.#summed - window.base, end - window.base, this.#crc)
    this.#summed = end
  }
}
