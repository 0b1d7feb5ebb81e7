import { Children, type ReactNode } from 'react'
import { Card } from '#app/ui/card.tsx'

/** A chapter of a text page, in lines short enough to read. */
export function TextSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card title={title}>
      <div className="space-y-3 leading-relaxed">{children}</div>
    </Card>
  )
}

export function Points({ items }: { items: readonly ReactNode[] }) {
  return (
    <ul className="list-disc space-y-2 pl-5 marker:text-muted">
      {Children.map(items, (item) => (
        <li>{item}</li>
      ))}
    </ul>
  )
}
