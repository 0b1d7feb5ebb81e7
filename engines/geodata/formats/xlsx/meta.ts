import type { FormatMeta } from '../../model/format.ts'

export const xlsxMeta: FormatMeta = {
  id: 'xlsx',
  category: 'other',
  name: 'Excel',
  description: {
    ru: 'Таблица Excel или LibreOffice с координатами: те же правила, что для CSV',
    en: 'A workbook of Excel or LibreOffice with coordinates, read by the rules of CSV',
    sr: 'Табела из програма Excel или LibreOffice са координатама: иста правила као за CSV',
  },
  extension: '.xlsx',
  otherExtensions: ['.xlsm'],
  mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  isBinary: true,
  keepsDigits: true,
  sniff: (firstBytes) => {
    const text = String.fromCharCode(...firstBytes.subarray(0, 4096))
    // Names of members stand uncompressed in front of each; a document of another office program begins with the same list of types.
    return text.startsWith('PK\u0003\u0004') && /PK\u0003\u0004[\s\S]{26}xl\//.test(text) ? 2 : 0
  },
}
