import { memo, useMemo } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Card } from '#app/ui/card.tsx'
import { toDouble } from '#engines/core/index.ts'
import { baseUnitOf, exactText, isBelowLowest, isDifference, quantityIn } from '#engines/units/index.ts'
import { convertPrinted, exactDigits, isRead, readTyped } from '#engines/units/page.ts'
import type { Drawing, PictureProps } from './drawing.ts'

/** The typed value beside things people know. */
export const Picture = memo(function Picture({ drawing: Drawing, ...props }: Props) {
  const { category, typed, language } = props
  const base = baseUnitOf(category).id
  const things = useMemo(
    () => category.landmarks.map((thing) => ({ size: toDouble(quantityIn(category, thing.value, base)), thing })),
    [category, base],
  )
  const reading = readTyped(category, typed.unit, typed.text, language)
  // What cannot be is not drawn, nor what is on no scale.
  const isDrawn = isRead(reading) && !isBelowLowest(category, reading) && !isDifference(reading.unit)
  const value = isDrawn ? Number(exactDigits(category, typed.unit, base, typed.text, language)?.text) : Number.NaN
  const typedPlain = isRead(reading) && reading.unit === typed.unit ? exactText(reading.value) : printedHere(props)
  return (
    <Card title={m.metrics_picture()} className="pair-picture">
      <Drawing {...props} things={things} typedPlain={typedPlain} baseValue={Number.isFinite(value) ? value : null} />
    </Card>
  )
})

interface Props extends PictureProps {
  drawing: Drawing
}

/** A quantity of another unit, in the unit of the field it stands in. */
const printedHere = ({ category, typed, language }: PictureProps): string =>
  convertPrinted(category, typed.unit, typed.unit, typed.text, language)?.text ?? ''
