import { extensionOf, type FormatId, metaOf } from '#engines/geodata/index.ts'
import { folderOf } from './files-of-drop.ts'

/** One thing to convert: a file, or the several files of a shapefile. */
export interface FileGroup {
  readonly name: string
  readonly files: readonly File[]
}

/** The extensions a chooser lets through and a group may hold. */
export function acceptedExtensions(from: FormatId): readonly string[] {
  const { extension, otherExtensions } = metaOf(from)
  return from === 'shp' ? [extension, ...otherExtensions] : [extension]
}

/**
 * Sorts chosen files by the extension rule: a name must end in the extension of the format. A shapefile is the exception: its
 * companions come along with the .shp of the same name, and a .zip may hold all of them.
 */
export function groupFiles(
  files: readonly File[],
  from: FormatId,
): { readonly accepted: readonly FileGroup[]; readonly rejected: readonly File[] } {
  const hasExtension = (file: File, extension: string) => extensionOf(file.name) === extension
  const { extension } = metaOf(from)
  const main = files.filter((file) => hasExtension(file, extension) || (from === 'shp' && hasExtension(file, '.zip')))
  const accepted = main.map((file) => ({
    name: file.name,
    files: from === 'shp' && hasExtension(file, '.shp') ? [file, ...companionsOf(file, files)] : [file],
  }))
  const used = new Set(accepted.flatMap((group) => group.files))
  const shapeNames = new Set(main.map((file) => stem(file.name)))
  // What a folder with a shapefile holds besides (indexes, metadata) is nobody's mistake.
  const isLeftover = (file: File) => from === 'shp' && shapeNames.has(stem(file.name))
  return { accepted, rejected: files.filter((file) => !used.has(file) && !isLeftover(file)) }
}

const companionExtensions = new Set(['.dbf', '.shx', '.prj', '.cpg', '.cst'])

const companionsOf = (shape: File, files: readonly File[]): File[] =>
  files.filter(
    (file) =>
      companionExtensions.has(extensionOf(file.name)) &&
      stem(file.name) === stem(shape.name) &&
      folderOf(file) === folderOf(shape),
  )

/** `Roads.SHP`, `roads.dbf` and `roads.shp.xml` belong together. */
const stem = (name: string): string =>
  name
    .toLowerCase()
    .replace(/\.[^.]*$/, '')
    .replace(/\.shp$/, '')
