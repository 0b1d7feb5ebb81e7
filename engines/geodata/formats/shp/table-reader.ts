import { ByteWindow } from '../../bytes/byte-window.ts'
import type { FeatureBatch } from '../../model/feature.ts'
import type { ReadContext } from '../../model/format.ts'
import { FreeNames } from '../../model/free-names.ts'
import { encodingOfCodePageFile } from './code-pages.ts'
import { detectEncoding } from './detect-encoding.ts'
import type { Member } from './members.ts'
import { readTableHeader, type TableHeader, tableHeaderLength } from './table-header.ts'
import { TableText } from './table-text.ts'
import { type FieldColumn, type ReadValue, type ValueContext, valueReaderOf } from './table-values.ts'

const deletedMark = 0x2a
/** Text of the first rows decides on the encoding where nothing declares it. */
const sampleLength = 1 << 18

/** Walks a .dbf row by row, beside the .shp. */
export class TableReader {
  readonly #window: ByteWindow
  readonly #header: TableHeader
  readonly #rowCount: number
  readonly #columns: readonly FieldColumn[]
  readonly #readers: readonly ReadValue[]
  readonly #values: ValueContext
  #row = 0

  private constructor(
    window: ByteWindow,
    header: TableHeader,
    rowCount: number,
    columns: readonly FieldColumn[],
    values: ValueContext,
  ) {
    this.#window = window
    this.#header = header
    this.#rowCount = rowCount
    this.#columns = columns
    this.#values = values
    this.#readers = columns.map((column) => valueReaderOf(column, header.version)!)
  }

  /** Undefined, with a note, when the table cannot be read: shapes are worth having without it. */
  static async open(member: Member, codePageFile: string, context: ReadContext): Promise<TableReader | undefined> {
    const window = new ByteWindow(member.stream())
    const length = (await window.fill(32)) ? tableHeaderLength(new DataView(window.bytes.buffer, 0, window.end)) : 0
    const header =
      length > 0 && (await window.fill(length)) ? readTableHeader(window.bytes.subarray(0, length)) : undefined
    if (header === undefined) {
      context.notes.add('member-unreadable', 1, { subject: member.name })
      await window.close()
      return undefined
    }
    window.position = length
    await window.fill(Math.min(sampleLength, header.recordLength * header.recordCount))
    const sample = textSample(window.bytes.subarray(0, window.end), header)
    const chosen = encodingOfCodePageFile(context.options?.encoding ?? '')
    const encoding =
      chosen === ''
        ? detectEncoding(codePageFile, header.languageDriver, sample)
        : ({ label: chosen, how: 'declared' } as const)
    context.document.tableText ??= {
      encoding: encoding.label,
      samples: samplesOf(window.bytes.subarray(0, window.end), header),
    }
    if (encoding.how !== 'declared') {
      const code = encoding.how === 'detected' ? 'encoding-detected' : 'encoding-not-as-declared'
      context.notes.add(code, 1, { subject: encoding.label })
    }
    const text = new TableText(encoding.label, context.notes)
    const columns = fieldColumns(header, text, context)
    // What the header claims may be more than the file has, or less: then the shapes tell how many rows are wanted.
    const rowCount = Math.floor((member.size - length) / header.recordLength)
    return new TableReader(window, header, rowCount, columns, { text, notes: context.notes, version: header.version })
  }

  /** Whether the next row can be read without loading bytes. */
  get isReady(): boolean {
    return this.#window.available >= this.#header.recordLength
  }

  /** Rows behind this one, as far as the header claims them. */
  get rowsLeft(): number {
    return Math.max(0, Math.min(this.#header.recordCount, this.#rowCount) - this.#row)
  }

  get isAtEnd(): boolean {
    return this.#row >= this.#rowCount
  }

  /** False when the table ends here. */
  load(): Promise<boolean> {
    return this.#window.fill(this.#header.recordLength)
  }

  close(): Promise<void> {
    return this.#window.close()
  }

  get isDeleted(): boolean {
    return this.#window.bytes[this.#window.position] === deletedMark
  }

  skipRow(): void {
    this.#window.position += this.#header.recordLength
    this.#row++
  }

  readRow(batch: FeatureBatch): void {
    const { bytes, position } = this.#window
    for (let at = 0; at < this.#columns.length; at++) {
      const column = this.#columns[at]!
      this.#readers[at]!(batch, column, bytes, position + column.offset, this.#values)
    }
    this.skipRow()
  }
}

/** The text columns of the rows at hand, run together. */
function textSample(rows: Uint8Array, header: TableHeader): Uint8Array {
  const columns = header.columns.filter((column) => column.type === 'C')
  const names = header.columns.flatMap((column) => [...column.name, 0x20])
  const parts: Uint8Array[] = [Uint8Array.from(names)]
  for (let row = 0; row + header.recordLength <= rows.length; row += header.recordLength) {
    for (const column of columns)
      parts.push(rows.subarray(row + column.offset, row + column.offset + column.width), blank)
  }
  const sample = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    sample.set(part, at)
    at += part.length
  }
  return sample
}

const blank = Uint8Array.of(0x20)
const mostSamples = 6

/** The first values that read differently in one encoding and another, as their bytes stand. */
function samplesOf(rows: Uint8Array, header: TableHeader): Uint8Array[] {
  const samples: Uint8Array[] = []
  const columns = header.columns.filter((column) => column.type === 'C')
  for (let row = 0; row + header.recordLength <= rows.length; row += header.recordLength)
    for (const { offset, width } of columns) {
      const value = rows.slice(row + offset, row + offset + width)
      let end = value.length
      while (end > 0 && value[end - 1]! <= 0x20) end--
      if (value.subarray(0, end).some((byte) => byte >= 0x80)) samples.push(value.subarray(0, end))
      if (samples.length === mostSamples) return samples
    }
  return samples
}

function fieldColumns(header: TableHeader, text: TableText, context: ReadContext): FieldColumn[] {
  const names = new FreeNames()
  const columns: FieldColumn[] = []
  for (const [index, column] of header.columns.entries()) {
    const written = text.decode(column.name).trim() || `field_${index + 1}`
    const name = names.of(written)
    if (name !== written) context.notes.add('invalid-names-changed', 1, { subject: name })
    if (column.type === '0') continue
    if (valueReaderOf(column, header.version) === undefined)
      context.notes.add('properties-dropped', 1, { subject: name })
    else columns.push({ ...column, field: context.document.field(name) })
  }
  return columns
}
