import type { Made } from '#engines/language/index.ts'
import { type Angle, made } from './angles.ts'

export type Axis = 'lat' | 'lon'
export type Quarter = 'N' | 'S' | 'E' | 'W'

/** The word or letter of a quarter of the world. */
export interface Hemisphere {
  readonly quarter: Quarter
  readonly isLetter: boolean
  readonly isSmall: boolean
  /** Serbian in Latin letters: S is the north there (sever), and only where the other letter is Serbian too. */
  readonly isLatinSerbian: boolean
  /** The letter N, S, E or W of English. */
  readonly isEnglishLetter: boolean
  /** `O`: the east in German, the west in French, Spanish and Italian. */
  readonly isEastOrWest: boolean
  readonly isGlued: boolean
}

/** One of the two angles of a point, with what is said of its axis. */
export interface Side extends Angle {
  readonly degrees: number
  readonly axis: Axis | undefined
  readonly hemisphere?: Hemisphere
  /** Its hemisphere stands behind it. */
  readonly isBehind: boolean
  readonly isLabelled: boolean
  /** By one letter, which means nothing without the letter of the other. */
  readonly isByLetter: boolean
}

const isNegative = (quarter: Quarter): boolean => quarter === 'S' || quarter === 'W'
export const isAxisOf = (axis: Axis, quarter: Quarter): boolean =>
  (axis === 'lat') === (quarter === 'N' || quarter === 'S')

export const bare = (angle: Angle): Side => ({
  ...angle,
  degrees: angle.sign < 0 ? -angle.size : angle.size,
  axis: undefined,
  isBehind: false,
  isLabelled: false,
  isByLetter: false,
})

/** A minus beside `S` or `W` says the same once more; beside `N` or `E` it is a contradiction. */
export function inHemisphere(angle: Angle, hemisphere: Hemisphere, isBehind: boolean, cost = 0): Made {
  const { quarter, isLatinSerbian, isLetter } = hemisphere
  if (angle.isSignedByWord || (angle.sign < 0 && !isNegative(quarter))) return undefined
  if (isLatinSerbian && isLetter && !isBehind) return undefined
  const axis = isAxisOf('lat', quarter) ? 'lat' : 'lon'
  const degrees = isNegative(quarter) ? -angle.size : angle.size
  return made({ ...bare(angle), degrees, axis, hemisphere, isBehind } satisfies Side, cost)
}

export const labelled = (side: Side, axis: Axis, isByLetter = false, cost = 0): Made =>
  (side.axis !== undefined && side.axis !== axis) ||
  (isByLetter && side.decimals === 0 && !side.isMarked && side.parts === 1) ||
  (side.form !== 'plain' && side.form !== 'colons' && side.form !== 'hyphens' && side.axis === undefined)
    ? undefined
    : made({ ...side, axis, isLabelled: true, isByLetter } satisfies Side, cost)
