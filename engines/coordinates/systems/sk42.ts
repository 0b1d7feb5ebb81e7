import { pulkovo1942Shift } from '../geodesy/datum-parameters.ts'
import { gaussKruegerSystem } from './gauss-krueger.ts'

export const sk42 = gaussKruegerSystem({
  id: 'sk42',
  name: { ru: 'СК-42', en: 'SK-42', sr: 'СК-42' },
  shortName: { ru: 'СК-42', en: 'SK-42', sr: 'СК-42' },
  description: {
    ru: 'Система координат 1942 года, зоны Гаусса — Крюгера: X на север, Y на восток с номером зоны, в метрах',
    en: 'Soviet system of 1942 in Gauss-Krüger zones: X north, Y east with the zone number in front, in metres',
    sr: 'Совјетски систем из 1942. у Гаус-Кригеровим зонама: X на север, Y на исток са бројем зоне, у метрима',
  },
  example: '5822550, 3391862',
  shift: pulkovo1942Shift,
  datum: '4284',
  // EPSG:5044, "3 m level of accuracy".
  shiftAccuracyMetres: 3,
  epsgBase: 28400,
  epsgZones: [2, 32],
  // EPSG:4284 area of use: the former Soviet Union.
  isInShiftArea: ({ latitudeDegrees, longitudeDegrees }) =>
    latitudeDegrees >= 35.14 && latitudeDegrees <= 81.91 && (longitudeDegrees >= 19.57 || longitudeDegrees <= -168.97),
})
