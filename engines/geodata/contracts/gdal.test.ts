import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { type GeodataInput, inputFromBytes } from '../bytes/input.ts'
import type { FormatId } from '../formats/format-metas.ts'
import { converted } from '../testing/run.ts'

/** GDAL, where it is installed, reads everything we write: an independent reader of the same standards. */
const version = /GDAL (\d+\.\d+)/.exec(spawnSync('ogrinfo', ['--version'], { encoding: 'utf8' }).stdout ?? '')?.[1]

const folder = mkdtempSync(join(tmpdir(), 'gdal-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const vectorFormats = ['geojson', 'shp', 'topojson', 'gml'] as const
/** Formats that are written but are on neither page of the specification. */
const otherFormats = ['gpkg', 'fgb'] as const
const endings: Readonly<Record<string, string>> = {
  shp: '.shp.zip',
  geojson: '.geojson',
  topojson: '.topojson',
  gml: '.gml',
  gpkg: '.gpkg',
  fgb: '.fgb',
}

interface Source {
  readonly name: string
  readonly from: FormatId
  readonly inputs: readonly GeodataInput[]
}

const ownFiles: Source[] = vectorFormats.flatMap((from) => {
  const fixtures = join(import.meta.dirname, '../formats', from, 'fixtures/ok')
  return readdirSync(fixtures).map((name) => ({ name, from, inputs: [inputOf(join(fixtures, name))] }))
})

/** Files of others, when they are beside the project. */
const shared = join(import.meta.dirname, '../../../../shared/fixtures')
const sharedFiles: Source[] = (
  [
    ['geojson', 'geojson/mixed-featurecollection.geojson'],
    ['geojson', 'geojson/bbox3d.geojson'],
    ['topojson', 'topojson/world-countries-110m.json'],
    ['gml', 'gml/topp-states.gml'],
    ['gml', 'gml/curves-arcs-gml32.gml'],
    ['shp', 'shp/two-layers-macosx.zip'],
  ] as const
)
  .filter(([, path]) => existsSync(join(shared, path)))
  .map(([from, path]) => ({ name: basename(path), from, inputs: [inputOf(join(shared, path))] }))

function inputOf(path: string): GeodataInput {
  return inputFromBytes(basename(path), new Uint8Array(readFileSync(path)))
}

/** Layers as `ogrinfo` lists them. */
function layersOf(path: string): { features: number; extent: number[] | undefined } {
  const target = path.endsWith('.zip') ? `/vsizip/${path}` : path
  const { stdout, stderr } = spawnSync('ogrinfo', ['-ro', '-so', '-al', target], { encoding: 'utf8' })
  expect(stderr).not.toMatch(/ERROR/)
  const features = [...stdout.matchAll(/Feature Count: (\d+)/g)].reduce((sum, match) => sum + Number(match[1]), 0)
  const extents = [...stdout.matchAll(/Extent: \((\S+), (\S+)\) - \((\S+), (\S+)\)/g)].map((match) =>
    match.slice(1).map(Number),
  )
  const extent =
    extents.length === 0
      ? undefined
      : [0, 1, 2, 3].map((at) => (at < 2 ? Math.min : Math.max)(...extents.map((box) => box[at]!)))
  return { features, extent }
}

describe.skipIf(version === undefined)(`GDAL ${version ?? '(not installed)'} reads`, () => {
  it.each(
    [...ownFiles, ...sharedFiles].flatMap((source) =>
      [...vectorFormats, ...otherFormats].filter((to) => to !== source.from).map((to) => ({ ...source, to })),
    ),
  )('$name as $to', async ({ name, from, to, inputs }) => {
    const { bytes, written, read } = await converted(inputs, from, to, name)
    const path = join(folder, `${name.replace(/\W+/g, '_')}${endings[to]}`)
    writeFileSync(path, bytes)
    const { features, extent } = layersOf(path)
    // GDAL leaves out TopoJSON objects without geometry.
    if (to !== 'topojson') expect(features).toBe(written.features)
    else expect(features).toBe(written.features - (written.geometryTypes.None ?? 0))
    if (read.boundingBox !== undefined) {
      read.boundingBox.forEach((ordinate, at) => {
        expect(extent?.[at]).toBeCloseTo(ordinate, 5)
      })
    }
  })
})
