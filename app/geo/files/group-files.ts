import { extensionOf, type FormatId, type FormatMeta, formatMetas, metaOf } from '#engines/geodata/index.ts'
import { folderOf } from './folder-of.ts'

/** One thing to convert: a file, or the several files of a shapefile. */
export interface FileGroup {
  readonly name: string
  readonly files: readonly File[]
}

/** The endings a format's files go by, for the page to name. */
export function acceptedExtensions(from: FormatId): readonly string[] {
  const { extension, otherExtensions } = metaOf(from)
  return from === 'shp' ? [extension, ...otherExtensions] : [extension]
}

/** The two pages convert within their families; what is in neither has a page of its own. */
const isOnPages = ({ category }: FormatMeta): boolean => category !== 'other'

/** Endings that say nothing for sure: the content tells what the file is. */
const vagueExtensions = ['.json', '.xml', '.zip', '.gz']

/** What the chooser offers: every file that the page can read, because it changes to the format of what it is given. */
export const choosableExtensions: readonly string[] = [
  ...new Set([
    ...formatMetas
      .filter(isOnPages)
      .flatMap(({ extension, otherExtensions, companions = [] }) => [extension, ...otherExtensions, ...companions]),
    ...vagueExtensions,
  ]),
]

/** Whether a file may be taken for what it holds rather than for what it is called. A `.txt` is called something else on purpose. */
export const mayBeRecognised = (file: File): boolean =>
  extensionOf(file.name) === '' || choosableExtensions.includes(extensionOf(file.name))

/**
 * Sorts chosen files by the extension rule: a name must end in the extension of the format. A shapefile is the exception: its
 * companions come along with the .shp of the same name, and a .zip may hold all of them.
 */
export function groupFiles(
  files: readonly File[],
  from: FormatId,
): { readonly accepted: readonly FileGroup[]; readonly rejected: readonly File[] } {
  const hasExtension = (file: File, extension: string) => extensionOf(file.name) === extension
  const { extension, companions = [] } = metaOf(from)
  const main = files.filter((file) => hasExtension(file, extension) || (from === 'shp' && hasExtension(file, '.zip')))
  const accepted = main.map((file) => ({
    name: file.name,
    files: [file, ...(hasExtension(file, extension) ? companionsOf(file, companions, files) : [])],
  }))
  const used = new Set(accepted.flatMap((group) => group.files))
  const shapeNames = new Set(main.map((file) => stem(file.name)))
  // What a folder with a shapefile holds besides (indexes, metadata) is nobody's mistake.
  const isLeftover = (file: File) =>
    (from === 'shp' && shapeNames.has(stem(file.name))) || (from === 'gml' && hasExtension(file, '.xsd'))
  return { accepted, rejected: files.filter((file) => !used.has(file) && !isLeftover(file)) }
}

const companionsOf = (main: File, endings: readonly string[], files: readonly File[]): File[] =>
  files.filter(
    (file) =>
      endings.includes(extensionOf(file.name)) &&
      stem(file.name) === stem(main.name) &&
      folderOf(file) === folderOf(main),
  )

/** `Roads.SHP`, `roads.dbf` and `roads.shp.xml` belong together. */
const stem = (name: string): string =>
  name
    .toLowerCase()
    .replace(/\.[^.]*$/, '')
    .replace(/\.shp$/, '')
