import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { epsgPieces, esriPieces } from './piece-list.ts'

// Read as text: as modules the whole registry would be compiled for it.
test.each([
  ['epsg', epsgPieces],
  ['esri', esriPieces],
])('every system of %s stands in the piece where its code is looked for', (authority, pieces) => {
  for (const [at, { firstCode }] of pieces.entries()) {
    const file = `pieces/${authority}-${String(at).padStart(2, '0')}.ts`
    const [, systems = ''] = readFileSync(join(import.meta.dirname, file), 'utf8').split('\n\n')
    const codes = Array.from(systems.matchAll(/^(?:ESRI:)?(\d+)\|/gm), ([, code]) => Number(code))
    expect(Math.min(...codes)).toBe(firstCode)
    expect(Math.max(...codes)).toBeLessThan(pieces[at + 1]?.firstCode ?? Number.POSITIVE_INFINITY)
  }
})
