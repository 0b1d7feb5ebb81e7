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
  keepsDigits: true,
  document: 'kml',
  sniff: (firstBytes) => {
    const text = String.fromCharCode(...firstBytes.subarray(0, 300))
    if (!text.startsWith('PK')) return 0
    // The name of an archive's first entry begins at byte 30.
    const name = /^[^\u0000-\u001f]*?\.(kml|shp|shx|dbf|prj|cpg)/i.exec(text.slice(30))?.[1]?.toLowerCase()
    return name === undefined ? 1 : name === 'kml' ? 2 : 0
  },
}
