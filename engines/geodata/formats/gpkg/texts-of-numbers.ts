import { DatabaseWriter } from '../../sqlite/database-writer.ts'
import { type SqliteRecord, storedKind } from '../../sqlite/record.ts'
import { RecordBuilder } from '../../sqlite/record-writer.ts'
import { writtenRows } from '../../sqlite/written-rows.ts'
import { holdsNumbersAmongTexts } from './column-types.ts'
import type { LayerWriter } from './layer-writer.ts'

/** `fid` and `geom`. */
const columnsInFront = 2

/** Writes all layers once more, the numbers of columns that became texts as texts. Returns the database that takes the place of the first. */
export async function withTextsOfNumbers(
  database: DatabaseWriter,
  layers: readonly LayerWriter[],
  createSpill: ConstructorParameters<typeof DatabaseWriter>[0],
): Promise<DatabaseWriter> {
  const isText = layers.map(({ columns }) => columns.map(holdsNumbersAmongTexts))
  const again = new DatabaseWriter(createSpill)
  const written = layers.map(({ table }) => table)
  for (const layer of layers) layer.table = again.newTable()
  const builder = new RecordBuilder()
  try {
    for await (const { table, rowId, record } of writtenRows(database.sink, written)) {
      builder.begin()
      for (let column = 0; column < record.count; column++) {
        const text = isText[table]![column - columnsInFront] ? textOf(record, column) : undefined
        if (text === undefined) builder.copy(record, column)
        else builder.string(text)
      }
      layers[table]!.table.add(rowId, builder.finish())
      await again.sink.relieve()
    }
  } catch (error) {
    await again.sink.dispose()
    throw error
  }
  return again
}

function textOf(record: SqliteRecord, column: number): string | undefined {
  const kind = record.kind(column)
  if (kind !== storedKind.integer && kind !== storedKind.real) return undefined
  if (record.isBoolean(column)) return record.number(column) === 1 ? 'true' : 'false'
  return record.isLong(column) ? String(record.bigint(column)) : String(record.number(column))
}
