import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from './icon.tsx'

interface PageProps {
  /** Which accent the page wears. */
  area?: 'metrics' | 'geo' | 'dev'
  back?: { readonly to: string; readonly label: string }
  title: ReactNode
  lead?: ReactNode
  children: ReactNode
}

/** The frame of every page below the home page: the way back, one heading, what it is for, then the content. */
export function Page({ area, back, title, lead, children }: PageProps) {
  return (
    <div data-area={area} className="container-page pt-4 pb-12 sm:pt-6">
      {back && (
        <Link
          to={back.to}
          className="-ml-2 inline-flex min-h-11 items-center gap-1 rounded-field px-2 text-sm font-medium text-muted hover:text-accent"
        >
          <Icon name="back" className="size-4" />
          {back.label}
        </Link>
      )}
      <h1 className="mt-1 text-2xl font-bold sm:text-3xl">{title}</h1>
      {lead && <p className="mt-2 max-w-3xl text-muted">{lead}</p>}
      <div className="mt-6">{children}</div>
    </div>
  )
}
