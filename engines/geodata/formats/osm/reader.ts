import { type GeodataInput, mainInput } from '../../bytes/input.ts'
import { DocumentInfo } from '../../model/document.ts'
import { FeatureBatch } from '../../model/feature.ts'
import type { Reader } from '../../model/format.ts'
import type { Notes } from '../../notes/notes.ts'
import { fail } from '../../notes/problem.ts'
import type { MapElements, Member } from '../../osm/map-builder.ts'
import { readMap } from '../../osm/read-map.ts'
import { utf8Stream } from '../../xml/encoding.ts'
import { xmlString } from '../../xml/text.ts'
import { XmlTokenizer, xmlToken } from '../../xml/tokenizer.ts'

/** OpenStreetMap's own XML. */
export const reader: Reader = (inputs, context) =>
  readMap((elements, notes) => walk(mainInput(inputs), notes, elements), context)

/** Tells the elements of a file one by one, and after each of them that it has. */
async function* walk(input: GeodataInput, notes: Notes, elements: MapElements): AsyncGenerator<void, void, undefined> {
  const xml = new XmlTokenizer(utf8Stream(input.stream(), notes), notes)
  const reading = new Reading(xml, notes, elements)
  try {
    for (;;) {
      const token = xml.next()
      if (token === xmlToken.open) reading.open()
      else if (token === xmlToken.close) {
        if (reading.close()) yield
      } else if (token === xmlToken.more) await xml.fill()
      else if (token === xmlToken.end) break
    }
  } finally {
    await xml.close()
  }
}

class Reading {
  readonly #xml: XmlTokenizer
  readonly #notes: Notes
  readonly #elements: MapElements
  readonly #scratch = new FeatureBatch(new DocumentInfo(), false)
  #id = 0
  #longitude = Number.NaN
  #latitude = Number.NaN
  #isDeleted = false
  #tags = new Map<string, string>()
  #nodes: number[] = []
  #members: Member[] = []
  #depth = 0

  constructor(xml: XmlTokenizer, notes: Notes, elements: MapElements) {
    this.#xml = xml
    this.#notes = notes
    this.#elements = elements
  }

  open(): void {
    const name = this.#name()
    if (this.#depth++ === 0 && name !== 'osm') fail({ code: 'not_this_format', expected: 'osm' })
    if (name === 'node' || name === 'way' || name === 'relation') this.#begin()
    else if (name === 'tag') this.#tags.set(this.#attribute('k'), this.#attribute('v'))
    else if (name === 'nd') this.#nodes.push(Number(this.#attribute('ref')))
    else if (name === 'member') this.#member()
  }

  /** Whether an element of the map has been told. */
  close(): boolean {
    this.#depth--
    const name = this.#name()
    if (this.#isDeleted || !Number.isSafeInteger(this.#id)) return false
    if (name === 'node') this.#elements.node(this.#id, this.#longitude, this.#latitude, this.#tags)
    else if (name === 'way') this.#elements.way(this.#id, this.#nodes, this.#tags)
    else if (name === 'relation') this.#elements.relation(this.#id, this.#members, this.#tags)
    else return false
    return true
  }

  #begin(): void {
    this.#id = Number(this.#attribute('id'))
    this.#longitude = decimal(this.#attribute('lon'))
    this.#latitude = decimal(this.#attribute('lat'))
    this.#isDeleted = this.#attribute('action') === 'delete' || this.#attribute('visible') === 'false'
    this.#tags = new Map()
    this.#nodes = []
    this.#members = []
  }

  #member(): void {
    const type = this.#attribute('type')
    if (type !== 'node' && type !== 'way' && type !== 'relation') return
    this.#members.push({ type, id: Number(this.#attribute('ref')), role: this.#attribute('role') })
  }

  #name(): string {
    return this.#xml.names.qualified[this.#xml.qualifiedName]!
  }

  #attribute(name: string): string {
    const xml = this.#xml
    const index = xml.attribute(xml.names.id(name))
    if (index < 0) return ''
    const text = xmlString(this.#scratch, xml.bytes, xml.attributeStart[index]!, xml.attributeEnd[index]!, this.#notes)
    this.#scratch.clear()
    return text
  }
}

/** NaN for an attribute that is missing, which `Number` takes for zero. */
const decimal = (text: string): number => (text === '' ? Number.NaN : Number(text))
