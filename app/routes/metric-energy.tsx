import { ConverterRoute, converterMeta } from '#app/metrics/converter-route.tsx'
import { Comparison } from '#app/metrics/pictures/comparison.tsx'
import { energyTexts } from '#app/metrics/texts/energy.ts'
import { energy } from '#engines/units/index.ts'
import type { Route } from './+types/metric-energy'

export const meta: Route.MetaFunction = ({ params }) => converterMeta(energy, energyTexts, params)

export default function EnergyConverter({ params }: Route.ComponentProps) {
  return <ConverterRoute category={energy} texts={energyTexts} conversion={params.conversion} drawing={Comparison} />
}
