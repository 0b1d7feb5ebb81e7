import { readGeographic } from '../reading/geographic.ts'
import { padded, roundHalfUp } from '../reading/printing.ts'
import type { CoordinateSystem } from '../system.ts'

export const wgs84dms: CoordinateSystem = {
  id: 'wgs84dms',
  category: 'geographic',
  name: {
    ru: 'WGS 84, градусы, минуты, секунды',
    en: 'WGS 84, degrees minutes seconds',
    sr: 'WGS 84, степени, минути, секунде',
  },
  shortName: { ru: 'градусы, минуты, секунды', en: 'degrees minutes seconds', sr: 'степени, минути, секунде' },
  description: {
    ru: 'Широта и долгота в градусах, минутах и секундах, как на бумажных картах и в справочниках',
    en: 'Latitude and longitude in degrees, minutes and seconds, as on paper maps and in gazetteers',
    sr: 'Географска ширина и дужина у степенима, минутима и секундама, као на папирним картама и у атласима',
  },
  example: `52°31'12.03"N 13°24'17.83"E`,
  read: readGeographic,
  print: ({ latitudeDegrees, longitudeDegrees }) =>
    `${angle(latitudeDegrees)}${latitudeDegrees < 0 ? 'S' : 'N'} ${angle(longitudeDegrees)}${longitudeDegrees < 0 ? 'W' : 'E'}`,
  epsgCode: () => 4326,
  accuracy: () => ({ printedMetres: 0.31 }),
}

/** Rounded once, in hundredths of a second, so that 59.995" carries into minutes and degrees. */
function angle(degrees: number): string {
  const hundredths = roundHalfUp(Math.abs(degrees) * 360_000)
  const wholeSeconds = Math.floor(hundredths / 100)
  const seconds = `${padded(wholeSeconds % 60, 2)}.${padded(hundredths % 100, 2)}`
  return `${Math.floor(wholeSeconds / 3600)}°${padded(Math.floor(wholeSeconds / 60) % 60, 2)}'${seconds}"`
}
