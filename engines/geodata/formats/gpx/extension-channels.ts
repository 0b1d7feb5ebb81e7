import { trimmedEnd, trimmedStart } from '../../bytes/trim.ts'
import type { FeatureBatch } from '../../model/feature.ts'
import type { ReadContext } from '../../model/format.ts'
import type { Notes } from '../../notes/notes.ts'
import { sensorNames } from '../../vocabulary/sensor-names.ts'
import type { XmlTokenizer } from '../../xml/tokenizer.ts'
import { setPointChannel } from './point-channel.ts'
import type { PointRecorder } from './point-recorder.ts'
import type { PositionReader } from './position-reader.ts'
import type { GpxValues } from './values.ts'

/**
 * Extensions of points as channels: every element that holds a value, however deep, becomes one, and so does every attribute.
 * Sensors have one name whoever wrote them; others keep prefix and name (`opencpn_guid`). Garmin puts the way between two points of a
 * route into the first of them (`gpxx:rpt`): these are points of the route, too.
 */
export class ExtensionChannels {
  readonly #xml: XmlTokenizer
  readonly #batch: FeatureBatch
  readonly #notes: Notes
  readonly #values: GpxValues
  readonly #positions: PositionReader
  readonly #recorder: PointRecorder
  /** By number of the qualified name: 1 + channel, 0 for not yet known, -1 for none. */
  readonly #channelOfName: number[] = []
  #point = 0
  /** The point of the way whose values are being read, and the depth of its element; 0 where there is none. */
  #wayPoint = 0
  #wayDepth = 0
  #collecting = false
  #textStart = 0
  #qualifiedName = 0

  constructor(
    xml: XmlTokenizer,
    batch: FeatureBatch,
    { notes }: ReadContext,
    values: GpxValues,
    positions: PositionReader,
    recorder: PointRecorder,
  ) {
    this.#xml = xml
    this.#batch = batch
    this.#notes = notes
    this.#values = values
    this.#positions = positions
    this.#recorder = recorder
  }

  begin(): void {
    this.#collecting = false
    this.#wayDepth = 0
  }

  open(isRoute: boolean): void {
    const xml = this.#xml
    this.#collecting = false
    this.#qualifiedName = xml.qualifiedName
    if (isRoute && this.#takeWayPoint()) return
    const isInWayPoint = this.#wayDepth > 0 && xml.depth > this.#wayDepth
    this.#point = isInWayPoint ? this.#wayPoint : this.#values.point
    if (xml.attributeCount > 0) this.#attributes()
    if (xml.simpleText()) {
      if (xml.textEnd > xml.textStart) this.#simpleValue()
      return
    }
    // Text that the window cuts, or an element with children: the next token tells.
    this.#collecting = true
    this.#textStart = this.#batch.textLength
  }

  #takeWayPoint(): boolean {
    const xml = this.#xml
    if (!/(?:^|:)rpt$/.test(xml.names.qualified[this.#qualifiedName]!) || !this.#positions.read()) return false
    const routePoint = this.#values.point
    this.#positions.add()
    this.#positions.wayPoints++
    this.#wayPoint = this.#values.point
    this.#wayDepth = xml.depth
    this.#values.point = routePoint
    return true
  }

  #simpleValue(): void {
    const channel = this.#channel()
    if (channel < 0 || this.#batch.channel(channel).has(this.#point)) this.#recorder.spoil()
    else this.#recorder.value(channel)
    this.#set(this.#values.texts.append(), channel)
  }

  text(): void {
    if (this.#collecting) this.#values.texts.append()
  }

  close(): void {
    if (this.#collecting) this.#set(this.#textStart)
    this.#collecting = false
  }

  #set(from: number, channel = this.#channel()): void {
    const batch = this.#batch
    const start = trimmedStart(batch.text, from, batch.textLength)
    const end = trimmedEnd(batch.text, start, batch.textLength)
    if (start === end) return
    if (channel < 0) this.#notes.add('extensions-dropped')
    else setPointChannel(batch, this.#notes, channel, this.#point, start, end)
  }

  #channel(): number {
    const known = this.#channelOfName[this.#qualifiedName] ?? 0
    if (known !== 0) return known > 0 ? known - 1 : -1
    const qualified = this.#xml.names.qualified[this.#qualifiedName]!
    const local = qualified.slice(qualified.indexOf(':') + 1)
    const channel = this.#newChannel(sensorNames.get(local) ?? qualified.replace(':', '_'))
    this.#channelOfName[this.#qualifiedName] = channel < 0 ? -1 : channel + 1
    return channel
  }

  #newChannel(name: string): number {
    const { document } = this.#batch
    return document.hasRoomForChannel(name) ? document.channel(name) : -1
  }

  #attributes(): void {
    const xml = this.#xml
    this.#recorder.spoil()
    for (let index = 0; index < xml.attributeCount; index++) {
      const id = xml.attributeQualifiedName(index)
      const name = xml.names.qualified[id]!
      if (name === 'xmlns' || xml.names.prefixes[id] === 'xmlns' || xml.names.prefixes[id] === 'xsi') continue
      const element = xml.names.qualified[this.#qualifiedName]!.replace(':', '_')
      const channel = this.#newChannel(`${element}_${name.replace(':', '_')}`)
      this.#set(this.#values.texts.appendAttribute(index), channel)
    }
  }
}
