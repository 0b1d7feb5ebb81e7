import type { FormatMeta } from '../../model/format.ts'
import { kmlMeta } from '../kml/meta.ts'

export const kmzMeta: FormatMeta = {
  id: 'kmz',
  category: 'gps',
  name: 'KMZ',
  description: {
    ru: 'KML в одном сжатом файле вместе с картинками',
    en: 'KML packed into one compressed file together with its images',
    sr: 'KML у једној компримованој датотеци заједно са сликама',
  },
  extension: '.kmz',
  otherExtensions: [],
  archiveOf: '.kml',
  alsoReads: ['kml'],
  mimeType: 'application/vnd.google-earth.kmz',
  isBinary: true,
  // Inside is a KML.
  room: { ...kmlMeta.room, images: true },
  roomFor: { mymaps: { ...kmlMeta.roomFor.mymaps, images: true } },
  options: kmlMeta.options,
  keepsDigits: true,
  document: 'kml',
  sniff: (firstBytes) => {
    const text = String.fromCharCode(...firstBytes.subarray(0, 300))
    if (!text.startsWith('PK')) return 0
    // An archive is surely this where its first entry is; with anything else in front it still may be.
    const nameLength = text.charCodeAt(26) + text.charCodeAt(27) * 256
    return /\.kml$/i.test(text.slice(0, 30 + nameLength)) ? 2 : 1
  },
}
