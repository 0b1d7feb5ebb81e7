/** What was typed with the keyboard of the other alphabet: `5 rv d vbkz[` for `5 км в милях`. */

const latin = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`"
const cyrillic = 'йцукенгшщзхъфывапролджэячсмитьбюё'

const toCyrillic = new Map(Array.from(latin, (key, index) => [key, cyrillic[index]!]))
const toLatin = new Map(Array.from(cyrillic, (key, index) => [key, latin[index]!]))

const longestText = 100

/** The text by the other layout, the Russian or the English; undefined for a text with letters of both alphabets or of none. */
export function inOtherLayout(text: string): string | undefined {
  const hasLatin = /[a-z]/i.test(text)
  if (text.length > longestText || hasLatin === /[а-яё]/i.test(text)) return undefined
  const keys = hasLatin ? toCyrillic : toLatin
  // A point or comma among digits stays what it is.
  return text.toLowerCase().replace(/(?<!\d)[^\s\d]|[^\s\d](?!\d)/gu, (key) => keys.get(key) ?? key)
}
