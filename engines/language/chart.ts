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

/** What a rule makes of its parts; undefined where they do not go together. A key that takes work is made when two nodes are compared. */
export type Made =
  | { readonly value: unknown; readonly key: string | (() => string); readonly cost?: number }
  | undefined

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
  /** Every kind has a number, by which tables are asked. */
  readonly numbers: ReadonlyMap<string, number>
  /** Rules by the kind they begin with and by the kind that comes next: only those are tried of which both stand there. */
  readonly beginnings: readonly (Beginnings | undefined)[]
  /** What may stand right before a kind, and right behind it, where both belong to anything. */
  readonly before: readonly Kinds[]
  readonly behind: readonly Kinds[]
}
/** A set of kinds, a bit for each. */
type Kinds = Uint32Array
interface Beginnings {
  /** Complete with this one part. */
  readonly alone: Beginning[]
  readonly before: Map<number, Beginning[]>
}
interface Beginning {
  readonly rule: Rule
  readonly out: number
  /** Of each part, the numbers of its kinds. */
  readonly kinds: readonly (readonly number[])[]
  readonly first: number
  /** Which part comes next; those between are missing. */
  readonly next: number
}

export function grammar(rules: readonly Rule[]): Grammar {
  const numbers = new Map<string, number>()
  const numberOf = (kind: string): number => listIn(numbers, kind, () => numbers.size)
  const beginnings: Beginnings[] = []
  const numbered = rules.map((rule) => ({
    rule,
    out: numberOf(rule.out),
    kinds: rule.parts.map((part) => part.kinds.map(numberOf)),
  }))
  for (const one of numbered) {
    const { rule, kinds } = one
    for (const first of mayBeNext(rule, 0))
      for (const kind of kinds[first]!) {
        beginnings[kind] ??= { alone: [], before: new Map() }
        const { alone, before } = beginnings[kind]
        for (const next of mayBeNext(rule, first + 1)) {
          const beginning = { ...one, first, next }
          for (const nextKind of kinds[next]!) listIn(before, nextKind, () => []).push(beginning)
        }
        if (isComplete(rule, first + 1)) alone.push({ ...one, first, next: kinds.length })
      }
  }
  return { numbers, beginnings, ...neighbours(numbered, numbers.size) }
}

const noKinds = (count: number): Kinds => new Uint32Array((count + 31) >> 5)
const has = (kinds: Kinds, kind: number): boolean => ((kinds[kind >> 5]! >>> (kind & 31)) & 1) === 1
const put = (kinds: Kinds, kind: number): void => {
  kinds[kind >> 5]! |= 1 << (kind & 31)
}

/** Whether a set has grown by another. */
function grow(kinds: Kinds, by: Kinds): boolean {
  let grown = 0
  for (let at = 0; at < by.length; at++) {
    grown |= by[at]! & ~kinds[at]!
    kinds[at]! |= by[at]!
  }
  return grown !== 0
}

interface Numbered {
  readonly rule: Rule
  readonly out: number
  readonly kinds: readonly (readonly number[])[]
}

/** For each kind, what may end right before it, and what may begin right behind it. */
function neighbours(rules: readonly Numbered[], count: number): Pick<Grammar, 'before' | 'behind'> {
  const empty = () => Array.from({ length: count }, () => noKinds(count))
  const [before, behind, ends, isEndOf, beginsWith] = [empty(), empty(), empty(), empty(), empty()]
  for (let kind = 0; kind < count; kind++) put(ends[kind]!, kind)
  for (const { rule, out, kinds } of rules) {
    for (const first of mayBeNext(rule, 0)) for (const kind of kinds[first]!) put(beginsWith[out]!, kind)
    for (let part = kinds.length - 1; part >= 0; part--) {
      for (const kind of kinds[part]!) put(isEndOf[kind]!, out)
      if (!rule.parts[part]!.isOptional) break
    }
  }
  spread(ends, isEndOf)
  for (const { rule, kinds } of rules) {
    let left = noKinds(count)
    for (const [part, { isOptional }] of rule.parts.entries()) {
      // A part that may be missing is seen through.
      const next = isOptional ? left.slice() : noKinds(count)
      for (const kind of kinds[part]!) {
        grow(before[kind]!, left)
        grow(next, ends[kind]!)
      }
      left = next
    }
  }
  spread(before, beginsWith)
  for (let kind = 0; kind < count; kind++)
    for (let other = 0; other < count; other++) if (has(before[kind]!, other)) put(behind[other]!, kind)
  return { before, behind }
}

