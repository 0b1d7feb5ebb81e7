import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { inputFromBytes } from '../bytes/input.ts'
import type { FormatId } from '../formats/format-metas.ts'
import { metaOf } from '../formats/format-metas.ts'
import { formats } from '../formats/formats.ts'
import type { WriteOptions } from '../model/format.ts'
import { convert } from '../pipeline/convert.ts'
import type { StepChoices } from '../steps/step.ts'
import { converted, inspected, joined } from '../testing/run.ts'
import { openArchive } from '../zip/open-archive.ts'

/**
 * Results to the last byte, with every note: what no single test asks for is held here. When a result should change:
 * vitest run engines/geodata/contracts/whole-results.test.ts -u, and read the difference.
 */
const sources = [
  ['kml', 'ok/everything.kml'],
  ['gpx', 'ok/everything.gpx'],
  ['geojson', 'ok/all-geometries.geojson'],
  ['gml', 'ok/wfs11.gml'],
  ['csv', 'ok/towns.csv'],
  ['kml', 'odd/rich.kml'],
  ['kml', 'odd/parts.kml'],
  ['gpx', 'odd/rich.gpx'],
  ['gpx', 'odd/sensors.gpx'],
  ['geojson', 'odd/rich.geojson'],
  ['geojson', 'odd/parts.geojson'],
  ['geojson', 'odd/more-parts.geojson'],
  ['geojson', 'odd/crs-first.geojson'],
  ['geojson', 'odd/multis.geojson'],
  ['geojson', 'odd/loose-numbers.geojson'],
  ['geojson', 'odd/about-itself.geojson'],
  ['kml', 'odd/nested.kml'],
  ['kml', 'odd/corners.kml'],
  ['gpx', 'odd/corners.gpx'],
  ['gpkg', 'odd/types.gpkg'],
  ['fgb', 'odd/types.fgb'],
  ['gml', 'odd/dates.gml'],
  ['gpx', 'odd/one-point.gpx'],
  ['wkt', 'odd/parts.wkt'],
  ['csv', 'odd/quotes.csv'],
  ['csv', 'odd/elevation-and-blanks.csv'],
  ['esrijson', 'odd/rich.json'],
  ['topojson', 'odd/rich.topojson'],
  ['tcx', 'odd/rich.tcx'],
  ['gml', 'odd/surfaces.gml'],
  ['gml', 'odd/decimals.gml'],
  ['gml', 'odd/parts.gml'],
  ['gml', 'odd/values-gml2.gml'],
  ['shp', 'odd/points.shp.zip'],
  ['shp', 'odd/lines-and-areas.shp.zip'],
  ['shp', 'odd/table-types.shp.zip'],
] as const
const targets = formats.filter(({ loadWriter }) => loadWriter !== undefined).map(({ meta }) => meta.id)
const archives: readonly FormatId[] = ['shp', 'kmz']

/** Of what takes some values only, a few results tell all. */
const isTold = (name: string, to: FormatId) => metaOf(to).room?.keepsFields === undefined || name.startsWith('ok/e')

test.each(
  sources.flatMap(([from, name]) =>
    targets.filter((to) => to !== from && isTold(name, to)).map((to) => [from, name, to] as const),
  ),
)('%s: %s to %s', async (from, name, to) => {
  const source = readFileSync(join(import.meta.dirname, `../formats/${from}/fixtures/${name}`))
  await expectWhole(new Uint8Array(source), from, to, name)
})

