import { extensionOf, type FormatId, metaOf } from '#engines/geodata/index.ts'
import { type FileGroup, groupFiles, mayBeRecognised } from './group-files.ts'
import { formatOfFile } from './recognise.ts'

interface SortedFiles {
  /** What the files are to be converted from: the chosen format, or the one they turned out to be. */
  readonly format: FormatId
  readonly groups: readonly FileGroup[]
  readonly rejected: readonly File[]
  /** What the first rejected file surely is. */
  readonly looksLike?: FormatId
}

/**
 * Takes files by the end of their name; those that end in something else, and archives, by their content. Where all of them are of another
 * format of the two pages, and nothing of the chosen one is at hand, that format is what the visitor means.
 */
export async function sortFiles(files: readonly File[], from: FormatId, maySwitch: boolean): Promise<SortedFiles> {
  const named = groupFiles(files, from)
  const contents = new Map<File, FormatId>()
  const archives = named.accepted.flatMap((group) => group.files.filter((file) => extensionOf(file.name) === '.zip'))
  for (const file of [...named.rejected, ...archives]) {
    const format = await formatOfFile(file)
    if (format !== undefined) contents.set(file, format)
  }
  const isOther = (file: File) => archives.includes(file) && contents.has(file) && contents.get(file) !== from
  const accepted = named.accepted.filter((group) => !group.files.some(isOther))
  const rejected = [...named.rejected, ...archives.filter(isOther)]
  const found = (format: FormatId) =>
    rejected
      .filter((file) => contents.get(file) === format && mayBeRecognised(file))
      .map((file) => ({ name: file.name, files: [file] }))
  const own = [...accepted, ...found(from)]
  const other = rejected.find((file) => isOnPages(contents.get(file)) && mayBeRecognised(file))
  if (own.length > 0 || other === undefined || !maySwitch) return sorted(from, own, rejected, contents)
  const format = contents.get(other)!
  const byName = groupFiles(files, format).accepted.filter((group) => !group.files.some(isOther))
  const taken = new Set(byName.flatMap((group) => group.files))
  const byContent = found(format).filter(({ files: [file] }) => !taken.has(file!))
  return sorted(format, [...byName, ...byContent], groupFiles(files, format).rejected, contents)
}

const isOnPages = (format: FormatId | undefined): boolean => format !== undefined && metaOf(format).category !== 'other'

function sorted(
  format: FormatId,
  groups: readonly FileGroup[],
  rejected: readonly File[],
  contents: ReadonlyMap<File, FormatId | undefined>,
): SortedFiles {
  const taken = new Set(groups.flatMap((group) => group.files))
  const left = rejected.filter((file) => !taken.has(file))
  const looksLike = left[0] && contents.get(left[0])
  return { format, groups, rejected: left, ...(looksLike === undefined ? {} : { looksLike }) }
}
