import { extensionOf, type FormatId, inputFromBlob, openArchive } from '#engines/geodata/index.ts'

/** An archive is what lies in it, wherever it lies. */
export async function formatOfArchive(file: File): Promise<FormatId | undefined> {
  try {
    const entries = await openArchive(inputFromBlob(file.name, file))
    const holds = (extension: string) => entries.some(({ name }) => extensionOf(name) === extension)
    return holds('.shp') ? 'shp' : holds('.kml') ? 'kmz' : undefined
  } catch {
    return undefined
  }
}
