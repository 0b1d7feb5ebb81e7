import { m } from '#app/paraglide/messages.js'
import { Card } from '#app/ui/card.tsx'
import { FileSights } from './file-sights.tsx'
import type { FileView } from './file-view.ts'

/** What was converted, to look at: all of it on one map. */
export default function ResultSights({ views }: { views: readonly FileView[] }) {
  const hasSomething = views.some(({ picture, profile, table }) => picture || profile || table.columns.length > 0)
  const [first] = views
  if (!hasSomething || first === undefined) return null
  const title =
    views.length === 1
      ? m.convert_inside({ name: first.name })
      : m.convert_inside_many({ count: views.length, amount: views.length })
  return (
    <Card title={<span className="wrap-anywhere">{title}</span>}>
      <FileSights files={views} />
    </Card>
  )
}
