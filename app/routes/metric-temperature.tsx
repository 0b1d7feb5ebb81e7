import { ConverterRoute, converterMeta } from '#app/metrics/converter-route.tsx'
import { Thermometer } from '#app/metrics/pictures/thermometer.tsx'
import { temperatureTexts } from '#app/metrics/texts/temperature.ts'
import { temperature } from '#engines/units/index.ts'
import type { Route } from './+types/metric-temperature'

export const meta: Route.MetaFunction = ({ params }) => converterMeta(temperature, temperatureTexts, params)

export default function TemperatureConverter({ params }: Route.ComponentProps) {
  return (
    <ConverterRoute
      category={temperature}
      texts={temperatureTexts}
      conversion={params.conversion}
      drawing={Thermometer}
    />
  )
}
