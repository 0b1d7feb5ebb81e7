import type { FormatMeta } from '../../model/format.ts'
import { firstMarkup } from '../../xml/first-markup.ts'

export const gpxMeta: FormatMeta = {
  id: 'gpx',
  category: 'gps',
  name: 'GPX',
  description: {
    ru: 'Обмен треками, маршрутами и точками между навигаторами, часами и приложениями',
    en: 'Tracks, routes and waypoints exchanged between GPS devices, watches and apps',
    sr: 'Размена трагова, рута и тачака између GPS уређаја, сатова и апликација',
  },
  extension: '.gpx',
  otherExtensions: [],
  mimeType: 'application/gpx+xml',
  isRecording: true,
  room: {
    pointValues: 'own',
    measures: false,
    folders: 'kinds',
    styles: 'lines',
    metadata: 'known',
    names: true,
    pieces: true,
    shortLines: 'all',
    fates: {
      areas: 'changed',
      multipoints: 'changed',
      collections: 'changed',
      display: 'lost',
      'without-place': 'lost',
    },
  },
  options: ['precision', 'lines'],
  keepsDigits: true,
  sniff: (firstBytes) => (/<gpx[\s>]|<[\w-]+:gpx[\s>]/.test(firstMarkup(firstBytes)) ? 2 : 0),
}
