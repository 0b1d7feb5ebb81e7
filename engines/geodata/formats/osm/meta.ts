import type { FormatMeta } from '../../model/format.ts'
import { firstMarkup } from '../../xml/first-markup.ts'

export const osmMeta: FormatMeta = {
  id: 'osm',
  category: 'other',
  name: 'OSM XML',
  description: {
    ru: 'Данные OpenStreetMap в XML: точки, линии и области с тегами, области из отношений',
    en: 'OpenStreetMap data as XML: points, lines and areas with their tags, areas made of relations',
    sr: 'Подаци OpenStreetMap-а у XML-у: тачке, линије и области са ознакама, области од релација',
  },
  extension: '.osm',
  otherExtensions: ['.xml'],
  mimeType: 'application/vnd.openstreetmap.data+xml',
  keepsDigits: false,
  sniff: (firstBytes) => (/<osm[\s>][^>]{0,300}/.test(firstMarkup(firstBytes)) ? 2 : 0),
}
