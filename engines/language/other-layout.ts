/** What was typed with the keyboard of the other alphabet: `5 rv d vbkz[` for `5 км в милях`. */

const latin = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`"
const cyrillic = 'йцукенгшщзхъфывапролджэячсмитьбюё'

const longestTyped = 100

/** The text by the other layout, the Russian or the English; undefined for a text with letters of both alphabets or of none. */
export function inOtherLayout(text: string): string | undefined {
  if (text.length > longestTyped) return undefined
  const keys = text.toLowerCase()
  const isLetter = (key: string) => key !== key.toUpperCase()
  const hasLatin = keys.split('').some((key) => latin.includes(key) && isLetter(key))
  if (hasLatin === keys.split('').some((key) => cyrillic.includes(key))) return undefined
  const [from, to] = hasLatin ? [latin, cyrillic] : [cyrillic, latin]
  const isDigit = (at: number) => keys[at] !== undefined && keys[at] >= '0' && keys[at] <= '9'
  // A point or comma among digits stays what it is.
  return Array.from(keys, (key, at) => {
    const place = isDigit(at - 1) && isDigit(at + 1) ? -1 : from.indexOf(key)
    return to[place] ?? key
  }).join('')
}
