import type { Rectangle } from '../paint.ts'

/** A name that wants room: the rectangles it could take, the best first. */
export interface Candidate<Content> {
  readonly content: Content
  readonly choices: readonly (readonly Rectangle[])[]
  /** Names of this key stand at least so far apart: a sea or a river is in many files. */
  readonly key?: string
  readonly apartPixels?: number
}

export interface Placed<Content> {
  readonly content: Content
  readonly choice: number
  readonly room: readonly Rectangle[]
}

/** Names in the order of their importance, each where there is room for it, or nowhere: no two touch, and none touches what is taken. */
export function placeLabels<Content>(
  candidates: Iterable<Candidate<Content>>,
  taken: readonly Rectangle[],
  most: number,
): Placed<Content>[] {
  const room = new Room(taken)
  const placed: Placed<Content>[] = []
  const byKey = new Map<string, Rectangle[]>()
  for (const { content, choices, key, apartPixels = 0 } of candidates) {
    if (placed.length >= most) break
    const same = key === undefined ? [] : (byKey.get(key) ?? [])
    const choice = choices.findIndex(
      (rectangles) =>
        rectangles.every((rectangle) => room.isFree(rectangle)) &&
        same.every((other) => rectangles.every((rectangle) => gap(rectangle, other) >= apartPixels)),
    )
    const rectangles = choices[choice]
    if (!rectangles) continue
    for (const rectangle of rectangles) room.take(rectangle)
    if (key !== undefined) byKey.set(key, [...same, ...rectangles])
    placed.push({ content, choice, room: rectangles })
  }
  return placed
}

const overlap = (one: Rectangle, other: Rectangle): boolean =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top

const gap = (one: Rectangle, other: Rectangle): number =>
  Math.hypot(
    Math.max(0, one.left - other.right, other.left - one.right),
    Math.max(0, one.top - other.bottom, other.top - one.bottom),
  )

const cellPixels = 64

/** What is taken, by the cells of a grid: a crowd of names is asked about a crowd of others. */
class Room {
  readonly #cells = new Map<string, Rectangle[]>()

  constructor(taken: readonly Rectangle[]) {
    for (const rectangle of taken) this.take(rectangle)
  }

  isFree(rectangle: Rectangle): boolean {
    return cellsOf(rectangle).every((cell) => !this.#cells.get(cell)?.some((other) => overlap(rectangle, other)))
  }

  take(rectangle: Rectangle): void {
    for (const cell of cellsOf(rectangle)) this.#cells.set(cell, [...(this.#cells.get(cell) ?? []), rectangle])
  }
}

function cellsOf({ left, top, right, bottom }: Rectangle): string[] {
  const cells: string[] = []
  for (let column = Math.floor(left / cellPixels); column <= Math.floor(right / cellPixels); column++)
    for (let row = Math.floor(top / cellPixels); row <= Math.floor(bottom / cellPixels); row++)
      cells.push(`${column} ${row}`)
  return cells
}
