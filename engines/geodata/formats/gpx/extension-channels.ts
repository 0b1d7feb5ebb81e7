import { trimmedEnd, trimmedStart } from '../../bytes/trim.ts'
import type { FeatureBatch } from '../../model/feature.ts'
import type { Notes } from '../../notes/notes.ts'
import { sensorNames } from '../../vocabulary/sensor-names.ts'
import type { XmlElement } from '../../xml/element-stack.ts'
import type { XmlTokenizer } from '../../xml/tokenizer.ts'
import type { PointRecorder } from './point-recorder.ts'
import type { GpxValues } from './values.ts'

/**
 * Extensions of points as channels: every element that holds a value, however deep, becomes one, and so does every attribute.
 * Sensors have one name whoever wrote them; others keep prefix and name (`opencpn_guid`). Garmin puts the way between two points of a
 * route into the first of them (`gpxx:rpt`): these are points of the route, too.
 */
export class ExtensionChannels {
  /** Any element within the extensions of a point of a track, and of one of a route. */
  readonly ofTrack: XmlElement
  readonly ofRoute: XmlElement
  /** Points of the way between those of routes. */
  wayPoints = 0
  readonly #xml: XmlTokenizer
  readonly #batch: FeatureBatch
  readonly #notes: Notes
  readonly #values: GpxValues
  readonly #recorder: PointRecorder
  /** By number of the qualified name: 1 + channel, 0 for not yet known, -1 for none. */
  readonly #channelOfName: number[] = []
  /** The point of the way whose values are being read; -1 where there is none. */
  #wayPoint = -1
  #isCollecting = false
  #textStart = 0

  constructor(xml: XmlTokenizer, batch: FeatureBatch, notes: Notes, values: GpxValues, recorder: PointRecorder) {
    this.#xml = xml
    this.#batch = batch
    this.#notes = notes
    this.#values = values
    this.#recorder = recorder
    const channel: XmlElement = {
      open: () => this.#open(),
      text: () => this.#text(),
      child: () => {
        this.#isCollecting = false
      },
      close: () => this.#close(),
    }
    this.ofTrack = { ...channel, other: () => this.ofTrack }
    this.ofRoute = { ...channel, children: () => ({ rpt: way }), other: () => this.ofRoute }
    const way: XmlElement = {
      ...this.ofRoute,
      open: () => this.#takeWayPoint() || this.#open(),
      close: () => {
        this.#close()
        this.#wayPoint = -1
      },
    }
  }

  #open(): void {
    const xml = this.#xml
    if (xml.attributeCount > 0) this.#attributes()
    // Text that the window cuts, or an element with children: the next token tells.
    this.#isCollecting = !xml.simpleText()
    this.#textStart = this.#batch.textLength
    if (this.#isCollecting || xml.textEnd === xml.textStart) return
    const channel = this.#channel()
    if (channel < 0 || this.#batch.channel(channel).has(this.#point)) this.#recorder.spoil()
    else this.#recorder.value(channel)
    this.#values.texts.append()
    this.#set(channel)
  }

  get #point(): number {
    return this.#wayPoint < 0 ? this.#values.point : this.#wayPoint
  }

  #takeWayPoint(): boolean {
    const routePoint = this.#values.point
    if (!this.#values.addPoint()) return false
    this.wayPoints++
    this.#wayPoint = this.#values.point
    this.#values.point = routePoint
    return true
  }

  #text(): void {
    this.#recorder.spoil()
    if (this.#isCollecting) this.#values.texts.append()
  }

  #close(): void {
    if (this.#isCollecting) this.#set(this.#channel())
    this.#isCollecting = false
  }

  #set(channel: number): void {
    const { text, textLength } = this.#batch
    const start = trimmedStart(text, this.#textStart, textLength)
    const end = trimmedEnd(text, start, textLength)
    if (start === end) return
    if (channel < 0) this.#notes.add('extensions-dropped')
    else this.#values.setChannel(channel, this.#point, start, end)
  }

  #channel(): number {
    const id = this.#xml.qualifiedName
    const known = this.#channelOfName[id] ?? 0
    if (known !== 0) return known > 0 ? known - 1 : -1
    const qualified = this.#xml.names.qualified[id]!
    const local = qualified.slice(qualified.indexOf(':') + 1)
    const channel = this.#newChannel(sensorNames.get(local) ?? qualified.replace(':', '_'))
    this.#channelOfName[id] = channel < 0 ? -1 : channel + 1
    return channel
  }

  #newChannel(name: string): number {
    const { document } = this.#batch
    return document.hasRoomForChannel(name) ? document.channel(name) : -1
  }

  #attributes(): void {
    this.#recorder.spoil()
    const { names, qualifiedName } = this.#xml
    this.#values.eachAttribute(names.qualified[qualifiedName]!.replace(':', '_'), (name, index) => {
      this.#textStart = this.#values.texts.appendAttribute(index)
      this.#set(this.#newChannel(name))
    })
  }
}
