import { isWebPage } from '../xml/first-markup.ts'

/** One file, packed by itself. */
export const packedAlone = 'GZIP'

/** First bytes of files that people take for a map, or that were renamed to one. */
const signatures: readonly (readonly [name: string, ...bytes: number[]])[] = [
  ['PNG', 0x89, 0x50, 0x4e, 0x47],
  ['JPEG', 0xff, 0xd8, 0xff],
  ['GIF', 0x47, 0x49, 0x46, 0x38],
  ['TIFF', 0x49, 0x49, 0x2a, 0x00],
  ['TIFF', 0x4d, 0x4d, 0x00, 0x2a],
  ['PDF', 0x25, 0x50, 0x44, 0x46, 0x2d],
  ['7z', 0x37, 0x7a, 0xbc, 0xaf],
  ['RAR', 0x52, 0x61, 0x72, 0x21, 0x1a],
  [packedAlone, 0x1f, 0x8b, 0x08],
]

/** The name of what these first bytes surely are, where it is no format of ours. */
export const otherFile = (firstBytes: Uint8Array): string | undefined =>
  signatures.find(([, ...bytes]) => bytes.every((byte, at) => firstBytes[at] === byte))?.[0] ??
  (isWebPage(firstBytes) ? 'HTML' : otherMap(firstBytes))

/** How texts with places begin that are of no format here, by the names people know them by. */
const maps: readonly (readonly [name: string, RegExp])[] = [
  [
    'OpenStreetMap JSON',
    /^\s*\{[^{}[\]]{0,200}(?:"osm3s"\s*:\s*\{|"generator"\s*:\s*"(?:Overpass|OpenStreetMap|CGImap))/,
  ],
  ['OziExplorer', /^\s*OziExplorer (?:CE|Map)/],
  ['DXF', /^\s*0\r?\nSECTION\r?\n/],
  ['MapInfo', /^!table\r?\n!version/i],
]

/** What may be taken for a map of ours: its JSON or XML is sound. */
export const otherMap = (firstBytes: Uint8Array): string | undefined => {
  const text = new TextDecoder().decode(firstBytes)
  return maps.find(([, beginning]) => beginning.test(text))?.[0]
}
