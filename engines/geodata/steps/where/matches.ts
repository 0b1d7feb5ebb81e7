import type { Condition, Literal } from './condition.ts'

export interface Value {
  readonly text: string
  readonly isNumber: boolean
}

/**
 * Whether a feature is meant. There is no third answer: what a feature has no value for is not equal, not smaller and not like anything, so
 * that `not` gives just the others.
 */
export function matcher(condition: Condition): (valueIn: (field: string) => Value | undefined) => boolean {
  switch (condition.kind) {
    case 'and': {
      const parts = condition.parts.map(matcher)
      return (valueIn) => parts.every((part) => part(valueIn))
    }
    case 'or': {
      const parts = condition.parts.map(matcher)
      return (valueIn) => parts.some((part) => part(valueIn))
    }
    case 'not': {
      const part = matcher(condition.part)
      return (valueIn) => !part(valueIn)
    }
    case 'null':
      return (valueIn) => valueIn(condition.field) === undefined
    case 'in':
      return (valueIn) => {
        const value = valueIn(condition.field)
        return value !== undefined && condition.values.some((each) => order(value, each) === 0)
      }
    case 'compare':
      return comparison(condition)
  }
}

function comparison({ field, by, to }: Extract<Condition, { kind: 'compare' }>): ReturnType<typeof matcher> {
  if (by === 'like') {
    const pattern = likePattern(to.text)
    return (valueIn) => {
      const value = valueIn(field)
      return value !== undefined && pattern.test(value.text)
    }
  }
  const isMeant = isOrder[by]
  return (valueIn) => {
    const value = valueIn(field)
    return value !== undefined && isMeant(order(value, to))
  }
}

const isOrder = {
  '=': (order: number) => order === 0,
  '<>': (order: number) => order !== 0,
  '<': (order: number) => order < 0,
  '>': (order: number) => order > 0,
  '<=': (order: number) => order <= 0,
  '>=': (order: number) => order >= 0,
}

/** As numbers where both are and one of them says so, else letter by letter. */
function order(value: Value, literal: Literal): number {
  if (value.isNumber || literal.isNumber) {
    const [one, other] = [numberIn(value.text), numberIn(literal.text)]
    if (!Number.isNaN(one) && !Number.isNaN(other)) return one - other
  }
  return value.text === literal.text ? 0 : value.text < literal.text ? -1 : 1
}

const numberIn = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text))

/** `%` stands for any letters, `_` for one; large and small are the same. */
const likePattern = (text: string): RegExp =>
  new RegExp(
    `^${[...text].map((each) => (each === '%' ? '[^]*' : each === '_' ? '[^]' : each.replace(/[\\^$.*+?()[\]{}|/-]/, '\\$&'))).join('')}$`,
    'iu',
  )
