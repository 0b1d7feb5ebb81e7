import { inLatin } from './names.ts'

/** Numbers in words, in English, Russian and Serbian, the latter in Latin letters too. */

// biome-ignore format: a table, one number a row
const rows: readonly (readonly [value: number, words: string])[] = [
  [0, 'zero ноль нуль нула'],
  [1, 'one один одна одно одну један једна једно једну'],
  [2, 'two два две'],
  [3, 'three три'],
  [4, 'four четыре четири'],
  [5, 'five пять пет'],
  [6, 'six шесть шест'],
  [7, 'seven семь седам'],
  [8, 'eight восемь осам'],
  [9, 'nine девять девет'],
  [10, 'ten десять десет'],
  [11, 'eleven одиннадцать једанаест'],
  [12, 'twelve двенадцать дванаест'],
  [13, 'thirteen тринадцать тринаест'],
  [14, 'fourteen четырнадцать четрнаест'],
  [15, 'fifteen пятнадцать петнаест'],
  [16, 'sixteen шестнадцать шеснаест'],
  [17, 'seventeen семнадцать седамнаест'],
  [18, 'eighteen восемнадцать осамнаест'],
  [19, 'nineteen девятнадцать деветнаест'],
  [20, 'twenty двадцать двадесет'],
  [30, 'thirty тридцать тридесет'],
  [40, 'forty сорок четрдесет'],
  [50, 'fifty пятьдесят педесет'],
  [60, 'sixty шестьдесят шездесет'],
  [70, 'seventy семьдесят седамдесет'],
  [80, 'eighty восемьдесят осамдесет'],
  [90, 'ninety девяносто деведесет'],
  [100, 'hundred сто сотни сотен стотину стотина стотине'],
  [200, 'двести двеста двјеста'],
  [300, 'триста'],
  [400, 'четыреста четиристо'],
  [500, 'пятьсот петсто'],
  [600, 'шестьсот шестсто'],
  [700, 'семьсот седамсто'],
  [800, 'восемьсот осамсто'],
  [900, 'девятьсот деветсто'],
  [1000, 'thousand тысяча тысячи тысяч тысячу хиљада хиљаде хиљаду'],
]
const values = new Map(
  rows.flatMap(([value, words]) => `${words} ${inLatin(words)}`.split(' ').map((word) => [word, value] as const)),
)

/** Words between the numbers, and the article of `a hundred`. */
const joints = new Set(['and', 'a', 'и', 'i'])

const mostWords = 8
/** Serbian also writes `dvadesetpet` and `двадесетипет`. */
const betweenWords = /(?<=\p{L})[\s-]+(?=\p{L})|(?<=deset|десет)[iи]?(?=\p{L}{3})/u

/** A word to put in place of the unit where there is none: `inDigits` reads a number only before another word. */
export const noUnit = 'x'

/**
 * `twenty five miles` to `25 miles`. A text that does not begin with a number in words stays as it is, and so does `one mile`: there
 * the word may be an article, which the reader of questions knows about.
 */
export function inDigits(text: string, least = 2): string {
  const words = text.split(betweenWords, mostWords + 1)
  let [sum, group, last, taken] = [0, 0, Number.POSITIVE_INFINITY, 0]
  for (const [index, word] of words.entries()) {
    const plain = plainWord(word)
    if (joints.has(plain)) continue
    const value = values.get(plain)
    if (value === undefined) break
    if (value === 1000) [sum, group, last] = [sum + (group || 1) * 1000, 0, 1000]
    else if (value === 100 && group > 0 && group < 10) [group, last] = [group * 100, 100]
    // Numbers go from large to small: twenty, five. Behind twenty to ninety only one to nine can follow.
    else if (value < last && (last >= 100 || (last >= 20 && value < 10))) [group, last] = [group + value, value]
    else return text
    taken = index + 1
  }
  const total = sum + group
  if (taken === 0 || taken >= words.length || (total < least && last !== 0 && words[taken] !== noUnit)) return text
  return `${total} ${words.slice(taken).join(' ')}`
}

/** Does the same for numbers in words behind a unit: `6 foot two`, `5 футов десять дюймов`. */
export function restInDigits(text: string): string {
  if (text.length > longestText) return text
  const words = text.split(' ')
  const at = words.findIndex((word, index) => index > 1 && values.has(plainWord(word)) && !isJoined(words, index))
  if (at < 0) return text
  const [begin, rest] = [words.slice(0, at).join(' '), words.slice(at).join(' ')]
  const counted = inDigits(rest, 1)
  const alone = values.get(plainWord(rest))
  return counted !== rest ? `${begin} ${counted}` : alone === undefined ? text : `${begin} ${alone}`
}

/** Whether an `and` joins this number to the number before it; in `2 metra i pet centimetara` it joins two lengths. */
const isJoined = (words: readonly string[], index: number): boolean =>
  joints.has(plainWord(words[index - 1]!)) && /^\d/.test(words[index - 2]!)

const longestText = 100

const plainWord = (word: string): string => word.toLowerCase().replace(/č/g, 'c').replace(/š/g, 's').replace(/ž/g, 'z')

/** A word behind a number that multiplies it: `5 тыс. км`, `1.5 million miles`. */
const multipliers: readonly (readonly [RegExp, string])[] = [
  [/(\d)\s{0,2}(?:thousand|тыс\.?|тысяч[аиу]?|хиљад[аеу]|hiljad[aeu]|хиљ\.?|hilj\.?)\s{1,2}(?=\p{L})/iu, '$1e3 '],
  [
    /(\d)\s{0,2}(?:million|mln\.?|млн\.?|миллион(?:а|ов)?|милион(?:а|и)?|milion(?:a|i)?|мил\.?|mil\.)\s{1,2}(?=\p{L})/iu,
    '$1e6 ',
  ],
  [/(\d)\s{0,2}(?:billion|bn|млрд\.?|миллиард(?:а|ов)?|милијард[аеи]|milijard[aei])\s{1,2}(?=\p{L})/iu, '$1e9 '],
]

export function multiplied(text: string): string {
  for (const [words, power] of multipliers) if (words.test(text)) return text.replace(words, power)
  return text
}
