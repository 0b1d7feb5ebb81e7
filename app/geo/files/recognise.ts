import { detectFormat, type FormatId, metaOf } from '#engines/geodata/index.ts'

/** What a file's first bytes surely are. A file that cannot be read is nothing: converting it will tell why. */
export async function formatOfContent(file: File): Promise<FormatId | undefined> {
  return detectFormat(await firstBytes(file))
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
