import type { FormatMeta } from '../../model/format.ts'

export const geojsonlMeta: FormatMeta = {
  id: 'geojsonl',
  category: 'other',
  name: 'GeoJSON Lines',
  description: {
    ru: 'GeoJSON по объекту на строку: удобно для больших данных, потоков и загрузки в базы',
    en: 'GeoJSON with one feature per line: made for large data, streams and loading into databases',
    sr: 'GeoJSON са једним објектом по реду: за велике податке, токове и учитавање у базе',
  },
  extension: '.geojsonl',
  otherExtensions: ['.ndjson', '.jsonl', '.geojsonld', '.ndgeojson'],
  beginsAs: 'geojson',
  mimeType: 'application/geo+json-seq',
  room: {
    pointValues: 'lists',
    measures: false,
    folders: 'none',
    styles: 'none',
    metadata: 'none',
    names: false,
    pieces: true,
  },
  options: ['precision'],
  keepsDigits: true,
  // The same first bytes as GeoJSON's: the name tells them apart, and both readers read both.
  sniff: (firstBytes) =>
    /^[\s\u00ef\u00bb\u00bf]*\{/.test(String.fromCharCode(...firstBytes.subarray(0, 64))) ? 1 : 0,
}
