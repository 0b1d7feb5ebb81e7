import { ConverterRoute, converterMeta } from '#app/metrics/converter-route.tsx'
import { Comparison } from '#app/metrics/pictures/comparison.tsx'
import { lengthTexts } from '#app/metrics/texts/length.ts'
import { length } from '#engines/units/index.ts'
import type { Route } from './+types/metric-length'

export const meta: Route.MetaFunction = ({ params }) => converterMeta(length, lengthTexts, params)

export default function LengthConverter({ params }: Route.ComponentProps) {
  return <ConverterRoute category={length} texts={lengthTexts} conversion={params.conversion} drawing={Comparison} />
}