/** Whether something of one kind may end right before something of another, in a text that the grammar reads. */
export function mayStandBefore({ numbers, before }: Grammar, kind: string, other: string): boolean {
  const [left, right] = [numbers.get(kind), numbers.get(other)]
  return left !== undefined && right !== undefined && has(before[right]!, left)
}

/** Gives the set of each kind to those that its edges lead to, until none grows. */
function spread(sets: readonly Kinds[], edges: readonly Kinds[]): void {
  const waiting = new Set(edges.keys())
  for (const from of waiting) {
    waiting.delete(from)
    for (let to = 0; to < sets.length; to++)
      // It is visited again, behind the others.
      if (has(edges[from]!, to) && grow(sets[to]!, sets[from]!)) waiting.add(to)
  }
}

/** The parts from there on that may come next: up to the first one that may not be missing. */
function mayBeNext({ parts }: Rule, from: number): number[] {
  const next: number[] = []
  for (let part = from; part < parts.length; part++) {
    next.push(part)
    if (!parts[part]!.isOptional) break
  }
  return next
}

const isComplete = ({ parts }: Rule, from: number): boolean => {
  for (let part = from; part < parts.length; part++) if (!parts[part]!.isOptional) return false
  return true
}

function listIn<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = map.get(key)
  if (known !== undefined) return known
  const made = make()
  map.set(key, made)
  return made
}

/** A text that needs more is refused: no text of the tests that means something needs 400. It bounds the time that one value can take. */
const mostNodes = 1000
const mostNodesOfTry = 400
const highestCost = 40

/** What was understood from each token on, by kind. Of a text that is read as a whole or not at all only what fits to both of its neighbours. */
export type Chart = readonly Understood[]

const none: readonly never[] = []

/** What was understood from one token on. */
class Understood {
  /** In the order in which the first of each was understood. */
  readonly kinds: number[] = []
  readonly #nodes: Node[][] = []
  readonly #numbers: Grammar['numbers']
  constructor(numbers: Grammar['numbers']) {
    this.#numbers = numbers
  }
  of(kind: number): readonly Node[] {
    return this.#nodes[kind] ?? none
  }
  get(kind: string): readonly Node[] {
    return this.of(this.#numbers.get(kind) ?? -1)
  }
  /** False for what means the same as one that is there. */
  add(kind: number, node: Node): boolean {
    const same = this.#nodes[kind]
    if (!same) {
      this.#nodes[kind] = [node]
      this.kinds.push(kind)
      return true
    }
    for (const other of same) if (other.end === node.end && other.key === node.key) return false
    same.push(node)
    return true
  }
}

/** A node that a rule made. */
class MadeNode implements Node {
  readonly kind: string
  readonly start: number
  readonly end: number
  readonly cost: number
  readonly value: unknown
  #key: string | (() => string)
  constructor(kind: string, start: number, end: number, cost: number, { value, key }: NonNullable<Made>) {
    this.kind = kind
    this.start = start
    this.end = end
    this.cost = cost
    this.value = value
    this.#key = key
  }
  get key(): string {
    if (typeof this.#key !== 'string') this.#key = this.#key()
    return this.#key
  }
}

/**
 * Where a text is read as a whole or not at all: what may begin at each token and what may end before it, by the leaves beside it.
 * Undefined where no row of leaves that may stand beside each other leads through the text.
 */
class Places {
  readonly #begin: Kinds
  readonly #end: Kinds
  /** Of the set of one place. */
  readonly #size: number
  private constructor(count: number, size: number) {
    this.#size = size
    this.#begin = new Uint32Array(count * size)
    this.#end = new Uint32Array(count * size)
    this.#begin.fill(-1, 0, size)
    this.#end.fill(-1, (count - 1) * size)
  }

