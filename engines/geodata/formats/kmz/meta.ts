import type { FormatMeta } from '../../format.ts'

export const kmzMeta: FormatMeta = {
  id: 'kmz',
  category: 'gps',
  name: 'KMZ',
  description: {
    ru: 'KML в одном сжатом файле вместе с картинками',
    en: 'KML packed into one compressed file together with its images',
    sr: 'KML у једној сажетој датотеци заједно са сликама',
  },
  extension: '.kmz',
  otherExtensions: [],
  mimeType: 'application/vnd.google-earth.kmz',
  isText: true,
  document: 'kml',
  sniff: (firstBytes) => (firstBytes[0] === 0x50 && firstBytes[1] === 0x4b ? 1 : 0),
}
