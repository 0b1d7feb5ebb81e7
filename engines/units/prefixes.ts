import type { Localized } from '#engines/core/index.ts'

/** A prefix of units, as the SI or IEC 80000-13 defines it. Serbian writes its symbol in Latin letters, as those of units. */
export interface Prefix {
  readonly symbol: Localized
  readonly name: Localized
  readonly factor: string
  /** What keyboards have in place of the symbol: `u` for `µ`. */
  readonly typed?: string
}

const prefix = (
  symbols: readonly [latin: string, ru: string],
  names: readonly [en: string, ru: string, sr: string],
  factor: string,
): Prefix => ({
  symbol: { en: symbols[0], ru: symbols[1], sr: symbols[0] },
  name: { en: names[0], ru: names[1], sr: names[2] },
  factor,
})

/** By the symbol that rows name them with. */
// biome-ignore format: a table
export const prefixes = {
  f: prefix(['f', 'ф'], ['femto', 'фемто', 'фемто'], '1e-15'),
  p: prefix(['p', 'п'], ['pico', 'пико', 'пико'], '1e-12'),
  n: prefix(['n', 'н'], ['nano', 'нано', 'нано'], '1e-9'),
  µ: { ...prefix(['µ', 'мк'], ['micro', 'микро', 'микро'], '1e-6'), typed: 'u' },
  m: prefix(['m', 'м'], ['milli', 'милли', 'мили'], '0.001'),
  c: prefix(['c', 'с'], ['centi', 'санти', 'центи'], '0.01'),
  d: prefix(['d', 'д'], ['deci', 'деци', 'деци'], '0.1'),
  da: prefix(['da', 'да'], ['deca', 'дека', 'дека'], '10'),
  h: prefix(['h', 'г'], ['hecto', 'гекто', 'хекто'], '100'),
  k: prefix(['k', 'к'], ['kilo', 'кило', 'кило'], '1000'),
  M: prefix(['M', 'М'], ['mega', 'мега', 'мега'], '1000000'),
  G: prefix(['G', 'Г'], ['giga', 'гига', 'гига'], '1000000000'),
  T: prefix(['T', 'Т'], ['tera', 'тера', 'тера'], '1000000000000'),
  P: prefix(['P', 'П'], ['peta', 'пета', 'пета'], '1000000000000000'),
  E: prefix(['E', 'Э'], ['exa', 'экса', 'екса'], '1000000000000000000'),
  Ki: prefix(['Ki', 'Ки'], ['kibi', 'киби', 'киби'], '1024'),
  Mi: prefix(['Mi', 'Ми'], ['mebi', 'меби', 'меби'], '1048576'),
  Gi: prefix(['Gi', 'Ги'], ['gibi', 'гиби', 'гиби'], '1073741824'),
  Ti: prefix(['Ti', 'Ти'], ['tebi', 'теби', 'теби'], '1099511627776'),
  Pi: prefix(['Pi', 'Пи'], ['pebi', 'пеби', 'пеби'], '1125899906842624'),
  Ei: prefix(['Ei', 'Эи'], ['exbi', 'эксби', 'ексби'], '1152921504606846976'),
} as const satisfies Readonly<Record<string, Prefix>>

export type PrefixSymbol = keyof typeof prefixes
