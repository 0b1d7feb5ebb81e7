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
  keepsDigits: false,
  sniff: (firstBytes) => {
    const text = firstMarkup(firstBytes)
    return /<(?:\w+:)?TrainingCenterDatabase[\s>]/.test(text) ? 2 : 0
  },
}
