import { m } from '#app/paraglide/messages.js'
import type { Language } from '#engines/core/index.ts'
import { type Category, type CategoryId, convertPrinted, type Pair, pairSlug, type Unit } from '#engines/units/index.ts'

interface PageTexts {
  readonly heading: string
  readonly title: string
  readonly description: string
}

type Text = () => string

const categoryTexts: Readonly<Record<CategoryId, { heading: Text; title: Text; description: Text }>> = {
  length: {
    heading: m.metrics_length_heading,
    title: m.metrics_length_title,
    description: m.metrics_length_description,
  },
  mass: { heading: m.metrics_mass_heading, title: m.metrics_mass_title, description: m.metrics_mass_description },
  volume: {
    heading: m.metrics_volume_heading,
    title: m.metrics_volume_title,
    description: m.metrics_volume_description,
  },
  temperature: {
    heading: m.metrics_temperature_heading,
    title: m.metrics_temperature_title,
    description: m.metrics_temperature_description,
  },
  speed: { heading: m.metrics_speed_heading, title: m.metrics_speed_title, description: m.metrics_speed_description },
  energy: {
    heading: m.metrics_energy_heading,
    title: m.metrics_energy_title,
    description: m.metrics_energy_description,
  },
}

/** Pairs people ask for most have words of their own. */
const presetTexts: Readonly<Record<string, { title: Text; description: Text }>> = {
  'mass/kglb': { title: m.metrics_preset_kglb_title, description: m.metrics_preset_kglb_description },
  'volume/lgal': { title: m.metrics_preset_lgal_title, description: m.metrics_preset_lgal_description },
  'temperature/cf': { title: m.metrics_preset_cf_title, description: m.metrics_preset_cf_description },
  'temperature/fc': { title: m.metrics_preset_fc_title, description: m.metrics_preset_fc_description },
  'temperature/ck': { title: m.metrics_preset_ck_title, description: m.metrics_preset_ck_description },
  'speed/kmhmph': { title: m.metrics_preset_kmhmph_title, description: m.metrics_preset_kmhmph_description },
  'energy/kjkcal': { title: m.metrics_preset_kjkcal_title, description: m.metrics_preset_kjkcal_description },
}

export const unitOf = (category: Category, id: string): Unit => category.units.find((unit) => unit.id === id)!

/** What a page is called; without a pair, the category's own page. */
export function pageTexts(category: Category, pair: Pair | null, language: Language): PageTexts {
  if (!pair) {
    const { heading, title, description } = categoryTexts[category.id]
    return { heading: heading(), title: title(), description: description() }
  }
  const from = unitOf(category, pair.from)
  const to = unitOf(category, pair.to)
  const names = { from: from.ofMany[language], to: to.intoMany[language] }
  const preset = presetTexts[`${category.id}/${pairSlug(category, pair)}`]
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
