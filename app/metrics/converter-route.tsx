import { useState } from 'react'
import type { MetaDescriptor } from 'react-router'
import { pageLanguage } from '#app/language/page-language.ts'
import { useLanguage } from '#app/language/use-language.ts'
import { m } from '#app/paraglide/messages.js'
import { pageMeta } from '#app/seo/page-meta.ts'
import { useIsOwnAddress } from '#app/share/own-address.ts'
import { Page } from '#app/ui/page.tsx'
import { type Category, defaultPair, hasPage, type Pair, parsePair } from '#engines/units/index.ts'
import type { CategoryPart } from './category-parts.ts'
import { Converter } from './converter.tsx'
import { pageTexts } from './page-texts.ts'
import { converterPath } from './paths.ts'
import type { Drawing } from './pictures/drawing.ts'

const pairOf = (category: Category, conversion: string | undefined): Pair | null =>
  conversion === undefined ? null : parsePair(category, conversion)

/** A unit with itself (`mm` is metre to metre) converts, but is no page of its own: it is called like its category. */
const namedPair = (pair: Pair | null): Pair | null => (pair?.from === pair?.to ? null : pair)

/** What a converter page says about itself. An address that names no pair points to the category's page. */
export function converterMeta(
  { category, texts }: CategoryPart,
  params: { lang?: string | undefined; conversion?: string | undefined },
): MetaDescriptor[] {
  const language = pageLanguage(params)
  const pair = namedPair(pairOf(category, params.conversion))
  const { title, description, heading } = pageTexts(category, texts, pair, language)
  const parents = [
    { name: m.category_metrics_title(), path: '/metrics' },
    ...(pair ? [{ name: category.name[language], path: converterPath(category) }] : []),
  ]
  return pageMeta({
    language,
    // A pair that few ask for has no page in the sitemap: the category stands for it.
    path: converterPath(category, pair && hasPage(category, pair) ? pair : undefined),
    title,
    description,
    breadcrumbs: parents,
    application: { name: heading, category: 'UtilitiesApplication' },
  })
}

/**
 * Whether the address names the usual pair only because a number was typed on the category's page. Its heading stays then: that of
 * the pair may be a line longer, and the field would move under the visitor's finger.
 */
function useIsOnlyTyped(category: Category, pair: Pair | null): boolean {
  const isOwnAddress = useIsOwnAddress()
  const [cameWithoutPair, setCameWithoutPair] = useState(pair === null)
  if (!isOwnAddress && cameWithoutPair !== (pair === null)) setCameWithoutPair(pair === null)
  const usual = category.defaultPair
  return (
    cameWithoutPair && pair !== null && pair.from !== pair.to && [pair.from, pair.to].every((id) => usual.includes(id))
  )
}

interface ConverterRouteProps extends CategoryPart {
  conversion: string | undefined
  drawing: Drawing
}

export function ConverterRoute({ category, texts, conversion, drawing }: ConverterRouteProps) {
  const language = useLanguage()
  const pair = pairOf(category, conversion)
  const isOnlyTyped = useIsOnlyTyped(category, pair)
  const { heading } = pageTexts(category, texts, isOnlyTyped ? null : namedPair(pair), language)
  return (
    <Page
      area="metrics"
      back={{ to: `/${language}/metrics`, label: m.category_metrics_title() }}
      title={heading}
      isTool
    >
      <Converter category={category} pair={pair ?? defaultPair(category)} language={language} drawing={drawing} />
    </Page>
  )
}
