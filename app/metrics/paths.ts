import type { Language } from '#engines/core/index.ts'
import { type Category, type Pair, pairSlug } from '#engines/units/index.ts'

/** Below the language segment: `/metrics/length`, or `/metrics/length/kmmi` for a pair. */
export const converterPath = (category: Category, pair?: Pair): string =>
  `/metrics/${category.id}${pair ? `/${pairSlug(category, pair)}` : ''}`

export const localConverterPath = (language: Language, category: Category, pair: Pair): string =>
  `/${language}${converterPath(category, pair)}`
