import { firstBytesOf, type GeodataInput } from '../bytes/input.ts'
import { isWebPage } from '../xml/first-markup.ts'
import { isZip } from '../zip/signature.ts'

/** One file, packed by itself. */
export const packedAlone = 'GZIP'

/** What the owner of such a file can do; sentences are found for these by whoever shows them. */
export type Advice = 'picture' | 'tiles' | 'columns' | 'database' | 'drawing' | 'address' | 'archive'

interface OtherFile {
  /** As people know it. */
  readonly name: string
  readonly advice?: Advice
}

interface Signature extends OtherFile {
  readonly bytes: readonly number[]
  readonly at?: number
}

const ascii = (text: string): readonly number[] => Array.from(text, (letter) => letter.charCodeAt(0))

/** First bytes of files that people take for a map, or that were renamed to one. */
const signatures: readonly Signature[] = [
  { name: 'PNG', advice: 'picture', bytes: [0x89, 0x50, 0x4e, 0x47] },
  { name: 'JPEG', advice: 'picture', bytes: [0xff, 0xd8, 0xff] },
  { name: 'GIF', advice: 'picture', bytes: ascii('GIF8') },
  { name: 'TIFF', advice: 'picture', bytes: [0x49, 0x49, 0x2a, 0x00] },
  { name: 'TIFF', advice: 'picture', bytes: [0x4d, 0x4d, 0x00, 0x2a] },
  // Of more than four gigabytes, or written so all the same.
  { name: 'TIFF', advice: 'picture', bytes: [0x49, 0x49, 0x2b, 0x00] },
  { name: 'TIFF', advice: 'picture', bytes: [0x4d, 0x4d, 0x00, 0x2b] },
  { name: 'PDF', bytes: ascii('%PDF-') },
  { name: '7z', advice: 'archive', bytes: [0x37, 0x7a, 0xbc, 0xaf] },
  { name: 'RAR', advice: 'archive', bytes: ascii('Rar!\u001a') },
  { name: packedAlone, advice: 'archive', bytes: [0x1f, 0x8b, 0x08] },
  { name: 'Arrow', advice: 'columns', bytes: ascii('ARROW1') },
  { name: 'PMTiles', advice: 'tiles', bytes: ascii('PMTiles') },
  // `MPBX`, the application id of MBTiles in the header of SQLite.
  { name: 'MBTiles', advice: 'tiles', bytes: ascii('MPBX'), at: 68 },
  { name: 'Garmin IMG', advice: 'tiles', bytes: ascii('DSKIMG'), at: 16 },
  { name: 'DWG', advice: 'drawing', bytes: ascii('AC10') },
  { name: 'DXF (binary)', advice: 'drawing', bytes: ascii('AutoCAD Binary DXF') },
]

const endingOf = (name: string): string => /\.[^./\\]+$/.exec(name.toLowerCase())?.[0] ?? ''

/** Endings that say what a file is where its content is that of many things. */
const endings: Readonly<Record<string, OtherFile>> = {
  '.gdbtable': { name: 'Esri File Geodatabase', advice: 'database' },
  '.gdbtablx': { name: 'Esri File Geodatabase', advice: 'database' },
  '.gdb': { name: 'Esri File Geodatabase', advice: 'database' },
  '.mdb': { name: 'Microsoft Access', advice: 'database' },
  '.mbtiles': { name: 'MBTiles', advice: 'tiles' },
  '.pmtiles': { name: 'PMTiles', advice: 'tiles' },
  '.img': { name: 'Garmin IMG', advice: 'tiles' },
  '.dwg': { name: 'DWG', advice: 'drawing' },
}

const known = (firstBytes: Uint8Array): OtherFile | undefined =>
  signatures.find(({ bytes, at = 0 }) => bytes.every((byte, index) => firstBytes[at + index] === byte)) ??
  (isWebPage(firstBytes) ? { name: 'HTML' } : textOf(firstBytes))

/** What a file's name says it is, where that is no format of ours. */
export const thingOfName = (fileName: string): OtherFile | undefined => endings[endingOf(fileName)]

/** What a file surely is, where it is no format of ours; where its content does not tell, what its name says, or the names in an archive. */
export const otherThing = async (input: GeodataInput): Promise<OtherFile | undefined> =>
  known(await firstBytesOf(input)) ?? thingOfName(input.name) ?? packedThing(input).catch(() => undefined)

/** What lies in an archive in which nothing of ours does. */
export async function packedThing(input: GeodataInput): Promise<OtherFile | undefined> {
  if (!(await isZip(input))) return undefined
  const { ownEntries } = await import('./packed-files.ts')
  return (await ownEntries(input)).map(({ name }) => thingOfName(name)).find((thing) => thing !== undefined)
}

/** The name of what these first bytes surely are, where it is no format of ours. */
export const otherFile = (firstBytes: Uint8Array): string | undefined => known(firstBytes)?.name

/** What to do with a file that was called so. */
export const adviceFor = (name: string): Advice | undefined =>
  [...signatures, ...texts, ...Object.values(endings)].find((each) => each.name === name)?.advice

/** How texts with places begin that are of no format here, by the names people know them by. */
const texts: readonly (OtherFile & { readonly beginning: RegExp })[] = [
  { name: 'OziExplorer', beginning: /^\s*OziExplorer (?:CE|Map)/ },
  { name: 'MapInfo', beginning: /^!table\r?\n!version/i },
  // A shortcut of Windows or macOS, or the address of a service alone.
  { name: 'URL', advice: 'address', beginning: /^\s*(?:\[InternetShortcut\]|https?:\/\/\S+\s*$)/i },
]

function textOf(firstBytes: Uint8Array): OtherFile | undefined {
  const text = new TextDecoder().decode(firstBytes)
  return texts.find(({ beginning }) => beginning.test(text))
}

/** What may be taken for a map of ours: its JSON or XML is sound. */
export const otherMap = (firstBytes: Uint8Array): string | undefined => textOf(firstBytes)?.name
