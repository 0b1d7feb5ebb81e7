import { firstText } from '../../bytes/first-text.ts'
import type { FormatMeta } from '../../model/format.ts'

export const igcMeta: FormatMeta = {
  id: 'igc',
  category: 'other',
  name: 'IGC',
  description: {
    ru: 'Запись полёта планёра, параплана или дельтаплана: трек с высотой по GPS и по давлению, задание, пилот и аппарат',
    en: 'The record of a flight by glider, paraglider or hang glider: a track with GPS and pressure altitude, the task, pilot and aircraft',
    sr: 'Снимак лета једрилице, параглајдера или змаја: траг са GPS и барометарском висином, задатак, пилот и летелица',
  },
  extension: '.igc',
  otherExtensions: [],
  mimeType: 'application/vnd.fai.igc',
  isRecording: true,
  keepsDigits: false,
  sniff: (firstBytes) => {
    const text = firstText(firstBytes)
    const [first = '', ...next] = text
      .replace(/^\u00ef\u00bb\u00bf/, '')
      .trimStart()
      .split(/[\r\n]+/, 7)
    const isNamed = /^A[A-Z\d]{3}/.test(first) && next.some((line) => /^H[FOP][A-Z]{3}/.test(line))
    return isNamed || /^B\d{13}[NS]\d{8}[EW][AV]/m.test(text) ? 2 : 0
  },
}
