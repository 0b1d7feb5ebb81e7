import { firstText } from '../../bytes/first-text.ts'
import type { FormatMeta } from '../../model/format.ts'

export const esrijsonMeta: FormatMeta = {
  id: 'esrijson',
  category: 'other',
  name: 'Esri JSON',
  description: {
    ru: 'Ответы сервисов ArcGIS: объекты с атрибутами и геометрией в записи Esri',
    en: 'What ArcGIS services answer: features with attributes and geometry in the notation of Esri',
    sr: 'Одговори ArcGIS сервиса: објекти са атрибутима и геометријом у запису компаније Esri',
  },
  extension: '.esrijson',
  otherExtensions: ['.json'],
  mimeType: 'application/json',
  keepsDigits: false,
  sniff: (firstBytes) => {
    const text = firstText(firstBytes)
    if (!/^(?:\u00ef\u00bb\u00bf|\u00ff\u00fe|\u00fe\u00ff)?\s*\{/.test(text)) return 0
    if (/"type"\s*:\s*"(?:Feature|Topology)/.test(text)) return 0
    if (/"geometryType"\s*:\s*"esriGeometry/.test(text) || /"type"\s*:\s*"esriFieldType/.test(text)) return 2
    return /"(?:attributes|rings|paths|spatialReference)"\s*:/.test(text) ? 1 : 0
  },
}
