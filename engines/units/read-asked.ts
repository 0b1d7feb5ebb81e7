import type { Language } from '../core/index.ts'
import { type ReadQuestion, readQuestion } from './read-question.ts'

/**
 * What is asked by a text and, beside it, the unit that is wanted. Without one, a unit alone is asked about as one of it. Best first,
 * those that say what is wanted before the others.
 */
export function readAsked(text: string, to: string | undefined, language: Language): readonly ReadQuestion[] {
  if (to !== undefined) return readQuestion(`${text} = ${to}`, language).filter((question) => question.to !== undefined)
  const asked = readQuestion(text, language)
  if (asked.length > 0) return asked.toSorted((left, right) => wants(right) - wants(left))
  const isUnitAlone = !/\d/.test(text) && text.trim() !== ''
  return isUnitAlone ? readQuestion(`1 ${text}`, language) : []
}

const wants = ({ to }: ReadQuestion): number => (to === undefined ? 0 : 1)

/**
 * Words of a command line: the wanted unit may stand simply behind the quantity, in as many words as it has. Words within quotation
 * marks are a whole: `"2 * 3 ft" in` wants inches.
 */
export function readAskedWords(words: readonly string[], language: Language): readonly ReadQuestion[] {
  const [first = '', ...rest] = words
  const behindWhole = /\s/.test(first) && rest.length > 0 ? readAsked(first, rest.join(' '), language) : []
  if (behindWhole.length > 0) return behindWhole
  const asked = readQuestion(words.join(' '), language)
  for (let at = words.length - 1; at > 0 && asked.length === 0; at--) {
    const found = readAsked(words.slice(0, at).join(' '), words.slice(at).join(' '), language)
    if (found.length > 0) return found
  }
  const isWhole = asked.length > 0 || words.every((word) => word.trim() !== '')
  return isWhole ? readAsked(words.join(' '), undefined, language) : []
}
