import { pageLanguage } from '#app/language/page-language.ts'
import { useLanguage } from '#app/language/use-language.ts'
import { ConverterScreen } from '#app/metrics/converter-screen.tsx'
import { pageTexts } from '#app/metrics/pair-texts.ts'
import { converterPath } from '#app/metrics/paths.ts'
import { m } from '#app/paraglide/messages.js'
import { pageMeta } from '#app/seo/page-meta.ts'
import { NotFound } from '#app/shell/not-found.tsx'
import { type Category, categoryById, defaultPair, type Pair, parsePair } from '#engines/units/index.ts'
import type { Route } from './+types/metric-converter'

/** The pair an address names; null for the category's own page and for what names no pair of two units. */
function pairOf(category: Category, conversion: string | undefined): Pair | null {
  const pair = conversion === undefined ? null : parsePair(category, conversion)
  return pair?.from === pair?.to ? null : pair
}

export const meta: Route.MetaFunction = ({ params }) => {
  const language = pageLanguage(params)
  const category = categoryById(params.category)
  if (!category)
    return pageMeta({
      language,
      path: '/404',
      title: m.not_found_page_title(),
      description: m.not_found_text(),
      indexed: false,
    })
  const pair = pairOf(category, params.conversion)
  const { title, description, heading } = pageTexts(category, pair, language)
  const parents = [
    { name: m.shell_home(), path: '/' },
    { name: m.category_metrics_title(), path: '/metrics' },
    ...(pair ? [{ name: category.name[language], path: converterPath(category) }] : []),
  ]
  return pageMeta({
    language,
    path: converterPath(category, pair ?? undefined),
    title,
    description,
    breadcrumbs: parents,
    application: { name: heading, category: 'UtilitiesApplication' },
  })
}

export default function MetricConverter({ params }: Route.ComponentProps) {
  const language = useLanguage()
  const category = categoryById(params.category)
  if (!category) return <NotFound />
  const pair = pairOf(category, params.conversion)
  return (
    <ConverterScreen
      key={category.id}
      category={category}
      pair={pair ?? defaultPair(category)}
      heading={pageTexts(category, pair, language).heading}
      language={language}
    />
  )
}
