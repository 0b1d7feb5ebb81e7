import { m } from '#app/paraglide/messages.js'
import { CopyLinkButton } from '#app/share/copy-link-button.tsx'
import type { Language } from '#engines/core/index.ts'
import type { Category, Pair } from '#engines/units/index.ts'
import { Answer } from './answer.tsx'
import './metrics.css'
import { FormulaCard, RelatedPairs, TableCard } from './pair-details.tsx'
import { Picture } from './pictures/picture.tsx'
import { Units } from './units.tsx'
import { useTypedValue } from './use-typed-value.ts'

interface ConverterProps {
  category: Category
  pair: Pair
  language: Language
}

export function Converter({ category, pair, language }: ConverterProps) {
  const { typed, isInvalid, kept, texts, type, swap } = useTypedValue(category, pair, language)
  const shared = { category, pair, language }
  return (
    <>
      <Answer {...shared} typed={typed} onSwap={swap} />
      <Units {...shared} texts={texts} activeUnit={typed.unit} isInvalid={isInvalid} onType={type} />
      <p className="unit-tip">{m.metrics_tip()}</p>
      <CopyLinkButton kept={kept} />
      <div className="pair-cards">
        <FormulaCard {...shared} />
        <TableCard {...shared} />
        <Picture {...shared} typed={typed} />
      </div>
      <RelatedPairs {...shared} />
    </>
  )
}
