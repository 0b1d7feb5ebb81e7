import { extensionOf, type GeodataInput } from '../bytes/input.ts'
import { formatMetas, metaOf } from '../formats/format-metas.ts'
import { isMapName } from '../formats/map-names.ts'
import type { FormatMeta } from '../model/format.ts'
import { isJournal } from '../sqlite/journal.ts'
import type { InflaterFactory } from '../zip/deflater.ts'
import type { ZipEntry } from '../zip/zip-reader.ts'
import { lookedInto, ownEntries, type RecognisedFile, recognisedIn } from './packed-files.ts'

/** More than this is not unpacked before it is converted. */
const unpackedLimit = 1 << 28

/**
 * The maps of an archive that are things of their own, as if each had been chosen, with what belongs to them; none where the archive is one
 * thing: a single map, layers of shapefiles, a KML with its pictures or with others that it links.
 */
export async function separateFiles(input: GeodataInput, inflate?: InflaterFactory): Promise<readonly ZipEntry[]> {
  const entries = await ownEntries(input, inflate)
  if (entries.reduce((sum, { size }) => sum + size, 0) > unpackedLimit) return []
  const { found, unreadable } = await recognisedIn(entries)
  // One that is damaged is told where the archive is converted as a whole.
  if (unreadable.length > 0) return []
  const sure = found.filter(({ isSure }) => isSure)
  const maps = (sure.length > 0 ? sure : found).filter(isMap)
  if (maps.length < 2 || maps.every(({ format }) => isLayer(metaOf(format)))) return []
  const documents = maps.filter(({ format }) => isDocument(metaOf(format)))
  if (documents.length > 0 && entries.some(({ name }) => picture.test(name))) return []
  for (const { input } of documents) if (await hasLinks(input)) return []
  const names = new Set(found.map((each) => each.input.name))
  return entries.filter(
    ({ name }, at) =>
      names.has(name) ||
      partEndings.includes(extensionOf(name)) ||
      isJournal(name) ||
      (at >= lookedInto && isMapName(name)),
  )
}

/** What an archive of is one thing: layers of several files each, and a document with what it shows and leads to. */
const isLayer = ({ archiveOf, extension }: FormatMeta): boolean => archiveOf === extension
const isDocument = ({ archiveOf, document }: FormatMeta): boolean => document !== undefined && archiveOf === undefined

/** Of several files that are one map, the shapes. */
const isMap = ({ format, input: { name } }: RecognisedFile): boolean =>
  !metaOf(format).companions?.includes(extensionOf(name))

const picture = /\.(?:png|jpe?g|gif|webp|bmp|svg|tiff?|dae)$/i
const partEndings = formatMetas.flatMap(({ companions = [] }) => companions)
const link = /<(?:\w+:)?NetworkLink[\s>]/
const longestLink = 100

async function hasLinks(document: GeodataInput): Promise<boolean> {
  const decoder = new TextDecoder()
  let before = ''
  for await (const chunk of document.stream()) {
    const text = before + decoder.decode(chunk, { stream: true })
    if (link.test(text)) return true
    before = text.slice(-longestLink)
  }
  return false
}
