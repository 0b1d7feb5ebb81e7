import { expect, it } from 'vitest'
import { SmallSpill } from '../formats/shp/small-spill.ts'
import { joined } from '../testing/run.ts'
import type { Spill } from './spill.ts'
import { SpillingWriter } from './spilling-writer.ts'

/** Temporary storage that remembers what was done with it. */
class Storage implements Spill {
  readonly parts: Uint8Array[] = []
  isDisposed = false
  get size() {
    return joined(this.parts).length
  }
  async write(bytes: Uint8Array) {
    this.parts.push(bytes.slice())
  }
  async *read() {
    yield* this.parts
  }
  slice(start: number, end: number) {
    return joined(this.parts).slice(start, end)
  }
  async dispose() {
    this.isDisposed = true
  }
}

const all = async (parts: AsyncIterable<Uint8Array>) => {
  const copies: Uint8Array[] = []
  for await (const part of parts) copies.push(part.slice())
  return joined(copies)
}
const bytes = (length: number, first = 0) => Uint8Array.from({ length }, (_, at) => first + at)

it.each([
  [[32_768], 0],
  [[32_769], 1],
  [[1, 0, 32_767], 0],
  [[32_767, 1, 1, 5], 1],
  [[20_000, 20_000, 20_000], 1],
])('a small spill of parts of %j bytes makes %i storages', async (lengths, count) => {
  const storages: Storage[] = []
  const spill = new SmallSpill(() => {
    storages.push(new Storage())
    return storages.at(-1)!
  })
  const reused = new Uint8Array(40_000)
  for (const [index, length] of lengths.entries()) {
    reused.set(bytes(length, index))
    await spill.write(reused.subarray(0, length))
  }
  const written = joined(lengths.map(bytes))
  expect(spill.size).toBe(written.length)
  expect(Buffer.from(await all(spill.read())).equals(written)).toBe(true)
  expect(storages.length).toBe(count)
  await spill.dispose()
  expect(storages.every(({ isDisposed }) => isDisposed)).toBe(true)
  if (count === 0) expect(await all(spill.read())).toHaveLength(0)
})

it('a spilling writer keeps four megabytes, hands the rest over, and gives all of it back once', async () => {
  const storages: Storage[] = []
  const writer = new SpillingWriter(() => {
    storages.push(new Storage())
    return storages.at(-1)!
  })
  expect(writer.empty).toBe(true)
  await writer.spill()
  expect(storages).toEqual([])
  writer.out.copy(bytes((1 << 22) - 1))
  await writer.relieve()
  expect([writer.empty, storages.length]).toEqual([false, 0])
  writer.out.byte(7)
  await writer.relieve()
  expect([writer.empty, storages.length, writer.out.length]).toEqual([false, 1, 0])
  writer.out.byte(8)
  const written = joined([bytes((1 << 22) - 1), Uint8Array.of(7, 8)])
  expect(Buffer.from(await all(writer.drain())).equals(written)).toBe(true)
  expect([storages.length, storages[0]!.isDisposed, writer.empty]).toEqual([1, true, true])
})
