import { localizedPagePaths, notFoundPaths } from '../../app/site/paths.ts'
import { languages } from '../../engines/core/index.ts'
import { categories, pairSlug, pairSlugsWithPage, popularPairs } from '../../engines/units/index.ts'

/** Eight pages of ten: pairs of units that few ask for. In a hurry the client shell stands for them until they are rendered. */
function rarePairs(): Set<string> {
  const paths = categories.flatMap((category) => {
    const popular = new Set(popularPairs(category).map((pair) => pairSlug(category, pair)))
    return pairSlugsWithPage(category).flatMap((slug) => (popular.has(slug) ? [] : `/metrics/${category.id}/${slug}`))
  })
  return new Set(languages.flatMap((language) => paths.map((path) => `/${language}${path}`)))
}

/**
 * All that the route table says, or the part of it that matches, for a quick look (`PAGES='^/en/dev' npm run build`), or what is rendered
 * first in a hurry. Never nothing.
 */
export function wantedPages(pattern: string = process.env.PAGES ?? ''): string[] {
  const later = process.env.QUICK_BUILD ? rarePairs() : new Set()
  const paths = localizedPagePaths().filter((path) => new RegExp(pattern).test(path) && !later.has(path))
  if (paths.length === 0) throw new Error(`PAGES='${pattern}' matches no page of the site`)
  return [...paths, ...notFoundPaths()]
}

/** A build that lost pages on its way must not look like one that worked. */
export function requirePages(wanted: readonly string[], built: Readonly<Record<string, unknown>>): void {
  const missing = wanted.filter((path) => !Object.hasOwn(built, path))
  if (missing.length > 0)
    throw new Error(`The build lacks ${missing.length} of ${wanted.length} pages, the first of them ${missing[0]}`)
}
