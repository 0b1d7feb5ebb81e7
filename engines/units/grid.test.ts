import { expect, test } from 'vitest'
import { type Language, type Localized, languages } from '#engines/core/index.ts'
import { categories, readQuestion, whyNoQuestion } from './index.ts'
import type { Unit } from './types.ts'

/** Texts composed of the parts that the grammar knows one by one. Every part is another's, so no passage of them was ever tuned. */

const step = (seed: number): number => (seed * 1_103_515_245 + 12_345) % 2_147_483_648

/** Always the same texts, from one seed. */
function* choices(seed: number): Generator<<Value>(from: readonly Value[]) => Value> {
  for (;;)
    yield (from) => {
      seed = step(seed)
      return from[Math.floor((seed / 2_147_483_648) * from.length)]!
    }
}

type Numeral = readonly [typed: string, value: number]

const numerals: Readonly<Record<Language, readonly Numeral[]>> = {
  en: [
    ['5', 5],
    ['1,500', 1500],
    ['12 000', 12_000],
    ['2.5', 2.5],
    ['3 1/2', 3.5],
    ['½', 0.5],
    ['1e3', 1000],
    ['1.2M', 1_200_000],
    ['twenty five', 25],
    ['two hundred and six', 206],
    ['two thousand five hundred', 2500],
    ['one and a half', 1.5],
    ['point five', 0.5],
    ['three quarters of a', 0.75],
    ['half a', 0.5],
    ['15k', 15_000],
  ],
  ru: [
    ['5', 5],
    ['1 500', 1500],
    ['2,5', 2.5],
    ['3 1/2', 3.5],
    ['1,2 млн', 1_200_000],
    ['двадцать пять', 25],
    ['две тысячи пятьсот', 2500],
    ['полтора', 1.5],
    ['три с половиной', 3.5],
    ['две целых пять десятых', 2.5],
    ['15к', 15_000],
    ['3е5', 300_000],
  ],
  sr: [
    ['5', 5],
    ['1.500,5', 1500.5],
    ['2,5', 2.5],
    ['двадесет и пет', 25],
    ['dvadeset pet', 25],
    ['две хиљаде петсто', 2500],
    ['три и по', 3.5],
    ['пола', 0.5],
    ['15 хиљ.', 15_000],
  ],
}

type Sign = readonly [typed: string, sign: 1 | -1]

const signs: Readonly<Record<Language, readonly Sign[]>> = {
  en: [
    ['', 1],
    ['minus ', -1],
    ['negative ', -1],
    ['-', -1],
    ['about ', 1],
  ],
  ru: [
    ['', 1],
    ['минус ', -1],
    ['-', -1],
    ['около ', 1],
  ],
  sr: [
    ['', 1],
    ['минус ', -1],
    ['-', -1],
    ['отприлике ', 1],
  ],
}

type Frame = (given: string, wanted: Unit) => string

const frames: Readonly<Record<Language, readonly Frame[]>> = {
  en: [
    (given, { name }) => `${given} in ${name.en}`,
    (given, { symbol }) => `${given} to ${symbol.en}`,
    (given, { ofMany }) => `how many ${ofMany.en} in ${given}`,
    (given, { ofMany }) => `what is ${given} in ${ofMany.en}?`,
    (given, { symbol }) => `convert ${given} to ${symbol.en} please`,
    (given, { ofMany }) => `${given} is how many ${ofMany.en}`,
  ],
  ru: [
    (given, { intoMany }) => `${given} в ${intoMany.ru}`,
    (given, { ofMany }) => `сколько ${ofMany.ru} в ${given}`,
    (given, { intoMany }) => `перевести ${given} в ${intoMany.ru}`,
    (given, { ofMany }) => `${given} это сколько ${ofMany.ru}`,
    (given, { ofMany }) => `${given} сколько ${ofMany.ru}`,
  ],
  sr: [
    (given, { intoMany }) => `${given} у ${intoMany.sr}`,
    (given, { ofMany }) => `колико ${ofMany.sr} има у ${given}`,
    (given, { symbol }) => `koliko je ${given} u ${symbol.sr}`,
    (given, { ofMany }) => `колико ${ofMany.sr} је ${given}`,
  ],
}

