import { featureKind, shapeType, valueKind } from '../../model/feature.ts'
import type { ReadContext } from '../../model/format.ts'
import { type RecordedValue, Recording } from '../../recording/recording.ts'
import { dayStart, degrees, type Extension, extensionsOf, headerOf } from './records.ts'

/** Time, latitude, longitude, validity, pressure altitude, GNSS altitude. */
const fixRecord = /^B(\d\d)(\d\d)(\d\d)(\d{7}[NS])(\d{8}[EW])([AV])(-?\d{4,5})(-?\d{4,5})/

/** What the header says of the flight, by the names others give it. */
const headers: Readonly<Record<string, string>> = {
  PLT: 'pilot',
  CM2: 'crew',
  GTY: 'aircraft',
  GID: 'registration',
  CID: 'competitionId',
  CCL: 'competitionClass',
  SIT: 'site',
  FTY: 'recorder',
  TZN: 'timeZone',
}

const day = 86_400

/** Turns the records of a flight into its track, and its task into places. */
export class Flight {
  readonly recording: Recording
  readonly #context: ReadContext
  readonly #values: RecordedValue[] = []
  #extensions: readonly Extension[] = []
  #day = Number.NaN
  #lastSecond = -1
  #isTrackBegun = false
  #nowhere = 0
  #unreadable = 0
  #undated = 0
  readonly #task: { x: number; y: number; name: string }[] = []
  readonly #unread = new Map<string, number>()

  constructor(context: ReadContext) {
    this.#context = context
    this.recording = new Recording(context)
  }

  record(line: string): void {
    const kind = line[0]!
    if (kind === 'B') this.#fix(line)
    else if (kind === 'H') this.#header(line)
    else if (kind === 'I') this.#extensions = extensionsOf(line)
    else if (kind === 'C') this.#taskPoint(line)
    else if (kind === 'A') this.#add('recorderId', line.slice(1))
    // G is the signature of the file, J and M only announce columns.
    else if (!'GJM'.includes(kind)) this.#unread.set(kind, (this.#unread.get(kind) ?? 0) + 1)
  }

  finish(): void {
    const { notes } = this.#context
    if (this.#isTrackBegun) this.recording.endTrack()
    this.#writeTask()
    this.recording.countWithoutPosition(this.#nowhere)
    notes.add('value-unreadable', this.#unreadable, { subject: 'B' })
    notes.add('times-dropped', this.#undated)
    for (const [kind, count] of this.#unread) notes.add('properties-dropped', count, { subject: kind })
    this.recording.finish()
  }

  #header(line: string): void {
    const { code, value } = headerOf(line)
    if (code === 'DTE') {
      // An older form has the day right behind the letters.
      const start = dayStart(value)
      if (!Number.isNaN(start)) this.#day = start
      return
    }
    const name = headers[code]
    if (name !== undefined) this.#add(name, value)
  }

  #add(name: string, value: string): void {
    if (value === '' || this.#isTrackBegun) return
    this.#values.push({ name, value })
  }

  #fix(line: string): void {
    const found = fixRecord.exec(line)
    if (!found) {
      this.#unreadable++
      return
    }
    const [, hour, minute, second, latitude, longitude, validity, pressure, satellites] = found
    const y = degrees(latitude!, 2, this.#extension(line, 'LAD'))
    const x = degrees(longitude!, 3, this.#extension(line, 'LOD'))
    // Recorders without a fix write the place zero, or the last one.
    if (!(Math.abs(x) <= 180 && Math.abs(y) <= 90) || (x === 0 && y === 0)) {
      this.#nowhere++
      return
    }
    const { recording } = this
    if (!this.#isTrackBegun) recording.beginTrack(this.#head())
    this.#isTrackBegun = true
    const point = recording.addPoint(x, y, this.#timeOf(Number(hour) * 3600 + Number(minute) * 60 + Number(second)))
    const [gps, barometer] = [Number(satellites), Number(pressure)]
    // V is a fix in two dimensions: only the barometer knows the height.
    const isFlat = validity === 'V' && gps === 0
    recording.batch.setZ(point, isFlat ? barometer : gps)
    if (barometer !== 0) recording.setChannel(point, this.#context.document.channel('pressureAltitude'), barometer)
    this.#setExtensions(line, point)
  }

  #head(): RecordedValue[] {
    const pilot = this.#values.find(({ name }) => name === 'pilot')
    const name = pilot ? [{ name: 'name', role: 'name' as const, value: pilot.value }] : []
    return [...name, ...this.#values]
  }

  #extension(line: string, code: string): string {
    const found = this.#extensions.find((extension) => extension.code === code)
    const text = found ? line.slice(found.start, found.end) : ''
    return /^\d+$/.test(text) ? text : ''
  }

  #setExtensions(line: string, point: number): void {
    for (const { start, end, code } of this.#extensions) {
      if (code === 'LAD' || code === 'LOD' || code === 'TDS') continue
      const text = line.slice(start, end).trim()
      if (/^-?\d+$/.test(text)) this.recording.setChannel(point, this.#context.document.channel(code), Number(text))
    }
  }

  /** Records know the time of day; a flight past midnight goes on the next day. */
  #timeOf(second: number): number {
    if (second + day / 2 < this.#lastSecond) this.#day += day
    this.#lastSecond = second
    if (Number.isNaN(this.#day)) this.#undated++
    return this.#day + second
  }

  /** `C5206343N00006198WLASHAM`; the first record of a task has the time of its declaration, and no place. */
  #taskPoint(line: string): void {
    const found = /^C(\d{7}[NS])(\d{8}[EW])(.*)$/.exec(line)
    if (!found) return
    const [y, x] = [degrees(found[1]!, 2), degrees(found[2]!, 3)]
    const isSaid = !(x === 0 && y === 0) && !Number.isNaN(x) && !Number.isNaN(y)
    if (isSaid && this.#task.length < 1000) this.#task.push({ x, y, name: found[3]!.trim() })
  }

  /** The task is a route of its turn points, and each of them is a place. */
  #writeTask(): void {
    const { batch } = this.recording
    if (this.#task.length > 1) {
      batch.beginFeature(featureKind.route)
      batch.addStringProperty(batch.document.field('type'), valueKind.text, 'Task')
      batch.beginShape(shapeType.line)
      batch.beginPath()
      for (const { x, y } of this.#task) batch.addPoint(x, y)
    }
    for (const { x, y, name } of this.#task)
      this.recording.writePlace({
        x,
        y,
        values: [
          { name: 'name', role: 'name', value: name },
          { name: 'type', value: 'Task' },
        ],
      })
  }
}
