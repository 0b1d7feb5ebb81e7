import { brokenNumber, strayWord } from '#engines/language/index.ts'
import { isSurelyPlace, textOf } from './reading/grammar.ts'
import { withoutSystemName } from './reading/system-around.ts'
import { systemOf } from './registry.ts'
import type { ReadingProblem, SystemId } from './system.ts'

/** Degrees are tried first, because any two numbers could be metres. */
const asked: readonly SystemId[] = ['wgs84dms', 'utm', 'mgrs', 'sk42']

/** Signs of a point: marks, letters of hemispheres, many decimals, a grid. Without one of them a text is not called a faulty point. */
const looksLikePoint = /[°′″]|\d[.,]\d{3}|(?<!\p{L})[NSEWСЮВЗ](?!\p{L})|^\d{1,2} ?[A-Z] ?[A-Z]{0,2} ?\d{2}|\d{6}/iu

/** Why a text is no point, where it is nearly one: too far north, a letter of another band, an easting of another zone. */
export function whyNoPoint(text: string): ReadingProblem | undefined {
  return faultOf(text) ?? unreadBecauseOf(text)
}

function unreadBecauseOf(text: string): ReadingProblem | undefined {
  const isPlace = (rest: string): boolean => {
    const read = textOf(rest)
    return read !== undefined && isSurelyPlace(read)
  }
  const word = strayWord(text, isPlace) ?? brokenNumber(text, isPlace)
  return word === undefined ? undefined : { code: 'unreadable', word }
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
