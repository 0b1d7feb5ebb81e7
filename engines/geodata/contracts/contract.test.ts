import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inputFromBytes } from '../bytes/input.ts'
import { formats } from '../formats/formats.ts'
import { convert, inspect } from '../pipeline/convert.ts'
import { dumpOf } from '../testing/dump.ts'
import { convertBytes, converted, inspected } from '../testing/run.ts'

/** Dropping a file into a format's fixtures/ok or fixtures/bad is a new test; a bad one names its problem before `--`. */
const filesOf = (id: string, kind: 'ok' | 'bad') => {
  const folder = join(import.meta.dirname, '../formats', id, 'fixtures', kind)
  if (!existsSync(folder)) return []
  return readdirSync(folder).map((name) => ({ name, bytes: new Uint8Array(readFileSync(join(folder, name))) }))
}

const targetsOf = (id: string) =>
  formats.filter(({ meta, loadWriter }) => loadWriter !== undefined && meta.id !== id).map(({ meta }) => meta.id)

/** Targets whose bytes are text. */
const isText = (id: string) => formats.find((format) => format.meta.id === id)!.meta.isBinary !== true

/** Notes that say features or points are fewer or more on the other side. */
const countChanging = [
  'features-without-geometry-dropped',
  'multipoints-as-waypoints',
  'collections-split',
  'split-by-geometry-type',
  'ring-repaired',
  'lines-completed',
  'lines-as-points',
  'parts-apart',
  'names-as-texts',
  'geometry-empty',
]

describe.each(formats.map((format) => ({ id: format.meta.id, ...format })))('$id', ({ id, meta }) => {
  it('has an id, a name, descriptions and endings', () => {
    expect(meta.extension).toMatch(/^\.[a-z]+$/)
    expect(meta.mimeType).toMatch(/^[a-z]+\/[a-z0-9.+-]+$/)
    for (const text of Object.values(meta.description)) expect(text.length).toBeGreaterThan(10)
    expect(formats.filter((format) => format.meta.id === id).length).toBe(1)
  })

  const ok = filesOf(id, 'ok')
  if (ok.length > 0)
    describe.each(ok)('$name', ({ name, bytes }) => {
      it('is recognised by its first bytes or at least not taken for another format', () => {
        const sure = formats
          .filter((format) => format.meta.sniff(bytes.subarray(0, 4096)) === 2)
          .map((format) => format.meta.id)
        // Lines of GeoJSON begin as GeoJSON does; both readers read both.
        const isSame = (found: string) => found === id || (id === 'geojsonl' && found === 'geojson')
        expect(sure.filter((found) => !isSame(found))).toEqual([])
      })

      const results = new Map<Id, ReturnType<typeof converted>>()
      const resultIn = (to: Id) => results.get(to) ?? results.set(to, converted(bytes, id, to, name)).get(to)!

      it.each(targetsOf(id))('converts to %s, which reads back to what was written', async (to) => {
        const there = await resultIn(to)
        const outcome = await inspected(
          there.bytes,
          to,
          `result${formats.find((format) => format.meta.id === to)!.meta.extension}`,
        )
        expect(there.bytesWritten).toBe(there.bytes.length)
        expect(outcome.read.features).toBe(there.written.features)
        const codes = there.notes.map((note) => note.code as string)
        if (!countChanging.some((code) => codes.includes(code))) {
          expect(there.written.features).toBe(there.read.features)
          expect(outcome.read.points).toBe(there.read.points)
        }
        if (isText(to)) expect(there.text).not.toMatch(/\bNaN\b|\bInfinity\b|undefined/)
      })

      it('gives the same result however its bytes arrive', async () => {
        const chunkSizes = [1, 7, 64, 501]
        const inChunks = (chunkSize: number) => [inputFromBytes(name, bytes, chunkSize)]
        const whole = await dumpOf(inChunks(bytes.length), id)
        for (const chunkSize of chunkSizes)
          expect(await dumpOf(inChunks(chunkSize), id), `read in chunks of ${chunkSize}`).toEqual(whole)
        // What is written follows from what is read: one size for each target is enough.
        for (const [index, to] of targetsOf(id).entries()) {
          const chunkSize = chunkSizes[index % chunkSizes.length]!
          const pieces = await converted(inChunks(chunkSize), id, to)
          const result = await resultIn(to)
          expect(pieces.notes).toEqual(result.notes)
          expect(Buffer.from(pieces.bytes).equals(result.bytes), `${to} from chunks of ${chunkSize}`).toBe(true)
        }
      })

      it('ends in a known way when cut anywhere or with any byte changed', async () => {
        const [to] = targetsOf(id)
        // In 100 places all through the file; with another seed in others.
        const step = Math.max(1, Math.floor(bytes.length / 100))
        await fc.assert(
          fc.asyncProperty(fc.nat(step - 1), async (start) => {
            for (let end = start; end < bytes.length; end += step) await endsKnown(bytes.slice(0, end), id, to!)
          }),
          { numRuns: 1 },
        )
        await fc.assert(
          fc.asyncProperty(fc.nat(bytes.length - 1), fc.nat(255), async (at, byte) => {
            const changed = bytes.slice()
            changed[at] = byte
            await endsKnown(changed, id, to!)
          }),
          { numRuns: 150 },
        )
      })
    })

  const bad = filesOf(id, 'bad')
  if (bad.length > 0)
    it.each(bad)('refuses $name', async ({ name, bytes }) => {
      const result = await inspect({ inputs: [inputFromBytes(name, bytes)], from: id })
      expect(result.ok ? 'read' : result.problem.code).toBe(name.split('--')[0])
    })

  it('ends in a known way on any bytes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), async (bytes) => endsKnown(bytes, id, targetsOf(id)[0]!)),
      { numRuns: 200 },
    )
  })

  it('stops when cancelled', async () => {
    const [file] = ok
    if (file === undefined) return
    const result = await convert({
      inputs: [inputFromBytes(file.name, file.bytes)],
      from: id,
      to: targetsOf(id)[0]!,
      write: () => undefined,
      signal: AbortSignal.abort(),
    })
    expect(result).toEqual({ ok: false, problem: { code: 'aborted' } })
  })
})

type Id = (typeof formats)[number]['meta']['id']

async function endsKnown(bytes: Uint8Array, from: Id, to: Id): Promise<void> {
  const { result, bytes: written } = await convertBytes(bytes, from, to)
  const text = result.ok && written.length < 100_000 ? Buffer.from(written).toString('latin1') : ''
  const isKnown = result.ok ? !/\bNaN\b|\bInfinity\b/.test(text) : result.problem.code !== 'internal'
  // Asked first: of so many, an `expect` each took a tenth of the time.
  if (!isKnown) expect(result.ok ? text : result.problem).toBe('a known end')
}
