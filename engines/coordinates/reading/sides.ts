import type { Made } from '#engines/language/index.ts'
import type { Angle } from './angles.ts'

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
  readonly axis: Axis | undefined
  readonly hemisphere: Hemisphere | undefined
  readonly isBehind: boolean
  readonly isLabelled: boolean
  /** By one letter, which means nothing without the letter of the other. */
  readonly isByLetter?: boolean
}

export const axisOf = (quarter: Quarter): Axis => (quarter === 'N' || quarter === 'S' ? 'lat' : 'lon')

export const bare = (angle: Angle): Side => ({
  ...angle,
  axis: undefined,
  hemisphere: undefined,
  isBehind: false,
  isLabelled: false,
})

/** A minus beside `S` or `W` says the same once more; beside `N` or `E` it is a contradiction. */
export function inHemisphere(angle: Angle, hemisphere: Hemisphere, isBehind: boolean, cost = 0): Made {
  const isNegative = hemisphere.quarter === 'S' || hemisphere.quarter === 'W'
  const isMinus = Object.is(angle.degrees, -0) || angle.degrees < 0
  if (angle.isSignedByWord || (isMinus && !isNegative)) return undefined
  if (hemisphere.isLatinSerbian && hemisphere.isLetter && !isBehind) return undefined
  const size = Math.abs(angle.degrees)
  return made(
    {
      ...angle,
      degrees: isNegative ? -size : size,
      axis: axisOf(hemisphere.quarter),
      hemisphere,
      isBehind,
      isLabelled: false,
    },
    cost,
  )
}

export const labelled = (side: Side, axis: Axis, isLetter = false, cost = 0): Made =>
  (side.axis !== undefined && side.axis !== axis) ||
  (isLetter && side.decimals === 0 && !side.isMarked && side.parts === 1) ||
  (side.form !== 'plain' && side.form !== 'colons' && side.form !== 'hyphens' && side.axis === undefined)
    ? undefined
    : made({ ...side, axis, isLabelled: true, ...(isLetter && { isByLetter: true }) }, cost)

function made(side: Side, cost: number): Made {
  const { hemisphere } = side
  const letter = hemisphere
    ? `${hemisphere.quarter}${hemisphere.isEastOrWest}${hemisphere.isLatinSerbian}${hemisphere.isSmall}${hemisphere.isLetter}`
    : ''
  return {
    value: side,
    key: `${side.axis} ${side.degrees} ${side.parts} ${side.form} ${side.isMarked} ${side.isLabelled} ${side.isByLetter} ${side.isBehind} ${letter}`,
    cost,
  }
}
