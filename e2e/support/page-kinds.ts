/** One page of each kind, below the language; tools have specs of their own besides. */
export const pageKinds = [
  '/',
  '/metrics',
  '/metrics/length',
  '/metrics/temperature/cf',
  '/geo',
  '/geo/gpx-kml',
  '/geo/geojson',
  '/geo/coordinates',
  '/dev',
  '/dev/jwt',
  '/dev/timestamp',
  '/dev/ip',
  '/about',
  '/support',
  '/api',
] as const
