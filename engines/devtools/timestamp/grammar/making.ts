import type { Made, Node, Text } from '../../../language/index.ts'

/** What a rule of dates makes: two readings that say the same are one. */
export const made = (value: unknown, cost = 0): NonNullable<Made> => ({ value, cost, key: keyOf(value) })

const keyOf = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? String(part) : part))

/** Nothing stands between this part and the one before it. */
export const isTight = (node: Node, { tokens }: Text): boolean => tokens[node.start]!.glued

export const areTight = (nodes: readonly (Node | undefined)[], text: Text): boolean =>
  nodes.every((node) => node === undefined || isTight(node, text))
