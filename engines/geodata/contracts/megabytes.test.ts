import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

// Put together in the other process: an argument has no room for megabytes.
const long = (piece: string) => `\${${JSON.stringify(piece)}.repeat(10_000_000 / ${piece.length})}`
const feature = '"type": "Feature", "geometry": {"type": "Point", "coordinates": [1, 2]}'

/** Texts that a pattern looks at as a whole: from, to, and the file. */
const files: readonly (readonly [string, string, string, string])[] = [
  ['the name of a column', 'csv', 'geojson', `${long('1')},lat,lon\na,1,2\n`],
  ['the name of a column, quoted', 'csv', 'geojson', `"${long('""')}",lat,lon\na,1,2\n`],
  ['the only name of a column', 'csv', 'geojson', `${long('1')}\na,1,2\n`],
  [
    'a count of satellites',
    'geojson',
    'gpx',
    `{${feature}, "properties": {"sat": "${long('1')}", "hdop": "${long('1')}"}}`,
  ],
  [
    'an address of mail',
    'geojson',
    'gpx',
    `{"type": "FeatureCollection", "author_email": "${long('a')}", "features": [{${feature}, "properties": {}}]}`,
  ],
  ['the address of an icon', 'geojson', 'kml', `{${feature}, "properties": {"icon": "https://${long('a')}"}}`],
  ['the number of a system', 'geojson', 'csv', `{"crs": "${long('1')}", ${feature}, "properties": {}}`],
  ['the name of a system', 'geojson', 'csv', `{"crs": "${long('A')}", ${feature}, "properties": {}}`],
  [
    'the blanks of a name',
    'geojson',
    'tcx',
    `{"type": "Feature", "geometry": {"type": "LineString", "coordinates": [[1, 2], [3, 4]]}, "properties": {"name": "a${long(' ')}b"}}`,
  ],
  [
    'a place of a history',
    'timeline',
    'geojson',
    `{"semanticSegments": [{"startTime": "2024-01-01T00:00:00Z", "endTime": "2024-01-01T01:00:00Z", "visit": {"topCandidate": {"placeLocation": {"latLng": "${long('1')}, 2"}}}}]}`,
  ],
]

/** What becomes of a file where a browser that has compiled many patterns keeps every step of the next ones, and has room for megabytes of steps. */
function converted(from: string, to: string, file: string): { readonly said: string; readonly stderr: string } {
  const program = `
    import { convert, inputFromBytes } from ${JSON.stringify(new URL('../index.ts', import.meta.url))}
    const inputs = [inputFromBytes('a.${from}', new TextEncoder().encode(\`${file}\`))]
    const result = await convert({ inputs, from: '${from}', to: '${to}', write: async () => undefined })
    console.log(result.ok ? 'converted' : result.problem.code)`
  const flags = ['--no-regexp-optimization', '--input-type=module', '--eval', program]
  const { stdout, stderr } = spawnSync(process.execPath, flags, { encoding: 'utf8', timeout: 50_000 })
  return { said: stdout.trim(), stderr }
}

test.each(files)(
  '%s may have ten megabytes',
  (_, from, to, file) => {
    const { said, stderr } = converted(from, to, file)
    expect(said, stderr).toMatch(/^(?!internal).+$/)
  },
  60_000,
)

test('the blanks of a clause are not looked through again from each of them', () => {
  const clause = `CoordSys Earth Projection 1,\${' '.repeat(1_000_000)}104`
  const { said, stderr } = converted('mif', 'gpx', `Version 300\n${clause}\nColumns 1\n  a Char(10)\nData\nPoint 1 2\n`)
  expect(said, stderr).not.toBe('')
}, 60_000)
