import { useEffect } from 'react'
import { type MetaDescriptor, useLocation } from 'react-router'
import { languageOfPath } from '#app/language/path.ts'
import { m } from '#app/paraglide/messages.js'
import { pageMeta } from '#app/seo/page-meta.ts'
import { LinkButton } from '#app/ui/button.tsx'
import type { Language } from '#engines/core/index.ts'

export const notFoundMeta = (language: Language): MetaDescriptor[] =>
  pageMeta({
    language,
    path: '/404',
    title: m.not_found_page_title(),
    description: m.not_found_text(),
    indexed: false,
  })

/** Also shown by routes whose parameter names nothing that exists. */
export function NotFound() {
  const { pathname } = useLocation()
  const language = languageOfPath(pathname)

  useEffect(() => {
    console.error('404: no such page:', pathname)
  }, [pathname])

  return (
    <div className="container-page grid justify-items-start gap-4 py-16 sm:py-24">
      <p aria-hidden="true" className="text-6xl font-bold text-accent tabular">
        404
      </p>
      <h1 className="text-2xl font-bold sm:text-3xl">{m.not_found_title()}</h1>
      <p className="max-w-xl text-muted">{m.not_found_text()}</p>
      <LinkButton look="primary" to={language ? `/${language}/` : '/'}>
        {m.not_found_home()}
      </LinkButton>
    </div>
  )
}
