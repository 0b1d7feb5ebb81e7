import type { Language } from '#engines/core/index.ts'
import { type Chart, type Grammar, mayStandBefore, type Node, parse, type Text } from './chart.ts'
import type { Lexicon } from './lexicon.ts'
import { literals } from './literals.ts'
import { tokenise } from './tokens.ts'

export interface ReaderOf {
  readonly lexicon: Lexicon
  readonly rules: Grammar
  /** What this grammar finds at a token besides numbers and words: cities, closed notations. */
  readonly leavesAt?: (text: Text, start: number) => readonly Node[]
  /** Words of the lexicon, mistyped, that begin at a token; unknown is one that nothing of the lexicon begins with. */
  readonly mistypedAt?: (text: Text, start: number, isUnknown: boolean) => readonly Node[]
  /** What stays of the readings of a token: a symbol in its very letters is no misspelt other one. */
  readonly choose?: (found: readonly Node[], text: Text) => readonly Node[]
}

export interface Reader {
  /** Readings of the whole text of these kinds, the cheapest first; a text of which any token is left over has none. */
  readonly read: (typed: string, language: Language, kinds: readonly string[]) => readonly Node[]
  readonly readText: (text: Text, kinds: readonly string[]) => readonly Node[]
  readonly strangers: (typed: string, language: Language) => readonly string[]
}

/** The text cut into tokens; undefined for one that is empty or too long. */
export function textOf(typed: string, language: Language): Text | undefined {
  const tokens = tokenise(typed)
  return tokens && tokens.length > 0 ? { tokens, language } : undefined
}

/** What stands at each token: numbers, words of the lexicon, what is the grammar's own; a word that is none of these is `unknown`. */
export function leavesOf(
  text: Text,
  { lexicon, leavesAt, mistypedAt, choose }: Omit<ReaderOf, 'rules'>,
): readonly (readonly Node[])[] {
  return text.tokens.map((token, start) => {
    const found: Node[] = [...literals(text, start), ...lexicon.look(text, start), ...(leavesAt?.(text, start) ?? [])]
    const isUnknown = token.kind === 'word' && found.length === 0
    if (isUnknown) found.push({ kind: 'unknown', start, end: start + 1, cost: 0, value: token.text, key: token.fold })
    if (token.kind === 'word' && mistypedAt) found.push(...mistypedAt(text, start, isUnknown))
    return choose ? choose(found, text) : found
  })
}

/** As it was typed, from one token up to another. */
export const typedText = ({ tokens }: Text, start: number, end: number): string =>
  tokens
    .slice(start, end)
    .map(({ text, glued }, index) => (index > 0 && !glued ? ` ${text}` : text))
    .join('')

export function reader(of: ReaderOf): Reader {
  /** Whoever asks what a text means asks several things of it: for one quantity, for several, why there is none. */
  let last: (Whole & { readonly typed: string; readonly language: Language }) | undefined
  const wholeOfTyped = (typed: string, language: Language): Whole => {
    if (last?.typed === typed && last.language === language) return last
    const text = textOf(typed, language)
    last = { typed, language, ...(text ? wholeOf(text, of) : { ofKind: () => [], strangers: () => [] }) }
    return last
  }
  return {
    readText: (text, kinds) => ofKinds(wholeOf(text, of), kinds),
    read: (typed, language, kinds) => ofKinds(wholeOfTyped(typed, language), kinds),
    strangers: (typed, language) => wholeOfTyped(typed, language).strangers(),
  }
}

interface Whole {
  /** Readings of all tokens. */
  readonly ofKind: (kind: string) => readonly Node[]
  readonly strangers: () => readonly string[]
}

function wholeOf(text: Text, of: ReaderOf): Whole {
  const leaves = leavesOf(text, of)
  let chart: Chart | undefined
  return {
    ofKind(kind) {
      chart ??= parse(text, leaves, of.rules, true)
      return chart[0]!.get(kind).filter(({ end }) => end === text.tokens.length)
    },
    strangers: () => strangersIn(text, leaves, of),
  }
}

const ofKinds = ({ ofKind }: Whole, kinds: readonly string[]): readonly Node[] =>
  kinds.flatMap(ofKind).toSorted((left, right) => left.cost - right.cost)

/** Words, as they were typed, that no reading can use, of the text or of less of it: they are parts of no name. */
export function strangersIn(
  text: Text,
  leaves: readonly (readonly Node[])[],
  { lexicon, rules }: Pick<ReaderOf, 'lexicon' | 'rules'>,
): readonly string[] {
  // Behind a word for "of" any word may stand.
  if (leaves.some((found) => found.some(({ kind }) => mayStandBefore(rules, kind, 'unknown')))) return []
  return unknownIn(leaves)
    .map((index) => text.tokens[index]!)
    .filter(({ fold }) => !lexicon.mayKnow(fold))
    .map(({ text: typed }) => typed)
}

/** Words that nothing is known about, and that are no part of a longer name. */
export function unknownIn(leaves: readonly (readonly Node[])[]): number[] {
  let named = 0
  return leaves.flatMap((found, index) => {
    named = Math.max(named, ...found.map(({ end, kind }) => (kind === 'unknown' ? 0 : end)))
    return named <= index && found.some(({ kind }) => kind === 'unknown') ? [index] : []
  })
}
