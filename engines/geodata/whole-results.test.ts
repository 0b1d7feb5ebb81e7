import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { FormatId } from './format.ts'
import { inputFromBytes } from './input.ts'
import { converted, joined } from './testing/run.ts'
import { openArchive } from './zip/open-archive.ts'

/**
 * Results to the last byte, with every note: what no single test asks for is held here. When a result should change:
 * vitest run engines/geodata/whole-results.test.ts -u, and read the difference.
 */
const sources = [
  ['kml', 'everything.kml'],
  ['gpx', 'everything.gpx'],
  ['geojson', 'all-geometries.geojson'],
] as const
const targets: readonly FormatId[] = ['kml', 'gpx', 'geojson', 'shp', 'csv']

test.each(
  sources.flatMap(([from, name]) => targets.filter((to) => to !== from).map((to) => [from, name, to] as const)),
)('%s: %s to %s', async (from, name, to) => {
  const source = readFileSync(join(import.meta.dirname, `formats/${from}/fixtures/ok/${name}`))
  const { bytes, text, notes } = await converted(new Uint8Array(source), from, to, name)
  const content = to === 'shp' ? await membersOf(bytes) : text
  const told = notes.map((note) => JSON.stringify(note)).join('\n')
  await expect(`${content}\n\n${told}\n`).toMatchFileSnapshot(`fixtures/whole/${name}.${to}.txt`)
})

async function membersOf(archive: Uint8Array): Promise<string> {
  const members: string[] = []
  for (const entry of await openArchive(inputFromBytes('result.zip', archive))) {
    const parts: Uint8Array[] = []
    for await (const chunk of entry.stream()) parts.push(new Uint8Array(chunk))
    const bytes = joined(parts)
    const isText = /\.(prj|cpg)$/.test(entry.name)
    members.push(`${entry.name}\n${isText ? new TextDecoder().decode(bytes) : hexLines(bytes)}`)
  }
  return members.join('\n\n')
}

function hexLines(bytes: Uint8Array): string {
  const lines: string[] = []
  for (let at = 0; at < bytes.length; at += 32)
    lines.push(Array.from(bytes.subarray(at, at + 32), (byte) => byte.toString(16).padStart(2, '0')).join(' '))
  return lines.join('\n')
}
