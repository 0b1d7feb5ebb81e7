/** An excerpt: a stretch of the typed text without what does not belong to it, and where each of its characters stood. */
export interface Excerpt {
  readonly text: string
  readonly start: number
  readonly end: number
  /** The place of a character of `text` in the typed text; its length gives the end. */
  readonly typedOffset: (index: number) => number
}

/** White space, and what cannot be seen: joiners, marks of direction, soft hyphens, byte order marks. */
export const ignorable = /[\s\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/

const ignorableOnes = new RegExp(ignorable, 'g')

/** The stretch from `start` to `end` as it is. */
export function plainExcerpt(typed: string, start: number, end: number): Excerpt {
  return { text: typed.slice(start, end), start, end, typedOffset: (index) => start + index }
}

/** The stretch from `start` to `end` with everything ignorable taken out. */
export function compactExcerpt(typed: string, start: number, end: number): Excerpt {
  const raw = typed.slice(start, end)
  const text = raw.replace(ignorableOnes, '')
  if (text.length === raw.length) return plainExcerpt(typed, start, end)
  const offsets = new Uint32Array(text.length + 1)
  let length = 0
  for (let index = 0; index < raw.length; index++) {
    if (!ignorable.test(raw[index]!)) offsets[length++] = start + index
  }
  offsets[length] = end
  return { text, start, end, typedOffset: (index) => offsets[index] ?? end }
}

/** A part of an excerpt. */
export function partOfExcerpt(excerpt: Excerpt, from: number, to: number): Excerpt {
  const start = excerpt.typedOffset(from)
  return {
    text: excerpt.text.slice(from, to),
    start,
    end: to > from ? excerpt.typedOffset(to - 1) + 1 : start,
    typedOffset: (index) => excerpt.typedOffset(from + index),
  }
}

/**
 * Where matches follow one another without a gap. Each is of bounded length: of a match over megabytes a browser may keep every step, and runs
 * out of stack.
 */
export function* stretches(
  typed: string,
  matches: RegExp,
): Generator<{ readonly start: number; readonly end: number }> {
  let [start, end] = [0, 0]
  for (const { 0: match, index } of typed.matchAll(matches)) {
    if (index > end) {
      if (end > start) yield { start, end }
      start = index
    }
    end = index + match.length
  }
  if (end > start) yield { start, end }
}
