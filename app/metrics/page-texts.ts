import { capitalised } from '#app/language/capitalised.ts'
import { m } from '#app/paraglide/messages.js'
import type { Language } from '#engines/core/index.ts'
import { type Category, type CategoryTexts, type Pair, pairSlug, type Unit, unitOf } from '#engines/units/index.ts'
import { convertPrinted } from '#engines/units/page.ts'
import { proseQuantity } from './prose-number.ts'

interface PageTexts {
  readonly heading: string
  readonly title: string
  readonly description: string
}

/** What a page is called; without a pair, the category's own page. */
export function pageTexts(category: Category, texts: CategoryTexts, pair: Pair | null, language: Language): PageTexts {
  if (!pair) {
    const heading = capitalised(m.metrics_heading({ of: category.ofName[language] }), language)
    return { heading, title: texts.title[language], description: texts.description[language] }
  }
  const from = unitOf(category, pair.from)
  const to = unitOf(category, pair.to)
  const names = { from: from.ofMany[language], to: to.intoMany[language] }
  const heading = capitalised(m.metrics_pair_heading(names), language)
  const answer = answerText(category, pair, language)
  const preset = texts.presets[pairSlug(category, pair)]
  return {
    heading,
    title: preset?.title[language] ?? titleOf(from, to, language),
    description:
      preset?.description[language] ??
      shortest(longestDescription, [
        withoutTwoStops(m.metrics_pair_description({ ...names, answer })),
        withoutTwoStops(m.metrics_pair_description_short({ heading, answer })),
        heading,
      ]),
  }
}

/** What a search page shows before it cuts. */
const longestTitle = 60
const longestDescription = 160

const shortest = (limit: number, variants: readonly string[]): string =>
  variants.find((text) => text.length <= limit) ?? variants.at(-1)!

/** Symbols go first where there is no room, then the brand. */
function titleOf(from: Unit, to: Unit, language: Language): string {
  // A Russian title has no noun before the units: «Вёрсты в мили», not «Вёрст в мили».
  const names = { from: (language === 'ru' ? from.intoMany : from.ofMany)[language], to: to.intoMany[language] }
  const symbols = { fromSymbol: from.symbol[language], toSymbol: to.symbol[language] }
  const variants = [
    m.metrics_pair_title({ ...names, ...symbols }),
    m.metrics_pair_title_named(names),
    m.metrics_pair_title_bare(names),
    m.metrics_pair_link({ from: from.intoMany[language], to: to.intoMany[language] }),
  ]
  return capitalised(shortest(longestTitle, variants), language)
}

/** A symbol may end in a full stop of its own: ст. л. */
const withoutTwoStops = (text: string): string => text.replace('.. ', '. ')

/** `1 km ≈ 0.62137119 mi`: the first thing a searcher wants to know. */
function answerText(category: Category, { from, to }: Pair, language: Language): string {
  const value = category.initialValue
  const printed = convertPrinted(category, from, to, value, language)!
  const symbolOf = (id: string) => unitOf(category, id).symbol[language]
  const given = proseQuantity(value, symbolOf(from), language)
  return `${given} ${printed.exact ? '=' : '≈'} ${proseQuantity(printed.text, symbolOf(to), language)}`
}

/** A link to another pair: "kilometres to feet". */
export const pairLinkText = (category: Category, pair: Pair, language: Language): string =>
  m.metrics_pair_link({
    from: unitOf(category, pair.from).intoMany[language],
    to: unitOf(category, pair.to).intoMany[language],
  })
