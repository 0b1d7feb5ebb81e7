import { type Language, languages } from '#engines/core/index.ts'

/** Everything below the language segment that has a page of its own, in the order of the sitemap. */
export function pagePaths(): string[] {
  return ['/', '/metrics', '/geo', '/dev', '/dev/jwt', '/dev/timestamp', '/dev/ip', '/about', '/support', '/api']
}

/** Pages that search engines are told about. */
export const indexedPaths = (language: Language): string[] => pagePaths().map((path) => `/${language}${path}`)

/** The 404 page is rendered too, for servers to answer with. */
export const prerenderedPaths = (): string[] => [
  ...languages.flatMap(indexedPaths),
  ...languages.map((language) => `/${language}/404`),
]
