import { useLanguage } from '#app/language/use-language.ts'
import { m } from '#app/paraglide/messages.js'
import { formatNumber } from '#wording/numbers.ts'
import { scaleBar } from './graticule.ts'
import { latitudeAt } from './mercator.ts'
import type { View } from './view.ts'

const widestPixels = 120

/** How long a stroke is on the ground, at the middle of the view. */
export function ScaleBar({ view }: { view: View }) {
  const language = useLanguage()
  const { metres, pixels } = scaleBar(latitudeAt(view.centreY), view, widestPixels)
  const number = (value: number): string => formatNumber(value, language, { maximumFractionDigits: 2 })
  const text =
    metres >= 1000 ? m.map_kilometres({ distance: number(metres / 1000) }) : m.map_metres({ distance: number(metres) })
  return (
    <div
      className="pointer-events-none absolute bottom-2 left-2 rounded-sm bg-surface/85 px-1.5 pt-0.5 pb-1 text-xs leading-4 text-ink tabular"
      data-testid="scale"
    >
      {text}
      <div className="h-1.5 border-x-2 border-b-2 border-ink" style={{ width: `${pixels}px` }} />
    </div>
  )
}
