/** Whether a text is understood, and which word is not in it. */
type IsUnderstood = (text: string, word: string) => boolean

const mostWords = 16
const closing = ',;:.!?'

/** The first word that nobody could use: left out, the text is understood. */
export const strayWord = (text: string, isUnderstood: IsUnderstood): string | undefined =>
  wordInTheWay(text, isUnderstood, () => [])

/** The first word with a number in whose place the text is understood: `54q00000`, `lon abc`. */
export const brokenNumber = (text: string, isUnderstood: IsUnderstood): string | undefined =>
  wordInTheWay(text, isUnderstood, (word) => [Array.from(word).filter(isNumber).join('') || '1'])

function wordInTheWay(
  text: string,
  isUnderstood: IsUnderstood,
  instead: (word: string) => readonly string[],
): string | undefined {
  const words = text.split(' ').filter((word) => word !== '')
  if (words.length < 2 || words.filter((word) => !isNumber(word)).length > mostWords) return undefined
  const found = words.find(
    (word, at) => !isNumber(word) && isUnderstood(words.toSpliced(at, 1, ...instead(word)).join(' '), word),
  )
  return found && withoutClosing(found)
}

/** A number too many is not a word, and which one it is nobody knows. */
const isNumber = (word: string): boolean => Array.from(word).every((one) => ofNumbers.includes(one))
const ofNumbers = '0123456789.,:;-+/°\'"′″'

function withoutClosing(word: string): string {
  let end = word.length
  while (end > 1 && closing.includes(word[end - 1]!)) end--
  return word.slice(0, end)
}
