import type { FormatMeta } from '../../model/format.ts'
import { firstMarkup } from '../../xml/first-markup.ts'

export const tcxMeta: FormatMeta = {
  id: 'tcx',
  category: 'other',
  name: 'TCX',
  description: {
    ru: 'Тренировка от Garmin и спортивных сервисов: трек с пульсом, каденсом, мощностью и кругами',
    en: 'A workout from Garmin and sports services: a track with heart rate, cadence, power and laps',
    sr: 'Тренинг са Garmin‑а и спортских сервиса: траг са пулсом, каденцом, снагом и круговима',
  },
  extension: '.tcx',
  otherExtensions: [],
  mimeType: 'application/vnd.garmin.tcx+xml',
  isRecording: true,
  room: {
    pointValues: 'own',
    measures: false,
    folders: 'tree',
    styles: 'none',
    metadata: 'none',
    names: true,
    pieces: true,
    shortLines: 'all',
    keepsFields: ['name', 'desc', 'description', 'type'],
    keepsValues: ['hr', 'cad', 'speed', 'power', 'distance'],
    fates: {
      'other-values': 'lost',
      attributes: 'lost',
      styles: 'lost',
      folders: 'lost',
      'without-place': 'lost',
      areas: 'changed',
      multipoints: 'changed',
      collections: 'changed',
    },
  },
  options: ['precision'],
  keepsDigits: true,
  sniff: (firstBytes) => {
    const text = firstMarkup(firstBytes)
    return /<(?:\w+:)?TrainingCenterDatabase[\s>]/.test(text) ? 2 : 0
  },
}
