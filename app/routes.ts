import { index, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes'
import { toolRoute } from './tool-rows.ts'
import { type Tool, toolsOf } from './tools.ts'

/**
 * A category's page and the screens of its tools. Tools that share an address are one route; those that share only a screen are routes
 * of one file, each with an id of its own.
 */
function categoryRoutes(category: Tool['category']): RouteConfigEntry[] {
  const screens = new Map(toolsOf(category).map((tool) => [toolRoute(tool), tool.screen]))
  return [
    route(category, `routes/${category}.tsx`),
    ...Array.from(screens, ([path, screen]) => route(path, `routes/${screen}.tsx`, { id: `tools/${path}` })),
  ]
}

/** Every screen of the portal. A first segment that is no language is handled by the layout: it detects one and redirects. */
export default [
  route('sitemap.xml', 'routes/sitemap.ts'),
  route('robots.txt', 'routes/robots.ts'),
  route(':lang/manifest.webmanifest', 'routes/manifest.ts'),
  route(':lang/opensearch.xml', 'routes/opensearch.ts'),
  route(':lang/embed/:category/:conversion?', 'routes/embed.ts'),

  route(':lang?', 'routes/layout.tsx', [
    index('routes/home.tsx'),
    ...categoryRoutes('metrics'),
    ...categoryRoutes('geo'),
    ...categoryRoutes('dev'),
    route('about', 'routes/about.tsx'),
    route('support', 'routes/support.tsx'),
    route('api', 'routes/api.tsx'),
    route('*', 'routes/not-found.tsx'),
  ]),
] satisfies RouteConfig
