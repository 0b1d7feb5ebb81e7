import type { ByteWriter } from '../../bytes/byte-writer.ts'
import type { TextColumn } from '../../bytes/text-column.ts'
import type { FeatureBatch } from '../../model/feature.ts'
import { countLinePoints } from '../../model/point-counts.ts'
import type { Notes } from '../../notes/notes.ts'

interface Sensor {
  readonly open: string
  readonly close: string
  /** Whole numbers up to this, from `least` on; without it any number of zero or more. */
  readonly most?: number
  readonly least?: number
  readonly isExtension?: true
}

/** In the order of the schema; those of the extension behind the others. */
const sensors: Readonly<Record<string, Sensor>> = {
  hr: { open: '<HeartRateBpm><Value>', close: '</Value></HeartRateBpm>', least: 1, most: 255 },
  cad: { open: '<Cadence>', close: '</Cadence>', most: 254 },
  speed: { open: '<x:Speed>', close: '</x:Speed>', isExtension: true },
  power: { open: '<x:Watts>', close: '</x:Watts>', most: 65_535, isExtension: true },
}

/** Heart rate, cadence, speed and power of a point. */
export class PointSensors {
  readonly #notes: Notes
  #columns: (readonly [name: string, sensor: Sensor, column: TextColumn])[] = []

  constructor(notes: Notes) {
    this.#notes = notes
  }

  begin(batch: FeatureBatch): void {
    const used = batch.channels.flatMap((column, index) =>
      column.used ? [[batch.document.channels[index]!.name, column] as const] : [],
    )
    const byName = new Map(used)
    this.#columns = Object.entries(sensors).flatMap(([name, sensor]) => {
      const column = byName.get(name)
      return column ? [[name, sensor, column] as const] : []
    })
    for (const [name, column] of used)
      if (!Object.hasOwn(sensors, name) && name !== 'distance')
        this.#notes.add('sensor-values-dropped', countLinePoints(batch, column), { subject: name })
  }

  write(out: ByteWriter, batch: FeatureBatch, point: number): void {
    let isInExtension = false
    for (const [name, sensor, column] of this.#columns) {
      if (!column.has(point)) continue
      const value = Number(batch.columnText(column, point))
      if (!fits(sensor, value)) {
        this.#notes.add('point-details-dropped', 1, { subject: name })
        continue
      }
      if (sensor.isExtension && !isInExtension) out.ascii('<Extensions><x:TPX>')
      isInExtension ||= sensor.isExtension === true
      out.ascii(sensor.open)
      out.number(value)
      out.ascii(sensor.close)
    }
    if (isInExtension) out.ascii('</x:TPX></Extensions>')
  }
}

const fits = ({ least = 0, most }: Sensor, value: number): boolean =>
  value >= least && (most === undefined ? Number.isFinite(value) : value <= most && Number.isInteger(value))
