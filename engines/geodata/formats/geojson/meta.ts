import type { FormatMeta } from '../../format.ts'

export const geojsonMeta: FormatMeta = {
  id: 'geojson',
  category: 'vector',
  name: 'GeoJSON',
  description: {
    ru: 'Открытый формат веб-карт: точки, линии и полигоны с атрибутами в виде текста JSON',
    en: 'The open format of web maps: points, lines and polygons with attributes as JSON text',
    sr: 'Отворени формат веб-карата: тачке, линије и полигони са атрибутима у облику JSON текста',
  },
  extension: '.geojson',
  otherExtensions: ['.json', '.geojsonl', '.geojsons', '.ndjson', '.jsonl'],
  mimeType: 'application/geo+json',
  room: { pointValues: 'lists', measures: false, folders: false, styles: false, names: false, pieces: true },
  options: ['precision', 'fields'],
  keepsDigits: true,
  sniff: (firstBytes) => {
    const text = String.fromCharCode(...firstBytes).replaceAll('\u0000', '')
    if (!/^(?:\u00ef\u00bb\u00bf|\u00ff\u00fe|\u00fe\u00ff)?[\s\u001e]*\{/.test(text)) return 0
    if (/"type"\s*:\s*"Topology"/.test(text)) return 0
    return /"type"\s*:\s*"(?:Feature|FeatureCollection|GeometryCollection|(?:Multi)?(?:Point|LineString|Polygon))"/.test(
      text,
    )
      ? 2
      : 1
  },
}
