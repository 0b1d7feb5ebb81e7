import type { ByteWriter } from '../../bytes/byte-writer.ts'
import type { TextColumn } from '../../bytes/text-column.ts'
import { utf8 } from '../../bytes/utf8.ts'
import type { FeatureBatch } from '../../model/feature.ts'
import type { Notes } from '../../notes/notes.ts'
import { pointOrder } from './names.ts'
import { type FittingEnd, sensors } from './sensor-values.ts'
import { extensionName, isRestricted, isValid, uri } from './valid-values.ts'

interface Column {
  readonly name: string
  readonly rows: TextColumn
  readonly open: Uint8Array
  readonly close: Uint8Array
}

interface SensorColumn extends Column {
  readonly fittingEnd: FittingEnd
  /** The same values under a name that takes any. */
  readonly elsewhere: Column
}

const extensions = utf8('<extensions>')
const extensionsEnd = utf8('</extensions>')

const sensorsStart = utf8('<extensions><gpxtpx:TrackPointExtension>')
// The line break keeps GDAL from taking the element for a number.
const sensorsEnd = utf8('\n</gpxtpx:TrackPointExtension>')

/** Writes what points of tracks and routes hold besides position and time. */
export class PointValues {
  readonly #notes: Notes
  #elements: Column[] = []
  #sensors: SensorColumn[] = []
  #others: Column[] = []
  #misfits = 0

  constructor(notes: Notes) {
    this.#notes = notes
  }

  begin(batch: FeatureBatch): void {
    const used = new Map<string, TextColumn>()
    batch.channels.forEach((column, index) => {
      if (column.used) used.set(batch.document.channels[index]!.name, column)
    })
    this.#elements = columnsOf(pointOrder, used, (name) => (name === 'link' ? ['<link href="', '"/>'] : tags(name)))
    this.#sensors = sensors.flatMap(({ name, fittingEnd }) => {
      const rows = used.get(name)
      used.delete(name)
      return rows === undefined ? [] : [sensorColumn(name, rows, fittingEnd)]
    })
    this.#others = columnsOf([...used.keys()], used, (name) =>
      name === 'power' ? tags('pwr:PowerInWatts') : tags(`ogr:${extensionName(name)}`),
    )
  }

  write(out: ByteWriter, batch: FeatureBatch, point: number): void {
    for (const column of this.#elements) if (column.rows.has(point)) this.#element(out, batch, column, point)
    if (this.#sensors.length + this.#others.length === 0) return
    let begun = false
    let misfits = 0
    for (const column of this.#sensors) {
      const { rows } = column
      if (!rows.has(point)) continue
      const end = column.fittingEnd(batch.text, rows.start[point]!, rows.end[point]!)
      if (end < 0) {
        misfits++
        continue
      }
      if (!begun) out.copy(sensorsStart)
      begun = true
      writeValue(out, batch, column, point, end)
    }
    if (begun) out.copy(sensorsEnd)
    if (misfits > 0) begun = this.#writeMisfits(out, batch, point, begun)
    for (const column of this.#others) {
      if (!column.rows.has(point)) continue
      if (!begun) out.copy(extensions)
      begun = true
      writeValue(out, batch, column, point)
    }
    if (begun) out.copy(extensionsEnd)
  }

  /** A heart rate of 0 is none to Garmin's schema; it is kept outside of Garmin's element. */
  #writeMisfits(out: ByteWriter, batch: FeatureBatch, point: number, begun: boolean): true {
    if (!begun) out.copy(extensions)
    for (const { rows, fittingEnd, elsewhere } of this.#sensors)
      if (rows.has(point) && fittingEnd(batch.text, rows.start[point]!, rows.end[point]!) < 0)
        writeValue(out, batch, elsewhere, point)
    return true
  }

  #element(out: ByteWriter, batch: FeatureBatch, column: Column, point: number): void {
    if (column.name === 'link') {
      out.copy(column.open)
      out.xmlString(uri(batch.columnText(column.rows, point)))
      out.copy(column.close)
    } else if (isRestricted(column.name) && !isValid(column.name, batch.columnText(column.rows, point))) this.#misfits++
    else writeValue(out, batch, column, point)
  }

  finish(): void {
    this.#notes.add('point-details-dropped', this.#misfits)
  }
}

function writeValue(
  out: ByteWriter,
  batch: FeatureBatch,
  column: Column,
  point: number,
  end = column.rows.end[point]!,
): void {
  out.copy(column.open)
  out.xmlText(batch.text, column.rows.start[point]!, end)
  out.copy(column.close)
}

const sensorColumn = (name: string, rows: TextColumn, fittingEnd: FittingEnd): SensorColumn => ({
  ...columnOf(name, rows, tags(`gpxtpx:${name}`)),
  fittingEnd,
  elsewhere: columnOf(name, rows, tags(`ogr:${name}`)),
})

const columnOf = (name: string, rows: TextColumn, [open, close]: readonly [string, string]): Column => ({
  name,
  rows,
  open: utf8(open),
  close: utf8(close),
})

const tags = (name: string): [string, string] => [`<${name}>`, `</${name}>`]

/** Takes the named columns out of those in use. */
function columnsOf(
  order: readonly string[],
  used: Map<string, TextColumn>,
  tagsOf: (name: string) => readonly [string, string],
): Column[] {
  const columns: Column[] = []
  for (const name of order) {
    const rows = used.get(name)
    if (rows === undefined) continue
    used.delete(name)
    columns.push(columnOf(name, rows, tagsOf(name)))
  }
  return columns
}
