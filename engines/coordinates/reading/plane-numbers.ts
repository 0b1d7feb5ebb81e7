/** X and Y, whose meaning is a custom of the country; E and N, and words for them, which leave no doubt. */
export type MetreLabel = 'X' | 'Y' | 'E' | 'N'

/** Two numbers of a plane, with what the text says of them. */
export interface MetresOfText {
  readonly first: number
  readonly second: number
  readonly firstLabel: MetreLabel | undefined
  /** `Rechtswert`: the axes of a German plane, which is none of the ten systems. */
  readonly isGerman?: boolean
  readonly zone?: Zone
  readonly heightMetres?: number
  /** The name UTM stands with them. */
  readonly isUtm?: boolean
  /** Without a zone they are rather the number of a telephone. */
  readonly isTelephone?: boolean
  /** A name or a number of the point stands beside them. */
  readonly isNamed?: boolean
}

export interface Zone {
  readonly number: number
  /** A band, `N` or `S`, `NORTH` or `SOUTH`. */
  readonly letters?: string
  readonly isBare?: boolean
}

export interface Label {
  readonly axis: MetreLabel
  readonly isGerman?: boolean
}
