import type { FormatMeta } from '../../model/format.ts'

export const pbfMeta: FormatMeta = {
  id: 'pbf',
  category: 'other',
  name: 'OSM PBF',
  description: {
    ru: 'Данные OpenStreetMap в сжатом виде, как их раздаёт Geofabrik: точки, линии и области с тегами',
    en: 'OpenStreetMap data packed, as Geofabrik hands it out: points, lines and areas with their tags',
    sr: 'Пакети података OpenStreetMap-а какве дели Geofabrik: тачке, линије и области са ознакама',
  },
  extension: '.pbf',
  otherExtensions: [],
  mimeType: 'application/vnd.openstreetmap.data+pbf',
  isBinary: true,
  keepsDigits: false,
  sniff: (firstBytes) => (String.fromCharCode(...firstBytes.subarray(4, 15)) === '\n\tOSMHeader' ? 2 : 0),
}
