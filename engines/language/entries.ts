import type { Language } from '#engines/core/index.ts'

/** One meaning of an entry. */
export interface Sense {
  readonly kind: string
  readonly value: unknown
  /** Equal keys of one kind mean the same. */
  readonly key: string
  /** Where the word is at home; left out for what is written alike everywhere. It is read in every language. */
  readonly language?: Language
  /** The spelling whose case is evidence. */
  readonly exact?: string
  /** Means nothing in another case than `exact`: `kN`. */
  readonly isStrict?: boolean
  readonly cost?: number
  /** English makes plurals of it: `mls`, `tbsps`. */
  readonly takesPlural?: boolean
}

export interface Entry {
  readonly name: string
  readonly sense: Sense
  /** Known by its stem too, in all cases of Russian and Serbian. */
  readonly isInflected?: boolean
  /** Its Latin letters would mean something else: `лс`. */
  readonly isCyrillicOnly?: boolean
  readonly costOfLatinLetter?: number
}

/** Entries of one row, and every name that they have: they are made when a word begins like one of these. */
export interface Group {
  readonly names: readonly string[]
  readonly entries: () => Iterable<Entry>
}

/** Where entries come from: asked once, when the first word is looked up; in groups where they are many. */
export interface Words {
  (): Iterable<Entry>
  readonly groups?: () => Iterable<Group>
}

export const inGroups = (groups: () => Iterable<Group>): Words =>
  Object.assign(
    function* () {
      for (const { entries } of groups()) yield* entries()
    },
    { groups },
  )
