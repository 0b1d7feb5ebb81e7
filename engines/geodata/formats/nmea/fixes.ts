import type { ReadContext } from '../../model/format.ts'
import { Recording } from '../../recording/recording.ts'
import { dayStart, degrees, numberIn, type Sentence, secondOfDay } from './sentence.ts'

const metresPerSecondOfKnot = 1852 / 3600
const halfDay = 43_200

/** What several sentences of one moment say together. */
interface Fix {
  /** Seconds of the day. */
  second: number
  x: number
  y: number
  z: number
  isValid: boolean
  readonly values: Map<string, number>
}

/** Puts the sentences of a moment together to a point of the track. */
export class Fixes {
  readonly recording: Recording
  readonly #context: ReadContext
  #fix: Fix | undefined
  /** Seconds from 1970 to the day of the newest point; sentences without a date count on from it. */
  #day = Number.NaN
  #lastSecond = Number.NaN
  #isTrackBegun = false
  #undated = 0
  #nowhere = 0

  constructor(context: ReadContext) {
    this.#context = context
    this.recording = new Recording(context)
  }

  /** False for a sentence of which nothing is read. */
  take({ kind, fields }: Sentence): boolean {
    if (kind === 'GGA') this.#gga(fields)
    else if (kind === 'GNS') this.#gns(fields)
    else if (kind === 'RMC') this.#rmc(fields)
    else if (kind === 'GLL') this.#position(this.#at(fields[4]), fields, 0, fields[5] !== 'V')
    else if (kind === 'ZDA') this.#setDay(Number(fields[1]), Number(fields[2]), Number(fields[3]))
    else if (kind === 'WPL') this.#waypoint(fields)
    else return false
    return true
  }

  finish(): void {
    this.#flush()
    if (this.#isTrackBegun) this.recording.endTrack()
    this.recording.countWithoutPosition(this.#nowhere)
    this.#context.notes.add('times-dropped', this.#undated)
    this.recording.finish()
  }

  #gga(fields: readonly string[]): void {
    const fix = this.#at(fields[0])
    this.#position(fix, fields, 1, fields[5] !== '0')
    fix.z = numberIn(fields[8])
    set(fix, 'sat', numberIn(fields[6]))
    set(fix, 'hdop', numberIn(fields[7]))
  }

  /** A position of several systems together: a letter each, all `N` where there is no fix. */
  #gns(fields: readonly string[]): void {
    const fix = this.#at(fields[0])
    this.#position(fix, fields, 1, /[^N]/.test(fields[5] ?? ''))
    fix.z = numberIn(fields[8])
    set(fix, 'sat', numberIn(fields[6]))
    set(fix, 'hdop', numberIn(fields[7]))
  }

  #rmc(fields: readonly string[]): void {
    const fix = this.#at(fields[0])
    this.#position(fix, fields, 2, fields[1] === 'A')
    set(fix, 'speed', Math.round(numberIn(fields[6]) * metresPerSecondOfKnot * 1000) / 1000)
    set(fix, 'course', numberIn(fields[7]))
    const date = fields[8] ?? ''
    if (/^\d{6}$/.test(date)) this.#setDay(Number(date.slice(0, 2)), Number(date.slice(2, 4)), Number(date.slice(4)))
  }

  #waypoint(fields: readonly string[]): void {
    const y = degrees(fields[0], fields[1])
    const x = degrees(fields[2], fields[3])
    if (!isOnGlobe(x, y)) this.#nowhere++
    else this.recording.addPlace({ x, y, values: [{ name: 'name', role: 'name', value: fields[4] ?? '' }] })
    // Without a track of its own the place is written at once.
    if (!this.#isTrackBegun) this.recording.endTrack()
  }

  /** The fix of this moment; another moment ends the one before. */
  #at(time: string | undefined): Fix {
    const second = secondOfDay(time)
    if (this.#fix !== undefined && !Object.is(this.#fix.second, second)) this.#flush()
    this.#fix ??= { second, x: Number.NaN, y: Number.NaN, z: Number.NaN, isValid: true, values: new Map() }
    return this.#fix
  }

  #position(fix: Fix, fields: readonly string[], first: number, isValid: boolean): void {
    const y = degrees(fields[first], fields[first + 1])
    const x = degrees(fields[first + 2], fields[first + 3])
    if (!isValid) fix.isValid = false
    // The sentence that says the position with the most digits counts: they come in any order, and mostly say the same.
    if (Number.isNaN(fix.x)) {
      fix.x = x
      fix.y = y
    }
  }

  #setDay(day: number, month: number, year: number): void {
    const start = dayStart(day, month, year)
    if (Number.isNaN(start)) return
    this.#day = start
    // This moment is on that day.
    this.#lastSecond = this.#fix?.second ?? this.#lastSecond
  }

  #flush(): void {
    const fix = this.#fix
    this.#fix = undefined
    if (fix === undefined) return
    if (!fix.isValid || !isOnGlobe(fix.x, fix.y)) {
      this.#nowhere++
      return
    }
    const { recording } = this
    if (!this.#isTrackBegun) recording.beginTrack([])
    this.#isTrackBegun = true
    const point = recording.addPoint(fix.x, fix.y, this.#timeOf(fix.second))
    if (Number.isFinite(fix.z)) recording.batch.setZ(point, fix.z)
    for (const [name, value] of fix.values) recording.setChannel(point, this.#context.document.channel(name), value)
  }

  /** A whole second as a number, of parts the text. */
  #timeOf(second: number): number | string {
    if (second + halfDay < this.#lastSecond) this.#day += 86_400
    this.#lastSecond = second
    const time = this.#day + second
    if (Number.isNaN(time)) this.#undated++
    return Number.isInteger(time) || Number.isNaN(time) ? time : new Date(Math.round(time * 1000)).toISOString()
  }
}

const isOnGlobe = (x: number, y: number): boolean => Math.abs(x) <= 180 && Math.abs(y) <= 90

function set(fix: Fix, name: string, value: number): void {
  if (Number.isFinite(value)) fix.values.set(name, value)
}
