import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { inspect } from './convert.ts'
import { formats } from './formats.ts'
import { inputFromBytes } from './input.ts'
import { Dumper } from './testing/dump.ts'

/**
 * Everything that is read from every fixture, to the last digit, with every note: good files, bad ones, and those in `fixtures/odd`, which are only
 * read. Dropping a file there is a new test. When a reading should change: vitest run engines/geodata/readings.test.ts -u, and read the difference.
 */
const files = formats.flatMap(({ meta }) =>
  ['ok', 'odd', 'bad'].flatMap((kind) => {
    const folder = join(import.meta.dirname, 'formats', meta.id, 'fixtures', kind)
    return existsSync(folder) ? readdirSync(folder).map((name) => ({ from: meta.id, kind, name, folder })) : []
  }),
)

test.each(files)('$from $kind: $name', async ({ from, kind, name, folder }) => {
  const dumper = new Dumper()
  const inputs = [inputFromBytes(name, new Uint8Array(readFileSync(join(folder, name))), 501)]
  const result = await inspect({ inputs, from, onBatch: (batch) => dumper.add(batch) })
  const told = result.ok
    ? [...Object.entries(result.value.read), ['notes', result.value.notes]]
    : [['problem', result.problem]]
  const lines = told.flatMap(([what, value]) =>
    Array.isArray(value)
      ? value.map((item) => `${what}: ${JSON.stringify(item)}`)
      : `${what}: ${JSON.stringify(value)}`,
  )
  for (const [aspect, texts] of [...dumper.finish()].sort()) lines.push(`## ${aspect}`, ...texts)
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`fixtures/readings/${from}/${kind}/${name}.txt`)
})
