import type { MetaDescriptor } from 'react-router'
import { capitalised } from '#app/language/capitalised.ts'
import { m } from '#app/paraglide/messages.js'
import { pageMeta } from '#app/seo/page-meta.ts'
import { type Pair, pairSlug, systemOf } from '#engines/coordinates/index.ts'
import type { Language } from '#engines/core/index.ts'
import { startPoint } from './start-point.ts'

export const coordinatesPath = '/geo/coordinates'

/** `pair` is undefined on the page without one, and on addresses that name none we know. */
export function coordinatesMeta(language: Language, pair: Pair | undefined): MetaDescriptor[] {
  return pageMeta({
    language,
    path: pair ? `${coordinatesPath}/${pairSlug(pair)}` : coordinatesPath,
    title: pair ? m.coordinates_pair_title(pairNames(pair, language)) : m.coordinates_page_title(),
    description: pair ? pairDescription(pair, language) : m.coordinates_page_description(),
    breadcrumbs: [{ name: m.category_geo_title(), path: '/geo' }],
    application: { name: m.coordinates_heading(), category: 'UtilitiesApplication' },
  })
}

export const pairHeading = (pair: Pair, language: Language): string =>
  m.coordinates_pair_heading(pairNames(pair, language))

function pairDescription(pair: Pair, language: Language): string {
  const { texts } = startPoint(pair)
  const { from, to } = { from: systemOf(pair.from), to: systemOf(pair.to) }
  return m.coordinates_pair_description({
    from: from.shortName[language],
    to: to.shortName[language],
    example: texts[pair.from],
    result: texts[pair.to],
  })
}

function pairNames(pair: Pair, language: Language): { from: string; to: string } {
  return {
    from: capitalised(systemOf(pair.from).shortName[language], language),
    to: systemOf(pair.to).shortName[language],
  }
}
