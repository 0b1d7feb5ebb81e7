import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { inputFromBytes } from '../bytes/input.ts'
import type { FormatId } from '../formats/format-metas.ts'
import { metaOf } from '../formats/format-metas.ts'
import { formats } from '../formats/formats.ts'
import { convert } from '../pipeline/convert.ts'

/** A table may end behind any row, an archive without its end is none, and of a topology the lines stand last. */
const inParts: readonly FormatId[] = [
  'gpx',
  'kml',
  'geojson',
  'geojsonl',
  'geojsonseq',
  'gml',
  'gpkg',
  'fgb',
  'tcx',
  'fit',
  'esrijson',
  'wkt',
]

const firstFixture = (id: FormatId): { readonly name: string; readonly bytes: Uint8Array } => {
  const folder = join(import.meta.dirname, '../formats', id, 'fixtures/ok')
  const [name] = readdirSync(folder)
  return { name: name!, bytes: new Uint8Array(readFileSync(join(folder, name!))) }
}

async function outcome(bytes: Uint8Array, name: string, from: FormatId, to: FormatId, partial?: boolean) {
  const inputs = [inputFromBytes(name, bytes)]
  return convert({ inputs, from, to, write: () => {}, ...(partial ? { readOptions: { partial } } : {}) })
}

describe.each(formats.map(({ meta }) => meta.id))('%s that ends early', (from) => {
  const { name, bytes } = firstFixture(from)
  const to = from === 'geojson' ? 'kml' : 'geojson'

  it('is a problem wherever it ends, and its part is had on request alone', async () => {
    let parts = 0
    for (let share = 1; share < 40; share++) {
      const cut = bytes.slice(0, Math.floor((bytes.length * share) / 40))
      const refused = await outcome(cut, name, from, to)
      if (refused.ok) {
        expect(refused.value.notes.map(({ code }) => code)).not.toContain('file-ends-early')
        continue
      }
      if (refused.problem.code !== 'truncated' || refused.problem.featuresBefore === undefined) continue
      parts++
      expect(refused.problem.offset).toBeGreaterThan(0)
      const part = await outcome(cut, name, from, to, true)
      expect(part.ok && part.value.read.features).toBe(refused.problem.featuresBefore)
      expect(part.ok && part.value.notes.map(({ code }) => code)).toContain('file-ends-early')
    }
    if (inParts.includes(from)) expect(parts, 'cuts with something before them').toBeGreaterThan(0)
  })
})

it.each(formats.filter(({ loadWriter }) => loadWriter).map(({ meta }) => meta.id))(
  '%s is written as itself, to choose what is in it',
  async (id) => {
    const { name, bytes } = firstFixture(id)
    const whole = await outcome(bytes, name, id, id)
    const [read, written] = whole.ok ? [whole.value.read.features, whole.value.written.features] : [1, 0]
    // A drawing has several things for a feature of several parts.
    expect(metaOf(id).room?.keepsFields ? written >= read : written === read).toBe(true)
  },
)
