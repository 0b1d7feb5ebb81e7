import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { cacheControl } from './cache-control.ts'
import { contentType } from './content-type.ts'
import type { ContentEncoding } from './negotiate-encoding.ts'
import { type PackedFile, type PackIndex, packFileName, packIndexFileName } from './pack.ts'
import { fileHeaders, pageHeaders } from './security-headers.ts'
import { hasPages, pageFile, type SiteMap, shellFile } from './site-map.ts'

export interface MemoryVariant {
  readonly encoding: ContentEncoding | 'identity'
  readonly body: Buffer
  readonly etag: string
  /** Names and values by turns, the way Node's `writeHead` takes them fastest. */
  readonly headers: readonly string[]
}

export interface MemoryFile {
  /** Smallest first. */
  readonly variants: readonly MemoryVariant[]
  /** For the few clients that accept no compression; made from a variant when asked for. */
  readonly identity: () => MemoryVariant
}

export interface MemorySite {
  readonly map: SiteMap
  /** Everything that is no page, by its path. */
  readonly assets: ReadonlyMap<string, MemoryFile>
  readonly pages: ReadonlyMap<string, MemoryFile>
  readonly shell: MemoryFile
}

export function loadSite(buildFolder: string): MemorySite {
  const read = <Content>(name: string): Content => JSON.parse(readFileSync(join(buildFolder, name), 'utf8'))
  const map = read<SiteMap>('site.json')
  const index = read<PackIndex>(packIndexFileName)
  const pack = readFileSync(join(buildFolder, packFileName))
  if (!hasPages(map)) throw new Error('The built site has no pages: build it again')
  if (createHash('sha256').update(pack).digest('hex') !== index.sha256)
    throw new Error(`${packFileName} is damaged or of another build: build the site again`)
  const remembered = boundedMemory(16 * 1024 * 1024)
  const policyByFile = new Map(Object.entries(map.pages).map(([path, policy]) => [pageFile(path), policy]))
  policyByFile.set(shellFile, map.shellPolicy)

  const files = new Map<string, MemoryFile>()
  for (const packed of index.files) {
    const policy = policyByFile.get(packed.file)
    const security = policy === undefined ? fileHeaders(packed.file) : pageHeaders(packed.file, map.policies[policy]!)
    files.set(packed.file, memoryFile(packed, pack, security, remembered))
  }
  const pages = new Map<string, MemoryFile>()
  for (const path of Object.keys(map.pages)) pages.set(path, required(files, pageFile(path)))
  const shell = required(files, shellFile)
  for (const file of policyByFile.keys()) files.delete(file)
  return { map, assets: files, pages, shell }
}

function required(files: ReadonlyMap<string, MemoryFile>, file: string): MemoryFile {
  const found = files.get(file)
  if (!found) throw new Error(`${packFileName} lacks ${file}: build the site again`)
  return found
}

function memoryFile(
  packed: PackedFile,
  pack: Buffer,
  security: readonly (readonly [string, string])[],
  remembered: BoundedMemory,
): MemoryFile {
  const variant = (encoding: MemoryVariant['encoding'], body: Buffer): MemoryVariant => {
    const etag = encoding === 'identity' ? `"${packed.etag}"` : `"${packed.etag}-${encoding}"`
    const headers = [
      ['content-type', contentType(packed.file)],
      ['content-length', String(body.length)],
      ['cache-control', cacheControl(packed.file)],
      ['etag', etag],
      ['vary', 'accept-encoding'],
      ...(encoding === 'identity' ? [] : [['content-encoding', encoding]]),
      ...security,
    ]
    return { encoding, body, etag, headers: headers.flat() }
  }
  const variants = packed.variants.map(({ encoding, offset, length }) =>
    variant(encoding, pack.subarray(offset, offset + length)),
  )
  const smallest = variants[0]!
  const identity = (): MemoryVariant => {
    if (smallest.encoding === 'identity') return smallest
    const known = remembered.get(packed.file)
    if (known) return known
    // Of the three the one that is unpacked with the least memory; in one piece, for the same reason.
    const zipped = variants.find(({ encoding }) => encoding === 'gzip')!
    const onePiece = { maxOutputLength: packed.size, chunkSize: Math.max(64, packed.size) }
    const made = variant('identity', gunzipSync(zipped.body, onePiece))
    if (packed.size >= longUnpackingBytes) remembered.set(packed.file, made)
    return made
  }
  return { variants, identity }
}

interface BoundedMemory {
  get(key: string): MemoryVariant | undefined
  set(key: string, variant: MemoryVariant): void
}

/** A page is unpacked faster than it is sent; kept pages among short-lived ones would only leave holes in the memory. */
const longUnpackingBytes = 256 * 1024

/** Forgets what was asked for longest ago. */
function boundedMemory(limitBytes: number): BoundedMemory {
  const held = new Map<string, MemoryVariant>()
  let heldBytes = 0
  return {
    get(key) {
      const found = held.get(key)
      if (found) {
        held.delete(key)
        held.set(key, found)
      }
      return found
    },
    set(key, variant) {
      held.set(key, variant)
      heldBytes += variant.body.length
      for (const [oldest, { body }] of held) {
        if (heldBytes <= limitBytes) return
        held.delete(oldest)
        heldBytes -= body.length
      }
    },
  }
}
