import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parentPort } from 'node:worker_threads'
import { brotliCompressSync, constants, gzipSync, zstdCompressSync } from 'node:zlib'
import { isCompressedFormat } from '../../edge/site/content-type.ts'
import type { ContentEncoding } from '../../edge/site/negotiate-encoding.ts'
import type { PackedVariant } from '../../edge/site/pack.ts'
import { shortHash } from './short-hash.ts'

export interface CompressionJob {
  readonly folder: string
  readonly files: readonly string[]
}

export interface CompressedFile {
  readonly file: string
  readonly etag: string
  readonly size: number
  readonly variants: readonly { readonly encoding: PackedVariant['encoding']; readonly body: Uint8Array }[]
}

/** Thousands of pages want a fast setting, the few assets that every visitor loads the best one. Figures: docs/decisions/0030. */
const isQuick = Boolean(process.env.QUICK_BUILD)
const pageLevels = isQuick ? { br: 1, gzip: 1 } : { br: 6, gzip: 5 }
// A build of some pages only is for a quick look.
const assetLevels = isQuick || process.env.PAGES ? { br: 4, gzip: 5, zstd: 3 } : { br: 11, gzip: 9, zstd: 9 }

function compress(folder: string, file: string): CompressedFile {
  const content = readFileSync(join(folder, file))
  const description = { file, etag: shortHash(content), size: content.length }
  const identity = { encoding: 'identity', body: content } as const
  if (isCompressedFormat(file)) return { ...description, variants: [identity] }
  const levels = file.startsWith('/assets/') ? assetLevels : pageLevels
  const shrunk = Object.entries(levels).map(([encoding, level]) => ({
    encoding: encoding as ContentEncoding,
    body: compressors[encoding as ContentEncoding](content, level),
  }))
  const variants = shrunk
    .filter(({ body }) => body.length < content.length)
    .sort((left, right) => left.body.length - right.body.length)
  return { ...description, variants: variants.length === shrunk.length ? variants : [identity] }
}

const compressors: Readonly<Record<ContentEncoding, (content: Buffer, level: number) => Buffer>> = {
  br: (content, level) =>
    brotliCompressSync(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: level,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        [constants.BROTLI_PARAM_LGWIN]: windowBits(content.length),
      },
    }),
  gzip: (content, level) => gzipSync(content, { level }),
  zstd: (content, level) => zstdCompressSync(content, { params: { [constants.ZSTD_c_compressionLevel]: level } }),
}

/** A window no larger than the file: on a page it makes the same quality up to seven times faster, and slightly smaller. */
const windowBits = (size: number): number =>
  Math.min(constants.BROTLI_MAX_WINDOW_BITS, Math.max(16, Math.ceil(Math.log2(size + 1))))

parentPort?.on('message', ({ folder, files }: CompressionJob) => {
  parentPort?.postMessage(files.map((file) => compress(folder, file)))
})
