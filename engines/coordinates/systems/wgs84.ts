import { readGeographic } from '../reading/geographic.ts'
import { fixed } from '../reading/printing.ts'
import type { CoordinateSystem } from '../system.ts'

export const wgs84: CoordinateSystem = {
  id: 'wgs84',
  category: 'geographic',
  name: { ru: 'WGS 84, десятичные градусы', en: 'WGS 84, decimal degrees', sr: 'WGS 84, децимални степени' },
  shortName: { ru: 'десятичные градусы', en: 'decimal degrees', sr: 'децимални степени' },
  description: {
    ru: 'Широта и долгота в градусах с десятичной дробью, как в навигаторах и на веб-картах',
    en: 'Latitude and longitude in degrees with decimals, as GPS receivers and web maps have them',
    sr: 'Географска ширина и дужина у степенима са децималама, као у навигацији и на веб-картама',
  },
  example: '52.520008, 13.404954',
  read: readGeographic,
  print: ({ latitudeDegrees, longitudeDegrees }) => `${fixed(latitudeDegrees, 6)}, ${fixed(longitudeDegrees, 6)}`,
  epsgCode: () => 4326,
  accuracy: () => ({ printedMetres: 0.11 }),
}
