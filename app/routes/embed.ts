import { embedDocument } from '#app/embed/embed-document.ts'
import { pageLanguage } from '#app/language/page-language.ts'
import { categoryById } from '#engines/units/index.ts'
import type { Route } from './+types/embed'

/** A file of its own, no screen: nothing of the portal stands around it. */
export function loader({ params }: Route.LoaderArgs) {
  const category = categoryById(params.category)
  if (!category) throw new Response(null, { status: 404 })
  return new Response(embedDocument(category, pageLanguage(params)), {
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
  })
}
