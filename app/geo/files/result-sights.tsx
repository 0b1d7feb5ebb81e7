import { Card } from '#app/ui/card.tsx'
import { FileSights } from './file-sights.tsx'
import type { FileView } from './file-view.ts'
import { insideTitle } from './inside-title.ts'

/** What was converted, to look at: all of it on one map. */
export function ResultSights({ views }: { views: readonly FileView[] }) {
  const hasSomething = views.some(({ picture, profile, table }) => picture || profile || table.columns.length > 0)
  if (!hasSomething) return null
  return (
    <Card title={<span className="wrap-anywhere">{insideTitle(views)}</span>}>
      <FileSights files={views} />
    </Card>
  )
}
