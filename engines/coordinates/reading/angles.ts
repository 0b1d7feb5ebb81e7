import { type Made, type Node, type Rule, rule, type Text } from '#engines/language/index.ts'
import type { CutAngle, Figure } from './figures.ts'

export interface Angle {
  /** Without its sign. */
  readonly size: number
  /** As it is typed; 0 where there is none. */
  readonly sign: -1 | 0 | 1
  /** `minus 33.85`: a word beside which no hemisphere is written. */
  readonly isSignedByWord: boolean
  /** `5-7`: the sign touches the number before it. */
  readonly isSignInside: boolean
  /** One for degrees alone, three with minutes and seconds. */
  readonly parts: number
  /** It has the sign or the word of a degree, a minute or a second. */
  readonly isMarked: boolean
  /** Decimals of the last part. */
  readonly decimals: number
  readonly form: 'plain' | 'colons' | 'hyphens' | 'cut' | 'packed' | 'between'
  readonly wholeDigits: number
  readonly hasComma: boolean
}

/** What a rule makes, with all that is known of it for its key. */
export const made = (value: object, cost = 0): Made => ({ value, key: JSON.stringify(value), cost })
export const same = ({ value, key }: Node): Made => ({ value, key })

/** A rule that takes the part behind `*` as it is, and leaves what stands around it. */
export function pass(out: string, pattern: string): Rule {
  const kept = pattern.split(' ').findIndex((part) => part.startsWith('*'))
  return rule(out, pattern.replace('*', ''), (parts: Node[]) => same(parts[kept]!))
}

/** Only the last part has decimals. It may be sixty, because some programs round without carrying and print 59'60.00". */
function sizeOf(values: readonly number[]): number | undefined {
  const [degrees = 0, minutes = 0, seconds = 0] = values
  const isRight = minutes <= 60 && seconds <= 60 && !(minutes === 60 && values.length > 2)
  return isRight ? degrees + minutes / 60 + seconds / 3600 : undefined
}

export interface Signed {
  readonly figure: Figure
  readonly sign: Angle['sign']
  readonly isInside: boolean
  readonly isByWord: boolean
}

export const signed = (
  figure: Figure,
  sign: Angle['sign'],
  { isInside = false, isByWord = false } = {},
): Made & { value: Signed } => ({
  value: { figure, sign, isInside, isByWord },
  key: `${sign} ${isByWord} ${figure.whole}.${figure.decimals} ${figure.value}`,
  cost: isInside ? 2 : 0,
})

/** An angle of degrees and what follows them. `extra`: decimals that stand behind the mark. */
export function angleOf(
  first: Signed,
  parts: readonly Figure[],
  how: { isMarked?: boolean; form?: Angle['form']; cost?: number; extra?: Figure | undefined } = {},
): Made {
  const { isMarked = false, form = 'plain', cost = 0, extra } = how
  const all = [first.figure, ...parts]
  const last = all.at(-1)!
  if (all.slice(0, -1).some(({ decimals }) => decimals > 0) || (extra && last.decimals > 0)) return undefined
  // `10 000`: nobody writes three digits for minutes.
  if (parts.some(({ whole }) => whole.length > 2)) return undefined
  const values = all.map(({ value }) => value)
  if (extra) values.push(values.pop()! + extra.value)
  const size = sizeOf(values)
  if (size === undefined) return undefined
  const angle: Angle = {
    size,
    sign: first.sign,
    isSignedByWord: first.isByWord,
    isSignInside: first.isInside,
    parts: values.length,
    isMarked,
    decimals: (extra ?? last).decimals,
    form,
    wholeDigits: first.figure.whole.length,
    hasComma: all.some(({ hasComma }) => hasComma),
  }
  return made(angle, cost)
}

/** An angle whose parts were told by their place; only a letter beside it makes it one. */
export function angleOfParts({ parts, degreeDigits = 2 }: CutAngle, form: Angle['form'], isMarked = false): Made {
  const size = sizeOf(parts)
  if (size === undefined) return undefined
  const decimals = String(parts.at(-1)).split('.')[1]?.length ?? 0
  const unsigned = {
    sign: 0,
    isSignedByWord: false,
    isSignInside: false,
    wholeDigits: degreeDigits,
    hasComma: false,
  } as const
  return made({ ...unsigned, size, parts: parts.length, isMarked, decimals, form } satisfies Angle)
}

export const isTight = ({ tokens }: Text, node: Node): boolean => tokens[node.start]!.glued
