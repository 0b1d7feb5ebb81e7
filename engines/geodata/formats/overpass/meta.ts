import { firstText } from '../../bytes/first-text.ts'
import type { FormatMeta } from '../../model/format.ts'

export const overpassMeta: FormatMeta = {
  id: 'overpass',
  category: 'other',
  name: 'Overpass JSON',
  description: {
    ru: 'Ответ Overpass API в JSON: точки, линии и области OpenStreetMap с тегами, также с out geom и out center',
    en: 'An answer of the Overpass API as JSON: OpenStreetMap points, lines and areas with tags, also of out geom and out center',
    sr: 'Одговор Overpass API-ја у JSON-у: тачке, линије и области OpenStreetMap-а са ознакама, и уз out geom и out center',
  },
  extension: '.json',
  otherExtensions: [],
  mimeType: 'application/json',
  keepsDigits: false,
  sniff: (firstBytes) => {
    const text = firstText(firstBytes)
    const isNamed =
      /^\W{0,4}\{[^{}[\]]{0,200}(?:"osm3s"\s*:\s*\{|"generator"\s*:\s*"(?:Overpass|OpenStreetMap|CGImap))/.test(text)
    const begins = /"elements"\s*:\s*\[\s*\{\s*"type"\s*:\s*"(?:node|way|relation)"/.test(text)
    return isNamed || begins ? 2 : 0
  },
}
