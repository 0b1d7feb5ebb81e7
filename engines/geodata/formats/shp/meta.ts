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
  isText: false,
  sniff: (firstBytes) => {
    const isZip = firstBytes[0] === 0x50 && firstBytes[1] === 0x4b && firstBytes[2] === 3 && firstBytes[3] === 4
    const isShape = firstBytes[0] === 0 && firstBytes[1] === 0 && firstBytes[2] === 0x27 && firstBytes[3] === 0x0a
    return isShape ? 2 : isZip ? 1 : 0
  },
}