const optionSets: readonly (readonly [string, WriteOptions, fields?: readonly string[]])[] = [
  ['two-decimals', { precision: 2 }],
  ['some-fields', {}, ['name', 'text']],
  ['routes', { lines: 'route' }],
]
test.each(
  optionSets.flatMap(([called, options, fields]) =>
    sources
      .filter(([, name]) => /everything|all-geometries|rich\.(?:kml|gpx|geojson)|parts\.kml/.test(name))
      .flatMap(([from, name]) =>
        (['gpx', 'kml', 'kmz', 'geojson', 'csv', 'topojson', 'gml', 'shp'] as const)
          .filter((to) => to !== from && (called !== 'routes' || to === 'gpx'))
          .map((to) => ({ called, options, fields, from, name, to })),
      ),
  ),
)('$from: $name to $to with $called', async ({ called, options, fields, from, name, to }) => {
  const source = readFileSync(join(import.meta.dirname, `../formats/${from}/fixtures/${name}`))
  const known =
    fields && (await inspected(new Uint8Array(source), from)).read.fields.map((field) => field.name.toLowerCase())
  const steps = fields && { fields: fields.filter((field) => known?.includes(field)).join(',') || '*' }
  await expectWhole(new Uint8Array(source), from, to, name, called, options, steps)
})

/** Several files as one, of the target's own format too: the only way a format is written from itself. */
const merged = [
  'gpx/ok/everything.gpx',
  'gpx/odd/rich.gpx',
  'gpx/odd/corners.gpx',
  'kml/odd/nested.kml',
  'geojson/odd/multis.geojson',
]
test.each(['gpx', 'kml', 'geojson', 'csv'] as const)('several files as one %s', async (to) => {
  const [first, ...merge] = merged.map((path) => {
    const [from, kind, name] = path.split('/') as [FormatId, string, string]
    const bytes = readFileSync(join(import.meta.dirname, '../formats', from, 'fixtures', kind, name))
    return { from, inputs: [inputFromBytes(name, new Uint8Array(bytes))] }
  })
  const parts: Uint8Array[] = []
  const result = await convert({ ...first!, merge, to, write: (chunk) => void parts.push(chunk.slice()) })
  if (!result.ok) throw new Error(JSON.stringify(result.problem))
  const told = result.value.notes.map((note) => JSON.stringify(note)).join('\n')
  const file = `../fixtures/whole/several.${to}.txt`
  await expect(`${new TextDecoder().decode(joined(parts))}\n\n${told}\n`).toMatchFileSnapshot(file)
})

async function expectWhole(
  source: Uint8Array,
  from: FormatId,
  to: FormatId,
  name: string,
  called = '',
  options: WriteOptions = {},
  steps: StepChoices = {},
) {
  const { bytes, text, notes } = await converted(source, from, to, basename(name), options, steps)
  if (to === 'geojson' || to === 'topojson') JSON.parse(text)
  const isBinary = formats.find(({ meta }) => meta.id === to)!.meta.isBinary
  const content = archives.includes(to) ? await membersOf(bytes) : isBinary ? binary(bytes) : text
  const told = notes.map((note) => JSON.stringify(note)).join('\n')
  const file = `../fixtures/whole/${basename(name)}.${called === '' ? '' : `${called}.`}${to}.txt`
  await expect(`${content}\n\n${told}\n`).toMatchFileSnapshot(file)
}

/** Pages of a database are mostly empty: their digest says as much as their bytes. What stands in them is read back by other tests, and by GDAL. */
const binary = (bytes: Uint8Array): string =>
  bytes.length > 20_000 ? createHash('sha256').update(bytes).digest('hex') : hexLines(bytes)

async function membersOf(archive: Uint8Array): Promise<string> {
  const members: string[] = []
  for (const entry of await openArchive(inputFromBytes('result.zip', archive))) {
    const parts: Uint8Array[] = []
    for await (const chunk of entry.stream()) parts.push(new Uint8Array(chunk))
    const bytes = joined(parts)
    const isText = /\.(prj|cpg|kml)$/.test(entry.name)
    members.push(`${entry.name}\n${isText ? new TextDecoder().decode(bytes) : hexLines(bytes)}`)
  }
  return members.join('\n\n')
}

function hexLines(bytes: Uint8Array): string {
  const lines: string[] = []
  for (let at = 0; at < bytes.length; at += 32)
    lines.push(Array.from(bytes.subarray(at, at + 32), (byte) => byte.toString(16).padStart(2, '0')).join(' '))
  return lines.join('\n')
}
