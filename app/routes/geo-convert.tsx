import { ConvertPage } from '#app/geo/convert/convert-page.tsx'
import { convertHead } from '#app/geo/convert/page-head.ts'
import { pageLanguage } from '#app/language/page-language.ts'
import { m } from '#app/paraglide/messages.js'
import { pageMeta } from '#app/seo/page-meta.ts'
import { familyOf, formatPairSlug, isPairSupported, parseAnyPair } from '#engines/geodata/index.ts'
import type { Route } from './+types/geo-convert'

export const meta: Route.MetaFunction = ({ params }) => {
  const { from, to } = parseAnyPair(params.conversion)
  const pair = from && to && { from, to }
  const head = convertHead({ from, to })
  // A pair within a category has its page at the tool of that category.
  const path = !pair
    ? '/geo/convert'
    : isPairSupported(pair)
      ? `/geo/${familyOf(pair.from)}/${formatPairSlug(pair)}`
      : `/geo/convert/${formatPairSlug(pair)}`
  return pageMeta({
    language: pageLanguage(params),
    path,
    title: head.title,
    description: head.description,
    breadcrumbs: [{ name: m.category_geo_title(), path: '/geo' }],
    application: { name: head.heading, category: 'UtilitiesApplication' },
  })
}

export default function GeoConvert({ params }: Route.ComponentProps) {
  return <ConvertPage pair={parseAnyPair(params.conversion)} />
}
