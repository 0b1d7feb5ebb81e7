import { ByteWriter } from '../../bytes/byte-writer.ts'
import { valueKind } from '../../model/feature.ts'
import type { Notes } from '../../notes/notes.ts'
import type { ColumnType } from './column-profile.ts'
import type { RowSpill, SpilledRow } from './row-spill.ts'

export interface TableColumn {
  readonly name: string
  readonly type: ColumnType
  readonly offset: number
}

export interface TablePlan {
  readonly columns: readonly TableColumn[]
  /** Column of each field of the document; -1 where it has none. */
  readonly columnOfField: Int32Array
  readonly recordLength: number
  readonly rowCount: number
}

export const tableSize = (plan: TablePlan) => headerSize(plan) + plan.recordLength * plan.rowCount + 1

const headerSize = (plan: TablePlan) => 32 + plan.columns.length * 32 + 1
const encoder = new TextEncoder()

/** The whole .dbf: dBASE III, text in UTF-8. The date of last change is fixed, so that equal input gives equal bytes. */
export async function* writeTable(
  plan: TablePlan,
  rows: RowSpill,
  notes: Notes,
): AsyncGenerator<Uint8Array, void, undefined> {
  yield tableHeader(plan)
  const out = new ByteWriter()
  const fid = plan.columns.length === 1 && plan.columnOfField.every((column) => column < 0)
  let number = 0
  let zeroBytes = 0
  for await (const row of rows.rows()) {
    out.reserve(plan.recordLength)
    out.bytes.fill(0x20, out.length, out.length + plan.recordLength)
    if (fid) writeRightAligned(out.bytes, out.length + 1, plan.columns[0]!.type.width, encoder.encode(String(number)))
    else zeroBytes += writeRow(out.bytes, out.length, plan, row)
    out.length += plan.recordLength
    number++
    if (out.full) yield out.take()
  }
  notes.add('characters-dropped', zeroBytes)
  out.byte(0x1a)
  yield out.take()
}

function tableHeader(plan: TablePlan): Uint8Array {
  const length = headerSize(plan)
  const bytes = new Uint8Array(length)
  const view = new DataView(bytes.buffer)
  bytes.set([0x03, 100, 1, 1])
  view.setUint32(4, plan.rowCount, true)
  view.setUint16(8, length, true)
  view.setUint16(10, plan.recordLength, true)
  plan.columns.forEach((column, index) => {
    const at = 32 + index * 32
    bytes.set(encoder.encode(column.name).subarray(0, 10), at)
    bytes[at + 11] = column.type.letter.charCodeAt(0)
    bytes[at + 16] = column.type.width
    bytes[at + 17] = column.type.decimals
  })
  bytes[length - 1] = 0x0d
  return bytes
}

/** Returns how many zero bytes became blanks: most programs take one for the end of the text. */
function writeRow(bytes: Uint8Array, start: number, plan: TablePlan, row: SpilledRow): number {
  let zeroBytes = 0
  while (row.next()) {
    const index = plan.columnOfField[row.field]!
    if (index < 0) continue
    const column = plan.columns[index]!
    const at = start + column.offset
    const { width, letter } = column.type
    if (row.kind === valueKind.null) continue
    const text = row.bytes
    let stop = row.stop
    switch (letter) {
      case 'L':
        bytes[at] = text[row.start] === 0x74 ? 0x54 : 0x46
        break
      case 'D':
        for (let from = row.start, to = at; from < stop; from++) if (text[from] !== 0x2d) bytes[to++] = text[from]!
        break
      case 'N':
        for (let from = stop - 1, to = at + width - 1; from >= row.start && to >= at; from--) bytes[to--] = text[from]!
        break
      default:
        if (stop - row.start > width) {
          stop = row.start + width
          while (stop > row.start && (text[stop]! & 0xc0) === 0x80) stop--
        }
        for (let from = row.start, to = at; from < stop; from++, to++) {
          if (text[from] === 0) zeroBytes++
          else bytes[to] = text[from]!
        }
    }
  }
  return zeroBytes
}

function writeRightAligned(bytes: Uint8Array, at: number, width: number, text: Uint8Array): void {
  bytes.set(text, at + width - text.length)
}
