import { createHash } from 'node:crypto'
import { closeSync, openSync, readdirSync, renameSync, rmSync, writeFileSync, writeSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { type PackedFile, type PackIndex, packFileName, packIndexFileName } from '../../edge/site/pack.ts'
import type { CompressedFile, CompressionJob } from './compress-worker.ts'

/** Small enough that the last batch does not keep one core waiting for the other. */
const filesPerBatch = 16
/** Starting another thread takes as long as compressing so many. */
const batchesPerThread = 8

const unfinished = '.part-'

/**
 * Compresses every file on all cores and writes them behind one another into one file, with an index beside it. Both are written under
 * other names: those of a site that is served meanwhile stay as they are until `place` is called.
 */
export async function writePack(
  buildFolder: string,
  files: readonly string[],
  carried: readonly string[],
): Promise<{ bytes: number; place: () => void }> {
  // What was stopped before it was whole.
  for (const name of readdirSync(buildFolder))
    if (name.includes(unfinished)) rmSync(join(buildFolder, name), { force: true })
  const ending = unfinished + process.pid
  const pack = openSync(join(buildFolder, packFileName + ending), 'w')
  const packed: PackedFile[] = []
  const digest = createHash('sha256')
  let offset = 0
  const store = (file: CompressedFile) => {
    const variants = file.variants.map(({ encoding, body }) => {
      writeSync(pack, body)
      digest.update(body)
      const variant = { encoding, offset, length: body.byteLength }
      offset += body.byteLength
      return variant
    })
    packed.push({ file: file.file, etag: file.etag, size: file.size, variants })
  }

  const batches: CompressionJob[] = []
  for (let start = 0; start < files.length; start += filesPerBatch) {
    batches.push({ folder: join(buildFolder, 'client'), files: files.slice(start, start + filesPerBatch) })
  }
  const workerCount = Math.min(availableParallelism(), Math.ceil(batches.length / batchesPerThread))
  await Promise.all(Array.from({ length: workerCount }, () => drain(batches, store)))
  closeSync(pack)
  packed.sort((a, b) => (a.file < b.file ? -1 : 1))
  writeFileSync(
    join(buildFolder, packIndexFileName + ending),
    JSON.stringify({ sha256: digest.digest('hex'), files: packed, carried } satisfies PackIndex),
  )
  const place = () => {
    // The index last: a server looks at it to see whether there is something new.
    for (const name of [packFileName, packIndexFileName])
      renameSync(join(buildFolder, name + ending), join(buildFolder, name))
  }
  return { bytes: offset, place }
}

function drain(batches: CompressionJob[], store: (file: CompressedFile) => void): Promise<void> {
  const worker = new Worker(new URL('./compress-worker.ts', import.meta.url))
  return new Promise((resolve, reject) => {
    const next = () => {
      // In order: the assets, compressed hardest, come first and do not keep one core busy at the end.
      const batch = batches.shift()
      if (batch) worker.postMessage(batch)
      else worker.terminate().then(() => resolve(), reject)
    }
    worker.on('error', reject)
    worker.on('message', (compressed: readonly CompressedFile[]) => {
      for (const file of compressed) store(file)
      next()
    })
    next()
  })
}
