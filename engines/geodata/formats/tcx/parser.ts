import type { ReadContext } from '../../model/format.ts'
import { fail } from '../../notes/problem.ts'
import { type RecordedValue, Recording } from '../../recording/recording.ts'
import { BatchText } from '../../xml/batch-text.ts'
import { ElementStack, type XmlElement, type XmlElements } from '../../xml/element-stack.ts'
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
  'TotalTimeSeconds', 'DistanceMeters', 'MaximumSpeed', 'Calories', 'BeginAltitudeMeters', 'EndAltitudeMeters',
  'Cadence', 'Intensity', 'TriggerMethod', 'Notes',
] // biome-ignore format: a list to read at a glance

/** Texts of values are short; what is longer is no value. */
const longestText = 10_000

/** What is read of a point of a track or of a course. */
const coordinates = ['LatitudeDegrees', 'LongitudeDegrees', 'AltitudeMeters']
const pointTexts = ['Time', 'Name', 'PointType', 'Notes']

/** Turns a TCX document into a recording: `#table` says what each element does. */
export class TcxParser {
  readonly recording: Recording
  readonly elements: ElementStack
  readonly #xml: XmlTokenizer
  readonly #context: ReadContext
  readonly #texts: BatchText
  #text = ''
  #head: RecordedValue[] = []
  #isCourse = false
  #trackBegun = false
  #laps = 0
  #tracksOfLap = 0
  #lap = new Map<string, string>()
  /** What the laps of a course sum up, each. */
  #totals: RecordedValue[][] = []
  #lapStart: { x: number; y: number } | undefined
  /** Of the point that is read: coordinates and texts by their elements, measurements by their channels. */
  readonly #coordinates = new Map<string, number>()
  readonly #said = new Map<string, string>()
  readonly #values = new Map<string, number>()
  #unreadable = 0

  constructor(xml: XmlTokenizer, context: ReadContext) {
    this.#xml = xml
    this.#context = context
    this.recording = new Recording(context)
    this.#texts = new BatchText(xml, this.recording.batch, context.notes)
    this.elements = new ElementStack(xml, this.#table())
  }

  #table(): XmlElement {
    const { notes } = this.#context
    const setLap = this.#value((text, name) => this.#lap.set(name, text))
    const inPoint = {
      ...named(
        coordinates,
        this.#value((text, name) => this.#coordinates.set(name, this.#number(text))),
      ),
      ...named(
        pointTexts,
        this.#value((text, name) => this.#said.set(name, text)),
      ),
      ...named(
        [...channelNames.keys()],
        this.#value((text, name) => this.#setChannel(channelNames.get(name), text)),
      ),
      Value: this.#value((text) => this.#setChannel(channelNames.get(this.#outer), text)),
      Extensions: this.#within(
        { Value: this.#value((text) => this.#addForeign(this.#outer, text)) },
        {},
        this.#value((text, name) => this.#addForeign(name, text)),
      ),
    }
    const Trackpoint = this.#within(inPoint, { open: () => this.#beginPoint(), close: () => this.#endPoint() })
    const CoursePoint = this.#within(inPoint, { open: () => this.#beginPoint(), close: () => this.#endCoursePoint() })
    const Track = this.#within({ Trackpoint, CoursePoint }, { open: () => this.#beginTrack() })
    const inLap = {
      ...named(lapValues, setLap),
      Value: this.#value((text) => this.#lap.set(this.#outer, text)),
      LX: this.#within({}, {}, setLap),
      Track,
    }
    const Lap = this.#within(inLap, { open: () => this.#beginLap(), close: () => this.#endLap() })
    // The device, the plan and the program: they stand behind the track they are told of.
    const maker = this.#within({ Name: this.#value(() => notes.add('metadata-dropped', 1, { subject: this.#outer })) })
    const makers = named(['Creator', 'Plan', 'Author'], maker)
    const title = this.#value((value) => this.#head.unshift({ name: 'name', role: 'name', value }))
    const inBoth = { Lap, Track, CoursePoint, Notes: this.#value((text) => this.#addNotes(text)), ...makers }
    const close = () => this.#endActivity()
    const Activity = this.#within({ ...inBoth, Id: title }, { open: () => this.#beginActivity(false), close })
    const Course = this.#within({ ...inBoth, Name: title }, { open: () => this.#beginActivity(true), close })
    const TrainingCenterDatabase = this.#within({ ...inBoth, Activity, Course }, { close })
    const another: XmlElement = { open: () => fail({ code: 'not_this_format', expected: 'tcx' }) }
    return { children: () => ({ TrainingCenterDatabase }), other: () => another }
  }

  /** An element in which others count however deep they stand; what is none of them is as `any`. */
  #within(children: XmlElements, own: XmlElement = {}, any: XmlElement = {}): XmlElement {
    const inside = { children: () => known, other: () => inner }
    const inner: XmlElement = { ...any, ...inside }
    const known = Object.fromEntries(Object.entries(children).map(([name, child]) => [name, { ...inside, ...child }]))
    return { ...inside, ...own }
  }

