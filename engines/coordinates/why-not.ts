import { brokenNumber, strayWord, tokenise } from '#engines/language/index.ts'
import { isSurelyPlace, textOf } from './reading/grammar.ts'
import { isKnown } from './reading/leaves.ts'
import { isFiller, isHarmless } from './reading/surroundings.ts'
import { withoutSystemName } from './reading/system-around.ts'
import { recognise } from './recognise.ts'
import { systemOf } from './registry.ts'
import type { ReadingProblem, SystemId } from './system.ts'

/** Degrees are tried first, because any two numbers could be metres. */
const asked: readonly SystemId[] = ['wgs84dms', 'utm', 'mgrs', 'sk42']

/** Signs of a point: marks, letters of hemispheres, many decimals, a grid. Without one of them a text is not called a faulty point. */
const looksLikePoint = /[°′″]|\d[.,]\d{3}|(?<!\p{L})[NSEWСЮВЗ](?!\p{L})|^\d{1,2} ?[A-Z] ?[A-Z]{0,2} ?\d{2}|\d{6}/iu

/**
 * Why a text is no point, where it is nearly one: too far north, a letter of another band, an easting of another zone, a word in the way.
 * Where points are asked for, any two numbers are one but for that word; among texts about anything only what is surely a place.
 */
export function whyNoPoint(text: string, among: 'points' | 'anything' = 'points'): ReadingProblem | undefined {
  return faultOf(text) ?? unreadBecauseOf(text, among)
}

function unreadBecauseOf(text: string, among: 'points' | 'anything'): ReadingProblem | undefined {
  const word =
    (among === 'points' ? strangerIn(text) : undefined) ?? strayWord(text, isPlaceIn) ?? brokenNumber(text, isPlaceIn)
  return word === undefined || isOfSystemName(word, text) ? undefined : { code: 'unreadable', word }
}

/** The name of a system is understood; without it the numbers would only be those of another. */
const isOfSystemName = (word: string, text: string): boolean => withoutSystemName(text)?.text.includes(word) === false

/** A word that no coordinate has, in a text that would be understood without it; of the others something may still be missing: `44.8 N, 20`. */
function strangerIn(text: string): string | undefined {
  const word = strayWord(text, isUnderstood)
  const isStrange = word !== undefined && tokenise(word)?.some((token) => token.kind === 'word' && !isKnown(token))
  return isStrange && !isUnderstood(text) ? word : undefined
}

const isUnderstood = (text: string): boolean => recognise(text) !== undefined

/** A place as it stands, or without what people write around one. */
function isPlaceIn(typed: string): boolean {
  const text = textOf(typed)
  if (!text) return false
  const end = text.tokens.findLastIndex((token) => !isHarmless(token)) + 1
  const tokens = text.tokens.slice(0, end).filter((token) => !isFiller(token))
  return isSurelyPlace(text) || isSurelyPlace({ ...text, tokens, isTry: true })
}

function faultOf(text: string): ReadingProblem | undefined {
  if (text.length > longestText || !looksLikePoint.test(text)) return undefined
  const named = withoutSystemName(text)
  if (named?.system === 'mgi' || named?.system === 'gk') return undefined
  for (const system of named && named.system !== 'degrees' ? [named.system] : asked) {
    const reading = systemOf(system).read(named?.text ?? text)
    if (reading.ok) return undefined
    if (isTelling(reading.problem, text)) return reading.problem
  }
  return undefined
}

/** Any two large numbers are out of range; that says something only where a mark, a letter or a suggestion shows that degrees were meant. */
function isTelling({ code, suggestion }: ReadingProblem, text: string): boolean {
  if (code === 'unreadable' || code === 'outside_area') return suggestion !== undefined
  return code === 'wrong_band' || code === 'far_from_zone' || suggestion !== undefined || /[°NSEWСЮВЗ]/i.test(text)
}

const longestText = 200
