import { eastNames, northNames, plainName, xNames, yNames } from '../axis-names.ts'
import type { Pair, SaidAxes } from '../placing.ts'
import { normalise } from './normalise.ts'
import { readNumberPair } from './numbers.ts'

/** Two numbers of a plane and what is said of them: in `named` east comes first, in `letters` X. */
export interface LabelledPair {
  readonly pair: Pair
  readonly said: SaidAxes
  /** X was written before Y. */
  readonly isXFirst: boolean
}

type Label = 'east' | 'north' | 'x' | 'y'

const labelOf = (word: string): Label | undefined => {
  const name = plainName(word)
  if (eastNames.has(name)) return 'east'
  if (northNames.has(name)) return 'north'
  if (xNames.has(name)) return 'x'
  return yNames.has(name) ? 'y' : undefined
}

/** `Y 7457000.12, X 4960000.34`, `Rechts: 3500000 Hoch: 5400000`, `457000 E 4960000 N`, `7 457 000,12  4 960 000,34`. */
export function readLabelledPair(text: string): LabelledPair | undefined {
  const normalised = normalise(text)
  const plain = readNumberPair(normalised)
  if (plain && plain.firstLabel === undefined)
    return { pair: [plain.first, plain.second], said: 'nothing', isXFirst: true }
  if (plain) return arranged(labelOf(plain.firstLabel!), plain.first, plain.second)
  const named = namedPair(normalised)
  if (!named) return undefined
  const numbers = readNumberPair(`${named.first}; ${named.second}`)
  if (!numbers || named.label === undefined) return undefined
  return arranged(named.label, numbers.first, numbers.second)
}

const digits = "([-+]?\\d[\\d .,']{0,24})"
const before = new RegExp(`^(\\p{L}[\\p{L}_ ]{0,30}?)[ .:=]{0,3}${digits} ?[MМ]?[ ,;]{1,3}(\\p{L}[\\p{L}_ ]{0,30}?)[ .:=]{0,3}${digits} ?[MМ]?$`, 'u') // biome-ignore format: one pattern
const behind = new RegExp(`^${digits} ?(?:[MМ] ?)?(\\p{L}[\\p{L}_ ]{0,30}?)[ ,;]{1,3}${digits} ?(?:[MМ] ?)?(\\p{L}[\\p{L}_ ]{0,30})$`, 'u') // biome-ignore format: one pattern

function namedPair(text: string): { label: Label | undefined; first: string; second: string } | undefined {
  const [, firstName, first, secondName, second] = before.exec(text) ?? reordered(behind.exec(text)) ?? []
  if (firstName === undefined || first === undefined || secondName === undefined || second === undefined)
    return undefined
  const label = labelOf(firstName)
  return label !== undefined && partner[label] === labelOf(secondName)
    ? { label, first: trimmed(first), second: trimmed(second) }
    : undefined
}

const reordered = (match: RegExpExecArray | null) => match && [match[0], match[2], match[1], match[4], match[3]]

const partner: Readonly<Record<Label, Label>> = { east: 'north', north: 'east', x: 'y', y: 'x' }

const trimmed = (number: string): string => number.replace(/[ .,]+$/, '')

function arranged(label: Label | undefined, first: number, second: number): LabelledPair | undefined {
  if (label === undefined) return undefined
  const isTurned = label === 'north' || label === 'y'
  return {
    pair: isTurned ? [second, first] : [first, second],
    said: label === 'east' || label === 'north' ? 'named' : 'letters',
    isXFirst: !isTurned,
  }
}
