import { firstText } from '../../bytes/first-text.ts'
import type { FormatMeta } from '../../model/format.ts'

export const mifMeta: FormatMeta = {
  id: 'mif',
  category: 'other',
  name: 'MapInfo MIF',
  description: {
    ru: 'Обменный формат MapInfo: файл MIF с фигурами и MID с таблицей, выберите оба',
    en: 'MapInfo’s exchange format: a MIF file with the shapes and a MID with the table, choose both',
    sr: 'MapInfo формат за размену: MIF датотека са облицима и MID са табелом, изаберите обе',
  },
  extension: '.mif',
  otherExtensions: [],
  companions: ['.mid'],
  mimeType: 'application/vnd.mapinfo.mif',
  keepsDigits: false,
  sniff: (firstBytes) =>
    /^\s*Version\s+\d+\s+(?:Charset|Delimiter|CoordSys|Columns)\b/i.test(firstText(firstBytes)) ? 2 : 0,
}
