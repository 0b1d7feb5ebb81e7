import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { matchRoutes, type RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import { answersTo } from '#app/ask/answers.ts'
import { loader as robots } from '#app/routes/robots.ts'
import { loader as sitemap } from '#app/routes/sitemap.ts'
import routes from '#app/routes.ts'
import { toolPath } from '#app/tool-rows.ts'
import { type Tool, type ToolId, tools, toolsOf } from '#app/tools.ts'
import { Icon } from '#app/ui/icon.tsx'
import { toolWords } from '#engines/ask/index.ts'
import { languages } from '#engines/core/index.ts'
import { type CategoryId, categoryById, unitOf } from '#engines/units/index.ts'
import { categories } from './categories/all.ts'
import { enabledCategories } from './categories/index.ts'
import { localizedPagePaths, notFoundPaths, pagePaths, supportingPaths } from './paths.ts'

/** The file that draws an address. */
const screenOf = (path: string): string | undefined =>
  (matchRoutes(routes as RouteObject[], path)?.at(-1)?.route as { file?: string } | undefined)?.file

test.each([
  ['/en/', 'home.tsx'],
  ['/sr', 'home.tsx'],
  ['/about', 'about.tsx'],
  ['/en/about', 'about.tsx'],
  ['/en/support', 'support.tsx'],
  ['/en/api', 'api.tsx'],
  ['/en/404', 'not-found.tsx'],
  ['/en/metrics/length/kmmi/more', 'not-found.tsx'],
  ['/en/dev/jwt/more', 'not-found.tsx'],
  ['/sitemap.xml', 'sitemap.ts'],
  ['/robots.txt', 'robots.ts'],
  ['/ru/manifest.webmanifest', 'manifest.ts'],
  ['/ru/opensearch.xml', 'opensearch.ts'],
])('%s is drawn by %s', (path, file) => expect(screenOf(path)).toBe(`routes/${file}`))

test.each((tools as readonly Tool[]).map((tool) => [toolPath(tool), tool] as const))(
  '%s is drawn by the screen of its tool, under the page of its category',
  (path, { screen, category }) => {
    expect(screenOf(`/en${path}`)).toBe(`routes/${screen}.tsx`)
    expect(existsSync(join(import.meta.dirname, `../routes/${screen}.tsx`))).toBe(true)
    expect(screenOf(`/en/${category}`)).toBe(`routes/${category}.tsx`)
    expect(enabledCategories.find(({ id }) => id === category)?.subcategories).toContainEqual(
      expect.objectContaining({ screen }),
    )
  },
)

test('every page has a screen, and stands in the sitemap in every language, once', async () => {
  const paths = pagePaths()
  expect(new Set(paths).size).toBe(paths.length)
  expect(paths).toEqual(
    expect.arrayContaining(['/', '/metrics', '/metrics/length/kmmi', '/geo/convert', '/dev/ip', '/about']),
  )
  // Of the conversions of a tool, one speaks for all.
  const kinds = new Map(paths.map((path) => [path.split('/', 3).join('/') + path.split('/').length, path]))
  expect([...kinds.values()].filter((path) => screenOf(`/en${path}`) === 'routes/not-found.tsx')).toEqual([])
  const localized = localizedPagePaths()
  expect(localized).toEqual(expect.arrayContaining(['/ru/', '/sr/metrics/length/kmmi', '/en/about']))
  expect(new Set(localized).size).toBe(languages.length * paths.length)

  const response = sitemap()
  expect(response.headers.get('Content-Type')).toBe('application/xml; charset=utf-8')
  const text = await response.text()
  expect(text).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset [^>]+>\n<url>/)
  expect(text).toMatch(/<\/url>\n<\/urlset>\n$/)
  expect(text.match(/<loc>/g)).toHaveLength(languages.length * paths.length)
  const [entry] = /<url><loc>https:\/\/convertory\.example\/sr\/about<.*/.exec(text)!
  expect(entry).toContain('<xhtml:link rel="alternate" hreflang="ru" href="https://convertory.example/ru/about"/><')
  expect(entry).toContain(' hreflang="x-default" href="https://convertory.example/en/about"/></url>')
})

