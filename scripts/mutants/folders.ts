/**
 * Where faults are made, and the tests that should notice: those beside the code first, since most die there, then those of
 * the rest of the area. A name is a part of a path, as Vitest takes it. What lies in a folder within, and has a row of its
 * own, is no part of the outer one.
 */
export const folders: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'engines/core': [['engines/core/'], ['engines/units/', 'engines/devtools/timestamp/']],
  'engines/units': [['engines/units/']],
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
  ...Object.fromEntries(
    [
      'gpx',
      'kml',
      'kmz',
      'shp',
      'geojson',
      'csv',
      'tcx',
      'fit',
      'fgb',
      'gml',
      'gpkg',
      'topojson',
      'wkt',
      'esrijson',
    ].map((format) => [`engines/geodata/formats/${format}`, geodata(`formats/${format}/`)]),
  ),
  // What lies directly in it: conversions, formats, notes.
  'engines/geodata': geodata(
    'any-pair.test',
    'pair.test',
    'placed.test',
    'vector-losses.test',
    'written-system.test',
    'bridge/',
    'zip/',
    'formats/csv/',
    'formats/shp/',
  ),
  'engines/geodata/xml': geodata('xml/', 'formats/gpx/', 'formats/kml/'),
  'engines/geodata/zip': geodata('zip/', 'formats/kmz/', 'formats/shp/'),
  'engines/geodata/wkb': geodata('wkb/', 'formats/gpkg/', 'formats/csv/'),
  'engines/geodata/wkt': geodata('formats/wkt/', 'formats/csv/'),
  'engines/geodata/sqlite': geodata('sqlite/', 'formats/gpkg/'),
  'engines/geodata/json': geodata('json/', 'formats/geojson/', 'formats/topojson/', 'formats/esrijson/'),
  'engines/geodata/numbers': geodata('numbers/'),
  'engines/geodata/recording': geodata('recording/', 'formats/fit/', 'formats/tcx/'),
  'engines/geodata/bridge': geodata('bridge/', 'vector-losses.test'),
  'engines/geodata/bytes': geodata('bytes/', 'formats/csv/', 'formats/shp/'),
}

function geodata(...beside: readonly string[]): string[][] {
  const wider = ['gps-fixtures', 'vector-fixtures', 'silent-losses', 'contract'].map((name) => `${name}.test`)
  return [
    [
      ...beside,
      'ordinates.test',
      'readings.test',
      'whole-results.test',
      'read-over.test',
      'sniffing.test',
      'many-features.test',
      'pieces.test',
    ],
    wider,
  ].map((names) => names.map((name) => `engines/geodata/${name}`))
}
