import { ConverterRoute, converterMeta } from '#app/metrics/converter-route.tsx'
import { Comparison } from '#app/metrics/pictures/comparison.tsx'
import { massTexts } from '#app/metrics/texts/mass.ts'
import { mass } from '#engines/units/index.ts'
import type { Route } from './+types/metric-mass'

export const meta: Route.MetaFunction = ({ params }) => converterMeta(mass, massTexts, params)

export default function MassConverter({ params }: Route.ComponentProps) {
  return <ConverterRoute category={mass} texts={massTexts} conversion={params.conversion} drawing={Comparison} />
}
