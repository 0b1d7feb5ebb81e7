import { ElementPattern } from '../../xml/element-pattern.ts'
import type { XmlTokenizer } from '../../xml/tokenizer.ts'

/** What the values of a point are: numbers first, then texts. Others are channels, by their index. */
export const pointValue = { latitude: -4, longitude: -3, elevation: -2, time: -1 } as const

/** Points beyond this are not remembered: they hold more than measurements. */
const sizeLimit = 4096

interface RecordedValue {
  readonly start: number
  readonly end: number
  readonly target: number
}

export interface PointPattern {
  readonly element: ElementPattern
  /** What each value of the element is. */
  readonly targets: Int32Array
}

/** Watches a point while it is read token by token and keeps how it is spelled, unless it holds more than plain values. */
export class PointRecorder {
  readonly #xml: XmlTokenizer
  readonly #latitude: number
  readonly #longitude: number
  #values: RecordedValue[] = []
  #isOn = false
  #start = 0
  #base = 0

  constructor(xml: XmlTokenizer) {
    this.#xml = xml
    this.#latitude = xml.names.id('lat')
    this.#longitude = xml.names.id('lon')
  }

  /** After the open tag of a point. */
  begin(): void {
    const { attributeCount, attributeName, attributeStart, attributeEnd, tokenStart, base } = this.#xml
    this.#isOn = attributeCount === 2
    this.#values = []
    this.#start = tokenStart
    this.#base = base
    for (let index = 0; index < attributeCount; index++) {
      const target = this.#targetOf(attributeName[index]!)
      if (target !== undefined) this.#add(attributeStart[index]!, attributeEnd[index]!, target)
    }
  }

  #targetOf(attribute: number): number | undefined {
    if (attribute === this.#latitude) return pointValue.latitude
    return attribute === this.#longitude ? pointValue.longitude : undefined
  }

  /** The text just read is this value; an empty one is part of the spelling. */
  value(target: number): void {
    if (this.#isOn && this.#xml.textEnd > this.#xml.textStart) this.#add(this.#xml.textStart, this.#xml.textEnd, target)
  }

  #add(start: number, end: number, target: number): void {
    this.#values.push({ start, end, target })
  }

  /** The point holds something that values alone do not tell. */
  spoil(): void {
    this.#isOn = false
  }

  /** After the close tag; nothing when the point was spoilt, was not begun or did not fit the window. */
  finish(): PointPattern | undefined {
    const { bytes, position, base } = this.#xml
    const range = { start: this.#start, end: position }
    const isUsable =
      this.#isOn && base === this.#base && position - this.#start <= sizeLimit && ElementPattern.allows(bytes, range)
    this.#isOn = false
    if (!isUsable) return undefined
    const element = new ElementPattern(bytes, range, this.#values)
    return { element, targets: Int32Array.from(this.#values, ({ target }) => target) }
  }
}
