import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { digestOf } from '#engines/core/testing/shortened.ts'
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
 * Results to the last byte, with every note: what no single test asks for is held here. Of a result with options only what it has and the plain
 * one has not is written out. When a result should change:
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

const plainCases = sources.flatMap(([from, name]) =>
  targets.filter((to) => to !== from && isTold(name, to)).map((to) => [from, name, to] as const),
)
test.each(plainCases)('%s: %s to %s', async (from, name, to) => {
  const source = readFileSync(join(import.meta.dirname, `../formats/${from}/fixtures/${name}`))
  await expectWhole(new Uint8Array(source), from, to, name)
})

const optionSets: readonly (readonly [string, WriteOptions, fields?: readonly string[]])[] = [
  ['two-decimals', { precision: 2 }],
  ['some-fields', {}, ['name', 'text']],
  ['routes', { lines: 'route' }],
  ['my-maps', { for: 'mymaps' }],
]
const optionCases = optionSets.flatMap(([called, options, fields]) =>
  sources
    .filter(([, name]) => /everything|all-geometries|rich\.(?:kml|gpx|geojson)|parts\.kml/.test(name))
    .flatMap(([from, name]) =>
      (['gpx', 'kml', 'kmz', 'geojson', 'csv', 'topojson', 'gml', 'shp'] as const)
        .filter((to) => to !== from && (called !== 'routes' || to === 'gpx') && (called !== 'my-maps' || to === 'kml'))
        .map((to) => ({ called, options, fields, from, name, to })),
    ),
)
test.each(optionCases)('$from: $name to $to with $called', async ({ called, options, fields, from, name, to }) => {
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
const mergedTargets = ['gpx', 'kml', 'geojson', 'csv'] as const
test.each(mergedTargets)('several files as one %s', async (to) => {
  const [first, ...merge] = merged.map((path) => {
    const [from, kind, name] = path.split('/') as [FormatId, string, string]
    const bytes = readFileSync(join(import.meta.dirname, '../formats', from, 'fixtures', kind, name))
    return { from, inputs: [inputFromBytes(name, new Uint8Array(bytes))] }
  })
  const parts: Uint8Array[] = []
  const result = await convert({ ...first!, merge, to, write: (chunk) => void parts.push(chunk.slice()) })
  if (!result.ok) throw new Error(JSON.stringify(result.problem))
  const told = result.value.notes.map((note) => JSON.stringify(note)).join('\n')
  await expectRecord(`several.${to}`, [new TextDecoder().decode(joined(parts)), '', told])
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
  const lines = await linesOf(await converted(source, from, to, basename(name), options, steps), to)
  if (called === '') return await expectRecord(`${basename(name)}.${to}`, lines)
  const plain = new Set(await linesOf(await converted(source, from, to, basename(name)), to))
  const others = lines.filter((line) => !plain.has(line))
  await expectRecord(`${basename(name)}.${called}.${to}`, [`digest ${digestOf(lines.join('\n'))}`, ...others])
}

async function linesOf({ bytes, text, notes }: Awaited<ReturnType<typeof converted>>, to: FormatId): Promise<string[]> {
  if (to === 'geojson' || to === 'topojson') JSON.parse(text)
  const content = await contentOf(bytes, text, to)
  return [...content.split('\n'), '', ...notes.map((note) => JSON.stringify(note))]
}

const recordOf = (name: string) => `../fixtures/whole/${name}.txt`

const expectRecord = (name: string, lines: readonly string[]): Promise<void> =>
  expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(recordOf(name))

test('no record is left of a result that is gone', () => {
  const wanted = [
    ...plainCases.map(([, name, to]) => `${basename(name)}.${to}`),
    ...optionCases.map(({ called, name, to }) => `${basename(name)}.${called}.${to}`),
    ...mergedTargets.map((to) => `several.${to}`),
  ]
  const found = readdirSync(join(import.meta.dirname, dirname(recordOf(''))))
  expect(found.sort()).toEqual(wanted.map((name) => basename(recordOf(name))).sort())
})

/** Nobody reads bytes: their digest says as much. What stands in them is read back by other tests, and by GDAL. */
async function contentOf(bytes: Uint8Array, text: string, to: FormatId): Promise<string> {
  if (archives.includes(to)) return membersOf(bytes)
  return formats.find(({ meta }) => meta.id === to)!.meta.isBinary ? bytesTold('bytes', bytes) : text
}

const bytesTold = (name: string, bytes: Uint8Array): string => `${name}: ${bytes.length}, digest ${digestOf(bytes)}`

async function membersOf(archive: Uint8Array): Promise<string> {
  const members: string[] = []
  for (const entry of await openArchive(inputFromBytes('result.zip', archive))) {
    const parts: Uint8Array[] = []
    for await (const chunk of entry.stream()) parts.push(new Uint8Array(chunk))
    const bytes = joined(parts)
    const isText = /\.(prj|cpg|kml)$/.test(entry.name)
    members.push(isText ? `${entry.name}\n${new TextDecoder().decode(bytes)}\n` : bytesTold(entry.name, bytes))
  }
  return members.join('\n')
}
