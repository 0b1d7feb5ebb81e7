import { pulkovo1995Shift } from '../geodesy/datum-parameters.ts'
import { gaussKruegerSystem } from './gauss-krueger.ts'

export const sk95 = gaussKruegerSystem({
  id: 'sk95',
  name: { ru: 'СК-95', en: 'SK-95', sr: 'СК-95' },
  shortName: { ru: 'СК-95', en: 'SK-95', sr: 'СК-95' },
  description: {
    ru: 'Система координат 1995 года, зоны Гаусса — Крюгера: X на север, Y на восток с номером зоны, в метрах',
    en: 'Russian system of 1995 in Gauss-Krüger zones: X north, Y east with the zone number in front, in metres',
    sr: 'Руски систем из 1995. у Гаус-Кригеровим зонама: X на север, Y на исток са бројем зоне, у метрима',
  },
  example: '5822543, 3391863',
  shift: pulkovo1995Shift,
  datum: '4200',
  // EPSG:5043, "1 m level of accuracy".
  shiftAccuracyMetres: 1,
  epsgBase: 20000,
  epsgZones: [4, 32],
  // EPSG:5043 area of use: Russia with its waters.
  isInShiftArea: ({ latitudeDegrees, longitudeDegrees }) =>
    latitudeDegrees >= 39.87 && latitudeDegrees <= 85.19 && (longitudeDegrees >= 18.92 || longitudeDegrees <= -168.97),
})
