import type { FormatMeta } from '../../model/format.ts'

export const geojsonseqMeta: FormatMeta = {
  id: 'geojsonseq',
  category: 'other',
  name: 'GeoJSON Text Sequence',
  description: {
    ru: 'GeoJSON по стандарту RFC 8142: объекты один за другим, перед каждым знак-разделитель записей',
    en: 'GeoJSON as RFC 8142 has it: features one after another, a record separator in front of each',
    sr: 'GeoJSON по стандарду RFC 8142: објекти један за другим, испред сваког раздвајач записа',
  },
  extension: '.geojsons',
  otherExtensions: ['.geojsonseq'],
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
  sniff: (firstBytes) => (firstBytes[0] === 0x1e ? 2 : 0),
}
