import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { type GeodataInput, inputFromBytes } from '../bytes/input.ts'
import { convert, inspect } from './convert.ts'
import type { Progress } from './watch.ts'

const table = new TextEncoder().encode('name,lon,lat\na,1,2\n')

/** An input that comes in small parts and tells whether somebody is still at it. */
function slowInput(name: string, bytes: Uint8Array): GeodataInput & { readonly isOpen: boolean } {
  let open = 0
  return {
    ...inputFromBytes(name, bytes),
    get isOpen() {
      return open > 0
    },
    async *stream() {
      open++
      try {
        for (let at = 0; at < bytes.length; at += 64) yield bytes.slice(at, at + 64)
      } finally {
        open--
      }
    },
  }
}

const folder = join(import.meta.dirname, '../formats')
const faulty = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) =>
    /fixtures[/\\](bad|odd)[/\\][^/\\]+\.(csv|shp|fgb|fit|gpx|kml|tcx|gml|geojson|topojson|wkt)$/.test(path),
  )
  .map((path) => ({ path, from: path.split(/[/\\]/)[0]! }))

test('no file stays open, however its reading ends', async () => {
  expect(faulty.length).toBeGreaterThan(100)
  for (const { path, from } of faulty) {
    const input = slowInput(basename(path), new Uint8Array(readFileSync(join(folder, path))))
    await inspect({ inputs: [input], from: from as 'csv' })
    expect(input.isOpen, path).toBe(false)
  }
})

test('one that is cancelled midway is let go, too', async () => {
  const input = slowInput('a.csv', new TextEncoder().encode(`lon,lat\n${'1,2\n'.repeat(1000)}`))
  const stop = new AbortController()
  const outcome = await inspect({ inputs: [input], from: 'csv', signal: stop.signal, onProgress: () => stop.abort() })
  expect(outcome).toEqual({ ok: false, problem: { code: 'aborted' } })
  expect(input.isOpen).toBe(false)
})

test('progress of a document that is handed on reaches its end with its last byte, not before', async () => {
  const kml = `<kml xmlns="http://www.opengis.net/kml/2.2"><Placemark><Point><coordinates>1,2</coordinates></Point></Placemark>${' '.repeat(5000)}</kml>`
  const input = slowInput('a.kml', new TextEncoder().encode(kml))
  const seen: number[] = []
  const outcome = await convert({
    inputs: [input],
    from: 'kml',
    to: 'kmz',
    write: () => {},
    onProgress: ({ bytesRead }) => seen.push(bytesRead),
  })
  expect(outcome).toMatchObject({ ok: true, value: { bytesRead: input.size } })
  // Rounded, the last but one may be there already; the first bytes are looked at once more, to know the format.
  const last = seen.filter((bytesRead) => bytesRead === input.size).length
  expect(last / seen.length).toBeLessThan(0.1)
})

test('progress goes to the end, of all files together', async () => {
  const seen: Progress[] = []
  const outcome = await convert({
    inputs: [inputFromBytes('a.csv', table)],
    merge: [{ inputs: [inputFromBytes('b.csv', table)], from: 'csv' }],
    from: 'csv',
    to: 'gpx',
    write: () => {},
    onProgress: (progress) => seen.push(progress),
  })
  expect(outcome).toMatchObject({ ok: true, value: { bytesRead: 2 * table.length } })
  expect(seen.at(-1)).toEqual({ bytesRead: 2 * table.length, bytesTotal: 2 * table.length })
  expect(seen.map(({ bytesRead }) => bytesRead)).toEqual(
    seen.map(({ bytesRead }) => bytesRead).toSorted((a, b) => a - b),
  )
})
