import { ignorable } from './excerpt.ts'

/** What stood around the token and was left out. */
export type Wrapping = 'authorization' | 'quotes'

interface Unwrapped {
  readonly start: number
  readonly end: number
  readonly wrappings: readonly Wrapping[]
}

const openingQuotes = '"\'`“”„«‘’‚‹'
const closingQuotes = '"\'`“”»‘’›,;'

/** Layers that people copy along: a quoted header in a quoted command has four. */
const mostLayers = 8

/** The stretch left when white space, quotes and `Authorization: Bearer` around it are taken off. */
export function unwrap(typed: string): Unwrapped {
  const wrappings = new Set<Wrapping>()
  let [start, end] = trimmed(typed, 0, typed.length)
  for (let layer = 0; layer < mostLayers; layer++) {
    const beginning = typed.slice(start, start + 64)
    // Safe on any text: no quantifier can match what follows it, and only 64 characters are looked at.
    const header = /^(?:proxy-)?authorization["']?\s*[:=]\s*|^(?:bearer|dpop|jwt)(?:\s*:\s*|\s+|$)/i.exec(beginning)
    if (header && !isWordAlone(header[0], typed, start, end)) {
      start = Math.min(start + header[0].length, end)
      wrappings.add('authorization')
    } else {
      const isOpened = start < end && openingQuotes.includes(typed[start]!)
      const isClosed = start < end && closingQuotes.includes(typed[end - 1]!)
      if (!isOpened && !isClosed) break
      if (isOpened) start++
      if (isClosed && end > start) end--
      wrappings.add('quotes')
    }
    ;[start, end] = trimmed(typed, start, end)
  }
  return { start, end, wrappings: [...wrappings] }
}

/** "bearer" typed so far and nothing behind it is still a word, not an empty token. */
function isWordAlone(header: string, typed: string, start: number, end: number): boolean {
  return start + header.length >= end && !ignorable.test(typed[start + header.trimEnd().length] ?? 'x')
}

function trimmed(typed: string, from: number, to: number): [start: number, end: number] {
  let [start, end] = [from, to]
  while (start < end && ignorable.test(typed[start]!)) start++
  while (end > start && ignorable.test(typed[end - 1]!)) end--
  return [start, end]
}
