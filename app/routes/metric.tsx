import { useLocation } from 'react-router'
import { pageLanguage } from '#app/language/page-language.ts'
import { useCategoryPart } from '#app/metrics/category-parts.ts'
import { ConverterRoute, converterMeta } from '#app/metrics/converter-route.tsx'
import { Comparison } from '#app/metrics/pictures/comparison.tsx'
import { Thermometer } from '#app/metrics/pictures/thermometer.tsx'
import { NotFound, notFoundMeta } from '#app/shell/not-found.tsx'
import type { Route } from './+types/metric'

/** Its address names the category: `/en/metrics/length/kmmi`. */
const categoryOf = ({ pathname }: { pathname: string }): string => pathname.split('/')[3] ?? ''

export const meta: Route.MetaFunction = ({ params, location }) => {
  const part = useCategoryPart(categoryOf(location))
  return part ? converterMeta(part, params) : notFoundMeta(pageLanguage(params))
}

export default function Converter({ params }: Route.ComponentProps) {
  const part = useCategoryPart(categoryOf(useLocation()))
  if (!part) return <NotFound />
  const { id, lowest } = part.category
  return (
    <ConverterRoute
      key={id}
      {...part}
      conversion={params.conversion}
      // What has a least value is drawn on a scale, everything else as bars.
      drawing={lowest === undefined ? Comparison : Thermometer}
    />
  )
}
