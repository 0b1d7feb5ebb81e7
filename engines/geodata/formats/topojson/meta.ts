import { firstText } from '../../bytes/first-text.ts'
import { rootType } from '../../json/root-type.ts'
import type { FormatMeta } from '../../model/format.ts'

export const topojsonMeta: FormatMeta = {
  id: 'topojson',
  category: 'vector',
  name: 'TopoJSON',
  description: {
    ru: 'GeoJSON с общими границами: каждая линия записана один раз, поэтому файл меньше, а соседи не расходятся',
    en: 'GeoJSON with shared borders: each line is stored once, so files are smaller and neighbours never drift apart',
    sr: 'GeoJSON са заједничким границама: свака линија је записана једном, па је датотека мања, а суседи се не размичу',
  },
  extension: '.topojson',
  otherExtensions: ['.json'],
  mimeType: 'application/json',
  hasLayers: true,
  room: {
    pointValues: 'none',
    measures: false,
    folders: 'layers',
    styles: 'none',
    metadata: 'all',
    isFlat: true,
    names: false,
    pieces: false,
    shortLines: 'all',
  },
  options: ['precision', 'quantization'],
  keepsDigits: false,
  sniff: (firstBytes) => {
    const text = firstText(firstBytes)
    if (!/^(?:\u00ef\u00bb\u00bf|\u00ff\u00fe|\u00fe\u00ff)?\s*\{/.test(text)) return 0
    const type = rootType(text)
    if (type !== undefined) return type === 'Topology' ? 2 : 0
    // The type may follow the arcs, far behind the first bytes.
    return /"(?:arcs|objects|transform)"\s*:/.test(text) ? 1 : 0
  },
}
