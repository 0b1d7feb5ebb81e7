import {
  detectFormat,
  extensionOf,
  type FormatId,
  inputFromBlob,
  metaOf,
  otherFile,
  recognise,
} from '#engines/geodata/index.ts'

/**
 * What a file is. For formats of the two pages only the content counts; a format of the third may also be told by its name, if the content does
 * not speak against it. A file that cannot be read is nothing: converting it will tell why.
 */
export async function formatOfFile(file: File): Promise<FormatId | undefined> {
  const found = await recognise(inputFromBlob(file.name, file)).catch(() => undefined)
  if (found === undefined || found.isSure) return found?.format
  const meta = metaOf(found.format)
  const isPossible = meta.extension === extensionOf(file.name) || meta.sniff(await firstBytes(file)) > 0
  return meta.category === 'other' && isPossible ? found.format : undefined
}

/** The format a file really is, when it cannot be the expected one. */
export async function otherFormatOfContent(file: File, expected: FormatId): Promise<FormatId | undefined> {
  const bytes = await firstBytes(file)
  // A KML under a KMZ name is read as it is.
  const found = metaOf(expected).sniff(bytes) > 0 ? undefined : detectFormat(bytes)
  return found === 'kml' && expected === 'kmz' ? undefined : found
}

/** The name of what a file surely is, where no format here reads it. */
export const otherThing = async (file: File): Promise<string | undefined> => otherFile(await firstBytes(file))

async function firstBytes(file: File): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.slice(0, 4096).arrayBuffer())
  } catch {
    return new Uint8Array()
  }
}
