import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useLanguage } from '#app/language/use-language.ts'
import type { Subcategory } from '#app/site/categories/category.ts'
import { classNames } from '#app/ui/class-names.ts'
import { Icon, type IconName } from '#app/ui/icon.tsx'

interface ToolCardProps {
  tool: Subcategory
  description: string
  action?: string
  heading?: 'h2' | 'h3'
}

/** A tool on a category page. The whole card is the link; `action` is the word on its button, where it has one. */
export function ToolCard({ tool, description, action, heading: Heading = 'h2' }: ToolCardProps) {
  const language = useLanguage()
  return (
    <ToolTile icon={tool.icon} className="relative hover:border-accent/60 hover:shadow-lift">
      <Heading className="text-lg font-semibold">
        <Link to={`/${language}${tool.path}`} className="after:absolute after:inset-0 after:rounded-card">
          {tool.title()}
        </Link>
      </Heading>
      <p className="mt-1 text-muted">{description}</p>
      {action && (
        <p aria-hidden="true" className="mt-4 inline-flex items-center gap-1.5 self-start font-medium text-accent">
          {action}
          <Icon name="forward" className="size-4" />
        </p>
      )}
    </ToolTile>
  )
}

interface ToolTileProps {
  icon: IconName
  dimmed?: boolean
  className?: string
  children: ReactNode
}

export function ToolTile({ icon, dimmed, className, children }: ToolTileProps) {
  return (
    <li
      className={classNames(
        'flex gap-4 rounded-card border border-line bg-surface p-5 shadow-card transition-shadow',
        className,
      )}
    >
      <span
        className={classNames(
          'grid size-11 shrink-0 place-items-center rounded-xl',
          dimmed ? 'bg-sunken text-muted' : 'bg-accent-soft text-accent',
        )}
      >
        <Icon name={icon} className="size-6" />
      </span>
      <div className="flex min-w-0 flex-1 flex-col">{children}</div>
    </li>
  )
}

export function ToolGrid({ children }: { children: ReactNode }) {
  return <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">{children}</ul>
}
