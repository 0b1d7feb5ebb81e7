import {
  extensionOf,
  type FormatId,
  formatMetas,
  inputFromBlob,
  otherThing,
  recognise,
} from '#engines/geodata/index.ts'
import { type FileGroup, groupFiles } from '../files/group-files.ts'

interface RecognisedGroup extends FileGroup {
  readonly format: FormatId
}

/** A file nothing can be made of, and what it is, where that is known. */
export interface UnknownFile {
  readonly name: string
  readonly thing: string | undefined
}

interface RecognisedFiles {
  readonly groups: readonly RecognisedGroup[]
  readonly unknown: readonly UnknownFile[]
  /** Parts of a shapefile whose shapes were not chosen with them. */
  readonly partsAlone: readonly File[]
}

/** Files sorted into things to convert, by content first and by name where the content does not tell. */
export async function recogniseFiles(files: readonly File[]): Promise<RecognisedFiles> {
  const { accepted } = groupFiles(files, 'shp')
  const shapes = accepted.filter((group) => extensionOf(group.name) === '.shp')
  const taken = new Set(shapes.flatMap((group) => group.files))
  const groups: RecognisedGroup[] = shapes.map((group) => ({ ...group, format: 'shp' }))
  const unknown: UnknownFile[] = []
  for (const file of files) {
    if (taken.has(file) || isCompanion(file)) continue
    const format = await formatOf(file)
    if (format === undefined) unknown.push({ name: file.name, thing: await thingOf(file) })
    else groups.push({ name: file.name, files: [file], format })
  }
  const partsAlone = groups.length === 0 ? files.filter(isCompanion) : []
  return { groups, unknown, partsAlone }
}

/** Parts of a shapefile or of GML, and indexes and notes that other programs put beside them: nothing to convert by themselves. */
const isCompanion = (file: File): boolean => companionEndings.has(extensionOf(file.name))

const companionEndings = new Set([
  ...formatMetas.flatMap(({ companions = [] }) => companions),
  ...['.sbn', '.sbx', '.qix', '.qmd'],
])

/** A file that cannot be read at all is nothing here. */
const formatOf = (file: File): Promise<FormatId | undefined> =>
  recognise(inputFromBlob(file.name, file)).then(
    (found) => found?.format,
    () => undefined,
  )

const thingOf = (file: File): Promise<string | undefined> =>
  otherThing(inputFromBlob(file.name, file)).then(
    (thing) => thing?.name,
    () => undefined,
  )
