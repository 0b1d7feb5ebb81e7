import { firstText } from '../../bytes/first-text.ts'
import type { FormatMeta } from '../../model/format.ts'

export const oziMeta: FormatMeta = {
  id: 'ozi',
  category: 'other',
  name: 'OziExplorer',
  description: {
    ru: 'Треки, путевые точки и маршруты OziExplorer и программ, которые их понимают (PLT, WPT, RTE)',
    en: 'Tracks, waypoints and routes of OziExplorer and the programs that understand it (PLT, WPT, RTE)',
    sr: 'Трагови, путне тачке и руте програма OziExplorer и програма који га разумеју (PLT, WPT, RTE)',
  },
  extension: '.plt',
  otherExtensions: ['.wpt', '.rte'],
  mimeType: 'application/vnd.oziexplorer',
  isRecording: true,
  keepsDigits: false,
  sniff: (firstBytes) => (/^\s*OziExplorer (?:Waypoint|Track Point|Route) File/i.test(firstText(firstBytes)) ? 2 : 0),
}
