import type { FormatMeta } from '../../model/format.ts'

export const fgbMeta: FormatMeta = {
  id: 'fgb',
  category: 'other',
  name: 'FlatGeobuf',
  description: {
    ru: 'Быстрый двоичный формат для веба и ГИС с пространственным индексом: нужное место читается без остального файла',
    en: 'A fast binary format for the web and GIS with a spatial index: a place is read without the rest of the file',
    sr: 'Брз бинарни формат за веб и ГИС са просторним индексом: потребно место се чита без остатка датотеке',
  },
  extension: '.fgb',
  otherExtensions: [],
  mimeType: 'application/octet-stream',
  isBinary: true,
  room: {
    pointValues: 'measures',
    measures: true,
    folders: 'none',
    styles: 'none',
    metadata: 'title',
    names: false,
    pieces: false,
  },
  options: ['crs', 'precision'],
  keepsDigits: false,
  sniff: (firstBytes) =>
    firstBytes[0] === 0x66 && firstBytes[1] === 0x67 && firstBytes[2] === 0x62 && firstBytes[4] === 0x66 ? 2 : 0,
}