  static of(leaves: readonly (readonly Node[])[], { numbers, before, behind }: Grammar): Places | undefined {
    const last = leaves.length
    const size = noKinds(numbers.size).length
    const places = new Places(last + 1, size)
    let isThrough = false
    for (let start = 0; start < last; start++)
      for (const leaf of leaves[start]!) {
        const kind = numbers.get(leaf.kind)
        if (kind === undefined || !places.mayBegin(kind, start)) continue
        if (leaf.end === last) isThrough = true
        else growAt(places.#begin, leaf.end * size, behind[kind]!)
      }
    if (!isThrough) return undefined
    for (let start = last - 1; start > 0; start--)
      for (const leaf of leaves[start]!) {
        const kind = numbers.get(leaf.kind)
        if (kind !== undefined && places.mayBegin(kind, start) && places.mayEnd(kind, leaf.end))
          growAt(places.#end, start * size, before[kind]!)
      }
    return places
  }

  mayBegin(kind: number, place: number): boolean {
    return ((this.#begin[place * this.#size + (kind >> 5)]! >>> (kind & 31)) & 1) === 1
  }
  mayEnd(kind: number, place: number): boolean {
    return ((this.#end[place * this.#size + (kind >> 5)]! >>> (kind & 31)) & 1) === 1
  }
}

function growAt(kinds: Kinds, from: number, by: Kinds): void {
  for (let at = 0; at < by.length; at++) kinds[from + at]! |= by[at]!
}

/**
 * Reads from the last token to the first: all that begins further right is complete then, so a node is the first part of rules as soon
 * as it is final. Nodes become final cheapest first; a dearer one that means the same is dropped.
 */
export function parse(text: Text, leaves: readonly (readonly Node[])[], grammar: Grammar, isWhole = false): Chart {
  const { numbers, beginnings } = grammar
  const chart = Array.from({ length: leaves.length + 1 }, () => new Understood(numbers))
  const places = isWhole ? Places.of(leaves, grammar) : undefined
  if (isWhole && !places) return chart
  let left = text.isTry ? mostNodesOfTry : mostNodes
  let start = leaves.length
  const mayBegin = (kind: number): boolean => !places || places.mayBegin(kind, start)
  const mayEnd = (kind: number, end: number): boolean => !places || places.mayEnd(kind, end)
  /** By their cost. */
  let waiting: Node[][] = []
  const push = (node: Node): void => {
    const sameCost = waiting[node.cost]
    if (sameCost) sameCost.push(node)
    else waiting[node.cost] = [node]
  }
  // One list for all tries of so many parts: a rule takes its parts out of it when it makes its node.
  const lists: (Node | undefined)[][] = []
  const listOf = (length: number): (Node | undefined)[] => {
    const list = lists[length]
    if (list) return list.fill(undefined)
    lists[length] = new Array<Node | undefined>(length).fill(undefined)
    return lists[length]
  }
  const make = ({ rule, out }: Beginning, parts: readonly (Node | undefined)[], end: number, cost: number): void => {
    if (!mayEnd(out, end)) return
    const made = rule.make(parts as Node[], text)
    if (made === undefined) return
    for (const one of Array.isArray(made) ? made : [made])
      push(new MadeNode(rule.out, start, end, cost + rule.cost + (one.cost ?? 0), one))
  }
  const extend = (
    beginning: Beginning,
    parts: (Node | undefined)[],
    index: number,
    end: number,
    cost: number,
  ): void => {
    if (index === parts.length) make(beginning, parts, end, cost)
    else {
      if (beginning.rule.parts[index]!.isOptional) {
        parts[index] = undefined
        extend(beginning, parts, index + 1, end, cost)
      }
      const behind = chart[end]!
      for (const kind of beginning.kinds[index]!)
        for (const node of behind.of(kind)) {
          parts[index] = node
          extend(beginning, parts, index + 1, node.end, cost + node.cost)
        }
    }
  }
  /** Tries all rules that a node is the first part of. */
  const begin = (node: Node, { alone, before }: Beginnings): void => {
    for (const beginning of alone) {
      if (!mayBegin(beginning.out)) continue
      const parts = listOf(beginning.kinds.length)
      parts[beginning.first] = node
      make(beginning, parts, node.end, node.cost)
    }
    const behind = chart[node.end]!
    for (const kind of behind.kinds)
      for (const beginning of before.get(kind) ?? none) {
        if (!mayBegin(beginning.out)) continue
        const parts = listOf(beginning.kinds.length)
        parts[beginning.first] = node
        for (const next of behind.of(kind)) {
          parts[beginning.next] = next
          extend(beginning, parts, beginning.next + 1, next.end, node.cost + next.cost)
        }
      }
  }
  while (--start >= 0) {
    const here = chart[start]!
    waiting = []
    for (const leaf of leaves[start]!) {
      const kind = numbers.get(leaf.kind)
      if (kind !== undefined && mayBegin(kind) && mayEnd(kind, leaf.end)) push(leaf)
    }
    for (let cost = 0; cost < waiting.length && cost < highestCost; cost++) {
      const sameCost = waiting[cost]
      // More nodes of this cost may join while these are used.
      for (let at = 0; sameCost && at < sameCost.length; at++) {
        const node = sameCost[at]!
        const kind = numbers.get(node.kind)!
        if (!here.add(kind, node)) continue
        if (--left < 0) return chart
        const own = beginnings[kind]
        if (own) begin(node, own)
      }
    }
  }
  return chart
}
