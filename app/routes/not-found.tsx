import { pageLanguage } from '#app/language/page-language.ts'
import { NotFound, notFoundMeta } from '#app/shell/not-found.tsx'
import type { Route } from './+types/not-found'

export const meta: Route.MetaFunction = ({ params }) => notFoundMeta(pageLanguage(params))

export default function NotFoundPage() {
  return <NotFound />
}
