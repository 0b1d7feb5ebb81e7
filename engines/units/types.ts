import type { Language, Localized } from '#engines/core/index.ts'
import type { AboutCategory } from './categories/about-category.ts'
import type { CategoryId } from './categories/ids.ts'
import type { PrefixSymbol } from './prefixes.ts'

export type { CategoryId } from './categories/ids.ts'

/** Where a definition comes from: the name of a law, standard or convention. */
export type Source = Localized

/** Singular, "of many" (километров), "into many" (в километры), symbol: what a title needs to be grammatical. */
type CasedNames = readonly [one: string, ofMany: string, intoMany: string, symbol: string]

/** English says the same of many and into many. */
export type NamesOfUnit = { readonly en: readonly [one: string, many: string, symbol: string] } & {
  readonly [Other in Exclude<Language, 'en'>]: CasedNames
}

/** One unit as a category file writes it. Everything known about the unit stands in this row. */
export interface UnitRow extends NamesOfUnit {
  readonly id: string
  readonly system: string
  /** As the source defines it: `1760 yd`, `1852/3600 ms`. The base unit of the category is `1`. */
  readonly definition: string
  /** What this unit reads where the base unit reads zero: 32 for Fahrenheit. Zero when left out. */
  readonly atBaseZero?: string
  readonly source: Source
  /** It counts the inverse of what the base unit counts: one litre per 100 km is `100` kilometres per litre, five are a fifth of that. */
  readonly isInverse?: true
  /** Minutes for one of something, which people write with seconds: `5:30 min/km`. */
  readonly isOfMinutes?: true
  /** The definition itself is a rounding of an irrational number, so no result through it is exact. */
  readonly irrational?: true
  /** What else people call it, in any language: `lbs`, `"`. American spelling, cases and Latin Serbian need no mention. */
  readonly also?: readonly string[]
  /** Prefixes that people use with it where no row of its own says so: `['µ', 'n']` for the metre. */
  readonly prefixes?: readonly PrefixSymbol[]
  /** How a sum writes it, where the symbol hides what the unit is made of: `mi/h` for `mph`. */
  readonly inSums?: string
  /** It is another row with this prefix, and has none of its own. */
  readonly prefix?: PrefixSymbol
  /** The unit that a bare number after this one counts: `5 ft 11` is eleven inches. */
  readonly followedBy?: string
  /** People write its name before the number: `Mach 2`. */
  readonly isBeforeNumber?: true
  /** What a small table shows from this unit, where the category's values do not suit. */
  readonly roundValues?: readonly string[]
}

/** What converting needs of a unit; what is left out is zero or false. */
export interface Scaled {
  readonly id: string
  readonly definition: string
  readonly atBaseZero?: string
  readonly isInverse?: boolean
  readonly irrational?: boolean
}

/** What converting needs of a category: no names, no texts. */
export interface Convertible<Of extends Scaled = Scaled> {
  readonly units: readonly Of[]
  readonly otherUnits: readonly Of[]
  readonly format: FormatRule
}

export interface Unit extends Scaled {
  readonly system: string
  /** Nominative singular. */
  readonly name: Localized
  /** Genitive plural where the language has cases: "перевод километров …". */
  readonly ofMany: Localized
  /** Accusative plural where the language has cases: "… в мили". */
  readonly intoMany: Localized
  /** International symbols; Russian ones where Russian has its own (км, кг, °C). Serbian writes SI symbols in Latin by law. */
  readonly symbol: Localized
  readonly definition: string
  readonly atBaseZero: string
  readonly isInverse: boolean
  readonly isOfMinutes: boolean
  readonly source: Source
  readonly irrational: boolean
  readonly also: readonly string[]
  readonly inSums: string | undefined
  readonly followedBy: string | undefined
  readonly isBeforeNumber: boolean
  readonly roundValues: readonly string[] | undefined
  readonly prefix: PrefixSymbol | undefined
}

export interface System {
  readonly id: string
  readonly name: Localized
  /** Fixed part of the card order score. */
  readonly bonus: number
  /** Browser locales this system is at home in: a language (`ru`) or a whole tag (`en-US`). */
  readonly locales?: readonly string[]
  /** Gets the locale bonus when no system of the category is at home in the visitor's locale. */
  readonly homeElsewhere?: true
}

/** How results are printed. Thresholds are powers of ten and look at the exact magnitude, before rounding. */
export interface FormatRule {
  /** Exponent form with this many decimals, strictly under and strictly over the two powers of ten. */
  readonly exponent?: { readonly under: number; readonly over: number; readonly decimals: number }
  /** Under this power of ten the fixed form is used only where it loses nothing; else the exponent form. */
  readonly fixedOnlyIfExactUnder?: number
  /** Decimals of the fixed form: the first step whose power of ten is over the magnitude. */
  readonly steps: readonly { readonly under: number; readonly decimals: number }[]
  readonly otherwiseDecimals: number
}

/** A thing people know, to draw beside a value. */
export interface Landmark {
  readonly name: Localized
  /** In the grammar of a definition: `8849 m`. */
  readonly value: string
}

interface CategoryFacts extends AboutCategory {
  readonly id: CategoryId
  /** In the genitive where the language has cases: a unit “of length”. */
  readonly ofName: Localized
  /** What people call it, or want from it, when they look for its page: English, Russian and Serbian, the latter in Latin letters too. */
  readonly searchWords: string
  /** Its base unit by the base units of all quantities: `0.001 m^3` for the litre. All dimensions follow from it (`dimension.ts`). */
  readonly base: string
  readonly systems: readonly System[]
  readonly defaultPair: readonly [from: string, to: string]
  /** What people convert most, by ids: `in cm`. */
  readonly popularPairs: readonly string[]
  readonly initialValue: string
  /** What a small table of a pair shows. */
  readonly roundValues: readonly string[]
  /** A quantity without a wanted unit is more often something else: 3 days are a moment, 20 degrees a temperature or a place. */
  readonly isSeldomMeantAlone?: true
  /** It counts how much is used for a way, which has the dimension of another quantity: so only a volume for a way is of it. */
  readonly isOfUse?: true
  /** Negative values are common here: fields have a button for the sign, because a phone's number pad has no minus. */
  readonly canBeNegative?: true
  /** Nothing is less: `0 k`, absolute zero. */
  readonly lowest?: string
  /** How many units a card shows while it is collapsed. */
  readonly collapsedSize: number
  /** Systems whose cards start expanded. */
  readonly expandedAtFirst: readonly string[]
  readonly format: FormatRule
  readonly landmarks: readonly Landmark[]
}

export interface CategoryData extends CategoryFacts {
  /** What the cards show; every pair of them has an address, which the build writes a page for where the category says so. */
  readonly units: readonly UnitRow[]
  /** Known to fields, pickers, the box, the command line and the API; no card shows them. */
  readonly otherUnits?: readonly UnitRow[]
}

export interface Category extends CategoryFacts, Convertible<Unit> {
  readonly units: readonly Unit[]
  /** Those of `otherUnits`, and units with prefixes. */
  readonly otherUnits: readonly Unit[]
}

/** One number with its unit, as it was understood: `5 ft`. */
export interface QuantityPart {
  readonly plain: string
  readonly unit: string
  /** What stands for the number and its unit, where neither was typed: `2 × 5 km`, `gas mark 4`. */
  readonly typed?: string
}
