import { mainInput } from '../../bytes/input.ts'
import { LineReader, openLines } from '../../bytes/line-reader.ts'
import { FeatureBatch } from '../../model/feature.ts'
import type { ReadContext, Reader } from '../../model/format.ts'
import { fail } from '../../notes/problem.ts'
import { Blocks, type Entity } from './blocks.ts'
import { entityFrom, Layers } from './drawing.ts'
import { declaredEncoding } from './encoding.ts'
import { FeatureMaker } from './features.ts'
import { type Thing, Things } from './groups.ts'

/** AutoCAD's exchange format. It names no reference system, and nothing in it says where on Earth it lies: who opens it is asked. */
export const reader: Reader = async function* (inputs, context) {
  const input = mainInput(inputs)
  const declared = declaredEncoding(await input.slice(0, Math.min(1 << 16, input.size)))
  const lines = declared ? new LineReader(input.stream(), declared) : await openLines(input, context.notes)
  const things = new Things(lines)
  const first = await things.next()
  if (!isSection(first)) return fail({ code: 'not_this_format', expected: 'dxf' })
  const drawing = new Drawing(context)
  for await (const entity of drawing.entities(first, things)) {
    drawing.add(entity)
    const { batch } = drawing
    if (!batch.full) continue
    yield batch
    batch.clear()
  }
  if (!drawing.isWhole) {
    if (drawing.isEmpty) fail({ code: 'truncated', offset: input.size, line: lines.number })
    context.notes.add('file-ends-early', 1, { line: lines.number })
  }
  drawing.finish()
  if (!drawing.batch.empty) yield drawing.batch
}

const isSection = (thing: Thing | undefined): thing is Thing => thing?.name === 'SECTION'

class Drawing {
  readonly batch: FeatureBatch
  /** The end of the file was there, or at least that of the entities. */
  isWhole = false
  readonly #context: ReadContext
  readonly #layers = new Layers()
  readonly #blocks: Blocks
  readonly #features: FeatureMaker
  #onPaper = 0

  constructor(context: ReadContext) {
    this.#context = context
    this.batch = new FeatureBatch(context.document, context.keepDigits)
    this.#features = new FeatureMaker(this.batch)
    this.#blocks = new Blocks((name) => context.notes.add('element-unknown', 1, { subject: name.slice(0, 30) }))
  }

  /** The entities of the map; layers and blocks, which stand before them, are remembered. */
  async *entities(first: Thing, things: Things): AsyncGenerator<Entity, void, undefined> {
    let section = first.text(2) ?? ''
    let block: Entity[] | undefined
    for (let thing = await things.next(); thing; ) {
      if (thing.name === 'EOF') this.isWhole = true
      if (thing.name === 'SECTION') section = thing.text(2) ?? ''
      else if (thing.name === 'ENDSEC') {
        if (section === 'ENTITIES') this.isWhole = true
        section = ''
      } else if (section === 'TABLES' && thing.name === 'LAYER') this.#layers.add(thing)
      else if (thing.name === 'BLOCK') block = this.#blocks.begin(thing)
      else if (thing.name === 'ENDBLK') block = undefined
      else if (section === 'ENTITIES' || (section === 'BLOCKS' && block)) {
        const { entity, next } = await entityFrom(thing, things)
        if (section === 'BLOCKS') block!.push(entity)
        else yield entity
        thing = next
        continue
      }
      thing = await things.next()
    }
  }

  get isEmpty(): boolean {
    return this.#features.count === 0
  }

  add(entity: Entity): void {
    // The sheet that the map is printed on, with its frame and title, is measured in millimetres of paper.
    if (entity.thing.number(67) === 1) this.#onPaper++
    else this.#features.add(entity, this.#blocks.parts(entity), this.#layers.colourOf(entity.thing))
  }

  finish(): void {
    const { notes } = this.#context
    notes.add('geometry-simplified-from-curves', this.#features.curves)
    notes.add('element-unknown', this.#onPaper, { subject: 'PaperSpace' })
    // Numbers that could be degrees are taken for them.
    if (this.#context.options?.crs === undefined) notes.add('crs-assumed-wgs84')
    if (this.isEmpty) fail({ code: 'nothing_to_convert' })
  }
}
