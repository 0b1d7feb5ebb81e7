import { memo } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Card } from '#app/ui/card.tsx'
import type { Language } from '#engines/core/index.ts'
import { type Category, exactDigits, type Pair } from '#engines/units/index.ts'
import type { TypedValue } from '../use-typed-value.ts'
import { Comparison } from './comparison.tsx'
import { Thermometer } from './thermometer.tsx'

export interface PictureProps {
  category: Category
  pair: Pair
  language: Language
  typed: TypedValue
}

/** The typed value beside things people know. */
export const Picture = memo(function Picture(props: PictureProps) {
  const Drawing = props.category.id === 'temperature' ? Thermometer : Comparison
  return (
    <Card title={m.metrics_picture()}>
      <Drawing {...props} baseValue={valueInBaseUnit(props)} />
    </Card>
  )
})

/** A double is enough to draw with; null when there is nothing to draw. */
function valueInBaseUnit({ category, typed, language }: PictureProps): number | null {
  const base = category.units.find(({ definition }) => definition === '1')!
  const digits = exactDigits(category, typed.unit, base.id, typed.text, language)
  const value = digits ? Number(digits.text) : Number.NaN
  return Number.isFinite(value) ? value : null
}
