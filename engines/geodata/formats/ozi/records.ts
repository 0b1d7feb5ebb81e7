import { featureKind, shapeType, valueKind } from '../../model/feature.ts'
import type { ReadContext } from '../../model/format.ts'
import { type RecordedValue, Recording } from '../../recording/recording.ts'

const metresPerFoot = 0.3048
/** What stands for an altitude that is not known. */
const noAltitude = -777

/** One of the three kinds of files: how many lines come first, and what a line behind them says. */
export abstract class OziRecords {
  abstract readonly headerLines: number
  readonly recording: Recording
  #unreadable = 0
  readonly #context: ReadContext

  constructor(context: ReadContext) {
    this.#context = context
    this.recording = new Recording(context)
  }

  abstract line(line: string): void
  header(_line: string, _index: number): void {}

  finish(): void {
    this.recording.endTrack()
    this.#context.notes.add('coordinates-unreadable', this.#unreadable)
    this.recording.finish()
  }

  /** The place that two fields name; told where they name none. */
  protected place(latitude: string | undefined, longitude: string | undefined): { x: number; y: number } | undefined {
    const [y, x] = [decimal(latitude), decimal(longitude)]
    if (Math.abs(x) <= 360 && Math.abs(y) <= 90) return { x, y }
    this.#unreadable++
    return undefined
  }
}

/** `  55.751244,  37.618423,0,  492.1,38875.5000000, 07-Jun-06, 12:00:00` */
export class TrackRecords extends OziRecords {
  readonly headerLines = 6
  #name = ''
  #isBegun = false

  override header(line: string, index: number): void {
    // `0,2,255,Track to the lake,0,0,2,8421376`
    if (index === 4) this.#name = fields(line)[3] ?? ''
  }

  line(line: string): void {
    const [latitude, longitude, isFirst, altitude, days] = fields(line)
    const place = this.place(latitude, longitude)
    if (!place) return
    const { recording } = this
    if (!this.#isBegun) recording.beginTrack([{ name: 'name', role: 'name', value: this.#name }])
    else if (isFirst === '1') recording.beginSegment()
    this.#isBegun = true
    const point = recording.addPoint(place.x, place.y, instantOf(days))
    const metres = metresOf(altitude)
    if (metres !== undefined) recording.batch.setZ(point, metres)
  }
}

/** `   1,HUT      ,  55.1,  37.6,38875.5,  0, 1, 3, 0, 65535,The old hut, 0, 0, 0, 492` */
export class WaypointRecords extends OziRecords {
  readonly headerLines = 4

  line(line: string): void {
    const all = fields(line)
    const place = this.place(all[2], all[3])
    if (place) this.recording.writePlace({ ...place, ...details(all, 1, 4, 10, 14) })
  }
}

/** `R,  0,R0,Ring,255` begins a route; `W,  0,  1,  7,HUT, 55.1, 37.6, 38875.5, 0, 1, 3, 0, 65535,The old hut, 0, 0` is one of its points. */
export class RouteRecords extends OziRecords {
  readonly headerLines = 4
  #name = ''
  #points: { x: number; y: number; values: readonly RecordedValue[] }[] = []

  line(line: string): void {
    const all = fields(line)
    if (all[0] === 'R') {
      this.#write()
      this.#name = [all[2], all[3]].filter(Boolean).join(' ')
    } else if (all[0] === 'W') {
      const place = this.place(all[5], all[6])
      if (place) this.#points.push({ ...place, values: details(all, 4, 7, 13).values })
    }
  }

  override finish(): void {
    this.#write()
    super.finish()
  }

  /** The way as a route, and its points with their names as places. */
  #write(): void {
    const { batch } = this.recording
    if (this.#points.length > 1) {
      batch.beginFeature(featureKind.route)
      if (this.#name) batch.addStringProperty(batch.document.field('name', 'name'), valueKind.text, this.#name)
      batch.beginShape(shapeType.line)
      batch.beginPath()
      for (const { x, y } of this.#points) batch.addPoint(x, y)
    }
    for (const point of this.#points) this.recording.writePlace(point)
    this.#points = []
    this.#name = ''
  }
}

/** Commas in names are written as the character 209 of the code page. */
const fields = (line: string): string[] => line.split(',').map((field) => field.trim().replaceAll('\u00d1', ','))

function details(all: readonly string[], name: number, days: number, description: number, altitude?: number) {
  const time = instantOf(all[days])
  const metres = altitude === undefined ? undefined : metresOf(all[altitude])
  return {
    ...(metres === undefined ? {} : { z: metres }),
    ...(time === '' ? {} : { time }),
    values: [
      { name: 'name', role: 'name' as const, value: all[name] ?? '' },
      { name: 'desc', role: 'description' as const, value: all[description] ?? '' },
    ],
  }
}

function metresOf(feet: string | undefined): number | undefined {
  const value = decimal(feet)
  return Number.isNaN(value) || value === noAltitude ? undefined : Math.round(value * metresPerFoot * 1000) / 1000
}

/** Days since 30 December 1899, as Delphi counts them, to the second; '' where there is no time. */
function instantOf(days: string | undefined): string {
  const value = decimal(days)
  const seconds = Math.round((value - 25_569) * 86_400)
  const isSaid = value > 1 && seconds < 253_402_300_800
  return isSaid ? new Date(seconds * 1000).toISOString().replace('.000', '') : ''
}

/** NaN for an empty field, which `Number` takes for zero. */
const decimal = (field: string | undefined): number =>
  field === undefined || field === '' ? Number.NaN : Number(field)
