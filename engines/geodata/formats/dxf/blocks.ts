import { fail } from '../../notes/problem.ts'
import type { Thing } from './groups.ts'
import { isPlaceless, partsOf, planeFor, spot } from './parts.ts'
import { moved, type Placement, placed, turned, unmoved, within } from './placement.ts'
import type { Part } from './ways.ts'

/** An entity and what belongs to it: the corners of a line, the values of a symbol. */
export interface Entity {
  readonly thing: Thing
  readonly members: readonly Thing[]
}

interface Block {
  readonly base: readonly [number, number, number]
  readonly entities: Entity[]
  /** How many corners are drawn where it is set, with those of the blocks in it. */
  corners?: number
}

/** Blocks within blocks, drawn again and again, could make a small file endless. */
const mostDrawn = 5_000_000

/** The symbols and groups of a drawing by their names, and what is drawn where one is set. */
export class Blocks {
  readonly #blocks = new Map<string, Block>()
  #drawn = 0
  readonly #unknown: (name: string) => void

  constructor(unknown: (name: string) => void) {
    this.#unknown = unknown
  }

  begin(block: Thing): Entity[] {
    const entities: Entity[] = []
    this.#blocks.set((block.text(2) ?? '').toLowerCase(), { base: spot(block), entities })
    return entities
  }

  /** What an entity draws where it stands, with all that is in the blocks it sets. */
  parts({ thing, members }: Entity, around: readonly Block[] = []): readonly Part[] {
    if (setsBlock.has(thing.name)) return this.#ofBlock(thing, around)
    const parts = partsOf(thing, members)
    if (parts === undefined && !isPlaceless(thing.name)) this.#unknown(thing.name)
    return parts ?? []
  }

  #ofBlock(insert: Thing, around: readonly Block[]): Part[] {
    const block = this.#blockOf(insert)
    // None holds itself in a drawing that a program made.
    if (!block || around.includes(block)) return []
    const placements = insert.name === 'INSERT' ? placementsOf(insert, block) : [unmoved]
    if (around.length === 0) this.#drawn += this.#cornersOf(block) * placements.length
    if (this.#drawn > mostDrawn) fail({ code: 'unfolds_too_much', limit: mostDrawn })
    const inner = block.entities.flatMap((entity) => this.parts(entity, [...around, block]))
    return placements.flatMap((placement) =>
      inner.map((part) => ({
        ...part,
        paths: part.paths.map((path) => path.map((point) => placed(placement, point))),
      })),
    )
  }

  #blockOf(insert: Thing): Block | undefined {
    return this.#blocks.get((insert.text(2) ?? '').toLowerCase())
  }

  /** Counted before anything is drawn. */
  #cornersOf(block: Block): number {
    if (block.corners !== undefined) return block.corners
    block.corners = 0
    for (const { thing, members } of block.entities) {
      const inner = setsBlock.has(thing.name) ? this.#blockOf(thing) : undefined
      block.corners += inner
        ? this.#cornersOf(inner) * repeats(thing)
        : 1 + members.length + thing.groups.filter(({ code }) => code === 10).length
    }
    return block.corners
  }
}

/** Measures of a drawing and tables are pictures of themselves, kept as blocks where they stand. */
const setsBlock = new Set(['INSERT', 'DIMENSION', 'ACAD_TABLE'])

/** A block may be set in rows and columns at once. */
function placementsOf(insert: Thing, { base }: Block): Placement[] {
  const plane = planeFor(insert)
  const scale = [insert.number(41, 1), insert.number(42, 1), insert.number(43, 1)] as const
  const rotation = insert.number(50)
  const [columns, rows] = [timesOf(insert, 70), timesOf(insert, 71)]
  const [dx, dy] = [insert.number(44), insert.number(45)]
  const straight = turned(rotation, [1, 1, 1])
  const toBase = moved([-base[0], -base[1], -base[2]])
  const placements: Placement[] = []
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const step = placed(straight, [column * dx, row * dy, 0])
      const [x, y, z] = spot(insert)
      const set = within(moved([x + step[0], y + step[1], z]), turned(rotation, scale))
      placements.push(within(plane, within(set, toBase)))
    }
  return placements
}

const timesOf = (insert: Thing, code: number): number => Math.max(1, Math.min(10_000, insert.number(code, 1)))

const repeats = (insert: Thing): number => (insert.name === 'INSERT' ? timesOf(insert, 70) * timesOf(insert, 71) : 1)
