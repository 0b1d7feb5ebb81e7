import { closeSync, openSync, readSync } from 'node:fs'
import { basename, dirname, extname, join } from 'node:path'
import { openArchive } from '#engines/geodata/index.ts'
import type { Arguments } from './arguments.ts'
import { type Converted, converted, type Task } from './conversion.ts'
import { inputFromFile, nodePlatform, writeWhole } from './files.ts'
import { openOutputs } from './outputs.ts'
import { PartFile } from './part-files.ts'
import { contentOfStoredBlocks, storedBlocks } from './stored-blocks.ts'

/**
 * A shapefile as separate files: `roads.shp` with its companions, or `roads_lines.shp` and so on where there are several. Which they are
 * is known when the set is made; then all of them are opened before any is written.
 */
export async function writeShapefileSet(task: Task, parsed: Arguments): Promise<Converted> {
  // In the folder of the result: that it cannot be written to is known at once.
  const archive = new PartFile(task.outPath)
  try {
    const platform = { ...nodePlatform, createDeflater: storedBlocks }
    const result = await converted(task, parsed, async (bytes) => writeWhole(archive.file, bytes), platform)
    if (!result.ok) return result
    return { ok: true, value: { ...result.value, outputs: await unpackBeside(archive.name, task) } }
  } finally {
    archive.remove()
  }
}

async function unpackBeside(archivePath: string, { outPath, mayReplace }: Task): Promise<string[]> {
  const archive = openSync(archivePath, 'r')
  try {
    // Each part of the archive is used up before the next is read, so one buffer serves for all of them.
    let buffer = new Uint8Array(0)
    const slice = async (start: number, end: number): Promise<Uint8Array> => {
      if (buffer.length < end - start) buffer = new Uint8Array(end - start)
      return buffer.subarray(0, readSync(archive, buffer, 0, end - start, start))
    }
    const entries = await openArchive({ ...inputFromFile(archivePath), slice }, contentOfStoredBlocks)
    const paths = pathsOf(
      entries.map(({ name }) => name),
      outPath,
    )
    const outputs = await openOutputs(paths, mayReplace)
    try {
      for (const [index, entry] of entries.entries())
        for await (const chunk of entry.stream()) await outputs.write(index, chunk)
      outputs.finish()
    } finally {
      outputs.abandon()
    }
    return paths.toSorted((left, right) => Number(right.endsWith('.shp')) - Number(left.endsWith('.shp')))
  } finally {
    closeSync(archive)
  }
}

/** The names of the set become those that were wanted. */
function pathsOf(names: readonly string[], wantedPath: string): string[] {
  const stemOf = (name: string) => name.slice(0, -extname(name).length)
  const isOne = new Set(names.map(stemOf)).size === 1
  const wanted = basename(wantedPath, extname(wantedPath))
  return names.map((name) => {
    const own = isOne ? wanted : `${wanted}_${basename(stemOf(name)).split('_').at(-1)}`
    return join(dirname(wantedPath), own + extname(name))
  })
}
