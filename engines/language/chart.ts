import type { Language } from '#engines/core/index.ts'
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
export type Make = (parts: any[], text: Text) => Made | readonly NonNullable<Made>[]

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

export interface Grammar {
  /** Rules by the kind they begin with and by the kind that comes next: only those are tried of which both stand there. */
  readonly beginnings: ReadonlyMap<string, Beginnings>
  readonly bits: Bits
  /** What may stand right before a kind, and right behind it, where both belong to anything. */
  readonly before: Bits
  readonly behind: Bits
}
/** A bit for each kind, so that a set of them is a number. */
type Bits = ReadonlyMap<string, bigint>
interface Beginnings {
  /** Complete with this one part. */
  readonly alone: Beginning[]
  readonly before: Map<string, Beginning[]>
}
interface Beginning {
  readonly rule: Rule
  readonly first: number
  /** Which part comes next; those between are missing. */
  readonly next: number
}

export function grammar(rules: readonly Rule[]): Grammar {
  const index = new Map<string, Beginnings>()
  for (const one of rules)
    for (const first of mayBeNext(one, 0))
      for (const kind of one.parts[first]!.kinds) {
        const { alone, before } = listIn(index, kind, () => ({ alone: [], before: new Map() }))
        for (const next of mayBeNext(one, first + 1))
          for (const nextKind of one.parts[next]!.kinds)
            listIn(before, nextKind, () => []).push({ rule: one, first, next })
        if (isComplete(one, first + 1)) alone.push({ rule: one, first, next: one.parts.length })
      }
  const kinds = new Set(rules.flatMap(({ out, parts }) => [out, ...parts.flatMap((part) => part.kinds)]))
  const bits = new Map([...kinds].map((kind, place) => [kind, 1n << BigInt(place)]))
  return {
    beginnings: index,
    bits,
    before: neighbours(rules, bits, false),
    behind: neighbours(rules, bits, true),
  }
}

const none = 0n

/** For each kind, what may end right before it; with the parts in reverse, what may begin right behind it. */
function neighbours(rules: readonly Rule[], bits: Bits, isReverse: boolean): Bits {
  const ordered = rules.map(({ out, parts }) => ({ out, parts: isReverse ? parts.toReversed() : parts }))
  const ends = new Map(bits)
  const isEndOf: Edges = new Map()
  const beginsWith: Edges = new Map()
  for (const { out, parts } of ordered) {
    for (const kind of firstKinds(parts)) listIn(beginsWith, out, () => new Set()).add(kind)
    for (const kind of firstKinds(parts.toReversed())) listIn(isEndOf, kind, () => new Set()).add(out)
  }
  spread(ends, isEndOf)
  const before = new Map<string, bigint>()
  for (const { parts } of ordered) {
    let left = none
    for (const { kinds, isOptional } of parts) {
      let own = none
      for (const kind of kinds) {
        before.set(kind, (before.get(kind) ?? none) | left)
        own |= ends.get(kind)!
      }
      // A part that may be missing is seen through.
      left = isOptional ? left | own : own
    }
  }
  spread(before, beginsWith)
  return before
}

/** From one kind to others. */
type Edges = Map<string, Set<string>>

/** What a rule may begin with: its first part, and the next ones as long as those before may be missing. */
const firstKinds = (parts: readonly Part[]): readonly string[] =>
  parts.slice(0, parts.findIndex(({ isOptional }) => !isOptional) + 1 || parts.length).flatMap(({ kinds }) => kinds)

/** Gives the set of each kind to those that its edges lead to, until none grows. */
function spread(sets: Map<string, bigint>, edges: Edges): void {
  const waiting = new Set(edges.keys())
  for (const from of waiting) {
    waiting.delete(from)
    const own = sets.get(from) ?? none
    for (const to of edges.get(from) ?? []) {
      const known = sets.get(to) ?? none
      if ((known | own) === known) continue
      sets.set(to, known | own)
      // It is visited again, behind the others.
      waiting.add(to)
    }
  }
}

/** The parts from there on that may come next: up to the first one that may not be missing. */
function mayBeNext({ parts }: Rule, from: number): number[] {
  const needed = parts.findIndex(({ isOptional }, index) => index >= from && !isOptional)
  const end = needed < 0 ? parts.length : needed + 1
  return Array.from({ length: end - from }, (_, index) => from + index)
}

const isComplete = ({ parts }: Rule, from: number): boolean => parts.slice(from).every(({ isOptional }) => isOptional)

