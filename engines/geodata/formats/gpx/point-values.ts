import type { ByteWriter } from '../../bytes/byte-writer.ts'
import type { TextColumn } from '../../bytes/text-column.ts'
import { utf8 } from '../../bytes/utf8.ts'
import type { FeatureBatch } from '../../feature.ts'
import type { Notes } from '../../notes.ts'
import { pointOrder } from './names.ts'
import { extensionName, isRestricted, isValid, uri } from './valid-values.ts'

/** Children of Garmin's TrackPointExtension, version 2, in its order. */
const sensorOrder = ['atemp', 'wtemp', 'depth', 'hr', 'cad', 'speed', 'course', 'bearing']

interface Column {
  readonly name: string
  readonly rows: TextColumn
  readonly open: Uint8Array
  readonly close: Uint8Array
}

const extensions = utf8('<extensions>')
const extensionsEnd = utf8('</extensions>')

const sensors = utf8('<extensions><gpxtpx:TrackPointExtension>')
// The line break keeps GDAL from taking the element for a number.
const sensorsEnd = utf8('\n</gpxtpx:TrackPointExtension>')

/** Writes what points of tracks and routes hold besides position and time. */
export class PointValues {
  readonly #notes: Notes
  #elements: Column[] = []
  #sensors: Column[] = []
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
    this.#sensors = columnsOf(sensorOrder, used, (name) => tags(`gpxtpx:${name}`))
    this.#others = columnsOf([...used.keys()], used, (name) =>
      name === 'power' ? tags('pwr:PowerInWatts') : tags(`ogr:${extensionName(name)}`),
    )
  }

  write(out: ByteWriter, batch: FeatureBatch, point: number): void {
    for (const column of this.#elements) if (column.rows.has(point)) this.#element(out, batch, column, point)
    if (this.#sensors.length + this.#others.length === 0) return
    let begun = false
    for (const column of this.#sensors) {
      if (!column.rows.has(point)) continue
      if (!begun) out.copy(sensors)
      begun = true
      writeValue(out, batch, column, point)
    }
    if (begun) out.copy(sensorsEnd)
    for (const column of this.#others) {
      if (!column.rows.has(point)) continue
      if (!begun) out.copy(extensions)
      begun = true
      writeValue(out, batch, column, point)
    }
    if (begun) out.copy(extensionsEnd)
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

function writeValue(out: ByteWriter, batch: FeatureBatch, column: Column, point: number): void {
  out.copy(column.open)
  out.xmlText(batch.text, column.rows.start[point]!, column.rows.end[point]!)
  out.copy(column.close)
}

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
    const [open, close] = tagsOf(name)
    columns.push({ name, rows, open: utf8(open), close: utf8(close) })
  }
  return columns
}
