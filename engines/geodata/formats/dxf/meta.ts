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
  room: {
    pointValues: 'none',
    measures: false,
    folders: 'tree',
    styles: 'none',
    metadata: 'none',
    names: true,
    pieces: true,
    keepsFields: ['name', 'layer', 'text'],
    fates: {
      attributes: 'lost',
      styles: 'lost',
      'without-place': 'lost',
      areas: 'changed',
      parts: 'changed',
    },
  },
  options: ['crs', 'precision'],
  keepsDigits: true,
  sniff: (firstBytes) => (/^\s*(?:999\r?\n.*\r?\n\s*)*0\r?\n\s*SECTION\r?\n/.test(firstText(firstBytes)) ? 2 : 0),
}
