import { useDeferredValue, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Page } from '#app/ui/page.tsx'
import type { Language } from '#engines/core/index.ts'
import { type Category, type Pair, parseNumber } from '#engines/units/index.ts'
import { Answer } from './answer.tsx'
import { isCalled } from './find-units.ts'
import './metrics.css'
import { FormulaCard, RelatedPairs, TableCard } from './pair-details.tsx'
import { Picture } from './pictures/picture.tsx'
import { SystemGrid } from './system-grid.tsx'
import { UnitSearch } from './unit-search.tsx'
import { useTypedValue } from './use-typed-value.ts'

interface ConverterScreenProps {
  category: Category
  pair: Pair
  heading: string
  language: Language
}

export function ConverterScreen({ category, pair, heading, language }: ConverterScreenProps) {
  const { typed, fields, type, swap } = useTypedValue(category, pair, language)
  const [query, setQuery] = useState('')
  // The fields come first: the picture is drawn when there is time.
  const drawn = useDeferredValue(typed)
  const isNumber = parseNumber(typed.text, language) !== null
  const shared = { category, pair, language }
  return (
    <Page area="metrics" back={{ to: `/${language}/metrics`, label: m.category_metrics_title() }} title={heading}>
      <Answer {...shared} typed={typed} onSwap={swap} />
      <div className="unit-bar">
        <h2 className="sr-only">{m.metrics_units()}</h2>
        <UnitSearch query={query} onChange={setQuery} />
      </div>
      {category.units.some((unit) => isCalled(unit, query)) || (
        <p role="status" className="unit-none">
          {m.metrics_filter_none()}
          <Button onClick={() => setQuery('')}>{m.metrics_filter_clear()}</Button>
        </p>
      )}
      <SystemGrid
        {...shared}
        typed={typed}
        fields={fields}
        isInvalid={!isNumber && typed.text.trim() !== ''}
        query={query}
        onType={type}
      />
      <p className="unit-tip">{m.metrics_tip()}</p>
      <div className="pair-cards">
        <FormulaCard {...shared} />
        <TableCard {...shared} />
        <Picture {...shared} typed={drawn} />
      </div>
      <RelatedPairs {...shared} />
    </Page>
  )
}
