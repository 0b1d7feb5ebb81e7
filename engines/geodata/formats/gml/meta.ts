import type { FormatMeta } from '../../model/format.ts'
import { firstMarkup } from '../../xml/first-markup.ts'

export const gmlMeta: FormatMeta = {
  id: 'gml',
  category: 'vector',
  name: 'GML',
  description: {
    ru: 'Стандарт OGC и ISO на основе XML: им обмениваются кадастры, ведомства и картографические службы WFS',
    en: 'The XML standard of OGC and ISO, exchanged by land registries, agencies and WFS map services',
    sr: 'Стандард OGC и ISO заснован на XML‑у: њиме размењују податке катастри, установе и картографски сервиси WFS',
  },
  extension: '.gml',
  otherExtensions: ['.xml'],
  companions: ['.xsd'],
  mimeType: 'application/gml+xml',
  hasLayers: true,
  room: {
    pointValues: 'none',
    measures: false,
    folders: 'layers',
    styles: 'none',
    metadata: 'title-without-layers',
    names: false,
    pieces: false,
  },
  options: ['crs', 'precision'],
  keepsDigits: true,
  sniff: (firstBytes) => {
    const text = firstMarkup(firstBytes)
    if (/opengis\.net\/(?:gml|wfs)\b|<(?:gml|wfs):[A-Z]/.test(text)) return 2
    return /<(?:\w+:)?(?:FeatureCollection|ServiceExceptionReport|ExceptionReport)[\s>]/.test(text) ? 1 : 0
  },
}
