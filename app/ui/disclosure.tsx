import type { DetailsHTMLAttributes, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

export interface DisclosureProps extends DetailsHTMLAttributes<HTMLDetailsElement> {
  summary: ReactNode
  children: ReactNode
}

/** What not everyone needs, one click away. */
export function Disclosure({ summary, className, children, ...details }: DisclosureProps) {
  return (
    <details
      className={classNames('group rounded-card border border-line bg-surface shadow-card', className)}
      {...details}
    >
      <summary className="flex min-h-12 list-none items-center gap-3 rounded-card px-4 py-3 font-medium hover:text-accent sm:px-5 [&::-webkit-details-marker]:hidden">
        <Icon name="forward" className="size-4.5 text-muted transition-transform group-open:rotate-90" />
        {summary}
      </summary>
      <div className="px-4 pb-4 sm:px-5 sm:pb-5">{children}</div>
    </details>
  )
}
