import { extensionOf, type GeodataInput } from '../bytes/input.ts'
import { type FormatId, formatMetas } from '../formats/format-metas.ts'
import { isMapName, isOwnFile } from '../formats/map-names.ts'
import type { FormatMeta } from '../model/format.ts'
import { Notes } from '../notes/notes.ts'
import { journalsOf } from '../sqlite/journal.ts'
import type { InflaterFactory } from '../zip/deflater.ts'
import { inputFromEntry } from '../zip/entry-input.ts'
import { gunzipped } from '../zip/gunzipped.ts'
import { isZip } from '../zip/signature.ts'
import { openZip, type ZipEntry } from '../zip/zip-reader.ts'
import { type Recognised, recogniseContent } from './recognise-content.ts'

/** What an archive holds to convert: itself where a format is an archive, else files of one format. */
interface PackedFiles {
  readonly format: FormatId
  /** Each file on its own, with what a database has not yet taken in beside it; none where the archive itself is read. */
  readonly inputs: readonly (readonly GeodataInput[])[]
  /** Names of other maps and tables that lie beside them. */
  readonly others: readonly string[]
}

const archives = formatMetas.filter(({ archiveOf }) => archiveOf !== undefined)

/** How many files of an archive are opened to see what they are; files behind these are judged by their names. */
export const lookedInto = 200
/** Looks at what lies in the archive, in whatever folder; undefined where no file of a known format does. */
export async function packedFiles(input: GeodataInput, inflate?: InflaterFactory): Promise<PackedFiles | undefined> {
  const entries = await ownEntries(input, inflate)
  const holds = ({ archiveOf }: FormatMeta) => entries.some(({ name }) => extensionOf(name) === archiveOf)
  // Where layers and documents lie in one, it is of layers, which are listed behind.
  const whole = (await isZip(input)) ? archives.findLast(holds) : undefined
  if (whole) return { format: whole.id, inputs: [], others: [] }
  const { found, unreadable } = await recognisedIn(entries)
  // A table beside a map is its key; a map is what the archive was made for.
  const main = found.find(({ isSure }) => isSure) ?? found[0]
  if (main === undefined) return undefined
  const isAlike = ({ format, isSure }: Recognised) => format === main.format && isSure === main.isSure
  const [behind, othersBehind] = parted(
    entries.slice(lookedInto).filter(({ name }) => isMapName(name)),
    ({ name }) => extensionOf(name) === extensionOf(main.input.name),
  )
  const [alike, others] = parted(found, isAlike)
  return {
    format: main.format,
    inputs: [...alike.map(({ input }) => input), ...behind.map(inputFromEntry)].map((input) => [
      input,
      ...entries.filter(({ name }) => journalsOf(input.name).includes(name)).map(inputFromEntry),
    ]),
    others: [...unreadable, ...others.map(({ input }) => input.name), ...othersBehind.map(({ name }) => name)],
  }
}

/** The files that were put into it; none of a document or workbook of an office program, which is an archive of XML as well. */
export async function ownEntries(input: GeodataInput, inflate?: InflaterFactory): Promise<readonly ZipEntry[]> {
  if (!(await isZip(input))) return [await gunzipped(input, inflate)].filter((entry) => entry !== undefined)
  const entries = (await openZip(input, new Notes(), inflate)).filter(
    ({ name, isDirectory }) => !isDirectory && isOwnFile(name),
  )
  const isOffice = entries.some(({ name }) => name === '[Content_Types].xml' || name === 'META-INF/manifest.xml')
  if (isOffice) return []
  const own: ZipEntry[] = []
  for (const entry of entries) own.push((isPackedMap(entry.name) && (await gunzipped(entry, inflate))) || entry)
  return own
}

/** `activities/1.gpx.gz`; not what readers look for in the archive themselves. */
const isPackedMap = (name: string): boolean =>
  /\.gz$/i.test(name) && isMapName(name.slice(0, -3)) && !lookedFor.has(extensionOf(name.slice(0, -3)))

const lookedFor = new Set(archives.flatMap(({ archiveOf, extension }) => [archiveOf, extension]))

export interface RecognisedFile extends Recognised {
  readonly input: GeodataInput
}

interface LookedInto {
  readonly found: readonly RecognisedFile[]
  /** Names of maps that are damaged. */
  readonly unreadable: readonly string[]
}

export async function recognisedIn(entries: readonly ZipEntry[]): Promise<LookedInto> {
  const found: RecognisedFile[] = []
  const unreadable: string[] = []
  for (const entry of entries.slice(0, lookedInto)) {
    const input = inputFromEntry(entry)
    const recognised = await recogniseContent(input).catch(() => {
      if (isMapName(entry.name)) unreadable.push(entry.name)
      return undefined
    })
    // A text in an archive is most often a word about the rest of it.
    if (recognised && (recognised.isSure || extensionOf(entry.name) !== '.txt')) found.push({ ...recognised, input })
  }
  return { found, unreadable }
}

const parted = <Item>(items: readonly Item[], isIn: (item: Item) => boolean) =>
  [items.filter(isIn), items.filter((item) => !isIn(item))] as const
