import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { shortened } from '#engines/core/testing/shortened.ts'
import { inputFromBytes } from '../bytes/input.ts'
import gdal from '../fixtures/gdal-readings.json' with { type: 'json' }
import { formats } from '../formats/formats.ts'
import type { DocumentInfo } from '../model/document.ts'
import { inspect } from '../pipeline/convert.ts'
import { Dumper } from '../testing/dump.ts'

/**
 * Everything that is read from every fixture, to the last digit, with every note: good files, bad ones, and those in `fixtures/odd`, which are only
 * read. Of long lists the beginning is written out, and a digest of all. Dropping a file there is a new test. When a reading should change: vitest run engines/geodata/contracts/readings.test.ts -u, and read the difference.
 */
const files = formats.flatMap(({ meta }) =>
  ['ok', 'odd', 'bad'].flatMap((kind) => {
    const folder = join(import.meta.dirname, '../formats', meta.id, 'fixtures', kind)
    return existsSync(folder) ? readdirSync(folder).map((name) => ({ from: meta.id, kind, name, folder })) : []
  }),
)

const recordOf = ({ from, kind, name }: { from: string; kind: string; name: string }) =>
  join('../fixtures/readings', from, kind, `${name}.txt`)

test.each(files)('$from $kind: $name', async ({ from, kind, name, folder }) => {
  const decimals = name.startsWith('curves') ? 12 : undefined
  const dumper = new Dumper(false, decimals)
  const inputs = [inputFromBytes(name, new Uint8Array(readFileSync(join(folder, name))), 501)]
  let document: DocumentInfo | undefined
  const result = await inspect({
    inputs,
    from,
    onBatch: (batch) => {
      document = batch.document
      dumper.add(batch)
    },
  })
  const told = result.ok
    ? [...Object.entries(result.value.read), ['notes', result.value.notes]]
    : [['problem', result.problem]]
  const written = (value: unknown) =>
    JSON.stringify(typeof value === 'number' && decimals !== undefined ? Number(value.toFixed(decimals)) : value)
  const lines = told.flatMap(([what, value]) =>
    Array.isArray(value) ? value.map((item) => `${what}: ${written(item)}`) : `${what}: ${written(value)}`,
  )
  if (document) lines.push('## document', ...shortened(linesOf(document)))
  for (const [aspect, texts] of [...dumper.finish()].sort())
    if (!toldByOthers.has(aspect)) lines.push(`## ${aspect}`, ...shortened(texts))
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(recordOf({ from, kind, name }))
})

/** Every feature has its kind and every position its path. */
const toldByOthers = new Set(['features', 'positions'])

test('no record is left of a file that is gone', () => {
  const folder = join(import.meta.dirname, '../fixtures/readings')
  const records = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const found = records.map(({ parentPath, name }) => relative(import.meta.dirname, join(parentPath, name)))
  expect(found.sort()).toEqual(files.map(recordOf).sort())
})

/**
 * What GDAL 3.6 says of the same files (`ogrinfo -al -so`): how many features, and where, in degrees. Files it reads otherwise on purpose are not in the
 * list: it keeps points beyond the globe and deleted rows, and asks no reference system of a table.
 */
test.each(Object.entries<{ features: number; box?: number[] }>(gdal))(
  'GDAL agrees about %s',
  async (path, { features, box }) => {
    const { from, name, folder } = files.find((file) => `${file.from}/${file.kind}/${file.name}` === path)!
    const inputs = [inputFromBytes(name, new Uint8Array(readFileSync(join(folder, name))))]
    const result = await inspect({ inputs, from })
    if (!result.ok) throw new Error(result.problem.code)
    expect(result.value.read.features).toBe(features)
    for (const [index, ordinate] of (box ?? []).entries())
      expect(result.value.read.boundingBox?.[index]).toBeCloseTo(ordinate, 6)
  },
)

const linesOf = ({ folders, styles, metadata, namespaces, resources, sourceCrs }: DocumentInfo): string[] => [
  ...[...metadata, ...namespaces].map(([key, value]) => `${key}: ${JSON.stringify(value)}`),
  ...[...folders, ...styles, ...resources].map((one) => JSON.stringify(one)),
  ...(sourceCrs === undefined ? [] : [sourceCrs]),
]
