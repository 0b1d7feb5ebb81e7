import { type Make, type Node, type Rule, rule, type Text } from '#engines/language/index.ts'

/**
 * A rule of dates in a row: what is made, of which parts, what is said beyond them, at what cost. Parts are kinds, as in every grammar here;
 * `~` stands before one that is tight to the part before it, `_` before one that is apart; `;` between patterns that say the same. What
 * is made is what the parts say together. One that says several things gives them all; `month=n` is the number of a part, `base:said` all of
 * it under this name, `fraction#digits` its first letters or digits as typed. Of two rows that say the same the cheaper counts.
 */
export type Row = readonly [out: string, patterns: string, beyond?: object | Beyond, cost?: number]

/** What the parts say together, and they themselves where a rule asks how they stand; undefined where they do not go together. */
// biome-ignore lint/suspicious/noExplicitAny: what a part says depends on its kind; the pattern beside the function tells it
export type Beyond = (said: any, nodes: any[], text: Text) => object | undefined

export const rulesOf = (rows: readonly Row[]): Rule[] =>
  rows.flatMap(([out, patterns, beyond = {}, cost]) =>
    patterns.split('; ').map((pattern) => {
      const parts = pattern.split(' ').map(partOf)
      return rule(out, parts.map(({ kinds }) => kinds).join(' '), make(parts, beyond), cost)
    }),
  )

interface Part {
  readonly place: string
  readonly name: string
  readonly mark: string
  readonly kinds: string
}

function partOf(written: string): Part {
  const [, place = '', name = '', mark = '', kinds = ''] = /^([~_]?)(?:(\w+)([=:#]))?(.+)$/.exec(written)!
  return { place, name, mark, kinds }
}

/** Nothing stands between this part and the one before it. */
export const isTight = (node: Node, { tokens }: Text): boolean => tokens[node.start]!.glued

const make =
  (parts: readonly Part[], beyond: object | Beyond): Make =>
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
    const value = typeof beyond === 'function' ? beyond(said, nodes as Node[], text) : Object.assign(said, beyond)
    return value && { value, key: keyOf(value) }
  }

/** Two readings that say the same are one. */
function keyOf(value: unknown): string {
  if (typeof value !== 'object') return String(value)
  let key = ''
  for (const [name, part] of Object.entries(value!)) key += `${name} ${keyOf(part)},`
  return key
}
