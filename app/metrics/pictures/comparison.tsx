import { m } from '#app/paraglide/messages.js'
import { unitOf } from '#engines/units/index.ts'
import { printQuantity } from '#engines/units/page.ts'
import { proseQuantity } from '../prose-number.ts'
import { barLengths, nearestThings } from './bars.ts'
import type { DrawingProps } from './drawing.ts'

const rowHeight = 52
/** The number of rows never changes, so that the page does not move while one types. */
const rowCount = 5

/** Bars of the value and its neighbours in size. Follows what is typed. */
export function Comparison({ category, language, typed, typedPlain, baseValue, things }: DrawingProps) {
  const bars = nearestThings(things, baseValue)
  const { lengths, isLinear } = barLengths(bars.map(({ size }) => size))
  const symbol = unitOf(category, typed.unit).symbol[language]
  const rows = bars.map(({ thing }, index) => ({
    key: thing?.value ?? 'typed',
    isTyped: thing === undefined,
    length: lengths[index]!,
    name: thing ? thing.name[language] : m.metrics_picture_yours(),
    value: thing
      ? proseQuantity(printQuantity(category, thing.value, typed.unit), symbol, language)
      : proseQuantity(typedPlain, symbol, language, 16),
  }))
  const spoken = rows.map(({ name, value }) => `${name}: ${value}`).join('; ')
  return (
    <figure className="picture">
      <svg role="img" aria-label={spoken} width="100%" height={rowCount * rowHeight}>
        {rows.map(({ key, isTyped, length, name, value }, index) => (
          <g key={key} className={isTyped ? 'bar bar-typed' : 'bar'} transform={`translate(0 ${index * rowHeight})`}>
            <text x="0" y="20">
              {name}
            </text>
            <text x="100%" y="20" textAnchor="end">
              {value}
            </text>
            <rect className="bar-track" y="28" width="100%" height="12" rx="6" />
            <rect className="bar-fill" y="28" width={`${(length * 100).toFixed(2)}%`} height="12" rx="6" />
          </g>
        ))}
      </svg>
      <figcaption>{isLinear ? m.metrics_picture_linear() : m.metrics_picture_log()}</figcaption>
    </figure>
  )
}
