import { closeSync, openSync } from 'node:fs'
import { basename, dirname, extname, join } from 'node:path'
import { openArchive } from '#engines/geodata/index.ts'
import { inputFromFile, writeWhole } from './files.ts'

/** Unpacks a shapefile set next to its wanted name: `roads.shp`, or `roads_lines.shp` and so on where there are several. */
export async function unpackBeside(archivePath: string, wantedPath: string): Promise<string[]> {
  const entries = await openArchive(inputFromFile(archivePath))
  const stems = [...new Set(entries.map((entry) => entry.name.slice(0, -extname(entry.name).length)))]
  const wanted = basename(wantedPath, extname(wantedPath))
  const written: string[] = []
  for (const entry of entries) {
    const ending = extname(entry.name)
    const stem = entry.name.slice(0, -ending.length)
    const name = stems.length === 1 ? wanted : `${wanted}_${basename(stem).split('_').at(-1)}`
    const path = join(dirname(wantedPath), name + ending)
    const file = openSync(path, 'w')
    try {
      for await (const chunk of entry.stream()) writeWhole(file, chunk)
    } finally {
      closeSync(file)
    }
    written.push(path)
  }
  return written.sort((left, right) => Number(right.endsWith('.shp')) - Number(left.endsWith('.shp')))
}
