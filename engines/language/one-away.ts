/** A word but for one letter; in a longer one, signs that have no sound do not count, nor whether letters stand in twos. */
export function isSlipOf(known: string, typed: string): boolean {
  if (isOneAway(known, typed)) return true
  if (Math.min(known.length, typed.length) < shortestOfMore) return false
  if (known.at(-1) !== typed.at(-1) && !silent.test(known + typed)) return false
  const [one, other] = [known, typed].map((word) => word.replace(allSilent, ''))
  return isOneAway(one!, other!) || single(one!) === single(other!)
}

const shortestOfMore = 7
const silent = /[ьъ]/
const allSilent = /[ьъ]/g
const single = (word: string): string => word.replace(/(.)\1/g, '$1')

/** One letter left out, put in or mistaken, or two swapped. */
export function isOneAway(left: string, right: string): boolean {
  if (Math.abs(left.length - right.length) > 1) return false
  let from = 0
  while (from < left.length && left[from] === right[from]) from++
  let leftEnd = left.length
  let rightEnd = right.length
  while (leftEnd > from && rightEnd > from && left[leftEnd - 1] === right[rightEnd - 1]) {
    leftEnd--
    rightEnd--
  }
  return (
    (leftEnd - from <= 1 && rightEnd - from <= 1) ||
    (leftEnd - from === 2 && rightEnd - from === 2 && left[from] === right[from + 1] && left[from + 1] === right[from])
  )
}

/** Which letters a word has, a bit for each; those without a sound are left out. */
export function lettersOf(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at++)
    if (word[at] !== 'ь' && word[at] !== 'ъ') letters |= 1 << (word.charCodeAt(at) & 31)
  return letters
}

/** Whether two words may be one but for a slip, by their letters: a mistaken one is missing here and one too many there. */
export function areNear(left: number, right: number): boolean {
  const other = left ^ right
  const rest = other & (other - 1)
  return (rest & (rest - 1)) === 0
}
