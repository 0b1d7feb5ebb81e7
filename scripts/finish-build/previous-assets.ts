import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { type PackedFile, type PackIndex, packFileName, packIndexFileName } from '../../edge/site/pack.ts'

const decompress = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  zstd: zstdDecompressSync,
  identity: (body: Uint8Array) => body,
}

/**
 * Tabs that were opened before a release go on asking for the scripts they were built with. Writes the hashed assets of the release
 * before, read from its pack, beside the new ones and returns their paths. One release back and no more: what that one had carried over
 * itself stays behind.
 */
export function carryPreviousAssets(
  previousFolder: string | undefined,
  clientFolder: string,
  ownFiles: readonly string[],
  report: (line: string) => void,
): string[] {
  if (!previousFolder || !existsSync(join(previousFolder, packIndexFileName))) return []
  const previous = wholePackIn(previousFolder)
  if (previous === undefined) {
    report(`${previousFolder}: the pack is damaged, so open tabs of the release before will have to reload`)
    return []
  }
  const { index, pack } = previous
  const missing = assetsToCarry(index, new Set(ownFiles.filter(isAsset)))
  for (const { file, variants } of missing) {
    const { encoding, offset, length } = variants[0]!
    const target = join(clientFolder, file)
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, decompress[encoding](pack.subarray(offset, offset + length)))
  }
  return missing.map(({ file }) => file)
}

/** Undefined where a part of it is missing or broken: what has happened to the release before must not stop the next one. */
function wholePackIn(folder: string): { readonly index: PackIndex; readonly pack: Buffer } | undefined {
  try {
    const index: PackIndex = JSON.parse(readFileSync(join(folder, packIndexFileName), 'utf8'))
    const pack = readFileSync(join(folder, packFileName))
    return createHash('sha256').update(pack).digest('hex') === index.sha256 ? { index, pack } : undefined
  } catch {
    return undefined
  }
}

/** What a finished build holds of the release before. The last step of a build may run again over its own result. */
export function carriedIn(buildFolder: string): readonly string[] {
  const file = join(buildFolder, packIndexFileName)
  if (!existsSync(file)) return []
  return (JSON.parse(readFileSync(file, 'utf8')) as PackIndex).carried ?? []
}

/** Built again without a change, a release is not its own predecessor: then what it had carried is carried on. */
function assetsToCarry(index: PackIndex, own: ReadonlySet<string>): PackedFile[] {
  const carriedBefore = new Set(index.carried ?? [])
  const assets = index.files.filter(({ file }) => isAsset(file))
  const ownBefore = assets.filter(({ file }) => !carriedBefore.has(file))
  const isSameRelease = ownBefore.length === own.size && ownBefore.every(({ file }) => own.has(file))
  return isSameRelease
    ? assets.filter(({ file }) => carriedBefore.has(file))
    : ownBefore.filter(({ file }) => !own.has(file))
}

const isAsset = (file: string): boolean => /^\/assets\/[^/]+$/.test(file)
