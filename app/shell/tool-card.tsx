import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useLanguage } from '#app/language/use-language.ts'
import { toolTitle } from '#app/site/tool-titles.ts'
import { needsOwnDocument, type ToolRow, toolPath } from '#app/tool-rows.ts'
import { classNames } from '#app/ui/class-names.ts'
import { Icon, type IconName } from '#app/ui/icon.tsx'

interface ToolCardProps {
  tool: ToolRow
  description: string
  action?: string
  heading?: 'h2' | 'h3'
}

/** A tool on a category page. The whole card is the link; `action` is the word on its button, where it has one. */
export function ToolCard({ tool, description, action, heading: Heading = 'h2' }: ToolCardProps) {
  const title = toolTitle(tool)
  return (
    <ToolTile icon={tool.icon} className="relative hover:border-accent/60 hover:shadow-lift">
      <Heading className="text-lg font-semibold">
        {action ? title : <StretchedLink tool={tool}>{title}</StretchedLink>}
      </Heading>
      <p className="mt-1 mb-auto text-muted">{description}</p>
      {action && (
        <p className="mt-4 font-medium text-accent">
          <StretchedLink tool={tool} label={`${action}: ${title}`}>
            {action}
            <Icon name="forward" className="size-4" />
          </StretchedLink>
        </p>
      )}
    </ToolTile>
  )
}

/** A link that the whole card around it answers to. */
function StretchedLink({ tool, label, children }: { tool: ToolRow; label?: string; children: ReactNode }) {
  const language = useLanguage()
  return (
    <Link
      to={`/${language}${toolPath(tool)}`}
      reloadDocument={needsOwnDocument(tool)}
      aria-label={label}
      className="inline-flex items-center gap-1.5 after:absolute after:inset-0 after:rounded-card"
    >
      {children}
    </Link>
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

/** No card stands alone in the last row: in two columns an odd one takes both, and four cards stand two by two. */
export function ToolGrid({ children }: { children: ReactNode }) {
  return (
    <ul className="grid gap-4 md:grid-cols-2 md:max-lg:*:last:odd:col-span-2 lg:grid-cols-3 lg:has-[>:nth-child(4):last-child]:grid-cols-2">
      {children}
    </ul>
  )
}
