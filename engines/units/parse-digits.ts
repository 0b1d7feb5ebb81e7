import { add, divide, type Fraction, type Language, negate } from '#engines/core/index.ts'
import { literals, type Node, type NumberValue, tokenise } from '#engines/language/index.ts'

/** A number in digits as people write them in a language, without any word: `½`, `3 1/2`, `1.234,5` in Serbian, `٣`. */
export function parseDigits(text: string, language: Language): Fraction | undefined {
  const tokens = tokenise(text)
  if (!tokens || tokens.length === 0) return undefined
  // A long dash stands before a remark, not before a number.
  const sign = tokens[0]!.text === '—' ? '' : tokens[0]!.fold
  const start = sign === '-' || sign === '+' ? 1 : 0
  if (start === tokens.length || (start === 1 && !tokens[1]!.glued)) return undefined
  /** Numbers that begin there, read by the rules of the language. */
  const numbersAt = (at: number): Node<NumberValue>[] =>
    at < tokens.length ? literals({ tokens, language }, at).filter(({ cost }) => cost === 0) : []
  const isWhole = ({ value }: Node<NumberValue>) => value.q.denominator === 1n && value.decimals !== undefined
  const toEnd = ({ end }: Node): boolean => end === tokens.length
  /** `1/2` or `½`, up to the end. */
  const fractionAt = (at: number): Fraction | undefined => {
    for (const above of numbersAt(at)) {
      if (above.value.proper && toEnd(above)) return above.value.q
      if (!isWhole(above) || tokens[above.end]?.fold !== '/' || !tokens[above.end]!.glued) continue
      const below = numbersAt(above.end + 1).find((node) => toEnd(node) && isWhole(node) && node.value.q.numerator > 0n)
      if (below && tokens[below.start]!.glued) return divide(above.value.q, below.value.q)
    }
    return undefined
  }
  const mixed = numbersAt(start).flatMap((whole) => {
    const part = isWhole(whole) ? fractionAt(whole.end) : undefined
    return part && part.numerator < part.denominator ? [add(whole.value.q, part)] : []
  })
  const found = numbersAt(start).find(toEnd)?.value.q ?? fractionAt(start) ?? mixed[0]
  return found && sign === '-' ? negate(found) : found
}
