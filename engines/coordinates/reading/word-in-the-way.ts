import type { Text, Token } from '#engines/language/index.ts'
import { isSurelyPlace, textOf } from './grammar.ts'
import { leavesOf } from './leaves.ts'
import { isFiller, isHarmless } from './surroundings.ts'

/** The word that a refusal names: the first that nothing is known about, where the rest is a point; else the one without which it is. */
export function wordInTheWay(typed: string): string | undefined {
  const text = textOf(typed)
  if (!text) return undefined
  const known = leavesOf(text)
    .flat()
    .filter(({ kind }) => kind !== 'other')
  const words = text.tokens.filter(({ kind }) => kind === 'word')
  const idle = words.filter(isFiller)
  const ending = text.tokens.slice(text.tokens.findLastIndex((token) => !isHarmless(token)) + 1)
  const unknown = words.filter((word) => {
    const index = text.tokens.indexOf(word)
    return !isFiller(word) && !known.some(({ start, end }) => start <= index && index < end)
  })
  if (unknown.length > 0) {
    const isRest = [[], idle].some((left) => isSurelyPlace(without(text, [...unknown, ...left, ...ending])))
    return isRest ? unknown[0]!.text : undefined
  }
  return words.slice(0, mostTried).find((word) => isSurelyPlace(without(text, [word])))?.text
}

const mostTried = 12

const without = (text: Text, left: readonly Token[]): Text => ({
  ...text,
  isTry: true,
  tokens: text.tokens.flatMap((token, index) =>
    left.includes(token) ? [] : left.includes(text.tokens[index - 1]!) ? [{ ...token, glued: false }] : [token],
  ),
})
