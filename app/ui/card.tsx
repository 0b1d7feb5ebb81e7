import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'

interface CardProps {
  title?: ReactNode
  /** What stands at the right end of the title line: a toggle, a copy button. */
  actions?: ReactNode
  className?: string
  children: ReactNode
}

/** A titled part of a page: a named region when it has a title. */
export function Card({ title, actions, className, children }: CardProps) {
  const titleId = useId()
  return (
    <section
      aria-labelledby={title ? titleId : undefined}
      className={classNames('rounded-card border border-line bg-surface p-4 shadow-card sm:p-5', className)}
    >
      {(title || actions) && (
        <div className="mb-3 flex min-h-8 flex-wrap items-center justify-between gap-x-3 gap-y-1">
          {title && (
            <h2 id={titleId} className="text-lg font-semibold">
              {title}
            </h2>
          )}
          {actions}
        </div>
      )}
      {children}
    </section>
  )
}
