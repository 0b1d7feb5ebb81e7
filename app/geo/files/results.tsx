import { Suspense, useEffect, useMemo, useRef } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { downloadIcon } from '#app/ui/some-icons.ts'
import { Spinner } from '#app/ui/spinner.tsx'
import { type Item, titleOf, type Way } from './converter-state.ts'
import { type FileView, sourceOf } from './file-view.ts'
import { ResultCard, ResultSights } from './parts-on-demand.ts'
import { saveTogether } from './save-file.ts'

interface ResultsProps {
  items: readonly Item[]
  isConverting: boolean
  onAgain: (id: number, ways: readonly Way[]) => void
}

export function Results({ items, isConverting, onAgain }: ResultsProps) {
  const conversions = items.flatMap(({ status }) => (status.kind === 'done' ? [status.conversion] : []))
  const views = useFileViews(items)
  const top = useShownWhenDone(conversions.length > 0 && !isConverting)
  if (conversions.length === 0) return null
  return (
    <div className="relative grid grid-cols-1 gap-4">
      <div ref={top} className="pointer-events-none absolute top-0 h-48 w-px" />
      <Suspense fallback={<Spinner />}>
        {conversions.length > 1 && !isConverting && (
          <div>
            <Button icon={downloadIcon} onClick={() => void saveTogether(conversions)}>
              {m.geodata_save_all()}
            </Button>
          </div>
        )}
        {items.map(
          (item) =>
            item.status.kind === 'done' && (
              <ResultCard
                key={item.id}
                conversion={item.status.conversion}
                isPacked={item.status.isPacked}
                layer={item.way?.layer}
                isOnly={items.length === 1}
                isLocked={isConverting}
                onAgain={(ways) => onAgain(item.id, ways)}
              />
            ),
        )}
        {!isConverting && <ResultSights views={views} />}
      </Suspense>
    </div>
  )
}

/** The head of the first result comes into view when all are there: on a phone it lies below what was tapped. */
function useShownWhenDone(isDone: boolean) {
  const head = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isDone) head.current?.scrollIntoView({ block: 'nearest' })
  }, [isDone])
  return head
}

/** The same objects as long as nothing changes, for what is drawn from them. */
function useFileViews(items: readonly Item[]): readonly FileView[] {
  return useMemo(
    () =>
      items.flatMap((item) => {
        if (item.status.kind !== 'done') return []
        const { summary, picture, profile, table } = item.status.conversion
        const source = sourceOf(item, items.length)
        return [{ id: item.id, name: titleOf(item), read: summary.read, picture, profile, table, source }]
      }),
    [items],
  )
}
