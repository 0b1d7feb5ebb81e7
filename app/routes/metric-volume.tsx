import { ConverterRoute, converterMeta } from '#app/metrics/converter-route.tsx'
import { Comparison } from '#app/metrics/pictures/comparison.tsx'
import { volumeTexts } from '#app/metrics/texts/volume.ts'
import { volume } from '#engines/units/index.ts'
import type { Route } from './+types/metric-volume'

export const meta: Route.MetaFunction = ({ params }) => converterMeta(volume, volumeTexts, params)

export default function VolumeConverter({ params }: Route.ComponentProps) {
  return <ConverterRoute category={volume} texts={volumeTexts} conversion={params.conversion} drawing={Comparison} />
}
