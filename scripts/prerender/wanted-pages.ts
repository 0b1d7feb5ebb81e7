import { localizedPagePaths, notFoundPaths } from '../../app/site/paths.ts'

/** All that the route table says, or, for a quick look (`PAGES='^/en/dev' npm run build`), the part of it that matches. Never nothing. */
export function wantedPages(pattern: string = process.env.PAGES ?? ''): string[] {
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
