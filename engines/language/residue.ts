import type { Node, Text } from './chart.ts'
import type { Token } from './tokens.ts'

/** So many words at most are left out in turn to find the one that stands in the way. */
const mostTried = 16

/**
 * The word that a refusal names: the first that nothing is known about; else the first without which the rest is read. Undefined where no
 * single word is to blame.
 */
export function residue(
  text: Text,
  leaves: readonly (readonly Node[])[],
  isRead: (text: Text) => boolean,
): Token | undefined {
  const unknown = text.tokens.find((_, index) => leaves[index]!.some(({ kind }) => kind === 'unknown'))
  if (unknown) return unknown
  const words = text.tokens.flatMap((token, index) => (token.kind === 'word' ? [index] : [])).slice(0, mostTried)
  const inTheWay = words.find((index) => isRead({ ...text, tokens: without(text.tokens, index) }))
  return inTheWay === undefined ? undefined : text.tokens[inTheWay]
}

const without = (tokens: readonly Token[], index: number): readonly Token[] =>
  tokens.flatMap((token, at) => (at === index ? [] : at === index + 1 ? [{ ...token, glued: false }] : [token]))
