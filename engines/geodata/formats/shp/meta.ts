import type { FormatMeta } from '../../model/format.ts'

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
  archiveOf: '.shp',
  companions: ['.dbf', '.shx', '.prj', '.cpg', '.cst'],
  mimeType: 'application/vnd.shp',
  outputExtension: '.shp.zip',
  outputMimeType: 'application/zip',
  hasLayers: true,
  isBinary: true,
  room: {
    pointValues: 'measures',
    measures: true,
    folders: 'layers',
    styles: 'none',
    metadata: 'title-without-layers',
    names: false,
    pieces: false,
    nameBytes: 10,
    namesSystemBy: 'wellKnownText',
    fates: { collections: 'changed', types: 'changed', 'long-names': 'changed', 'long-texts': 'lost' },
  },
  options: ['crs', 'precision'],
  keepsDigits: false,
  sniff: (firstBytes) => {
    const text = String.fromCharCode(...firstBytes.subarray(0, 300))
    if (text.startsWith('\u0000\u0000\u0027\u000a')) return 2
    if (!text.startsWith('PK\u0003\u0004')) return 0
    // An archive is surely this where its first entry is; with anything else in front it still may be.
    const nameLength = text.charCodeAt(26) + text.charCodeAt(27) * 256
    return /\.(?:shp|shx|dbf|prj|cpg)$/i.test(text.slice(0, 30 + nameLength)) ? 2 : 1
  },
}
