import { detectFormat, type FormatId, metaOf } from '#engines/geodata/index.ts'

/** What a file surely is by its content. A file that cannot be read is nothing: converting it will tell why. */
export async function formatOfContent(file: File): Promise<FormatId | undefined> {
  const bytes = await firstBytes(file)
  const found = detectFormat(bytes)
  const isArchive = bytes[0] === 0x50 && bytes[1] === 0x4b
  if (found !== undefined || !isArchive) return found
  // Loaded for the few archives whose first entry does not tell.
  const { formatOfArchive } = await import('./archive-format.ts')
  return formatOfArchive(file)
}

/** The format a file really is, when it cannot be the expected one. */
export async function otherFormatOfContent(file: File, expected: FormatId): Promise<FormatId | undefined> {
  const bytes = await firstBytes(file)
  // A KML under a KMZ name is read as it is.
  const found = metaOf(expected).sniff(bytes) > 0 ? undefined : detectFormat(bytes)
  return found === 'kml' && expected === 'kmz' ? undefined : found
}

async function firstBytes(file: File): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.slice(0, 4096).arrayBuffer())
  } catch {
    return new Uint8Array()
  }
}
