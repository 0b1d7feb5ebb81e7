import type { LineReader } from '../../bytes/line-reader.ts'
import { FeatureBatch } from '../../model/feature.ts'
import type { ReadContext } from '../../model/format.ts'
import { fail } from '../../notes/problem.ts'
import { begin, numbersIn, unquoted } from './objects.ts'
import { MapObject } from './shapes.ts'
import { addValues, type Column } from './table.ts'

const stylings = new Set(['pen', 'brush', 'symbol', 'smooth', 'center', 'font', 'spacing', 'justify', 'angle', 'label'])
const looks = new Set(['pen', 'brush', 'symbol'])
const curved = new Set(['ellipse', 'arc', 'roundrect'])
const partKinds = new Set(['region', 'pline', 'multipoint'])

/** Puts the objects of a map into a batch, line by line. */
export class MapObjects {
  readonly batch: FeatureBatch
  readonly #context: ReadContext
  readonly #columns: readonly Column[]
  #object: MapObject | undefined
  #count = 0
  #styles = 0
  #curves = 0
  #unreadable = 0

  constructor(context: ReadContext, columns: readonly Column[]) {
    this.#context = context
    this.#columns = columns
    this.batch = new FeatureBatch(context.document, context.keepDigits)
  }

  /** Whether a line belongs to the object before it, which then takes it. */
  goesOn({ line, number }: LineReader): boolean {
    if (this.#object?.isWaiting) {
      // The words of a text may stand on a line of their own.
      if (line.startsWith('"')) this.#object.text = unquoted(line)
      else if (!this.#object.take(numbersIn(line)))
        fail({ code: 'malformed', offset: 0, line: number, detail: line.slice(0, 40) })
      return true
    }
    const kind = wordsOf(line)[0]!.toLowerCase()
    if (looks.has(kind)) this.#styles++
    if (stylings.has(kind)) return true
    // The parts of a collection have no row of their own.
    const isPart = this.#object?.isCollection === true && partKinds.has(kind)
    if (isPart) this.#take(line)
    return isPart
  }

  begin(line: string, row: readonly string[] | undefined): void {
    this.#object = new MapObject()
    this.#count++
    this.batch.beginFeature()
    if (row) this.#unreadable += addValues(this.batch, this.#columns, row)
    this.#take(line)
  }

  end(): void {
    this.#object?.writeTo(this.batch)
    this.#object = undefined
  }

  finish(size: number, line: number): void {
    if (this.#object?.isWaiting) fail({ code: 'truncated', offset: size, line })
    this.end()
    const { notes } = this.#context
    notes.add('styles-dropped', this.#styles)
    notes.add('geometry-simplified-from-curves', this.#curves)
    notes.add('value-unreadable', this.#unreadable)
    if (this.#count === 0) fail({ code: 'nothing_to_convert' })
  }

  #take(line: string): void {
    const [word = '', ...rest] = wordsOf(line)
    const kind = word.toLowerCase()
    if (curved.has(kind)) this.#curves++
    if (!begin(this.#object!, kind, rest)) this.#context.notes.add('element-unknown', 1, { subject: word.slice(0, 30) })
  }
}

const wordsOf = (line: string): string[] => line.split(/\s+/)
