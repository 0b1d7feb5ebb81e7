import type { ReactNode } from 'react'
import type { MetaDescriptor } from 'react-router'
import { FirstCard } from '#app/ads/first-card.tsx'
import { useLanguage } from '#app/language/use-language.ts'
import { m } from '#app/paraglide/messages.js'
import { pageMeta } from '#app/seo/page-meta.ts'
import { Page } from '#app/ui/page.tsx'
import type { Language } from '#engines/core/index.ts'

/** The frame of the pages behind the footer's links. */
export function TextPage({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <Page back={{ to: `/${useLanguage()}/`, label: m.shell_back_home() }} title={title} lead={lead}>
      <FirstCard>
        <div className="max-w-204 space-y-4">{children}</div>
      </FirstCard>
    </Page>
  )
}

export function textPageMeta(language: Language, path: string, title: string, description: string): MetaDescriptor[] {
  return pageMeta({ language, path, title, description, breadcrumbs: [] })
}
