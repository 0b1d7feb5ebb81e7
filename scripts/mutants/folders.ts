export interface Stage {
  readonly tests: readonly string[]
  /** Of these files only the tests whose names say this. */
  readonly named?: string
  /** Not beside the code. */
  readonly isFar?: boolean
}

/**
 * Where faults are made, and the tests that should notice: those beside the code first, since most die there, then those of
 * the rest of the area. A name is a part of a path, as Vitest takes it. What lies in a folder within, and has a row of its
 * own, is no part of the outer one.
 */
const others: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'engines/core': [['engines/core/'], ['engines/units/', 'engines/devtools/timestamp/']],
  'engines/units': [['engines/units/']],
  'engines/devtools': [['engines/devtools/']],
  'engines/devtools/ip': [['engines/devtools/ip/']],
  'engines/devtools/jwt': [['engines/devtools/jwt/']],
  'engines/devtools/timestamp': [['engines/devtools/timestamp/']],
  'engines/coordinates/geodesy': [['engines/coordinates/']],
  'engines/coordinates/reading': [['engines/coordinates/']],
  'engines/coordinates/systems': [['engines/coordinates/']],
  'engines/coordinates/notations': [['engines/coordinates/']],
  'engines/coordinates/projection': [['engines/coordinates/']],
  'engines/coordinates': [['engines/coordinates/']],
  'engines/ask': [['engines/ask/']],
  'edge/api': [['edge/api/'], ['edge/app.test']],
  'edge/country': [['edge/']],
  'edge/server': [['edge/']],
  'edge/site': [['edge/']],
  edge: [['edge/']],
  'cli/tools': [['cli/tools/']],
  'cli/mcp': [['cli/mcp/whole']],
  cli: [
    ['cli/cli.test', 'cli/text-commands', 'cli/whole', 'cli/texts', 'cli/arguments', 'cli/stored', 'cli/system-errors'],
  ],
  wording: [['wording/', 'cli/tools/', 'cli/whole']],
  'app/dev/jwt/verify': [['app/dev/jwt/verify/']],
  'app/geo': [['app/geo/']],
  'app/map': [['app/map/']],
  'app/metrics': [['app/metrics/']],
  'app/ask': [['app/ask/']],
  'app/dev': [['app/dev/', 'app/ask/whole']],
  'app/workers': [['app/workers/', 'app/geo/files/profile']],
  // What the pages share.
  app: [
    [
      'app/ads/',
      'app/language/',
      'app/pages/',
      'app/routes/',
      'app/seo/',
      'app/share/',
      'app/site/',
      'scripts/compact-messages',
      'scripts/docs/api-page',
    ],
  ],
}

// biome-ignore format: one line
const formats = ['gpx', 'kml', 'kmz', 'shp', 'geojson', 'csv', 'tcx', 'fit', 'fgb', 'gml', 'gpkg', 'topojson', 'wkt', 'esrijson']

export const folders: Readonly<Record<string, readonly Stage[]>> = {
  ...Object.fromEntries(
    Object.entries(others).map(([folder, stages]) => [folder, stages.map((tests, at) => ({ tests, isFar: at > 0 }))]),
  ),
  ...Object.fromEntries(
    formats.map((format) => [`engines/geodata/formats/${format}`, geodata(format, `formats/${format}/`)]),
  ),
  'engines/geodata/model': geodata('', 'model/', 'bridge/', 'formats/csv/', 'formats/shp/'),
  'engines/geodata/notes': geodata('', 'contracts/notes.test', 'pipeline/', 'zip/'),
  'engines/geodata/vocabulary': geodata('', 'vocabulary/', 'bridge/', 'formats/csv/', 'formats/kml/'),
  'engines/geodata/systems': geodata('', 'systems/', 'formats/csv/', 'formats/shp/'),
  'engines/geodata/summary': geodata('', 'contracts/promises.test', 'contracts/vector-losses.test'),
  'engines/geodata/catalogue': geodata('', 'catalogue/', 'contracts/promises.test', 'zip/'),
  'engines/geodata/pipeline': geodata('', 'pipeline/', 'contracts/vector-losses.test', 'bridge/'),
  'engines/geodata/xml': geodata('gpx|kml|tcx|gml', 'xml/', 'formats/gpx/', 'formats/kml/'),
  'engines/geodata/zip': geodata('kmz|shp', 'zip/', 'formats/kmz/', 'formats/shp/'),
  'engines/geodata/wkb': geodata('gpkg|csv', 'wkb/', 'formats/gpkg/', 'formats/csv/'),
  'engines/geodata/wkt': geodata('wkt|csv', 'formats/wkt/', 'formats/csv/'),
  'engines/geodata/sqlite': geodata('gpkg', 'sqlite/', 'formats/gpkg/'),
  'engines/geodata/json': geodata(
    'geojson|topojson|esrijson',
    'json/',
    'formats/geojson/',
    'formats/topojson/',
    'formats/esrijson/',
  ),
  'engines/geodata/numbers': geodata('', 'numbers/'),
  'engines/geodata/recording': geodata('fit|tcx|gpx', 'recording/', 'formats/fit/', 'formats/tcx/'),
  'engines/geodata/bridge': geodata('gpx|kml|geojson|shp', 'bridge/', 'contracts/vector-losses.test'),
  'engines/geodata/curves': geodata('gml|esrijson|wkt|fgb|gpkg', 'curves/', 'formats/esrijson/'),
  'engines/geodata/bytes': geodata('csv|shp|gpkg|fgb', 'bytes/', 'formats/csv/', 'formats/shp/'),
}

/** First the tests beside the code, then what the tests of all formats ask of these ones. */
function geodata(formatsNamed: string, ...beside: readonly string[]): Stage[] {
  const inGeodata = (names: readonly string[]) => names.map((name) => `engines/geodata/${name}`)
  const ofAll = ['readings', 'whole-results', 'temporary-storage', 'many-features', 'pieces'].map(
    (name) => `contracts/${name}.test`,
  )
  const wider = ['gps-fixtures', 'vector-fixtures', 'silent-losses', 'contract'].map((name) => `contracts/${name}.test`)
  return [
    { tests: inGeodata([...beside, 'contracts/ordinates.test', 'pipeline/read-over.test', 'catalogue/sniffing.test']) },
    { tests: inGeodata(ofAll), named: `\\b(${formatsNamed})` },
    { tests: inGeodata(wider), isFar: true },
  ]
}
