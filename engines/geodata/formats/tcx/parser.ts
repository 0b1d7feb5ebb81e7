import type { ReadContext } from '../../model/format.ts'
import { fail } from '../../notes/problem.ts'
import { type RecordedValue, Recording } from '../../recording/recording.ts'
import { xmlString } from '../../xml/text.ts'
import type { XmlTokenizer } from '../../xml/tokenizer.ts'

/** Values of a track point and the channels they go to, with the names of Garmin's GPX extension. */
const channelNames: ReadonlyMap<string, string> = new Map(
  Object.entries({
    HeartRateBpm: 'hr',
    Cadence: 'cad',
    RunCadence: 'cad',
    Watts: 'power',
    Speed: 'speed',
    DistanceMeters: 'distance',
    Temperature: 'atemp',
  }),
)

const lapValues = [
  'TotalTimeSeconds',
  'DistanceMeters',
  'MaximumSpeed',
  'Calories',
  'BeginAltitudeMeters',
  'EndAltitudeMeters',
  'Cadence',
  'Intensity',
  'TriggerMethod',
  'Notes',
]

/** Texts of values are short; what is longer is no value. */
const longestText = 10_000

/** Turns tokens of a TCX document into a recording. */
export class TcxParser {
  readonly recording: Recording
  readonly #xml: XmlTokenizer
  readonly #context: ReadContext
  readonly #stack: string[] = []
  readonly #locals: string[] = []
  #text = ''
  #head: RecordedValue[] = []
  #trackBegun = false
  #laps = 0
  #tracksOfLap = 0
  #lap = new Map<string, string>()
  /** What the laps of a course sum up, each. */
  #totals: RecordedValue[][] = []
  #lapStart: { x: number; y: number } | undefined
  /** Texts of the course point being read, by element. */
  #place = new Map<string, string>()
  #longitude = Number.NaN
  #latitude = Number.NaN
  #altitude = Number.NaN
  #time = ''
  #values = new Map<string, number>()
  #unreadable = 0

  constructor(xml: XmlTokenizer, context: ReadContext) {
    this.#xml = xml
    this.#context = context
    this.recording = new Recording(context)
  }

  /** Between points: nothing is half read. */
  get canPause(): boolean {
    return this.#parent() === 'Track' || this.#stack.length < 3
  }

  open(): void {
    const name = this.#localName()
    if (this.#stack.length === 0 && name !== 'TrainingCenterDatabase')
      fail({ code: 'not_this_format', expected: 'tcx' })
    this.#stack.push(name)
    this.#text = ''
    if (name === 'Activity' || name === 'Course') this.#beginActivity(name)
    else if (name === 'Lap') this.#beginLap()
    else if (name === 'Track') this.#beginTrack()
    else if (name === 'Trackpoint' || name === 'CoursePoint') this.#beginPoint()
  }

  text(): void {
    const { bytes, textStart, textEnd } = this.#xml
    if (this.#text.length < longestText)
      this.#text += xmlString(this.recording.batch, bytes, textStart, textEnd, this.#context.notes)
  }

  close(): void {
    const name = this.#stack.pop() ?? ''
    const parent = this.#parent()
    const text = this.#text.trim()
    this.#text = ''
    if (name === 'Trackpoint') this.#endPoint()
    else if (name === 'CoursePoint') this.#endCoursePoint()
    else if (name === 'Lap') this.#endLap()
    else if (name === 'Activity' || name === 'Course') this.#endActivity()
    else if (text !== '') this.#value(name, parent, text)
  }

  #parent(): string {
    return this.#stack.at(-1) ?? ''
  }

  #localName(): string {
    const id = this.#xml.qualifiedName
    let local = this.#locals[id]
    if (local === undefined) {
      const qualified = this.#xml.names.qualified[id]!
      local = qualified.slice(qualified.indexOf(':') + 1)
      this.#locals[id] = local
    }
    return local
  }

