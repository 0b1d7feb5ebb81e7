import type { ReadContext } from '../../model/format.ts'
import { Recording } from '../../recording/recording.ts'
import type { FitDecoder } from './decoder.ts'
import { type FitHeads, type FitSession, numberOf } from './heads.ts'
import {
  type Definition,
  degreesOf,
  type FieldLayout,
  fieldNumber,
  message,
  recordChannels,
  rounded,
  secondsOf,
} from './messages.ts'
import { isOneNumber, type UnreadField, UnreadFields } from './unread-fields.ts'

interface ChannelField {
  readonly channel: number
  readonly layout: FieldLayout
  readonly scale: number
  readonly shift: number
  readonly decimals: number
}

/** Where the values of a record stand, found once per definition: longitude, latitude, enhanced altitude, altitude, then the channels. */
interface RecordLayout {
  readonly fields: readonly FieldLayout[]
  /** What the fields of the record say. */
  readonly numbers: Float64Array
  readonly channels: readonly ChannelField[]
  readonly unread: readonly UnreadField[]
}

/** Of a field that a record does not have. */
const noField: FieldLayout = { number: -1, developer: -1, offset: 0, size: 0, type: 0 }

/** Turns messages into a recording: records into points, stops of the timer into ends of segments, sessions into tracks. */
export class FitRecords {
  readonly recording: Recording
  readonly #decoder: FitDecoder
  readonly #context: ReadContext
  readonly #heads: FitHeads
  readonly #layouts = new Map<Definition, RecordLayout>()
  readonly #unread = new UnreadFields()
  #file = 0
  #begun = false
  #wasStopped = false
  #sessions: readonly FitSession[] = []
  /** How many of them have begun: points before the first are its own. */
  #session = 0

  constructor(decoder: FitDecoder, context: ReadContext, heads: FitHeads) {
    this.#decoder = decoder
    this.#context = context
    this.#heads = heads
    this.recording = new Recording(context)
  }

  message(): void {
    const decoder = this.#decoder
    if (decoder.fileNumber !== this.#file) this.#beginFile()
    switch (decoder.definition.message) {
      case message.record:
        this.#record()
        return
      case message.event:
        this.#event()
    }
  }

  finish(): void {
    this.recording.endTrack()
    this.recording.finish()
    this.#unread.note(this.#context.notes)
  }

  #beginFile(): void {
    this.recording.endTrack()
    this.#file = this.#decoder.fileNumber
    this.#begun = false
    this.#wasStopped = false
    this.#sessions = this.#heads.sessionsOf(this.#file)
    this.#session = Math.min(1, this.#sessions.length)
    this.#layouts.clear()
  }

  #record(): void {
    const { definition, view, at, timestamp } = this.#decoder
    let layout = this.#layouts.get(definition)
    if (layout === undefined) {
      layout = this.#layoutOf(definition)
      this.#layouts.set(definition, layout)
    }
    const { fields, numbers, channels, unread } = layout
    // In one place and into an array of numbers, so that none of them becomes an object.
    for (let index = 0; index < fields.length; index++)
      numbers[index] = fieldNumber(view, at, fields[index]!, definition.isLittle)
    const x = degreesOf(numbers[0]!)
    const y = degreesOf(numbers[1]!)
    const { recording } = this
    if (Number.isNaN(x) || !(Math.abs(y) <= 90)) {
      recording.countWithoutPosition()
      return
    }
    if (timestamp >= (this.#sessions[this.#session]?.start ?? Number.POSITIVE_INFINITY)) this.#nextSession(timestamp)
    if (!this.#begun)
      recording.beginTrack(this.#sessions[this.#session - 1]?.values ?? this.#heads.valuesOf(this.#file))
    this.#begun = true
    // Semicircles are about 8 mm: nine decimals of a degree keep all of them.
    const point = recording.addPoint(rounded(x, 9), rounded(y, 9), secondsOf(timestamp))
    const altitude = Number.isNaN(numbers[2]!) ? numbers[3]! : numbers[2]!
    if (!Number.isNaN(altitude)) recording.batch.setZ(point, rounded(altitude / 5 - 500, 1))
    for (let index = 0; index < channels.length; index++) {
      const { channel, scale, shift, decimals } = channels[index]!
      const value = numbers[index + 4]!
      if (!Number.isNaN(value)) recording.setChannel(point, channel, rounded(value / scale - shift, decimals))
    }
    for (let index = 0; index < unread.length; index++) unread[index]!.count(view, at, definition.isLittle)
  }

  /** Each session is a track of its own. */
  #nextSession(timestamp: number): void {
    while (timestamp >= (this.#sessions[this.#session]?.start ?? Number.POSITIVE_INFINITY)) this.#session++
    this.recording.endTrack()
    this.#begun = false
    this.#wasStopped = false
  }

  #layoutOf(definition: Definition): RecordLayout {
    const { document } = this.#context
    const find = (number: number) =>
      definition.fields.findIndex((field) => field.number === number && field.developer < 0)
    const channels: ChannelField[] = []
    for (const { name, number, scale, decimals } of recordChannels) {
      const index = find(number)
      if (index < 0) continue
      channels.push({ channel: document.channel(name), layout: definition.fields[index]!, scale, shift: 0, decimals })
    }
    definition.fields.forEach((field) => {
      const { developer, number } = field
      const described = developer < 0 ? undefined : this.#heads.developerField(this.#file, developer, number)
      if (described === undefined) return
      const { name, type, scale, shift } = described
      channels.push({ channel: document.channel(name), layout: { ...field, type }, scale, shift, decimals: 6 })
    })
    const fields = [1, 0, 78, 2].map((number) => definition.fields[find(number)] ?? noField)
    fields.push(...channels.map(({ layout }) => layout))
    return { fields, numbers: new Float64Array(fields.length), channels, unread: this.#unreadOf(definition, fields) }
  }

  #unreadOf(definition: Definition, taken: readonly FieldLayout[]): UnreadField[] {
    return definition.fields.flatMap((field) => {
      const { developer, number } = field
      const described = developer < 0 ? undefined : this.#heads.developerField(this.#file, developer, number)
      const layout = described === undefined ? field : { ...field, type: described.type }
      const isTaken = taken.some((each) => each.number === number && each.developer === developer)
      if (field === definition.time || (isTaken && isOneNumber(layout))) return []
      return this.#unread.field(layout, described?.name)
    })
  }

  /** The timer stopped and started again: what follows is a segment of its own. */
  #event(): void {
    if (numberOf(this.#decoder, 0) !== 0) return
    const kind = numberOf(this.#decoder, 1)
    if (kind === 0 && this.#wasStopped) this.recording.beginSegment()
    this.#wasStopped = kind === 1 || kind === 4
  }
}
