import { firstText } from '../../bytes/first-text.ts'
import type { FormatMeta } from '../../model/format.ts'

export const nmeaMeta: FormatMeta = {
  id: 'nmea',
  category: 'other',
  name: 'NMEA 0183',
  description: {
    ru: 'Журнал GPS-приёмника, картплоттера или логгера: трек с высотой, скоростью, курсом и числом спутников, путевые точки',
    en: 'The log of a GPS receiver, chart plotter or data logger: a track with elevation, speed, course and satellites, waypoints',
    sr: 'Дневник GPS пријемника, картплотера или логера: траг са висином, брзином, курсом и бројем сателита, путне тачке',
  },
  extension: '.nmea',
  otherExtensions: ['.nme', '.gps', '.ubx', '.log', '.txt'],
  mimeType: 'application/vnd.nmea.nmea-0183',
  isRecording: true,
  keepsDigits: false,
  sniff: (firstBytes) => {
    const text = firstText(firstBytes)
    // A log may begin in the middle of a sentence, and with sentences of its maker (`$PMTK`, `$PUBX`).
    const sentences = text.match(/^[^\r\n]{0,40}\$(?:G[ABILNPQ]|BD|II)(?:GGA|GLL|RMC|GNS|WPL),/gm)?.length ?? 0
    return sentences > 0 ? 2 : /^\s*\$[A-Z]{5},/.test(text) ? 1 : 0
  },
}
