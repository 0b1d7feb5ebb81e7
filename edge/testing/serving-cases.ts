/** What both servers answer alike: path, status, and what stands in the answer or in its headers. */
export interface ServingCase {
  readonly path: string
  readonly status: number
  readonly title?: string
  readonly cache: string
  readonly location?: string
}

/** Whether another site may show the page: by the two headers in which browsers look. */
export const mayBeFramed = (header: (name: string) => string | null | undefined): boolean[] => [
  !header('x-frame-options'),
  !header('content-security-policy')?.includes('frame-ancestors'),
]

/** Frames may, nothing else. */
export const framedAsMeant = (title: string): boolean[] => [title.includes('/embed/'), title.includes('/embed/')]

const page = 'public, no-cache'

export const servingCases: readonly ServingCase[] = [
  { path: '/en/', status: 200, title: 'en', cache: page },
  { path: '/sr/metrics/length/kmmi', status: 200, title: 'sr/metrics/length/kmmi', cache: page },
  { path: '/en/metrics/length/nonsense', status: 200, title: 'shell', cache: page },
  { path: '/en/embed/length', status: 200, title: 'en/embed/length', cache: page },
  { path: '/en/embed/length/kmmi', status: 200, title: 'en/embed/length', cache: page },
  { path: '/en/embed/nothing/kmmi', status: 404, title: 'en/404', cache: page },
  { path: '/en/embed/length/km/mi', status: 404, title: 'en/404', cache: page },
  { path: '/embed/length/kmmi', status: 404, title: 'shell', cache: page },
  { path: '/', status: 200, title: 'shell', cache: page },
  { path: '/metrics', status: 200, title: 'shell', cache: page },
  { path: '/en/nothing', status: 404, title: 'en/404', cache: page },
  { path: '/en/index.html', status: 404, title: 'en/404', cache: page },
  { path: '/en/metrics/index.html', status: 404, title: 'en/404', cache: page },
  { path: '/en/geo/constructor', status: 404, title: 'shell', cache: page },
  { path: '/en/geo/__proto__', status: 404, title: 'shell', cache: page },
  { path: '/nothing', status: 404, title: 'shell', cache: page },
  { path: '/constructor', status: 404, title: 'shell', cache: page },
  { path: '/en/metrics/?value=2', status: 308, cache: 'no-store', location: '/en/metrics?value=2' },
  { path: '/sr/metrics/length/kmmi).', status: 308, cache: 'no-store', location: '/sr/metrics/length/kmmi' },
  { path: '/assets/entry-1.js', status: 200, cache: 'public, max-age=31536000, immutable' },
  { path: '/assets/gone.js', status: 404, cache: 'no-store' },
  { path: '/robots.txt', status: 200, cache: 'public, max-age=3600' },
  { path: '/.well-known/security.txt', status: 200, cache: 'public, max-age=3600' },
  { path: '/en/%00', status: 400, cache: 'no-store' },
  { path: '/health', status: 200, cache: 'no-store' },
  { path: '/api/v1/nothing', status: 404, cache: 'no-store' },
  { path: '/api/v1/units', status: 200, cache: 'public, max-age=86400' },
]
