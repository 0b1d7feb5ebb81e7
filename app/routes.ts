import { index, type RouteConfig, route } from '@react-router/dev/routes'

/** Every screen of the portal. A first segment that is no language is handled by the layout: it detects one and redirects. */
export default [
  route('sitemap.xml', 'routes/sitemap.ts'),
  route('robots.txt', 'routes/robots.ts'),
  route(':lang/manifest.webmanifest', 'routes/manifest.ts'),

  route(':lang?', 'routes/layout.tsx', [
    index('routes/home.tsx'),

    route('metrics', 'routes/metrics.tsx'),
    route('metrics/length/:conversion?', 'routes/metric-length.tsx'),
    route('metrics/mass/:conversion?', 'routes/metric-mass.tsx'),
    route('metrics/volume/:conversion?', 'routes/metric-volume.tsx'),
    route('metrics/temperature/:conversion?', 'routes/metric-temperature.tsx'),
    route('metrics/speed/:conversion?', 'routes/metric-speed.tsx'),
    route('metrics/energy/:conversion?', 'routes/metric-energy.tsx'),

    route('geo', 'routes/geo.tsx'),
    route('geo/coordinates/:conversion?', 'routes/coordinates.tsx'),
    route('geo/:family/:conversion?', 'routes/geo-files.tsx'),

    route('dev', 'routes/dev.tsx'),
    route('dev/jwt', 'routes/jwt.tsx'),
    route('dev/timestamp/:conversion?', 'routes/timestamp.tsx'),
    route('dev/ip', 'routes/ip.tsx'),

    route('about', 'routes/about.tsx'),
    route('support', 'routes/support.tsx'),
    route('api', 'routes/api.tsx'),

    route('*', 'routes/not-found.tsx'),
  ]),
] satisfies RouteConfig
