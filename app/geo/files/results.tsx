import { Suspense } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Spinner } from '#app/ui/progress.tsx'
import type { Item, Way } from './converter-state.ts'
import { ResultCard } from './parts-on-demand.ts'
import { saveFile } from './save-file.ts'

interface ResultsProps {
  items: readonly Item[]
  isConverting: boolean
  onAgain: (id: number, ways: readonly Way[]) => void
}

export function Results({ items, isConverting, onAgain }: ResultsProps) {
  const conversions = items.flatMap(({ status }) => (status.kind === 'done' ? [status.conversion] : []))
  if (conversions.length === 0) return null
  return (
    <Suspense fallback={<Spinner />}>
      {conversions.length > 1 && !isConverting && (
        <div>
          <Button icon="download" onClick={() => void saveAll(conversions)}>
            {m.geodata_save_all()}
          </Button>
        </div>
      )}
      {items.map(
        (item) =>
          item.status.kind === 'done' && (
            <ResultCard
              key={item.id}
              source={item.name}
              conversion={item.status.conversion}
              isOnly={items.length === 1}
              isLocked={isConverting}
              onAgain={(ways) => onAgain(item.id, ways)}
            />
          ),
      )}
    </Suspense>
  )
}

async function saveAll(files: readonly { readonly name: string; readonly content: Blob }[]): Promise<void> {
  // Loaded when it is wanted: most visitors convert one file.
  const { archiveOf } = await import('./archive-of-results.ts')
  saveFile(await archiveOf(files), 'convertory.zip')
}
