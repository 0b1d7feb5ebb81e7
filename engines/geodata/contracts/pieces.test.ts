import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { inputFromBytes } from '../bytes/input.ts'
import type { FormatId } from '../formats/format-metas.ts'
import { formats } from '../formats/formats.ts'
import { inspect } from '../pipeline/convert.ts'
import { Dumper } from '../testing/dump.ts'

/** A file is read the same in whatever pieces its bytes come: a piece may end within a tag, a number, a letter, a line end. */
const largest = 12_000
const files = formats.flatMap(({ meta: { id } }) =>
  ['ok', 'odd', 'bad'].flatMap((kind) => {
    const folder = join(import.meta.dirname, '../formats', id, 'fixtures', kind)
    return (existsSync(folder) ? readdirSync(folder) : [])
      .map((name) => ({ from: id, kind, name, bytes: new Uint8Array(readFileSync(join(folder, name))) }))
      .filter(({ bytes }) => bytes.length <= largest)
  }),
)

async function read(from: FormatId, name: string, bytes: Uint8Array, piece: number) {
  const dumper = new Dumper(false)
  const inputs = [inputFromBytes(name, bytes, piece)]
  const result = await inspect({ inputs, from, onBatch: (batch) => dumper.add(batch) })
  return { result, dump: result.ok ? [...dumper.finish()] : [] }
}

test.each(files)('$from $kind: $name', async ({ from, name, bytes }) => {
  const whole = await read(from, name, bytes, bytes.length || 1)
  for (const piece of [1, 10]) expect(await read(from, name, bytes, piece)).toEqual(whole)
})