test('what crawlers ask for besides pages', async () => {
  expect(notFoundPaths()).toContain('/sr/404')
  for (const path of supportingPaths())
    expect(screenOf(path), path).toMatch(/(manifest|opensearch|embed|sitemap|robots)\.ts$/)
  expect(supportingPaths()).toHaveLength((2 + toolsOf('metrics').length) * languages.length + 2)
  expect(await robots().text()).toBe(
    'User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: https://convertory.example/sitemap.xml\n',
  )
  expect(robots().headers.get('Content-Type')).toBe('text/plain; charset=utf-8')
})

test('of the eight categories of the specification three are shown', () => {
  expect(categories.map(({ id }) => id).join(' ')).toBe('documents images media metrics currency ebooks geo dev')
  expect(enabledCategories).toEqual(categories.filter(({ enabled }) => enabled))
  const shown = enabledCategories.map(({ id, path, icon }) => `${id} ${path} ${icon}`)
  expect(shown).toEqual(['metrics /metrics ruler', 'geo /geo globe', 'dev /dev code'])
  const colour = expect.stringMatching(/^oklch\(0\.\d+ 0\.\d+ \d+\)$/)
  for (const { gradient } of categories) expect(gradient).toEqual([colour, colour])
  for (const { path, subcategories } of categories.filter(({ enabled }) => !enabled))
    expect([subcategories, screenOf(`/en${path}`)]).toEqual([[], 'routes/not-found.tsx'])
})

test('every category and tool has an icon that is drawn, and names that say something', () => {
  for (const { icon } of [...categories, ...tools])
    expect(Icon({ name: icon }).props.children.props.d, icon).toMatch(/^M/)
  for (const { title, description } of categories) expect([title(), description()]).not.toContain('')
})

test.each(toolsOf('dev').map(({ id }) => id))('%s is tried in a browser', (id) => {
  expect(readdirSync('e2e')).toContain(`${id}.spec.ts`)
})

test('what else people call a tool is known of each', () => {
  expect(Object.keys(toolWords).toSorted()).toEqual(tools.map(({ id }) => id).toSorted())
})

/** What a visitor might bring to each; to a category that is not named here, so many of its first unit. */
const examples: Readonly<Record<Exclude<ToolId, CategoryId>, string>> & Partial<Record<CategoryId, string>> = {
  length: '42.195 km',
  mass: '6 lb 3 oz',
  volume: '2 gal',
  temperature: '100 °F',
  speed: '60 mph',
  energy: '250 kcal',
  area: '100 sq ft',
  time: '90 min',
  data: '700 MB',
  datarate: '100 Mbps',
  pressure: '32 psi',
  power: '150 hp',
  force: '10 kN',
  torque: '50 Nm',
  angle: '45°',
  fuel: '30 mpg',
  frequency: '2.4 GHz',
  flow: '10 l/min',
  density: '1 g/cm3',
  acceleration: '9.8 m/s2',
  'gpx-kml': 'track.gpx',
  geojson: 'parcels.geojson',
  coordinates: '55.7558, 37.6173',
  convert: 'places.csv',
  jwt: 'eyJhbGciOiJIUzI1NiJ9.e30.',
  timestamp: '1700000000',
  ip: '10.0.0.0/22',
}

function exampleOf({ id }: Tool): string {
  const example = examples[id]
  if (example !== undefined) return example
  const category = categoryById(id)!
  return `5 ${unitOf(category, category.defaultPair[0]).ofMany.en}`
}

/** Files are dropped, not typed. */
const typedTools = (tools as readonly Tool[]).filter((tool) => !/^\w+\.\w+$/.test(exampleOf(tool)))

test.each(typedTools.map((tool) => [exampleOf(tool), tool] as const))(
  'what a visitor brings, %s, is read by its tool',
  (example, tool) => {
    const answers = answersTo(example, 'en').answers.map(
      ({ path, icon }) => `${icon} ${path.split(/[#/]/, 3).join('/')}`,
    )
    expect(answers, `what engines/ask reads in ${example}`).toContain(`${tool.icon} ${toolPath(tool)}`)
  },
)
