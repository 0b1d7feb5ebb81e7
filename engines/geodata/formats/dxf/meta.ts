import { firstText } from '../../bytes/first-text.ts'
import type { FormatMeta } from '../../model/format.ts'

export const dxfMeta: FormatMeta = {
  id: 'dxf',
  category: 'other',
  name: 'DXF',
  description: {
    ru: 'Чертёж AutoCAD для обмена: планы, съёмка, кадастр; систему координат файл не называет, её спросим',
    en: 'AutoCAD’s drawing for exchange: plans, surveys, land registers; the file names no coordinate system, you will be asked',
    sr: 'AutoCAD цртеж за размену: планови, снимања, катастар; датотека не наводи координатни систем, питаћемо за њега',
  },
  extension: '.dxf',
  otherExtensions: [],
  mimeType: 'image/vnd.dxf',
  keepsDigits: false,
  sniff: (firstBytes) => (/^\s*(?:999\r?\n.*\r?\n\s*)*0\r?\n\s*SECTION\r?\n/.test(firstText(firstBytes)) ? 2 : 0),
}