function listIn<Value>(map: Map<string, Value>, key: string, make: () => Value): Value {
  const known = map.get(key)
  if (known) return known
  const made = make()
  map.set(key, made)
  return made
}

/** A text that needs more is refused: no text of the tests that means something needs 400. It bounds the time that one value can take. */
const mostNodes = 1000
const mostNodesOfTry = 400
const highestCost = 40

/** What was understood from each token on, by kind. Of a text that is read as a whole or not at all only what fits to both of its neighbours. */
export type Chart = readonly ReadonlyMap<string, readonly Node[]>[]

/**
 * Reads from the last token to the first: all that begins further right is complete then, so a node is the first part of rules as soon
 * as it is final. Nodes become final cheapest first; a dearer one that means the same is dropped.
 */
export function parse(text: Text, leaves: readonly (readonly Node[])[], grammar: Grammar, isWhole = false): Chart {
  const chart: Map<string, Node[]>[] = Array.from({ length: text.tokens.length + 1 }, () => new Map())
  const bitOf = (kind: string): bigint => grammar.bits.get(kind) ?? none
  const startingAt = leaves.map((here) => here.reduce((set, { kind }) => set | bitOf(kind), none))
  const endingAt = chart.map(() => none)
  for (const here of leaves) for (const { kind, end } of here) endingAt[end]! |= bitOf(kind)
  /** Whether anything that stands beside it may belong to it. */
  const mayStand = (kind: string, start: number, end: number): boolean =>
    !isWhole ||
    ((start === 0 || ((grammar.before.get(kind) ?? none) & endingAt[start]!) !== none) &&
      (end === text.tokens.length || ((grammar.behind.get(kind) ?? none) & startingAt[end]!) !== none))
  let left = text.isTry ? mostNodesOfTry : mostNodes
  for (let start = text.tokens.length - 1; start >= 0; start--) {
    const here = chart[start]!
    const waiting: Node[][] = []
    const push = (node: Node) => {
      const sameCost = waiting[node.cost]
      if (sameCost) sameCost.push(node)
      else waiting[node.cost] = [node]
    }
    // One list for all tries: a rule takes its parts out of it when it makes its node.
    const nodes: (Node | undefined)[] = []
    const make = (rule: Rule, end: number, cost: number) => {
      if (!mayStand(rule.out, start, end)) return
      const made = rule.make(nodes as Node[], text)
      if (made === undefined) return
      for (const one of Array.isArray(made) ? made : [made]) {
        const { value, key } = one
        push({ kind: rule.out, start, end, cost: cost + rule.cost + (one.cost ?? 0), value, key })
      }
    }
    const extend = (rule: Rule, index: number, end: number, cost: number) => {
      const part = rule.parts[index]
      if (!part) return make(rule, end, cost)
      if (part.isOptional) {
        nodes[index] = undefined
        extend(rule, index + 1, end, cost)
      }
      const behind = chart[end]!
      for (const kind of part.kinds)
        for (const node of behind.get(kind) ?? []) {
          nodes[index] = node
          extend(rule, index + 1, node.end, cost + node.cost)
        }
    }
    const begin = (node: Node, { rule, first, next }: Beginning) => {
      for (let part = 0; part < next; part++) nodes[part] = part === first ? node : undefined
      nodes.length = rule.parts.length
      return next
    }
    for (const leaf of leaves[start]!) if (mayStand(leaf.kind, start, leaf.end)) push(leaf)
    for (let cost = 0; cost < waiting.length && cost < highestCost; cost++) {
      const sameCost = waiting[cost]
      // More nodes of this cost may join while these are used.
      for (let at = 0; sameCost && at < sameCost.length; at++) {
        const node = sameCost[at]!
        const ofKind = listIn(here, node.kind, () => [] as Node[])
        if (ofKind.some(({ end, key }) => end === node.end && key === node.key)) continue
        if (--left < 0) return chart
        ofKind.push(node)
        const beginnings = grammar.beginnings.get(node.kind)
        if (!beginnings) continue
        for (const beginning of beginnings.alone) {
          begin(node, beginning)
          make(beginning.rule, node.end, node.cost)
        }
        const behind = chart[node.end]!
        for (const kind of behind.keys()) {
          const fitting = beginnings.before.get(kind)
          if (!fitting) continue
          for (const beginning of fitting) {
            for (const next of behind.get(kind)!) {
              nodes[begin(node, beginning)] = next
              extend(beginning.rule, beginning.next + 1, next.end, node.cost + next.cost)
            }
          }
        }
      }
    }
  }
  return chart
}
