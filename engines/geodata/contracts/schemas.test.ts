import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, extname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { allFormatPairs } from '../catalogue/pair.ts'
import type { FormatId } from '../formats/format-metas.ts'
import { converted } from '../testing/run.ts'

/**
 * What we write is valid by the schemas themselves, where `GEODATA_SCHEMAS` names a folder that holds them: `gpx.xsd` of Topografix,
 * `kml22gx.xsd` of Google with the OGC's `ogckml22.xsd` beside it, `gml.xsd` of GML 3.2.1, each with what it imports. They are not ours to keep here.
 */
const schemaFolder = process.env.GEODATA_SCHEMAS
const hasXmllint = spawnSync('xmllint', ['--version']).status === 0

const folder = mkdtempSync(join(tmpdir(), 'schemas-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const schemaNames: Partial<Record<FormatId, string>> = { gpx: 'gpx.xsd', kml: 'kml22gx.xsd', gml: 'gml.xsd' }

function schemaOf(name: string): string {
  const [found] = globSync(`**/${name}`, { cwd: schemaFolder ?? '.' })
  if (found === undefined) throw new Error(`no ${name} in ${schemaFolder}`)
  return join(schemaFolder!, found)
}

/** The schema of the features stands inside the document; the prefixes it uses are declared around it. */
function schemaInside(gml: string): string {
  const path = join(folder, 'inside.xsd')
  const text = /<s:schema [\s\S]*<\/s:schema>/.exec(gml)![0]
  const root = /<f:FeatureCollection [^>]*>/.exec(gml)![0]
  const declarations = Array.from(root.matchAll(/xmlns:(?:f|gml)="[^"]*"/g), ([declaration]) => declaration).join(' ')
  const imported = text.replace('http://schemas.opengis.net/gml/3.2.1/gml.xsd', schemaOf('gml.xsd'))
  writeFileSync(path, imported.replace('<s:schema ', `<s:schema ${declarations} `))
  return path
}

function faultsOf(format: FormatId, text: string): string[] {
  const path = join(folder, `written.${format}`)
  writeFileSync(path, text)
  const schema = format === 'gml' ? schemaInside(text) : schemaOf(schemaNames[format]!)
  const { stderr } = spawnSync('xmllint', ['--nonet', '--noout', '--schema', schema, path], { encoding: 'utf8' })
  return (
    stderr
      .split('\n')
      .filter((line) => / error /i.test(line))
      // Lists of a gx:Track are matched by position: a point without time has an empty `when`, though the schema gives it no such value.
      .filter((line) => !/element when: .*: '' is not a valid value/.test(line))
  )
}

const shared = join(import.meta.dirname, '../../../../shared/fixtures')

const sources = [...allFormatPairs('gpx-kml'), ...allFormatPairs('geojson')]
  // A KML that becomes a KMZ, or the other way round, is handed on as its author wrote it.
  .filter(({ from, to }) => schemaNames[to] !== undefined && !(from === 'kmz' && to === 'kml'))
  .flatMap(({ from, to }) =>
    [join(import.meta.dirname, '../formats', from, 'fixtures/ok'), join(shared, from)]
      .filter((place) => existsSync(place))
      .flatMap((place) => readdirSync(place).map((name) => join(place, name)))
      .filter((path) => ['.gpx', '.kml', '.kmz', '.gml', '.json', '.geojson', '.topojson'].includes(extname(path)))
      .map((path) => ({ name: basename(path), path, from, to })),
  )

describe.skipIf(!schemaFolder || !hasXmllint)('schemas (skipped without GEODATA_SCHEMAS and xmllint)', () => {
  it.each(sources)('$name as $to', async ({ name, path, from, to }) => {
    const { text } = await converted(readFileSync(path), from, to, name)
    expect(faultsOf(to, text)).toEqual([])
  })
})