interface Composed {
  readonly text: string
  readonly meaning: string
}

const formsOf = (unit: Unit): readonly Localized[] => [unit.ofMany, unit.name, unit.symbol]

function* composed(language: Language, count: number): Generator<Composed> {
  const [pick] = [choices(language.charCodeAt(0)).next().value!]
  for (let made = 0; made < count; made++) {
    const { id, units } = pick(categories)
    const [from, to] = [pick(units), pick(units)]
    if (from === to) continue
    const [digits, value] = pick(numerals[language])
    const [sign, direction] = pick(signs[language])
    if (sign === '-' && !/^\d/.test(digits)) continue
    const given = `${sign}${digits} ${pick(formsOf(from))[language]}`
    const text = pick(frames[language])(given, to)
    yield { text, meaning: `${id}: ${direction * value} ${from.id} in ${to.id}` }
  }
}

const size = (text: string): number => {
  const [above, below = '1'] = text.split('/')
  return Number(above) / Number(below)
}

/** All meanings, the likeliest first. */
const meaningsOf = (text: string, language: Language): string[] =>
  readQuestion(text, language).map(({ category, value, from, to }) => `${category}: ${size(value)} ${from} in ${to}`)

const textsOfALanguage = 3000
const mostRefused = 0.03

test.each(languages)('texts composed of the rows are read right in %s, or refused', (language) => {
  const wrong: string[] = []
  let [all, refused] = [0, 0]
  for (const { text, meaning } of composed(language, textsOfALanguage)) {
    const meanings = meaningsOf(text, language)
    all++
    if (meanings.length === 0) refused++
    // A symbol may be that of two units: then both are answered.
    else if (!meanings.includes(meaning)) wrong.push(`${text}: ${meaning}, not ${meanings}`)
  }
  expect(wrong).toEqual([])
  expect(refused / all).toBeLessThan(mostRefused)
})

/** One letter left out, twice, or in the place of the next, somewhere within one of the longer words. */
function mistyped(text: string, pick: <Value>(from: readonly Value[]) => Value): string {
  const long = Array.from(text.matchAll(/\p{L}{7,14}/gu))
  if (long.length === 0) return text
  const [word] = pick(long)
  const at = text.indexOf(word) + 2 + pick([0, 1, 2])
  const [left, right] = [text[at]!, text[at + 1]!]
  const slip = pick([right, left + left + right, right + left])
  return text.slice(0, at) + slip + text.slice(at + 2)
}

test.each(languages)('with one letter wrong they are read as well in %s, nearly all', (language) => {
  const [pick] = [choices(23).next().value!]
  const wrong: string[] = []
  let [all, read] = [0, 0]
  for (const { text, meaning } of composed(language, textsOfALanguage / 3)) {
    const typed = mistyped(text, pick)
    if (typed === text) continue
    const meanings = meaningsOf(typed, language)
    all++
    if (meanings.includes(meaning)) read++
    else if (meanings.length > 0) wrong.push(`${typed}: ${meaning}, not ${meanings}`)
  }
  expect(all).toBeGreaterThan(300)
  expect(read / all).toBeGreaterThan(0.9)
  expect(wrong).toEqual([])
})

const foreign = ['zorp', 'флюмпс', 'квргзп', 'squidge']

test.each(languages)('with one foreign word in it no text is answered in %s, and the word is named', (language) => {
  const [pick] = [choices(11).next().value!]
  const answered: string[] = []
  for (const { text } of composed(language, textsOfALanguage / 6)) {
    const words = text.split(' ')
    const at = pick(words.map((_, index) => index))
    const word = pick(foreign)
    const withWord = [...words.slice(0, at), word, ...words.slice(at)].join(' ')
    if (readQuestion(withWord, language).length > 0) answered.push(withWord)
    const named = whyNoQuestion(withWord, language)?.word
    if (named !== undefined) expect(withWord).toContain(named)
  }
  expect(answered).toEqual([])
})
