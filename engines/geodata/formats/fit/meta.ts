import type { FormatMeta } from '../../model/format.ts'

export const fitMeta: FormatMeta = {
  id: 'fit',
  category: 'other',
  name: 'FIT',
  description: {
    ru: 'Запись часов и велокомпьютеров Garmin, Wahoo, Suunto, Coros: трек, пульс, каденс, мощность, круги',
    en: 'What watches and bike computers of Garmin, Wahoo, Suunto and Coros record: track, heart rate, cadence, power, laps',
    sr: 'Снимак са сатова и бицикл-рачунара Garmin, Wahoo, Suunto, Coros: траг, пулс, каденца, снага, кругови',
  },
  extension: '.fit',
  otherExtensions: [],
  mimeType: 'application/vnd.ant.fit',
  isBinary: true,
  isRecording: true,
  keepsDigits: false,
  sniff: (firstBytes) => (String.fromCharCode(...firstBytes.subarray(8, 12)) === '.FIT' ? 2 : 0),
}
