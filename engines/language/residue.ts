import type { Node, Text } from './chart.ts'
import { typedText } from './reader.ts'
import type { Token } from './tokens.ts'

/** Of a longer text no word is left out in turn: it is a sum, which would be computed as often. */
const mostTokens = 12
/** So many beginnings at most are read. */
const mostTried = 16

/**
 * The word that a refusal names, as it was typed: the first that nothing is known about; else the first without which the rest is read;
 * else the first behind the longest beginning that is read, or behind the number. Undefined where no single word is to blame.
 */
export function residue(
  text: Text,
  leaves: readonly (readonly Node[])[],
  isRead: (text: Text) => boolean,
): string | undefined {
  const { tokens } = text
  const unknown = tokens.findIndex((_, index) => leaves[index]!.some(({ kind }) => kind === 'unknown'))
  if (unknown >= 0) return wholeWord(text, unknown)
  const words = tokens.flatMap((token, index) => (token.kind === 'word' ? [index] : [])).slice(0, mostTried)
  const leftOut = tokens.length <= mostTokens ? words : []
  const inTheWay = leftOut.find((index) => isRead({ ...text, tokens: without(tokens, index), isTry: true }))
  if (inTheWay !== undefined) return wholeWord(text, inTheWay)
  const behind = words.findLast(
    (index) => index > 0 && isRead({ ...text, tokens: tokens.slice(0, index), isTry: true }),
  )
  const number = leaves.findIndex((found) => found.some(({ kind }) => kind === 'number'))
  if (behind === undefined && number < 0) return undefined
  const first = words.find((index) => index >= (behind ?? number + 1) && !isLink(leaves[index]!))
  return first === undefined ? undefined : wholeWord(text, first)
}

const isLink = (found: readonly Node[]): boolean => found.some(({ kind }) => kind === 'in' || kind === 'of')

const without = (tokens: readonly Token[], index: number): readonly Token[] =>
  tokens.flatMap((token, at) => (at === index ? [] : at === index + 1 ? [{ ...token, glued: false }] : [token]))

/** With all that is written tight behind it: `l/100km`. */
function wholeWord(text: Text, index: number): string {
  let end = index + 1
  while (text.tokens[end]?.glued && !isClosing(text.tokens[end]!)) end++
  return typedText(text, index, end)
}

const isClosing = ({ fold, kind }: Token): boolean => kind === 'mark' && /^[.,;:!?)\]"'=-]$/.test(fold)
