import { inDigits, noUnit } from './number-words.ts'
import { withoutAsking } from './question-words.ts'

/** Decimals as they are said: `two point five km`, `две целых пять десятых мили`, `jedan zarez pet litara`, `ноль пять литра`. */

const longestText = 120
/** The words of a number before the separator, and behind it. */
const mostWords = 4

const separator = /^(?:point|comma|цел(?:ых|ая|ые|ой)|запятая|зарез|zarez|запета|zapeta|точка)$/iu
const minus = /^(?:minus|минус)\s/iu
const and = /^(?:и|and|i)$/iu
const nothing = /^(?:ноль|нуль|нула|nula)$/iu

/** How many decimals a word behind them says that there are. */
const places: readonly (readonly [RegExp, number])[] = [
  [/^десят(?:ых|ая|ые)$/iu, 1],
  [/^сот(?:ых|ая|ые)$/iu, 2],
  [/^тысячн(?:ых|ая|ые)$/iu, 3],
]

/** The text with its decimals in digits; any other text as it is. */
export function withSpokenDecimals(text: string): string {
  if (text.length > longestText) return text
  const asked = withoutAsking(text.trim())
  const [sign = ''] = minus.exec(asked) ?? []
  const words = asked.slice(sign.length).split(/\s+/)
  for (let at = 1; at <= Math.min(mostWords, words.length - 1); at++) {
    const whole = numberIn(words.slice(0, at))
    if (whole === undefined) continue
    const read = withFraction(words, at, whole)
    if (read !== undefined) return sign + read
  }
  return text
}

function withFraction(words: readonly string[], at: number, whole: string): string | undefined {
  const isPoint = separator.test(words[at]!)
  // `ноль пять`: a zero is said for the decimals behind it only.
  const isZero = at === 1 && nothing.test(words[0]!)
  const from = isPoint || and.test(words[at]!) ? at + 1 : isZero ? at : undefined
  if (from === undefined) return undefined
  for (let end = Math.min(from + mostWords, words.length - 1); end > from; end--) {
    const count = places.find(([word]) => word.test(words[end]!))?.[1]
    // `два и пять десятых`: what is joined by `and` must say that it is a fraction.
    if (count === undefined && !isPoint && !isZero) continue
    const digits = count === undefined ? digitsIn(words.slice(from, end)) : numberIn(words.slice(from, end))
    const rest = words.slice(count === undefined ? end : end + 1)
    if (digits === undefined || rest.length === 0 || (count !== undefined && digits.length > count)) continue
    return `${whole}.${digits.padStart(count ?? 0, '0')} ${rest.join(' ')}`
  }
  return undefined
}

/** `25` for `twenty five`; undefined where a word is no number. */
function numberIn(words: readonly string[]): string | undefined {
  const text = words.join(' ')
  if (/^\d{1,6}$/.test(text)) return text
  const [, number] = /^(\d+) x$/.exec(inDigits(`${text} ${noUnit}`, 0)) ?? []
  return number
}

/** Decimals said one by one (`one four`) or as one number (`twenty five`). */
function digitsIn(words: readonly string[]): string | undefined {
  const each = words.map((word) => numberIn([word]))
  if (each.every((digit) => digit?.length === 1)) return each.join('')
  return numberIn(words)
}
