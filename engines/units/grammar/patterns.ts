import { type Make, type Node, type Rule, rule } from '#engines/language/index.ts'

/** The kinds in their order, and what this order costs where others are likelier. */
export type Pattern = string | readonly [kinds: string, cost: number]

/** Several orders of words that mean the same. */
export const rules = (out: string, patterns: readonly Pattern[], make: Make): readonly Rule[] =>
  patterns.map((pattern) =>
    typeof pattern === 'string' ? rule(out, pattern, make) : rule(out, pattern[0], make, pattern[1]),
  )

/** The part of one of these kinds, wherever it stands. */
export const partOf = (parts: readonly (Node | undefined)[], ...kinds: readonly string[]): Node | undefined =>
  parts.find((part) => part !== undefined && kinds.includes(part.kind))
