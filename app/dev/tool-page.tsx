import type { ReactNode } from 'react'
import type { MetaDescriptor } from 'react-router'
import { useLanguage } from '#app/language/use-language.ts'
import { m } from '#app/paraglide/messages.js'
import { pageMeta } from '#app/seo/page-meta.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Page } from '#app/ui/page.tsx'
import type { Language } from '#engines/core/index.ts'

interface DevToolPageProps {
  title: string
  lead: string
  children: ReactNode
}

/** The frame of a developer tool: the way back, and the promise that nothing is sent. */
export function DevToolPage({ title, lead, children }: DevToolPageProps) {
  return (
    <Page
      area="dev"
      back={{ to: `/${useLanguage()}/dev`, label: m.category_dev_title() }}
      title={title}
      isTool
      lead={
        <>
          {lead}{' '}
          <span className="mt-1 flex items-start gap-1.5 text-sm">
            <Icon name="shield" className="mt-0.5 size-4 text-accent" />
            {m.devtools_local_note()}
          </span>
        </>
      }
    >
      {children}
    </Page>
  )
}

interface DevToolMeta {
  readonly language: Language
  readonly path: string
  /** The tool's own name, as on its card. */
  readonly name: string
  readonly title: string
  readonly description: string
}

export function devToolMeta({ name, ...page }: DevToolMeta): MetaDescriptor[] {
  return pageMeta({
    ...page,
    breadcrumbs: [{ name: m.category_dev_title(), path: '/dev' }],
    application: { name, category: 'DeveloperApplication' },
  })
}
