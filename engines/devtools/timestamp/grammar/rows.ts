import { type Make, type Node, type NumberValue, type Rule, rule, type Text } from '#engines/language/index.ts'
import type { DateFields, Hours, Length } from './date-fields.ts'
import type { Said } from './said.ts'

/**
 * A rule of dates in a row: what is made, of which parts, what is said beyond them, at what cost. Parts are kinds, as in every grammar here;
 * `~` stands before one that is tight to the part before it, `_` before one that is apart; `;` between patterns that say the same. What
 * is made is what the parts say together. One that says several things gives them all; `month=n` is the number of a part, `base:said` all of
 * it under this name, `fraction#digits` its first letters or digits as typed. Of two rows that say the same the cheaper counts.
 */
export type Row = readonly [out: string, patterns: string, beyond?: object | Beyond, cost?: number]

/** What the parts say together, and they themselves where a rule asks how they stand; undefined where they do not go together. */
export type Beyond = (said: Parts, nodes: Node[], text: Text) => object | undefined

/** All that parts say, by the names they have in patterns: there is what the pattern beside the function names. */
export interface Parts extends DateFields {
  readonly hour: number
  readonly minute: number
  readonly first: number
  readonly second: number
  /** As typed: of packed digits, behind a point, of a number. */
  readonly packed: string
  readonly fraction: string
  readonly digits: string
  readonly more: string
  readonly count: NumberValue
  readonly unit: string
  readonly word: string
  readonly part: string
  readonly half: 'am' | 'pm'
  readonly era: number
  /** How many periods ahead of ours. */
  readonly ahead?: number
  /** What one of two says, and what is said beside the rest. */
  readonly left: Parts
  readonly right: Parts
  readonly beside: DateFields
  /** Of two ends or lengths. */
  readonly begin: Length
  readonly end: Length
  readonly length: Length
  readonly sign: 1 | -1
  readonly base?: Said
  readonly hours: Hours
  readonly isLeft?: boolean
}

export const rulesOf = (rows: readonly Row[]): Rule[] =>
  rows.flatMap(([out, patterns, beyond = {}, cost]) =>
    patterns.split('; ').map((pattern) => {
      const parts = pattern.split(' ').map(partOf)
      return rule(out, parts.map(({ kinds }) => kinds).join(' '), make(parts, beyond), cost)
    }),
  )

function partOf(written: string) {
  const [, place = '', name = '', mark = '', kinds = ''] = /^([~_]?)(?:(\w+)([=:#]))?(.+)$/.exec(written)!
  return { place, name, mark, kinds }
}

/** Nothing stands between this part and the one before it. */
export const isTight = (node: Node, { tokens }: Text): boolean => tokens[node.start]!.glued

const make =
  (parts: readonly ReturnType<typeof partOf>[], beyond: object | Beyond): Make =>
  (nodes: readonly (Node | undefined)[], text) => {
    const said: Record<string, unknown> = {}
    for (const [index, { place, name, mark }] of parts.entries()) {
      const node = nodes[index]
      if (!node) continue
      if (place !== '' && isTight(node, text) !== (place === '~')) return undefined
      if (mark === '=') said[name] = Number(node.value)
      else if (mark === ':') said[name] = node.value
      else if (mark === '#') said[name] = text.tokens[node.start]!.fold
      else if (typeof node.value === 'object') Object.assign(said, node.value)
    }
    const value =
      typeof beyond === 'function' ? beyond(said as never, nodes as Node[], text) : Object.assign(said, beyond)
    return value && { value, key: keyOf(value) }
  }

/** Two readings that say the same are one. */
function keyOf(value: unknown): string {
  if (typeof value !== 'object') return String(value)
  let key = ''
  for (const [name, part] of Object.entries(value!)) key += `${name} ${keyOf(part)},`
  return key
}
