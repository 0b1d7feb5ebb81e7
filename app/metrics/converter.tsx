import { useCallback } from 'react'
import { FirstCard } from '#app/ads/first-card.tsx'
import { EmbedSnippet } from '#app/embed/embed-snippet.tsx'
import { m } from '#app/paraglide/messages.js'
import type { Language } from '#engines/core/index.ts'
import type { Category, Pair } from '#engines/units/index.ts'
import { Headline } from './headline.tsx'
import './metrics.css'
import { FormulaCard, PairCards, RelatedPairs, TableCard } from './pair-details.tsx'
import type { Drawing } from './pictures/drawing.ts'
import { Picture } from './pictures/picture.tsx'
import { Units } from './units.tsx'
import { useTypedValue } from './use-typed-value.ts'

interface ConverterProps {
  category: Category
  pair: Pair
  language: Language
  drawing: Drawing
}

export function Converter({ category, pair, language, drawing }: ConverterProps) {
  const converter = useTypedValue(category, pair, language)
  const { typed, isInvalid, texts, type, pick } = converter
  const convertTo = useCallback((unit: string) => pick('to', unit), [pick])
  const shared = { category, pair, language }
  return (
    <div className="unit-page">
      <div className="unit-main">
        <FirstCard>
          <Headline category={category} language={language} converter={converter} />
        </FirstCard>
        <Units
          {...shared}
          texts={texts}
          activeUnit={typed.unit}
          isInvalid={isInvalid}
          onType={type}
          onConvertTo={convertTo}
        />
        <p className="unit-tip">{m.metrics_tip()}</p>
      </div>
      <PairCards>
        <FormulaCard {...shared} />
        <TableCard {...shared} />
        <Picture {...shared} typed={typed} drawing={drawing} />
      </PairCards>
      <RelatedPairs {...shared} />
      <EmbedSnippet category={category} pair={converter.sides} language={language} />
    </div>
  )
}
