import type { Language } from '../core/index.ts'
import { categories, mass, volume } from './categories/index.ts'
import { findUnit } from './names.ts'
import { findOtherName } from './other-names.ts'
import { noUnit, weighed, withoutThings } from './question-contents.ts'
import { twoNumbers } from './question-heights.ts'
import { article, askingWords, atTheEnd, betweens, howMany } from './question-words.ts'
import { readQuantity } from './read-quantity.ts'
import { type ReadQuestion, readQuestion } from './read-question.ts'
import type { Category, CategoryId } from './types.ts'

/** Why a text is no question about units: a word in it names no unit, or a unit of another kind than the given one. */
export interface WordProblem {
  readonly word: string
  /** What was given is of this kind, and the word is not. */
  readonly category?: CategoryId
  /** Both units are known, but converting takes a fact nobody gave: how dense the thing is, how large the glass. */
  readonly needs?: 'density' | 'size'
}

const longestQuestion = 100
const longestWord = 24

/** For `7 l/100km`, `5 psi in bar`, `10 km in kg`; undefined for a text that is not a number with a word. */
export function whyNoQuestion(text: string, language: Language): WordProblem | undefined {
  // `7,5 l/100km` has a number, though not by the rules of English.
  return whyNot(text, language) ?? (language === 'en' && /\d,\d/.test(text) ? whyNot(text, 'ru') : undefined)
}

function whyNot(text: string, language: Language): WordProblem | undefined {
  if (text.length > longestQuestion || twoNumbers.test(text)) return undefined
  const glass = glassIn(text, language)
  if (glass !== undefined) return { word: glass, needs: 'size' }
  const weighing = weighed.exec(text)?.[0]
  if (
    weighing !== undefined &&
    readQuestion(
      text.replace(weighed, (word) => (/^how/i.test(word) ? 'what' : '')),
      language,
    ).some(isVolume)
  )
    return { word: weighing, needs: 'density' }
  const other = noUnit.exec(text)?.[0]
  if (other !== undefined) return { word: other.trim() }
  const asked = withoutThings(text.trim().replace(askingWords, '').replace(atTheEnd, ''))
  betweens.lastIndex = 0
  const between = betweens.exec(asked)
  const [first, second] = between
    ? [asked.slice(0, between.index), asked.slice(between.index + between[0].length).replace(howMany, '')]
    : [asked, undefined]
  // `how many psi in 5 bar`
  const [given, wanted] =
    second !== undefined && /^\d/.test(second) && !/\d/.test(first) ? [second, first] : [first, second]
  // `how many psi in a bar`
  if (wanted !== undefined && howMany.test(text.trim()) && isWord(given) && !isKnown(given)) return { word: given }
  if (wanted !== undefined && isMassWithVolume(given, wanted, language)) return { word: wanted, needs: 'density' }
  // `1 cup flour grams`
  const [, measured = '', behind = ''] = /^([\d½¼¾][^,;]{0,30}?)(?: \p{L}{3,20})? (\p{L}{1,20})$/u.exec(asked) ?? []
  if (isMassWithVolume(measured, behind, language)) return { word: behind, needs: 'density' }
  const readings = categories.map((category) => ({ category, read: readQuantity(category, given, language) }))
  const known = readings.find(({ read }) => !('code' in read))
  if (known)
    return wanted === undefined || !(isWord(wanted) || isOtherKind(known.category, wanted))
      ? undefined
      : { word: wanted, category: known.category.id }
  // A word that no category knows is the unknown word of each of their answers.
  const words = new Set(readings.flatMap(({ read }) => ('word' in read ? [read.word] : [])))
  const [word = ''] = words
  if (words.size !== 1 || word.length < 2 || isKnown(word)) return undefined
  // The word with a number in its denominator: `l/100km`.
  const whole = /^[-+−]?[\d.,/\s\u00a0]*\d\s*(\p{L}.*)$/u.exec(given)?.[1] ?? word
  const isAsked = between && /^\S{1,12} \S{1,12}$/.test(whole)
  return isWord(whole) || isAsked || area.test(whole) ? { word: whole } : undefined
}

const isVolume = ({ category }: ReadQuestion): boolean => category === 'volume'

/** `100 sq ft`, `50 кв. м` */
const area = /^(?:sq|square|кв|квадратн\p{L}{2,3}|kv|kvadratn\p{L}{1,2})\.? \p{L}{1,12}$/iu

/** Cups of flour in grams, or how many grams in a cup. */
function isMassWithVolume(given: string, wanted: string, language: Language): boolean {
  const [one, other] = [given, wanted].map((side) => {
    const name = side.replace(article, '')
    return [mass, volume].find(
      (category) => findUnit(category, name) ?? !('code' in readQuantity(category, side, language)),
    )
  })
  return one !== undefined && other !== undefined && one !== other
}

/** Recipes count glasses, which have no standard size. The word for it, where the text would be a question with a cup in its place. */
function glassIn(text: string, language: Language): string | undefined {
  const word = glass.exec(text)?.[0]
  if (word === undefined || (word === text.trim() && /^g/i.test(word))) return undefined
  const asCup = text.replace(glass, 'cup').trim()
  const isQuestion = asCup === 'cup' || readQuestion(asCup, language).length > 0
  return isQuestion || whyNot(asCup, language)?.needs === 'density' ? word : undefined
}

const glass =
  /(?<!\p{L})(?:(?<=\d\s?)ст\.?(?= (?!лож)\p{L}{3})|(?:пол)?стакан\p{L}{0,3}|glass(?:es)?|чаш(?:ама?|[аеуи])|[čc]a[sš](?:ama?|[aeui]))(?!\p{L})/iu

/** `cubic inches`: a unit of another kind with a word before it; not a number of a unit that would do, `million km`. */
const isOtherKind = (category: Category, wanted: string): boolean => {
  const [, last] = /^\p{L}{2,12} (\p{L}{2,12})$/u.exec(wanted) ?? []
  return last !== undefined && !findUnit(category, last) && categories.some((other) => findUnit(other, last))
}

const isWord = (text: string): boolean =>
  text.length <= longestWord && /\p{L}/u.test(text) && (text.includes('/') || !/\s/.test(text))

const isKnown = (word: string): boolean =>
  categories.some((category) => findUnit(category, word) ?? findOtherName(category, word))
