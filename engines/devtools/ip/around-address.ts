import { invisible, unwrap } from '../plain-characters.ts'
import { says, wordsOf } from './said.ts'

/** Takes away what stands around an address in listings, settings, commands and sentences. */

type Rules = readonly (readonly [found: RegExp, instead: string | ((...parts: string[]) => string)])[]

const applied = (rules: Rules, text: string): string =>
  rules.reduce((rest, [found, instead]) => rest.replace(found, instead as string), text)

const likeSlashes: Rules = [
  [invisible, ''],
  [/[／⁄∕]/g, '/'],
  [/%25(?=[a-z])/i, '%'],
]
const markRules: Rules = [
  [/(?<=[\da-f:])[/.]$/i, ''],
  [/^([\d.]+)\\(\d{1,2})$/, '$1/$2'],
  // `10.0.0.[1-9]`, `10.0.0.{1..9}`
  [/(?<=[\d.])\.[[{](\d{1,3})(?:-|\.\.)(\d{1,3})[\]}]$/, '.$1-$2'],
]

/** The text without invisible marks, quotes around it, a full stop or slash behind it; with a slash where a backslash stands before a prefix. */
export const plainMarks = (text: string): string => applied(markRules, unwrap(applied(likeSlashes, text)))

/** Without the words in front that say that an address follows, and without the question behind it: `3232235777 to ip`. */
export function withoutLabels(text: string): string {
  const words = wordsOf(text)
  let at = 0
  for (; at < words.length - 1 && says(words[at]!, 'label'); at++) {
    const [next, afterNext] = [words[at + 1]!, words[at + 2]]
    // Two colons begin an address.
    if (/[:=]/.test(next.text) && afterNext?.text !== ':') at++
    else if (!next.isBehindSpace) break
  }
  const rest = text.slice(words[at]?.start)
  const [only = '', ...asked] = rest.split(/\s+/)
  return asked.length > 0 && asked.every((word) => wordsOf(word).every((one) => says(one, 'asked') || one.text === '?'))
    ? only
    : rest
}

/** Replaces names of reverse DNS in a longer text, also those of a part of a zone (RFC 2317), by the addresses they stand for. */
export const withoutReverseNames = (text: string): string =>
  text.replace(
    /(?<![\w.-])(?:(\d{1,3})([/-])(\d{1,3})\.)?(\d{1,3}(?:\.\d{1,3}){0,3})\.in-addr\.arpa(?![\w-])\.?/gi,
    (whole, low: string | undefined, mark: string, high: string, octets: string) => {
      const parts = octets.split('.').reverse()
      if (low === undefined) {
        const zeros = new Array<string>(4 - parts.length).fill('0')
        return [...parts, ...zeros].join('.') + (zeros.length === 0 ? '' : `/${8 * parts.length}`)
      }
      if (parts.length !== 3) return whole
      const head = parts.join('.')
      return mark === '/' || Number(high) < Number(low) ? `${head}.${low}/${high}` : `${head}.${low}-${head}.${high}`
    },
  )
