import { readGeographic } from '../reading/geographic.ts'
import { padded, roundHalfUp } from '../reading/printing.ts'
import type { CoordinateSystem } from '../system.ts'

export const wgs84dm: CoordinateSystem = {
  id: 'wgs84dm',
  category: 'geographic',
  name: {
    ru: 'WGS 84, градусы и десятичные минуты',
    en: 'WGS 84, degrees and decimal minutes',
    sr: 'WGS 84, степени и децимални минути',
  },
  shortName: { ru: 'градусы и десятичные минуты', en: 'degrees and decimal minutes', sr: 'степени и децимални минути' },
  description: {
    ru: 'Широта и долгота в градусах и минутах с десятичной дробью, как в морской навигации и геокешинге',
    en: 'Latitude and longitude in degrees and decimal minutes, as in marine navigation and geocaching',
    sr: 'Географска ширина и дужина у степенима и минутима са децималама, као у поморству и геокешингу',
  },
  example: `52°31.200'N 13°24.297'E`,
  read: readGeographic,
  print: ({ latitudeDegrees, longitudeDegrees }) =>
    `${angle(latitudeDegrees)}${latitudeDegrees < 0 ? 'S' : 'N'} ${angle(longitudeDegrees)}${longitudeDegrees < 0 ? 'W' : 'E'}`,
  epsgCode: () => 4326,
  accuracy: () => ({ printedMetres: 1.86 }),
}

/** Rounded once, in thousandths of a minute, so that 59.9995' carries into degrees. */
function angle(degrees: number): string {
  const thousandths = roundHalfUp(Math.abs(degrees) * 60_000)
  const wholeMinutes = Math.floor(thousandths / 1000)
  return `${Math.floor(wholeMinutes / 60)}°${padded(wholeMinutes % 60, 2)}.${padded(thousandths % 1000, 3)}'`
}
