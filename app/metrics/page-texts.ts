import { m } from '#app/paraglide/messages.js'
import type { Language } from '#engines/core/index.ts'
import { type Category, convertPrinted, type Pair, pairSlug, type Unit } from '#engines/units/index.ts'

type Text = () => string

/** The words of one category; a page ships its own category's only. */
export interface CategoryTexts {
  readonly heading: Text
  readonly title: Text
  readonly description: Text
  /** Pairs people ask for most have words of their own, by slug. */
  readonly presets: Readonly<Record<string, { readonly title: Text; readonly description: Text }>>
}

interface PageTexts {
  readonly heading: string
  readonly title: string
  readonly description: string
}

export const unitOf = (category: Category, id: string): Unit => category.units.find((unit) => unit.id === id)!

/** What a page is called; without a pair, the category's own page. */
export function pageTexts(category: Category, texts: CategoryTexts, pair: Pair | null, language: Language): PageTexts {
  if (!pair) return { heading: texts.heading(), title: texts.title(), description: texts.description() }
  const from = unitOf(category, pair.from)
  const to = unitOf(category, pair.to)
  const names = { from: from.ofMany[language], to: to.intoMany[language] }
  const preset = texts.presets[pairSlug(category, pair)]
  return {
    heading: capitalised(m.metrics_pair_heading(names), language),
    title:
      preset?.title() ??
      capitalised(
        m.metrics_pair_title({ ...names, fromSymbol: from.symbol[language], toSymbol: to.symbol[language] }),
        language,
      ),
    description:
      preset?.description() ?? m.metrics_pair_description({ ...names, answer: answerText(category, pair, language) }),
  }
}

/** `1 km ≈ 0.62137119 mi`: the first thing a searcher wants to know. */
function answerText(category: Category, { from, to }: Pair, language: Language): string {
  const value = category.initialValue
  const printed = convertPrinted(category, from, to, value, language)!
  const symbols = [from, to].map((id) => unitOf(category, id).symbol[language])
  return `${value} ${symbols[0]} ${printed.exact ? '=' : '≈'} ${printed.text} ${symbols[1]}`
}

/** Names of units begin small, headings with a capital. */
const capitalised = (text: string, language: Language): string =>
  text.charAt(0).toLocaleUpperCase(language) + text.slice(1)

/** A link to another pair: "kilometres to feet". */
export const pairLinkText = (category: Category, pair: Pair, language: Language): string =>
  m.metrics_pair_link({
    from: unitOf(category, pair.from).intoMany[language],
    to: unitOf(category, pair.to).intoMany[language],
  })
