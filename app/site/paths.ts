import { allPairSlugs as coordinatePairs } from '#engines/coordinates/index.ts'
import { languages } from '#engines/core/index.ts'
import { timestampConversions } from '#engines/devtools/timestamp/index.ts'
import { type FamilyId, families, allPairSlugs as formatPairs } from '#engines/geodata/index.ts'
import { categories, allPairSlugs as unitPairs } from '#engines/units/index.ts'

/** A page and one page for each of its conversions. */
const withConversions = (path: string, slugs: readonly string[]): string[] => [
  path,
  ...slugs.map((slug) => `${path}/${slug}`),
]

/** Everything below the language segment that has a page of its own, in the order of the sitemap. */
export function pagePaths(): string[] {
  return [
    '/',
    '/metrics',
    ...categories.flatMap((category) => withConversions(`/metrics/${category.id}`, unitPairs(category))),
    '/geo',
    ...(Object.keys(families) as FamilyId[]).flatMap((family) =>
      withConversions(`/geo/${family}`, formatPairs(family)),
    ),
    ...withConversions('/geo/coordinates', coordinatePairs),
    '/dev',
    '/dev/jwt',
    ...withConversions(
      '/dev/timestamp',
      timestampConversions.map(({ id }) => id),
    ),
    '/dev/ip',
    '/about',
    '/support',
    '/api',
  ]
}

/** Every page in every language. */
export const localizedPagePaths = (): string[] =>
  languages.flatMap((language) => pagePaths().map((path) => `/${language}${path}`))

/** The 404 page, for servers to answer with. */
export const notFoundPaths = (): string[] => languages.map((language) => `/${language}/404`)

/** What crawlers and browsers ask for besides pages. */
export const supportingPaths = (): string[] => [
  ...languages.map((language) => `/${language}/manifest.webmanifest`),
  '/sitemap.xml',
  '/robots.txt',
]
