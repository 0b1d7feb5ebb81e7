import { pageLanguage } from '#app/language/page-language.ts'
import { m } from '#app/paraglide/messages.js'
import { pageMeta } from '#app/seo/page-meta.ts'
import { NotFound } from '#app/shell/not-found.tsx'
import type { Route } from './+types/not-found'

export const meta: Route.MetaFunction = ({ params }) =>
  pageMeta({
    language: pageLanguage(params),
    path: '/404',
    title: m.not_found_page_title(),
    description: m.not_found_text(),
    indexed: false,
  })

export default function NotFoundPage() {
  return <NotFound />
}
