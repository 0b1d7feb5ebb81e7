import { memo, useMemo } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Card } from '#app/ui/card.tsx'
import { type Language, toDouble } from '#engines/core/index.ts'
import {
  type Category,
  convertPrinted,
  exactDigits,
  isBelowLowest,
  isRead,
  type Landmark,
  type Pair,
  plainText,
  quantityIn,
  readTyped,
} from '#engines/units/index.ts'
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
  /** In the typed unit, as a plain number. */
  typedPlain: string
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
  const reading = readTyped(category, typed.unit, typed.text, language)
  // What cannot be is not drawn.
  const isDrawn = isRead(reading) && !isBelowLowest(category, reading)
  const value = isDrawn ? Number(exactDigits(category, typed.unit, base, typed.text, language)?.text) : Number.NaN
  const typedPlain = isRead(reading) && reading.unit === typed.unit ? plainText(reading.value) : printedHere(props)
  return (
    <Card title={m.metrics_picture()}>
      <Drawing {...props} things={things} typedPlain={typedPlain} baseValue={Number.isFinite(value) ? value : null} />
    </Card>
  )
})

/** A quantity of another unit, in the unit of the field it stands in. */
const printedHere = ({ category, typed, language }: PictureProps): string =>
  convertPrinted(category, typed.unit, typed.unit, typed.text, language)?.text ?? ''
