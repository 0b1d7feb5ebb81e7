import { memo, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { isCalled } from '#engines/units/page.ts'
import { SystemGrid, type SystemGridProps } from './system-grid.tsx'
import { UnitSearch } from './unit-search.tsx'

/** Every field of the category, and a way to find one. Renders nothing anew while one types a number. */
export const Units = memo(function Units(props: Omit<SystemGridProps, 'query'>) {
  const [query, setQuery] = useState('')
  return (
    <>
      <div className="unit-bar">
        <h2>{m.metrics_units()}</h2>
        <UnitSearch query={query} onChange={setQuery} />
      </div>
      {props.category.units.some((unit) => isCalled(unit, query)) || (
        <p role="status" className="unit-none">
          {m.metrics_filter_none()}
          <Button onClick={() => setQuery('')}>{m.metrics_filter_clear()}</Button>
        </p>
      )}
      <SystemGrid {...props} query={query} />
    </>
  )
})
