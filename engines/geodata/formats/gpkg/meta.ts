import type { FormatMeta } from '../../model/format.ts'

export const gpkgMeta: FormatMeta = {
  id: 'gpkg',
  category: 'other',
  name: 'GeoPackage',
  description: {
    ru: 'Открытый формат ГИС от OGC: несколько слоёв с атрибутами в одном файле базы данных SQLite',
    en: 'The open GIS format of OGC: several layers with attributes in one SQLite database file',
    sr: 'Отворени ГИС формат организације OGC: више слојева са атрибутима у једној датотеци базе SQLite',
  },
  extension: '.gpkg',
  otherExtensions: ['.sqlite', '.db'],
  mimeType: 'application/geopackage+sqlite3',
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
  },
  options: ['crs', 'precision'],
  keepsDigits: false,
  sniff: (firstBytes) => {
    const text = String.fromCharCode(...firstBytes.subarray(0, 100))
    return text.startsWith('SQLite format 3\u0000') ? (/^(?:GPKG|GP1[01])$/.test(text.slice(68, 72)) ? 2 : 1) : 0
  },
}
