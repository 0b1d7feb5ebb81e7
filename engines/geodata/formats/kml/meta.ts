import type { FormatMeta, Room } from '../../model/format.ts'
import { firstMarkup } from '../../xml/first-markup.ts'

const room = {
  pointValues: 'own',
  measures: false,
  folders: 'tree',
  styles: 'all',
  metadata: 'all',
  names: true,
  pieces: true,
  shortLines: 'tracks',
} as const satisfies Room

/** Folders become layers; whatever moves in time, and heights, are not imported. */
const ofMyMaps: Room = {
  pointValues: 'none',
  measures: false,
  folders: 'tree',
  styles: 'all',
  metadata: 'title',
  names: true,
  pieces: false,
  isFlat: true,
  fates: { display: 'lost' },
}

export const kmlMeta = {
  id: 'kml',
  category: 'gps',
  name: 'KML',
  description: {
    ru: 'Метки, линии и области для Google Earth и карт, с оформлением и папками',
    en: 'Placemarks, lines and areas for Google Earth and maps, with styles and folders',
    sr: 'Ознаке, линије и области за Google Earth и мапе, са стиловима и фасциклама',
  },
  extension: '.kml',
  otherExtensions: [],
  mimeType: 'application/vnd.google-earth.kml+xml',
  room,
  roomFor: { mymaps: ofMyMaps },
  options: ['for', 'precision'],
  keepsDigits: true,
  document: 'kml',
  sniff: (firstBytes) => {
    const text = firstMarkup(firstBytes)
    if (/<kml[\s>]|<[\w-]+:kml[\s>]/.test(text)) return 2
    return /<(Placemark|Folder|Document)[\s>]/.test(text) ? 1 : 0
  },
} satisfies FormatMeta
