import { firstText } from '../../bytes/first-text.ts'
import { rootType } from '../../json/root-type.ts'
import type { FormatMeta } from '../../model/format.ts'

const types = /^(?:umap|Feature|FeatureCollection|GeometryCollection|(?:Multi)?(?:Point|LineString|Polygon))$/

/** A list of plain objects with a latitude and a longitude each. */
const hasPlaces = /^[^{]*\{[^{}]*"lat(?:itude)?"\s*:[^{}]*"(?:lon|lng|long|longitude)"\s*:/i

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
  otherExtensions: ['.json', '.geojsonl', '.geojsons', '.ndjson', '.jsonl', '.umap'],
  mimeType: 'application/geo+json',
  room: {
    pointValues: 'lists',
    measures: false,
    folders: 'none',
    styles: 'none',
    metadata: 'all',
    names: false,
    pieces: true,
  },
  options: ['precision'],
  keepsDigits: true,
  sniff: (firstBytes) => {
    const text = firstText(firstBytes)
    const isList = /^(?:\u00ef\u00bb\u00bf|\u00ff\u00fe|\u00fe\u00ff)?\s*\[\s*\{/.test(text)
    if (!isList && !/^(?:\u00ef\u00bb\u00bf|\u00ff\u00fe|\u00fe\u00ff)?[\s\u001e]*\{/.test(text)) return 0
    const type = rootType(text)
    if (isList && hasPlaces.test(text)) return 2
    if (type === undefined) return isList ? 0 : 1
    if (type === 'Topology') return 0
    if (firstBytes[0] === 0x1e) return 1
    return types.test(type) ? 2 : isList ? 0 : 1
  },
}
