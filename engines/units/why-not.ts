import type { Language } from '../core/index.ts'
import { categories } from './categories/index.ts'
import { findUnit } from './names.ts'
import { findOtherName } from './other-names.ts'
import { askingWords, atTheEnd, betweens } from './question-words.ts'
import { readQuantity } from './read-quantity.ts'
import type { CategoryId } from './types.ts'

/** Why a question is none: a word that names no unit, or one of another kind than what was given. */
export interface WordProblem {
  readonly word: string
  /** What was given is of this kind, and the word is not. */
  readonly category?: CategoryId
}

const longestQuestion = 100
const longestWord = 24

/** `7 l/100km`, `5 psi in bar`, `10 km in kg`; nothing for what is no number with a word. */
export function whyNoQuestion(text: string, language: Language): WordProblem | undefined {
  if (text.length > longestQuestion) return undefined
  const asked = text.trim().replace(askingWords, '').replace(atTheEnd, '')
  betweens.lastIndex = 0
  const between = betweens.exec(asked)
  const [given, wanted] = between
    ? [asked.slice(0, between.index), asked.slice(between.index + between[0].length)]
    : [asked, undefined]
  const readings = categories.map((category) => ({ category, read: readQuantity(category, given, language) }))
  const known = readings.find(({ read }) => !('code' in read))
  if (known) return wanted === undefined || !isWord(wanted) ? undefined : { word: wanted, category: known.category.id }
  // Every kind names the same word where none of them knows it.
  const words = new Set(readings.flatMap(({ read }) => ('word' in read ? [read.word] : [])))
  const [word = ''] = words
  if (words.size !== 1 || word.length < 2 || isKnown(word)) return undefined
  // With the number that stands below the line: `l/100km`.
  const whole = /^[-+−]?[\d.,/\s\u00a0]*\d\s*(\p{L}.*)$/u.exec(given)?.[1] ?? word
  const isAsked = between && /^\S{1,12} \S{1,12}$/.test(whole)
  return isWord(whole) || isAsked ? { word: whole } : undefined
}

const isWord = (text: string): boolean =>
  text.length <= longestWord && /\p{L}/u.test(text) && (text.includes('/') || !/\s/.test(text))

const isKnown = (word: string): boolean =>
  categories.some((category) => findUnit(category, word) ?? findOtherName(category, word))
