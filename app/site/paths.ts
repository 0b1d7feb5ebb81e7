import { toolPath } from '#app/tool-rows.ts'
import { type Tool, toolsOf } from '#app/tools.ts'
import { languages } from '#engines/core/index.ts'
import { conversions } from './conversions.ts'

/** A tool's page and one page for each of its conversions. */
const pagesOf = (tool: Tool): string[] => [
  toolPath(tool),
  ...conversions[tool.id].map((slug) => `${toolPath(tool)}/${slug}`),
]

const pagesOfCategory = (category: Tool['category']): string[] => [
  `/${category}`,
  ...toolsOf(category).flatMap(pagesOf),
]

/** Everything below the language segment that has a page of its own, in the order of the sitemap. */
export const pagePaths = (): string[] => [
  '/',
  ...pagesOfCategory('metrics'),
  ...pagesOfCategory('geo'),
  ...pagesOfCategory('dev'),
  '/about',
  '/support',
  '/api',
]

/** Every page in every language. */
export const localizedPagePaths = (): string[] =>
  languages.flatMap((language) => pagePaths().map((path) => `/${language}${path}`))

/** The 404 page, for servers to answer with. */
export const notFoundPaths = (): string[] => languages.map((language) => `/${language}/404`)

/** What crawlers, browsers and frames on other sites ask for besides pages. */
export const supportingPaths = (): string[] => [
  ...languages.flatMap((language) => [
    `/${language}/manifest.webmanifest`,
    `/${language}/opensearch.xml`,
    ...toolsOf('metrics').map(({ id }) => `/${language}/embed/${id}/index.html`),
  ]),
  '/sitemap.xml',
  '/robots.txt',
]
