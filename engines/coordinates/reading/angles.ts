import type { Made, Node, Text } from '#engines/language/index.ts'
import type { CutAngle, Figure } from './figures.ts'

export interface Angle {
  readonly degrees: number
  readonly isSigned: boolean
  /** `minus 33.85`: a word beside which no hemisphere is written. */
  readonly isSignedByWord?: boolean
  /** `5-7`: the sign touches the number before it. */
  readonly isSignInside: boolean
  /** One for degrees alone, three with minutes and seconds. */
  readonly parts: 1 | 2 | 3
  /** It has the sign or the word of a degree, a minute or a second. */
  readonly isMarked: boolean
  /** Decimals of the last part. */
  readonly decimals: number
  readonly form: 'plain' | 'colons' | 'hyphens' | 'cut' | 'packed' | 'between'
  readonly wholeDigits: number
  readonly hasComma: boolean
}

/** Only the last part has decimals. It may be sixty, because some programs round without carrying and print 59'60.00". */
function magnitude(values: readonly number[]): number | undefined {
  const [degrees = 0, minutes = 0, seconds = 0] = values
  const parts = values.length
  const isRight = minutes <= 60 && seconds <= 60 && !(minutes === 60 && parts > 2)
  return isRight ? degrees + minutes / 60 + seconds / 3600 : undefined
}

interface Signed {
  readonly figure: Figure
  readonly sign: -1 | 1
  readonly isSigned: boolean
  readonly isInside: boolean
  readonly isByWord?: boolean
}

export const unsigned = (figure: Figure): Made => signed(figure, 1, { isSigned: false })

export const signed = (
  figure: Figure,
  sign: -1 | 1,
  { isSigned = true, isInside = false, isByWord = false } = {},
): Made => ({
  value: { figure, sign, isSigned, isInside, isByWord } satisfies Signed,
  key: `${isSigned ? sign : ''} ${isByWord} ${figure.whole}.${figure.decimals} ${figure.value}`,
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
  if (all.slice(0, -1).some(({ decimals }) => decimals > 0) || (extra && all.at(-1)!.decimals > 0)) return undefined
  // `10 000`: nobody writes three digits for minutes.
  if (parts.some(({ whole }) => whole.length > 2)) return undefined
  const values = all.map(({ value }) => value)
  if (extra) values[values.length - 1]! += extra.value
  const size = magnitude(values)
  if (size === undefined) return undefined
  const decimals = extra?.decimals ?? all.at(-1)!.decimals
  return made(
    {
      degrees: size * first.sign,
      isSigned: first.isSigned,
      isSignedByWord: first.isByWord === true,
      isSignInside: first.isInside,
      parts: values.length as 1,
      isMarked,
      decimals,
      form,
      wholeDigits: first.figure.whole.length,
      hasComma: all.some((figure) => figure.hasComma === true),
    },
    cost,
  )
}

/** An angle whose parts were told by their place; only a letter beside it makes it one. */
export function angleOfParts({ parts }: CutAngle, form: Angle['form'], isMarked = false): Made {
  const size = magnitude(parts)
  const decimals = String(parts.at(-1)).split('.')[1]?.length ?? 0
  return size === undefined
    ? undefined
    : made(
        {
          degrees: size,
          isSigned: false,
          isSignInside: false,
          parts: parts.length as 1,
          isMarked,
          decimals,
          form,
          wholeDigits: 2,
          hasComma: false,
        },
        0,
      )
}

const made = (angle: Angle, cost: number): Made => ({
  value: angle,
  key: `${angle.degrees} ${Object.is(angle.degrees, -0)} ${angle.isSigned} ${angle.isSignedByWord} ${angle.parts} ${angle.isMarked} ${angle.decimals} ${angle.form}`,
  cost,
})

export const isTight = ({ tokens }: Text, node: Node): boolean => tokens[node.start]!.glued
