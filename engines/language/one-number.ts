import type { Language } from '#engines/core/index.ts'
import { numerals } from './lexicon/numerals.ts'
import { type Lexicon, lexicon } from './lexicon.ts'
import { literals } from './literals.ts'
import { textOf } from './reader.ts'
import type { Token } from './tokens.ts'

const mostDecimals = 5
const longRun = 4

/**
 * Whether a text is one number, where it might be two with a comma between them: digits in groups, a power of ten, and in a language with
 * decimal commas `36,6`; in English only what has four digits in a row (`45413,926`).
 */
export function isOneNumber(typed: string, language: Language): boolean {
  const text = textOf(typed, language)
  if (!text) return false
  const { tokens } = text
  const from = isSign(tokens[0]!) && tokens[1]?.glued ? 1 : 0
  if (!literals(text, from).some(({ end }) => end === tokens.length)) return false
  const runs = tokens.filter(({ kind }) => kind === 'digits')
  if (runs.length > 2) return true
  const [whole, decimals] = runs.map(({ fold }) => fold.length)
  return (
    decimals !== undefined &&
    tokens[from + 1]!.fold === ',' &&
    decimals <= mostDecimals &&
    (language !== 'en' || whole! >= longRun || decimals >= longRun)
  )
}

/** `36 and 6`: two counts, as they are said; two coordinates would be written with more digits. */
export function areTwoCounts(typed: string, language: Language): boolean {
  const tokens = textOf(typed, language)?.tokens ?? []
  const [first, joint, second] = tokens
  words ??= lexicon(numerals)
  return (
    tokens.length === 3 &&
    first!.kind === 'digits' &&
    second!.kind === 'digits' &&
    joint!.kind === 'word' &&
    words.sensesOf(joint!.fold).some(({ kind }) => kind === 'and')
  )
}

const ofNumbers = new Set(['num', 'tens', 'hund', 'mult', 'half', 'denom', 'sign'])

/** Whether a folded word is a part of numbers: beside one in digits it makes another number of it. */
export function isOfNumber(word: string): boolean {
  words ??= lexicon(numerals)
  return words.sensesOf(word).some(({ kind }) => ofNumbers.has(kind))
}

let words: Lexicon | undefined

const isSign = ({ fold }: Token): boolean => fold === '-' || fold === '+'
