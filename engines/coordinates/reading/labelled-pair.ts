import type { Pair, SaidAxes } from '../placing.ts'
import { readMetres } from './grammar.ts'

/** Two numbers of a plane and what is said of them: in `named` east comes first, in `letters` X. */
export interface LabelledPair {
  readonly pair: Pair
  readonly said: SaidAxes
  /** X was written before Y. */
  readonly isXFirst: boolean
}

const saidBy = { E: 'named', N: 'named', X: 'letters', Y: 'letters' } as const

/** `Y 7457000.12, X 4960000.34`, `Rechts: 3500000 Hoch: 5400000`, `457000 E 4960000 N`, `7 457 000,12  4 960 000,34`; a height beside them is left. */
export function readLabelledPair(text: string): LabelledPair | undefined {
  const metres = readMetres(text)
  if (!metres || metres.zone !== undefined) return undefined
  const { first, second, firstLabel } = metres
  const isXFirst = firstLabel !== 'N' && firstLabel !== 'Y'
  const said = firstLabel === undefined ? 'nothing' : saidBy[firstLabel]
  return { pair: isXFirst ? [first, second] : [second, first], said, isXFirst }
}