  /** An element whose text is a value, if it has one. */
  #value(take: (text: string, name: string) => void): XmlElement {
    const text = () => {
      const { bytes, textStart, textEnd } = this.#xml
      if (this.#text.length < longestText)
        this.#text += xmlString(this.recording.batch, bytes, textStart, textEnd, this.#context.notes)
    }
    const close = () => {
      const value = this.#text.trim()
      this.#text = ''
      if (value !== '') take(value, this.#spelling(this.#xml.name))
    }
    const open = () => {
      this.#text = ''
      if (!this.#xml.simpleText()) return
      text()
      close()
    }
    return { open, text, close }
  }

  /** The name of the element around the value that has been read. */
  get #outer(): string {
    return this.#spelling(this.#xml.openName)
  }

  #spelling(name: number): string {
    const { qualified, local } = this.#xml.names
    return qualified[local[name]!]!
  }

  #beginActivity(isCourse: boolean): void {
    this.#head = [{ name: 'type', value: isCourse ? '' : (this.#texts.attributeOf('Sport') ?? '') }]
    this.#isCourse = isCourse
    this.#trackBegun = false
    this.#laps = 0
  }

  #beginLap(): void {
    this.#laps++
    this.#tracksOfLap = 0
    this.#lap = new Map()
    this.#lapStart = undefined
    const start = this.#texts.attributeOf('StartTime')
    if (start) this.#lap.set('StartTime', start)
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
    this.#coordinates.clear()
    this.#said.clear()
    this.#values.clear()
  }

  #addNotes(value: string): void {
    const description: RecordedValue = { name: 'desc', role: 'description', value }
    if (!this.#trackBegun) this.#head.push(description)
    else if (!this.recording.addToTrack(description))
      this.#context.notes.add('properties-dropped', 1, { subject: 'Notes' })
  }

  #setChannel(channel: string | undefined, text: string): void {
    if (channel !== undefined) this.#values.set(channel, this.#number(text))
  }

  /** Numbers that others add to a point keep their own name; nothing for what is no measurement. */
  #addForeign(name: string, text: string): void {
    if (channelNames.has(name)) this.#setChannel(channelNames.get(name), text)
    else if (!Number.isNaN(numberOf(text)) && this.#context.document.hasRoomForChannel(name))
      this.#setChannel(name, text)
    else this.#context.notes.add('extensions-dropped')
  }

  #number(text: string): number {
    const value = numberOf(text)
    if (Number.isNaN(value)) this.#unreadable++
    return value
  }

  /** Where the point is; told where that is nowhere on the globe. */
  #position(): { x: number; y: number; z?: number } | undefined {
    const [y = Number.NaN, x = Number.NaN, z = Number.NaN] = coordinates.map((name) => this.#coordinates.get(name))
    if (Number.isNaN(x) || Number.isNaN(y)) this.recording.countWithoutPosition()
    else if (Math.abs(y) <= 90 && Math.abs(x) <= 360) return { x, y, ...(Number.isNaN(z) ? {} : { z }) }
    else this.#context.notes.add('points-out-of-range-dropped')
    return undefined
  }

  #endPoint(): void {
    const { recording } = this
    const position = this.#position()
    this.#pauseIfFull()
    if (position === undefined) return
    const { x, y, z } = position
    this.#lapStart ??= { x, y }
    const point = recording.addPoint(x, y, this.#said.get('Time') ?? '')
    if (z !== undefined) recording.batch.setZ(point, z)
    for (const [name, value] of this.#values) recording.setChannel(point, this.#context.document.channel(name), value)
  }

  #endCoursePoint(): void {
    const text = (name: string) => this.#said.get(name) ?? ''
    const position = this.#position()
    const time = this.#said.get('Time')
    if (position !== undefined)
      this.recording.addPlace({
        ...position,
        ...(time === undefined ? {} : { time }),
        values: [
          { name: 'name', role: 'name', value: text('Name') },
          { name: 'type', value: text('PointType') },
          { name: 'desc', role: 'description', value: text('Notes') },
        ],
      })
  }

  #endLap(): void {
    if (this.#isCourse) {
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
    this.#trackBegun = false
    this.#pauseIfFull()
  }

  #pauseIfFull(): void {
    if (this.recording.batch.full) this.elements.pause()
  }
}

/** NaN for what is no number. */
function numberOf(text: string): number {
  const value = Number(text.replace(',', '.'))
  return Number.isFinite(value) ? value : Number.NaN
}

const named = (names: readonly string[], element: XmlElement): XmlElements =>
  Object.fromEntries(names.map((name) => [name, element]))
