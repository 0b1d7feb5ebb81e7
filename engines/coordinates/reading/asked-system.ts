import { type Token, tokenise } from '#engines/language/index.ts'
import type { SystemId } from '../system.ts'
import { isFiller } from './surroundings.ts'
import { systemAt } from './system-names.ts'

/** A point, and the system it is wanted in. */
export interface AskedSystem {
  readonly text: string
  readonly system: SystemId
  /** It may be the system the figures are in as well: `6182999 7413580 in SK-42`. */
  readonly mayBeOwn: boolean
}

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '))
const asking = setOf('convert change перевести переведи перевод пересчитать претвори pretvori')
const toWords = setOf('to into in as в у u → ⇒')
const inWords = setOf('in в у u')
const kinds = setOf('coordinates coordinate format координаты координате koordinate')
const from = setOf('from из iz')
const own = setOf('sk42 sk95 osgb')

/** `44.8125, 20.4612 to UTM`, `lat long to UTM 44.8 20.46`: nothing where the text asks for no system. */
export function askedSystem(typed: string): AskedSystem | undefined {
  const tokens = tokenise(typed)
  if (!tokens?.some(({ kind }) => kind === 'digits')) return undefined
  return askedBehind(typed, tokens) ?? askedInFront(typed, tokens)
}

/** Where the word for "to" ends that begins at a token; an arrow is one of them. */
function endOfTo(tokens: readonly Token[], at: number): number | undefined {
  const token = tokens[at]
  if (!token) return undefined
  if (toWords.has(token.fold)) return at + 1
  return (token.fold === '-' || token.fold === '=') && tokens[at + 1]?.fold === '>' ? at + 2 : undefined
}

function askedBehind(typed: string, tokens: readonly Token[]): AskedSystem | undefined {
  let end = tokens.length
  if (tokens[end - 1]?.fold === '?') end--
  if (kinds.has(tokens[end - 1]?.fold ?? '')) end--
  for (let at = end - 1; at > 0; at--) {
    const behindTo = endOfTo(tokens, at)
    if (behindTo === undefined) continue
    let nameAt = behindTo
    while (tokens[nameAt] && isFiller(tokens[nameAt]!)) nameAt++
    const named = systemAt(tokens.slice(0, end), nameAt)
    if (named?.end !== end || named.system === 'mgi' || named.system === 'gk') continue
    const given = { start: 0, end: at }
    const isAsked = asking.has(tokens[given.start]!.fold) || asking.has(tokens[given.end - 1]!.fold)
    if (asking.has(tokens[given.start]!.fold)) given.start++
    if (asking.has(tokens[given.end - 1]?.fold ?? '')) given.end--
    if (tokens[given.end - 1]?.fold === ',') given.end--
    const system = named.system === 'degrees' ? 'wgs84' : named.system
    const text = pieceOf(typed, tokens, given.start, given.end)
    if (!/\p{Nd}/u.test(text)) return undefined
    return {
      text,
      system,
      mayBeOwn: !isAsked && own.has(system) && inWords.has(tokens[at]!.fold) && !/wgs|gps/i.test(text),
    }
  }
  return undefined
}

function askedInFront(typed: string, tokens: readonly Token[]): AskedSystem | undefined {
  let at = 0
  if (asking.has(tokens[at]!.fold)) at++
  if (from.has(tokens[at]?.fold ?? '')) at++
  const given = systemAt(tokens, at)
  const behindTo = given && endOfTo(tokens, given.end)
  const wanted = behindTo === undefined ? undefined : systemAt(tokens, behindTo)
  if (!given || !wanted || wanted.system === 'mgi' || wanted.system === 'gk') return undefined
  let start = wanted.end
  if (kinds.has(tokens[start]?.fold ?? '')) start++
  if (tokens[start]?.fold === ':') start++
  const figures = pieceOf(typed, tokens, start, tokens.length)
  const text = given.system === 'degrees' ? figures : `${pieceOf(typed, tokens, at, given.end)} ${figures}`
  return /\p{Nd}/u.test(figures)
    ? { text, system: wanted.system === 'degrees' ? 'wgs84' : wanted.system, mayBeOwn: false }
    : undefined
}

const pieceOf = (typed: string, tokens: readonly Token[], start: number, end: number): string => {
  const last = tokens[end - 1]
  return start >= end || !last ? '' : typed.slice(tokens[start]!.start, last.start + last.text.length)
}