  #beginActivity(name: string): void {
    this.#head = [{ name: 'type', value: name === 'Activity' ? this.#attribute('Sport') : '' }]
    this.#trackBegun = false
    this.#laps = 0
  }

  #attribute(name: string): string {
    const xml = this.#xml
    const index = xml.attribute(xml.names.id(name))
    if (index < 0) return ''
    return xmlString(
      this.recording.batch,
      xml.bytes,
      xml.attributeStart[index]!,
      xml.attributeEnd[index]!,
      this.#context.notes,
    )
  }

  #beginLap(): void {
    this.#laps++
    this.#tracksOfLap = 0
    this.#lap = new Map()
    this.#lapStart = undefined
    const start = this.#attribute('StartTime')
    if (start !== '') this.#lap.set('StartTime', start)
  }

  /** The first track of a lap goes on where the lap before ended; further ones follow a pause. */
  #beginTrack(): void {
    if (!this.#trackBegun) {
      // A course of one lap is that lap.
      const totals = this.#totals.length === 1 ? this.#totals.pop()! : []
      this.recording.beginTrack([...this.#head, ...totals])
      this.#trackBegun = true
    } else if (this.#tracksOfLap > 0) this.recording.beginSegment()
    this.#tracksOfLap++
  }

  #beginPoint(): void {
    this.#longitude = this.#latitude = this.#altitude = Number.NaN
    this.#time = ''
    this.#values.clear()
    this.#place.clear()
  }

  #value(name: string, parent: string, text: string): void {
    const number = () => {
      const value = numberOf(text)
      if (Number.isNaN(value)) this.#unreadable++
      return value
    }
    const isInPoint = this.#stack.includes('Trackpoint')
    if (name === 'LatitudeDegrees') this.#latitude = number()
    else if (name === 'LongitudeDegrees') this.#longitude = number()
    else if (name === 'AltitudeMeters') this.#altitude = number()
    else if (name === 'Time') this.#time = text
    else if (isInPoint) {
      const channel = this.#channelOf(name === 'Value' ? parent : name, text)
      if (channel !== undefined) this.#values.set(channel, number())
    } else if (this.#stack.includes('Lap')) {
      if (name === 'Value') this.#lap.set(parent, text)
      else if (lapValues.includes(name) || parent === 'LX') this.#lap.set(name, text)
    } else if (parent === 'CoursePoint') this.#place.set(name, text)
    else if ((parent === 'Activity' && name === 'Id') || (parent === 'Course' && name === 'Name'))
      this.#head = [{ name: 'name', role: 'name', value: text }, ...this.#head]
    else if ((parent === 'Activity' || parent === 'Course') && name === 'Notes') this.#addNotes(text)
    // The device, the plan and the program: they stand behind the track they are told of.
    else if (name === 'Name' && /^(?:Creator|Plan|Author)$/.test(parent))
      this.#context.notes.add('metadata-dropped', 1, { subject: parent })
  }

  #addNotes(value: string): void {
    const description: RecordedValue = { name: 'desc', role: 'description', value }
    if (!this.#trackBegun) this.#head.push(description)
    else if (!this.recording.addToTrack(description))
      this.#context.notes.add('properties-dropped', 1, { subject: 'Notes' })
  }

  /** Numbers that others add to a point keep their own name; nothing for what is no measurement. */
  #channelOf(name: string, text: string): string | undefined {
    const known = channelNames.get(name)
    if (known !== undefined || !this.#stack.includes('Extensions')) return known
    if (!Number.isNaN(numberOf(text)) && this.#context.document.hasRoomForChannel(name)) return name
    this.#context.notes.add('extensions-dropped')
    return undefined
  }

  /** Whether the point has a place on the globe; told where not. */
  #isPlaced(x: number, y: number): boolean {
    const isKnown = !Number.isNaN(x) && !Number.isNaN(y)
    const isInRange = Math.abs(y) <= 90 && Math.abs(x) <= 360
    if (!isKnown) this.recording.countWithoutPosition()
    else if (!isInRange) this.#context.notes.add('points-out-of-range-dropped')
    return isKnown && isInRange
  }

  #endPoint(): void {
    const x = this.#longitude
    const y = this.#latitude
    const { recording } = this
    if (!this.#isPlaced(x, y)) return
    this.#lapStart ??= { x, y }
    const point = recording.addPoint(x, y, this.#time)
    if (!Number.isNaN(this.#altitude)) recording.batch.setZ(point, this.#altitude)
    for (const [name, value] of this.#values) recording.setChannel(point, this.#context.document.channel(name), value)
  }

  #endCoursePoint(): void {
    const text = (name: string) => this.#place.get(name) ?? ''
    const x = this.#longitude
    const y = this.#latitude
    if (this.#isPlaced(x, y))
      this.recording.addPlace({
        x,
        y,
        ...(Number.isNaN(this.#altitude) ? {} : { z: this.#altitude }),
        ...(this.#time === '' ? {} : { time: this.#time }),
        values: [
          { name: 'name', role: 'name', value: text('Name') },
          { name: 'type', value: text('PointType') },
          { name: 'desc', role: 'description', value: text('Notes') },
        ],
      })
  }

  #endLap(): void {
    if (this.#stack.includes('Course')) {
      const totals = this.#lapTotals()
      if (totals.length > 0) this.#totals.push(totals)
      return
    }
    if (this.#lapStart === undefined) {
      if (this.#lap.size > 0) this.recording.placesDropped++
      return
    }
    const values: RecordedValue[] = [
      { name: 'name', role: 'name', value: `Lap ${this.#laps}` },
      { name: 'type', value: 'Lap' },
      ...this.#lapTotals(),
    ]
    const time = this.#lap.get('StartTime')
    this.recording.addPlace({ ...this.#lapStart, ...(time === undefined ? {} : { time }), values })
  }

  #lapTotals(): RecordedValue[] {
    const values: RecordedValue[] = []
    for (const [name, text] of this.#lap) {
      if (name === 'StartTime') continue
      const number = Number(text)
      values.push({ name, value: Number.isFinite(number) ? number : text })
    }
    return values
  }

  #endActivity(): void {
    this.recording.endTrack()
    this.recording.placesDropped += this.#totals.length
    this.#totals = []
    this.#context.notes.add('value-unreadable', this.#unreadable, { subject: 'Trackpoint' })
    this.#unreadable = 0
  }
}

/** NaN for what is no number. */
function numberOf(text: string): number {
  const value = Number(text.replace(',', '.'))
  return Number.isFinite(value) ? value : Number.NaN
}
