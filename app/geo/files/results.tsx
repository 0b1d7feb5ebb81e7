import { Suspense } from 'react'
import { Spinner } from '#app/ui/progress.tsx'
import type { Item } from './converter-state.ts'
import { ResultCard } from './parts-on-demand.ts'

export function Results({ items }: { items: readonly Item[] }) {
  const done = items.filter((item) => item.status.kind === 'done')
  if (done.length === 0) return null
  return (
    <Suspense fallback={<Spinner />}>
      {done.map(
        (item) =>
          item.status.kind === 'done' && (
            <ResultCard
              key={item.id}
              source={item.name}
              conversion={item.status.conversion}
              isOnly={items.length === 1}
            />
          ),
      )}
    </Suspense>
  )
}
