import { closeSync, openSync, readSync } from 'node:fs'
import { basename, dirname, extname, join } from 'node:path'
import { openArchive } from '#engines/geodata/index.ts'
import { inputFromFile, writeWhole } from './files.ts'
import { contentOfStoredBlocks } from './stored-blocks.ts'

/**
 * Unpacks a shapefile set, stored without compression, next to its wanted name: `roads.shp`, or `roads_lines.shp` and so on where
 * there are several.
 */
export async function unpackBeside(archivePath: string, wantedPath: string): Promise<string[]> {
  const archive = openSync(archivePath, 'r')
  try {
    return await unpack(archivePath, archive, wantedPath)
  } finally {
    closeSync(archive)
  }
}

async function unpack(archivePath: string, archive: number, wantedPath: string): Promise<string[]> {
  // Each part of the archive is used up before the next is read, so one buffer serves for all of them.
  let buffer = new Uint8Array(0)
  const slice = async (start: number, end: number): Promise<Uint8Array> => {
    if (buffer.length < end - start) buffer = new Uint8Array(end - start)
    return buffer.subarray(0, readSync(archive, buffer, 0, end - start, start))
  }
  const entries = await openArchive({ ...inputFromFile(archivePath), slice }, contentOfStoredBlocks)
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
