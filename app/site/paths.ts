import { type Language, languages } from '#engines/core/index.ts'

/** Everything below the language segment that has a page of its own, in the order of the sitemap. */
export function pagePaths(): string[] {
  return ['/', '/metrics', '/geo', '/dev', '/dev/jwt', '/dev/timestamp', '/dev/ip', '/about', '/support', '/api']
}

/** Pages that search engines are told about. */
export const indexedPaths = (language: Language): string[] => pagePaths().map((path) => `/${language}${path}`)

/** All that the build renders: pages, the 404 page for servers to answer with, and what crawlers and browsers ask for. */
export const prerenderedPaths = (): string[] => [
  ...languages.flatMap(indexedPaths),
  ...languages.flatMap((language) => [`/${language}/404`, `/${language}/manifest.webmanifest`]),
  '/sitemap.xml',
  '/robots.txt',
]
