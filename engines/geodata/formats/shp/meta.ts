import type { FormatMeta } from '../../format.ts'

export const shpMeta: FormatMeta = {
  id: 'shp',
  category: 'vector',
  name: 'Shapefile',
  description: {
    ru: 'Обменный формат ГИС от Esri: набор файлов .shp, .dbf, .prj с геометрией и таблицей атрибутов',
    en: 'The GIS exchange format of Esri: a set of .shp, .dbf and .prj files with shapes and an attribute table',
    sr: 'Формат за размену у ГИС-у компаније Esri: скуп датотека .shp, .dbf и .prj са геометријом и табелом атрибута',
  },
  extension: '.shp',
  otherExtensions: ['.zip', '.dbf', '.shx', '.prj', '.cpg'],
  mimeType: 'application/vnd.shp',
  outputExtension: '.shp.zip',
  outputMimeType: 'application/zip',
  keepsDigits: false,
  sniff: (firstBytes) => {
    const text = String.fromCharCode(...firstBytes.subarray(0, 300))
    if (text.startsWith('\u0000\u0000\u0027\u000a')) return 2
    if (!text.startsWith('PK\u0003\u0004')) return 0
    // The name of an archive's first entry begins at byte 30; what comes first there need not be what it is about.
    const name = /^[^\u0000-\u001f]*?\.(shp|shx|dbf|prj|cpg|kml)/i.exec(text.slice(30))?.[1]?.toLowerCase()
    return name === undefined ? 1 : name === 'kml' ? 0 : 2
  },
}
