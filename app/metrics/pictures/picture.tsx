import { memo, useMemo } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Card } from '#app/ui/card.tsx'
import { type Language, toDouble } from '#engines/core/index.ts'
import { type Category, exactDigits, type Landmark, type Pair, quantityIn } from '#engines/units/index.ts'
import type { TypedValue } from '../use-typed-value.ts'
import { Comparison } from './comparison.tsx'
import { Thermometer } from './thermometer.tsx'

export interface PictureProps {
  category: Category
  pair: Pair
  language: Language
  typed: TypedValue
}

export interface DrawingProps extends PictureProps {
  /** In the base unit; a double is enough to draw with. Null when there is nothing to draw. */
  baseValue: number | null
  things: readonly SizedThing[]
}

/** A thing people know, and how large it is in the base unit. */
export interface SizedThing {
  readonly size: number
  readonly thing: Landmark
}

/** The typed value beside things people know. */
export const Picture = memo(function Picture(props: PictureProps) {
  const { category, typed, language } = props
  const Drawing = category.id === 'temperature' ? Thermometer : Comparison
  const base = category.units.find(({ definition }) => definition === '1')!.id
  const things = useMemo(
    () => category.landmarks.map((thing) => ({ size: toDouble(quantityIn(category, thing.value, base)), thing })),
    [category, base],
  )
  const digits = exactDigits(category, typed.unit, base, typed.text, language)
  const value = digits ? Number(digits.text) : Number.NaN
  return (
    <Card title={m.metrics_picture()}>
      <Drawing {...props} things={things} baseValue={Number.isFinite(value) ? value : null} />
    </Card>
  )
})
