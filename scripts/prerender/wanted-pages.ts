import { localizedPagePaths, notFoundPaths } from '../../app/site/paths.ts'

/** Nine pages of ten lie below the page of their tool or category. Until they are rendered the client shell stands for them. */
const firstPages = '^(/[^/]+){1,3}/?$'

/**
 * All that the route table says, or the part of it that matches: for a quick look (`PAGES='^/en/dev' npm run build`), or what is rendered
 * first in a hurry. Never nothing.
 */
export function wantedPages(
  pattern: string = process.env.PAGES || (process.env.QUICK_BUILD ? firstPages : ''),
): string[] {
  const paths = localizedPagePaths().filter((path) => new RegExp(pattern).test(path))
  if (paths.length === 0) throw new Error(`PAGES='${pattern}' matches no page of the site`)
  return [...paths, ...notFoundPaths()]
}

/** A build that lost pages on its way must not look like one that worked. */
export function requirePages(wanted: readonly string[], built: Readonly<Record<string, unknown>>): void {
  const missing = wanted.filter((path) => !Object.hasOwn(built, path))
  if (missing.length > 0)
    throw new Error(`The build lacks ${missing.length} of ${wanted.length} pages, the first of them ${missing[0]}`)
}
