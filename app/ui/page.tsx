import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

interface PageProps {
  /** Which accent the page wears. */
  area?: 'metrics' | 'geo' | 'dev'
  back?: { readonly to: string; readonly label: string }
  title: ReactNode
  lead?: ReactNode
  /** A tool comes first: on a phone what it is for stands below it. */
  isTool?: boolean
  children: ReactNode
}

/** The frame of every page below the home page: the way back, one heading, what it is for, then the content. */
export function Page({ area, back, title, lead, isTool, children }: PageProps) {
  return (
    <div data-area={area} className="container-page flex flex-col pb-4 sm:pt-6 sm:pb-12">
      {back && (
        <Link
          to={back.to}
          className="-ml-2 inline-flex min-h-11 items-center self-start gap-1 rounded-field px-2 text-sm font-medium text-muted hover:text-accent"
        >
          <Icon name="back" className="size-4" />
          {back.label}
        </Link>
      )}
      <h1 className="text-2xl font-bold sm:mt-1 sm:text-3xl">{title}</h1>
      {lead && (
        // Where it stands last the browser would hold on to it, and scroll down as results come above it.
        <p
          className={classNames(
            'max-w-3xl text-muted',
            isTool ? 'max-sm:order-last max-sm:mt-6 max-sm:[overflow-anchor:none] sm:mt-2' : 'mt-2',
          )}
        >
          {lead}
        </p>
      )}
      <div className={isTool ? 'mt-2 sm:mt-5' : 'mt-5'}>{children}</div>
    </div>
  )
}
