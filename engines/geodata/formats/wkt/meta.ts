import type { FormatMeta } from '../../model/format.ts'
import { wktBeginning } from '../../wkt/wkt-beginning.ts'

export const wktMeta: FormatMeta = {
  id: 'wkt',
  category: 'other',
  name: 'WKT',
  description: {
    ru: 'Геометрия обычным текстом, как её показывают базы данных: POINT, LINESTRING, POLYGON',
    en: 'Geometry as plain text, the way databases show it: POINT, LINESTRING, POLYGON',
    sr: 'Геометрија као обичан текст, како је приказују базе података: POINT, LINESTRING, POLYGON',
  },
  extension: '.wkt',
  otherExtensions: ['.ewkt'],
  mimeType: 'text/plain',
  keepsDigits: false,
  sniff: (firstBytes) => {
    const text = String.fromCharCode(...firstBytes.subarray(0, 200)).replaceAll('\u0000', '')
    return wktBeginning.test(text.replace(/^(?:\u00ef\u00bb\u00bf|\u00ff\u00fe|\u00fe\u00ff)/, '')) ? 2 : 0
  },
}
