import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { inputFromBytes } from '../bytes/input.ts'
import { MemorySpill } from '../bytes/spill.ts'
import { formats } from '../formats/formats.ts'
import { Notes } from '../notes/notes.ts'
import { Dumper } from '../testing/dump.ts'
import { DocumentInfo } from './document.ts'
import type { FeatureBatch } from './feature.ts'
import { StoredFeatures } from './stored-features.ts'
import { appendFeature, wholeFeatures } from './whole-features.ts'

const files = formats.flatMap(({ meta: { id } }) =>
  ['ok', 'odd'].flatMap((kind) => {
    const folder = join(import.meta.dirname, '../formats', id, 'fixtures', kind)
    return (existsSync(folder) ? readdirSync(folder) : []).map((name) => ({ from: id, kind, path: join(folder, name) }))
  }),
)

async function all(batches: AsyncIterable<FeatureBatch>): Promise<readonly FeatureBatch[]> {
  const found: FeatureBatch[] = []
  for await (const batch of batches) found.push(batch)
  return found
}

const dumpOf = (batches: readonly FeatureBatch[]) => {
  const dumper = new Dumper(false)
  for (const batch of batches) dumper.add(batch)
  return [...dumper.finish()]
}

test.each(files)('$from $kind comes back from the storage as it was: $path', async ({ from, path }) => {
  const reader = await formats.find(({ meta }) => meta.id === from)!.loadReader()
  const document = new DocumentInfo()
  const waiting = new StoredFeatures(() => new MemorySpill())
  const stored = new StoredFeatures(() => new MemorySpill())
  const input = inputFromBytes(path, new Uint8Array(readFileSync(path)))
  const context = { notes: new Notes(), document, keepDigits: true }
  try {
    for await (const batch of wholeFeatures(reader([input], context)))
      for (let feature = 0; feature < batch.featureCount; feature++)
        for (const one of [waiting, stored]) {
          const drawer = feature % 3
          appendFeature(one.into(drawer, batch), batch, feature)
          // Several batches to a drawer.
          if (one === stored && feature % 5 === 4) await one.store()
        }
  } catch {
    return
  }
  await stored.store()
  expect(stored.drawers).toEqual(waiting.drawers)
  for (const drawer of stored.drawers) {
    const expected = dumpOf(await all(waiting.read(drawer)))
    expect(dumpOf(await all(stored.read(drawer)))).toEqual(expected)
    // Once more, of a document of its own.
    expect(dumpOf(await all(stored.read(drawer, document.copy())))).toEqual(expected)
  }
})

test('what is much goes to the storage, which is taken away again', async () => {
  const spills: MemorySpill[] = []
  let disposed = 0
  const stored = new StoredFeatures(() => {
    const spill = new MemorySpill()
    spill.dispose = () => void disposed++
    spills.push(spill)
    return spill
  })
  const document = new DocumentInfo()
  const like = { document, keepDigits: false } as FeatureBatch
  for (let feature = 0; feature < 40; feature++) {
    const batch = stored.into(feature % 2, like)
    batch.beginFeature()
    batch.addStringProperty(document.field('name'), 1, 'x'.repeat(1 << 19))
    await stored.relieve()
  }
  expect(spills).toHaveLength(1)
  expect(spills[0]!.size).toBeGreaterThan(12 << 20)
  const counts = await Promise.all([0, 1].map(async (drawer) => (await all(stored.read(drawer))).reduce((sum, { featureCount }) => sum + featureCount, 0))) // biome-ignore format: one line
  expect(counts).toEqual([20, 20])
  await stored.dispose()
  expect(disposed).toBe(1)
})
