import { ConverterRoute, converterMeta } from '#app/metrics/converter-route.tsx'
import { Comparison } from '#app/metrics/pictures/comparison.tsx'
import { speedTexts } from '#app/metrics/texts/speed.ts'
import { speed } from '#engines/units/index.ts'
import type { Route } from './+types/metric-speed'

export const meta: Route.MetaFunction = ({ params }) => converterMeta(speed, speedTexts, params)

export default function SpeedConverter({ params }: Route.ComponentProps) {
  return <ConverterRoute category={speed} texts={speedTexts} conversion={params.conversion} drawing={Comparison} />
}
