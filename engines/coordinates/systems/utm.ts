import { failure, success } from '#engines/core/index.ts'
import {
  bandOf,
  fromUtm,
  isBandLetter,
  isInUtmArea,
  isNorthernBand,
  toOwnZone,
  zoneOfLongitude,
} from '../geodesy/utm.ts'
import { normalise } from '../reading/normalise.ts'
import { numberPattern, resolveCommas } from '../reading/numbers.ts'
import { fixed } from '../reading/printing.ts'
import type { CoordinateSystem, Reading } from '../system.ts'

export const utm: CoordinateSystem = {
  id: 'utm',
  category: 'projected',
  name: { ru: 'UTM', en: 'UTM', sr: 'UTM' },
  shortName: { ru: 'UTM', en: 'UTM', sr: 'UTM' },
  description: {
    ru: 'Универсальная поперечная проекция Меркатора: зона с буквой пояса, координаты на восток и на север в метрах',
    en: 'Universal Transverse Mercator: zone with its band letter, easting and northing in metres',
    sr: 'Универзална попречна Меркаторова пројекција: зона са словом појаса, источна и северна координата у метрима',
  },
  example: '33U 391776.16 5820073.12',
  read: readUtm,
  print(position) {
    if (!isInUtmArea(position.latitudeDegrees)) return ''
    const zone = zoneOfLongitude(position.longitudeDegrees)
    const { eastingMetres, northingMetres } = toOwnZone(position)
    return `${zone}${bandOf(position.latitudeDegrees)} ${fixed(eastingMetres, 2)} ${fixed(northingMetres, 2)}`
  },
  epsgCode({ latitudeDegrees, longitudeDegrees }) {
    if (!isInUtmArea(latitudeDegrees)) return undefined
    return (latitudeDegrees < 0 ? 32700 : 32600) + zoneOfLongitude(longitudeDegrees)
  },
  accuracy: () => ({ printedMetres: 0.01 }),
}

const utmPattern = new RegExp(
  `^(?:ZONE |ЗОНА )?(\\d{1,2}) ?(NORTH|SOUTH|[A-Z])?[ ;]+(?:E|X)? ?[=:]? ?(${numberPattern})(?: ?M? ?E| ?M)?[ ;]+(?:N|Y)? ?[=:]? ?(${numberPattern})(?: ?M? ?N| ?M)?$`,
)

/**
 * Zone, an optional letter, easting, northing. No letter is north. N and S are hemispheres as well as bands: N is north either way;
 * S is read as the band (32° to 40° N) where the northing lies in it, otherwise as south. Other letters are bands.
 */
function readUtm(text: string): Reading {
  const match = utmPattern.exec(resolveCommas(normalise(text)).replace(/ *; */g, ';'))
  if (!match) return failure({ code: 'unreadable' })
  const zone = Number(match[1])
  const letters = match[2] ?? 'N'
  const eastingMetres = Number(match[3])
  const northingMetres = Number(match[4])
  if (zone < 1 || zone > 60 || (letters.length === 1 && !isBandLetter(letters))) return failure({ code: 'unreadable' })
  if (eastingMetres < 0 || eastingMetres > 1_000_000 || northingMetres < 0 || northingMetres > 10_000_000)
    return failure({ code: 'outside-area' })
  const isNorth =
    letters === 'S'
      ? isInBandS(fromUtm(zone, true, eastingMetres, northingMetres).latitudeDegrees)
      : letters === 'NORTH' || (letters !== 'SOUTH' && isNorthernBand(letters))
  const position = fromUtm(zone, isNorth, eastingMetres, northingMetres)
  // Printed centimetres may carry the northing a hair over the limit.
  if (position.latitudeDegrees < -80.01 || position.latitudeDegrees > 84.01) return failure({ code: 'outside-area' })
  return success(position)
}

const isInBandS = (latitudeDegrees: number): boolean => latitudeDegrees > 31.999 && latitudeDegrees < 40.001
