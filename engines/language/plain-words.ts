import { type Token, tokenise } from './tokens.ts'

/**
 * The words of a text, folded; letters and digits in one are one (`mp3`), and what the joint stands tight between (`file.txt`). The sign of
 * a currency is a word. None of a text too long to be a question.
 */
export function plainWords(text: string, joint?: string): string[] {
  const tokens = tokenise(text) ?? []
  const words: string[] = []
  let isJoined = false
  for (const [index, { fold, kind, glued }] of tokens.entries()) {
    const isWord = kind !== 'mark'
    const isJoint: boolean =
      fold === joint && isJoined && glued && tokens[index + 1]?.kind === 'word' && tokens[index + 1]!.glued
    if (isCurrency.test(fold)) words.push(fold)
    else if ((isWord && isJoined && glued) || isJoint) words[words.length - 1] += fold
    else if (isWord) words.push(fold)
    isJoined = isWord || isJoint
  }
  return words
}

const isCurrency = /^\p{Sc}$/u

/** Whether a text begins with a number, whatever marks stand before it. */
export const beginsWithNumber = (tokens: readonly Token[]): boolean =>
  tokens.find(({ kind }) => kind !== 'mark')?.kind === 'digits'
