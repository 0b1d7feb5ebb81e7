import { type Made, type Make, type Node, type Rule, rule as ruleOf, type Text } from '../../../language/index.ts'

/** What a rule of dates makes: two readings that say the same are one. */
export const made = (value: unknown, cost = 0): NonNullable<Made> => ({ value, cost, key: keyOf(value) })

const keyOf = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? String(part) : part))

/** Nothing stands between this part and the one before it. */
export const isTight = (node: Node, { tokens }: Text): boolean => tokens[node.start]!.glued

/** A rule of dates: a part behind `~` stands tight to the one before it. */
export function rule(out: string, pattern: string, make: Make, cost = 0): Rule {
  const tight = pattern.split(' ').flatMap((part, index) => (part.startsWith('~') ? [index] : []))
  const areTight = (parts: readonly (Node | undefined)[], text: Text): boolean =>
    tight.every((index) => parts[index] === undefined || isTight(parts[index], text))
  const whereTight: Make = (parts, text) => (areTight(parts, text) ? make(parts, text) : undefined)
  return ruleOf(out, pattern.replaceAll('~', ''), tight.length > 0 ? whereTight : make, cost)
}

/** As they were typed, with their zeros. */
export const digitsOf = (node: Node, { tokens }: Text): string => tokens[node.start]!.fold
