import { firstText } from '../../bytes/first-text.ts'
import type { FormatMeta } from '../../model/format.ts'

export const csvMeta: FormatMeta = {
  id: 'csv',
  category: 'other',
  name: 'CSV',
  description: {
    ru: 'Таблица обычным текстом для Excel и анализа: координаты в столбцах, разделитель — запятая, точка с запятой или табуляция',
    en: 'A table as plain text for Excel and analysis: coordinates in columns, separated by commas, semicolons or tabs',
    sr: 'Табела као обичан текст за Excel и анализу: координате у колонама, раздвојене зарезом, тачком-зарезом или табулатором',
  },
  extension: '.csv',
  otherExtensions: ['.tsv', '.tab', '.txt'],
  mimeType: 'text/csv',
  room: {
    pointValues: 'own',
    measures: false,
    folders: 'none',
    styles: 'none',
    metadata: 'none',
    names: false,
    pieces: true,
  },
  options: ['crs', 'precision', 'rows', 'delimiter'],
  keepsDigits: true,
  sniff: (firstBytes) => {
    const text = firstText(firstBytes)
    // Any text may be a table; only a first line with both names is surely one.
    if (/[\u0001-\u0008\u000e-\u001a]/.test(text) || /^\S{0,3}\s*[<{[]/.test(text)) return 0
    const [line = ''] = text.split(/[\r\n]/, 1)
    const cells = line
      .split(/[,;\t|]/)
      .map((cell) => cell.replace(/^[\u00ef\u00bb\u00bf\u00ff\u00fe"\s]+|["\s]+$/g, '').toLowerCase())
    const has = (names: readonly string[]) => cells.some((cell) => names.includes(cell))
    const isTable =
      has(['lat', 'latitude', 'wkt']) && (has(['lon', 'lng', 'long', 'longitude']) || has(['wkt'])) && cells.length > 1
    return isTable ? 2 : /[,;\t|]/.test(line) ? 1 : 0
  },
}
