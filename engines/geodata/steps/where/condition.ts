/** A condition on the values of a feature. */
export type Condition =
  | { readonly kind: 'and' | 'or'; readonly parts: readonly Condition[] }
  | { readonly kind: 'not'; readonly part: Condition }
  | { readonly kind: 'compare'; readonly field: string; readonly by: Comparison; readonly to: Literal }
  | { readonly kind: 'in'; readonly field: string; readonly values: readonly Literal[] }
  | { readonly kind: 'null'; readonly field: string }

export const comparisons = ['=', '<>', '<=', '>=', '<', '>', 'like'] as const
export type Comparison = (typeof comparisons)[number]

export interface Literal {
  readonly text: string
  /** It is a number by its looks and not in quotes. */
  readonly isNumber: boolean
}

/** Names of fields, each once. */
export function fieldsIn(condition: Condition): readonly string[] {
  switch (condition.kind) {
    case 'and':
    case 'or':
      return [...new Set(condition.parts.flatMap(fieldsIn))]
    case 'not':
      return fieldsIn(condition.part)
    default:
      return [condition.field]
  }
}

const quoted = (text: string, mark: string): string => mark + text.replaceAll(mark, mark + mark) + mark
const nameText = (name: string): string =>
  /^[\p{L}_][\p{L}\p{M}\d_.:-]*$/u.test(name) && !reservedWords.has(name.toLowerCase()) ? name : quoted(name, '"')
const literalText = ({ text, isNumber }: Literal): string => (isNumber ? text : quoted(text, "'"))

export const reservedWords: ReadonlySet<string> = new Set(['and', 'or', 'not', 'in', 'like', 'is', 'null'])

/** As it could be typed. */
export function printCondition(condition: Condition): string {
  switch (condition.kind) {
    case 'and':
      return condition.parts.map((part) => (part.kind === 'or' ? `(${printCondition(part)})` : printCondition(part))).join(' and ') // biome-ignore format: one line
    case 'or':
      return condition.parts.map(printCondition).join(' or ')
    case 'not':
      return `not (${printCondition(condition.part)})`
    case 'compare':
      return `${nameText(condition.field)} ${condition.by} ${literalText(condition.to)}`
    case 'in':
      return `${nameText(condition.field)} in (${condition.values.map(literalText).join(', ')})`
    case 'null':
      return `${nameText(condition.field)} is null`
  }
}
