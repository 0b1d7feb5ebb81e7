import { m } from '#app/paraglide/messages.js'
import { unitOf } from '#engines/units/index.ts'
import { printQuantity } from '#engines/units/page.ts'
import { proseQuantity } from '../prose-number.ts'
import type { DrawingProps } from './drawing.ts'
import { apart, windowFor } from './scale.ts'

const height = 300
const top = 14
const bottom = 262
const tubeX = 14

/** A thermometer with the temperatures people know. Follows what is typed. */
export function Thermometer({ category, pair, language, typed, typedPlain, baseValue, things }: DrawingProps) {
  const { lowest, highest } = windowFor(baseValue)
  const yOf = (value: number): number => {
    const share = (Math.min(highest, Math.max(lowest, value)) - lowest) / (highest - lowest)
    return Math.round(bottom - share * (bottom - top))
  }
  const units = [...new Set([pair.from, pair.to])].map((id) => unitOf(category, id))
  const marks = things
    .filter(({ size }) => size >= lowest && size <= highest)
    .map(({ size, thing }) => ({
      key: thing.value,
      value: size,
      name: thing.name[language],
      readings: units
        .map((unit) => proseQuantity(printQuantity(category, thing.value, unit.id), unit.symbol[language], language))
        .join(' · '),
    }))
  const shown = apart(marks, ({ value }) => yOf(value), 22)
  const typedText = proseQuantity(typedPlain, unitOf(category, typed.unit).symbol[language], language, 24)
  const spoken = [
    ...(baseValue === null ? [] : [`${m.metrics_picture_yours()}: ${typedText}`]),
    ...shown.map(({ name, readings }) => `${name}: ${readings}`),
  ].join('; ')
  return (
    <figure className="picture">
      <svg role="img" aria-label={spoken} width="100%" height={height}>
        <rect className="bar-track" x={tubeX - 6} y={top - 8} width="12" height={bottom - top + 20} rx="6" />
        <circle className="mercury" cx={tubeX} cy={bottom + 18} r="13" />
        {baseValue !== null && (
          <g>
            <rect
              className="mercury"
              x={tubeX - 4}
              y={yOf(baseValue)}
              width="8"
              height={bottom + 14 - yOf(baseValue)}
            />
            <line className="mark-typed" x1={tubeX - 12} x2={tubeX + 12} y1={yOf(baseValue)} y2={yOf(baseValue)} />
          </g>
        )}
        {shown.map(({ key, value, name, readings }) => (
          <g key={key} className="mark">
            <line x1={tubeX + 10} x2={tubeX + 22} y1={yOf(value)} y2={yOf(value)} />
            <text x={tubeX + 30} y={yOf(value) + 4}>
              {name}
            </text>
            <text x="100%" y={yOf(value) + 4} textAnchor="end">
              {readings}
            </text>
          </g>
        ))}
      </svg>
    </figure>
  )
}
