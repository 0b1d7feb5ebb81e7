import { failure } from '#engines/core/index.ts'
import type { Reading } from '../system.ts'
import { readMetres } from './grammars.ts'
import type { MetresOfText } from './plane-numbers.ts'

export type NumberPair = Pick<MetresOfText, 'first' | 'second' | 'firstLabel'>

/** For systems whose X is the easting; in Gauss-Krüger systems X is the northing. */
export const isNorthingFirst = ({ firstLabel }: NumberPair): boolean => firstLabel === 'N' || firstLabel === 'Y'

/** Two numbers of a plane and nothing else, with their letters where they have some. */
export function readNumberPair(text: string): NumberPair | undefined {
  const metres = readMetres(text)
  return metres && isPlain(metres) ? metres : undefined
}

/** Two numbers and nothing else as a place of a system. */
export function readPlane(text: string, place: (pair: NumberPair) => Reading): Reading {
  const pair = readNumberPair(text)
  return pair ? place(pair) : failure({ code: 'unreadable' })
}

const isPlain = ({ zone, isUtm, heightMetres, isNamed }: MetresOfText): boolean =>
  zone === undefined && !isUtm && heightMetres === undefined && !isNamed
