import type { ReactNode } from 'react'
import type { MetaDescriptor } from 'react-router'
import { FirstCard } from '#app/ads/first-card.tsx'
import { useLanguage } from '#app/language/use-language.ts'
import { m } from '#app/paraglide/messages.js'
import { pageMeta } from '#app/seo/page-meta.ts'
import type { ToolCategory } from '#app/site/categories/category.ts'
import { Page } from '#app/ui/page.tsx'
import type { Language } from '#engines/core/index.ts'

interface CategoryPageProps {
  category: ToolCategory
  lead: string
  children: ReactNode
}

/** The frame that category pages share: back to the home page, the category's name and what it is for. */
export function CategoryPage({ category, lead, children }: CategoryPageProps) {
  return (
    <Page
      area={category.id}
      back={{ to: `/${useLanguage()}/`, label: m.shell_back_home() }}
      title={category.title()}
      lead={lead}
    >
      <FirstCard>{children}</FirstCard>
    </Page>
  )
}

export function categoryMeta(
  category: ToolCategory,
  language: Language,
  title: string,
  description: string,
): MetaDescriptor[] {
  return pageMeta({
    language,
    path: category.path,
    title,
    description,
    breadcrumbs: [],
  })
}
