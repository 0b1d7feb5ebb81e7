import type { Language } from '../core/index.ts'
import type { Token } from './tokens.ts'

/** A piece of the text that is understood: the tokens from `start` up to `end`. Two nodes of one kind, place and key mean the same. */
// biome-ignore lint/suspicious/noExplicitAny: every kind has a value of its own; the rules of the kind know it
export interface Node<Value = any> {
  readonly kind: string
  readonly start: number
  readonly end: number
  /** Orders readings, nothing else: cheaper comes first. */
  readonly cost: number
  readonly value: Value
  readonly key: string
}

export interface Text {
  readonly tokens: readonly Token[]
  /** For the marks of numbers, the order of dates and bare degrees; words of all languages are read in every language. */
  readonly language: Language
  /** Of a text that was refused, one word is left out after the other: these tries are for short texts. */
  readonly isTry?: boolean
}

/** What a rule makes of its parts; undefined where they do not go together. */
export type Made = { readonly value: unknown; readonly key: string; readonly cost?: number } | undefined

// biome-ignore lint/suspicious/noExplicitAny: a part that may be missing is undefined; the pattern of the rule says which
export type Make = (parts: any[], text: Text) => Made

export interface Rule {
  readonly out: string
  readonly parts: readonly Part[]
  readonly cost: number
  readonly make: Make
}

interface Part {
  readonly kinds: readonly string[]
  readonly isOptional: boolean
}

/** `rule('quantity', 'number hyphen? unit', make)`: kinds in order; `?` may be missing, `a|b` is one of them. */
export const rule = (out: string, pattern: string, make: Make, cost = 0): Rule => ({
  out,
  cost,
  make,
  parts: pattern.split(' ').map((part) => ({
    kinds: part.replace('?', '').split('|'),
    isOptional: part.endsWith('?'),
  })),
})

/** Rules by every kind they may begin with; `skipped` parts in front of it are missing. */
export type Grammar = ReadonlyMap<string, readonly Beginning[]>
interface Beginning {
  readonly rule: Rule
  readonly skipped: number
  /** What may come next; undefined where nothing need come. */
  readonly next: readonly string[] | undefined
}

/** The kinds that the first part from there on may be of. */
function nextOf({ parts }: Rule, from: number): readonly string[] | undefined {
  const needed = parts.findIndex(({ isOptional }, index) => index >= from && !isOptional)
  return needed < 0 ? undefined : parts.slice(from, needed + 1).flatMap(({ kinds }) => kinds)
}

export function grammar(rules: readonly Rule[]): Grammar {
  const index = new Map<string, Beginning[]>()
  for (const one of rules)
    for (let skipped = 0; ; skipped++) {
      const beginning: Beginning = { rule: one, skipped, next: nextOf(one, skipped + 1) }
      for (const kind of one.parts[skipped]!.kinds) {
        const beginnings = index.get(kind)
        if (beginnings) beginnings.push(beginning)
        else index.set(kind, [beginning])
      }
      if (!one.parts[skipped]!.isOptional) break
    }
  return index
}

/** A text that needs more is refused: no text of the tests that means something needs 400. It bounds the time that one value can take. */
const mostNodes = 1000
const mostNodesOfTry = 400
const highestCost = 40

/** What was understood from each token on, by kind. */
export type Chart = readonly ReadonlyMap<string, readonly Node[]>[]

/**
 * Reads from the last token to the first: all that begins further right is complete then, so a node is the first part of rules as soon
 * as it is final. Nodes become final cheapest first; a dearer one that means the same is dropped.
 */
export function parse(text: Text, leaves: readonly (readonly Node[])[], rules: Grammar): Chart {
  const chart: Map<string, Node[]>[] = Array.from({ length: text.tokens.length + 1 }, () => new Map())
  let left = text.isTry ? mostNodesOfTry : mostNodes
  for (let start = text.tokens.length - 1; start >= 0; start--) {
    const here = chart[start]!
    const waiting: Node[][] = []
    const seen = new Set<string>()
    const push = (node: Node) => {
      const sameCost = waiting[node.cost]
      if (sameCost) sameCost.push(node)
      else waiting[node.cost] = [node]
    }
    // One list for all tries: a rule takes its parts out of it when it makes its node.
    const nodes: (Node | undefined)[] = []
    const extend = (of: Rule, index: number, end: number, cost: number) => {
      const part = of.parts[index]
      if (!part) {
        const made = of.make(nodes as Node[], text)
        if (made)
          push({
            kind: of.out,
            start,
            end,
            cost: cost + of.cost + (made.cost ?? 0),
            value: made.value,
            key: made.key,
          })
        return
      }
      if (part.isOptional) {
        nodes[index] = undefined
        extend(of, index + 1, end, cost)
      }
      const behind = chart[end]!
      for (const kind of part.kinds)
        for (const node of behind.get(kind) ?? []) {
          nodes[index] = node
          extend(of, index + 1, node.end, cost + node.cost)
        }
    }
    for (const leaf of leaves[start]!) push(leaf)
    for (let cost = 0; cost < waiting.length && cost < highestCost; cost++) {
      const sameCost = waiting[cost]
      // More nodes of this cost may join while these are used.
      for (let at = 0; sameCost && at < sameCost.length; at++) {
        const node = sameCost[at]!
        const id = `${node.kind} ${node.end} ${node.key}`
        if (seen.has(id)) continue
        seen.add(id)
        if (--left < 0) return chart
        const ofKind = here.get(node.kind)
        if (ofKind) ofKind.push(node)
        else here.set(node.kind, [node])
        const behind = chart[node.end]!
        for (const { rule, skipped, next } of rules.get(node.kind) ?? []) {
          // Most rules end here, and cost nothing more.
          if (next && !next.some((kind) => behind.has(kind))) continue
          for (let part = 0; part < skipped; part++) nodes[part] = undefined
          nodes[skipped] = node
          nodes.length = rule.parts.length
          extend(rule, skipped + 1, node.end, node.cost)
        }
      }
    }
  }
  return chart
}
