import { failure, success } from '#engines/core/index.ts'
import type { Position } from '../geodesy/position.ts'
import {
  bandLetters,
  bandLimits,
  bandOf,
  fromUtm,
  isBandLetter,
  isInUtmArea,
  isNorthernBand,
  metresInOwnZone,
  utmSouthFalseNorthingMetres,
  zoneOfLongitude,
} from '../geodesy/utm.ts'
import { readMetres } from '../reading/grammars.ts'
import { isNorthingFirst } from '../reading/numbers.ts'
import type { MetresOfText } from '../reading/plane-numbers.ts'
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
  read: (text) => readUtm(text),
  ofMetres: (metres) => ofMetres(metres),
  print(position) {
    if (!isInUtmArea(position.latitudeDegrees)) return ''
    const zone = zoneOfLongitude(position.longitudeDegrees)
    const [easting, northing] = metresInOwnZone(position) as unknown as readonly [number, number]
    return `${zone}${bandOf(position.latitudeDegrees)} ${fixed(easting, 2)} ${fixed(northing, 2)}`
  },
  epsgCode({ latitudeDegrees, longitudeDegrees }) {
    if (!isInUtmArea(latitudeDegrees)) return undefined
    return (latitudeDegrees < 0 ? 32700 : 32600) + zoneOfLongitude(longitudeDegrees)
  },
  accuracy: () => ({ printedMetres: 0.01 }),
}

/**
 * Zone, an optional letter, easting, northing; the zone may stand behind, and the two metres in either order where letters or their size
 * tell them apart. No letter is north. N and S are hemispheres as well as bands: N is north either way; S is read as the band (32° to
 * 40° N) where the northing lies in it, otherwise as south. Other letters are bands, and the northing
 * has to lie in them.
 */
const readUtm = (text: string): Reading => {
  const metres = readMetres(text)
  return metres === undefined || metres.heightMetres !== undefined ? failure({ code: 'unreadable' }) : ofMetres(metres)
}

const ofMetres = (metres: MetresOfText): Reading =>
  metres.zone
    ? positionIn(metres.zone.number, metres.zone.letters, eastAndNorth(metres))
    : failure({ code: 'unreadable' })

interface Metres {
  readonly eastingMetres: number
  readonly northingMetres: number
}

const largestEastingMetres = 1_000_000

/** An easting has at most six digits, so that a longer number is the northing: in front, and under X, which is the north to surveyors. */
function eastAndNorth(pair: MetresOfText): Metres {
  const { first, second, firstLabel } = pair
  const isLonger = (one: number, other: number) => one > largestEastingMetres && other <= largestEastingMetres
  const isTurned =
    firstLabel === 'X' || firstLabel === undefined
      ? isLonger(first, second)
      : firstLabel === 'Y'
        ? !isLonger(second, first)
        : isNorthingFirst(pair)
  return isTurned ? { eastingMetres: second, northingMetres: first } : { eastingMetres: first, northingMetres: second }
}

function positionIn(zone: number, letters = 'N', { eastingMetres, northingMetres }: Metres): Reading {
  if (zone < 1 || zone > 60 || (letters.length === 1 && !isBandLetter(letters))) return failure({ code: 'unreadable' })
  if (
    eastingMetres < 0 ||
    eastingMetres > largestEastingMetres ||
    northingMetres < 0 ||
    northingMetres > utmSouthFalseNorthingMetres
  )
    return failure({ code: 'outside_area' })
  const isNorth =
    letters === 'S'
      ? isInBandS(fromUtm(zone, true, eastingMetres, northingMetres).latitudeDegrees)
      : letters === 'NORTH' || (letters !== 'SOUTH' && isNorthernBand(letters))
  const position = fromUtm(zone, isNorth, eastingMetres, northingMetres)
  // Printed centimetres may carry the northing a hair over the limit.
  if (position.latitudeDegrees < -80.01 || position.latitudeDegrees > 84.01) return failure({ code: 'outside_area' })
  if (/^[^NS]$/.test(letters) && !isInBand(letters, position.latitudeDegrees))
    return failure({ code: 'wrong_band', ...neighbourBand(zone, letters, position, { eastingMetres, northingMetres }) })
  return success(position)
}

/** A point up to a kilometre outside its band is accepted: the letter was copied from a neighbouring point. */
const edgeDegrees = 0.01

function isInBand(letter: string, latitudeDegrees: number): boolean {
  const { southDegrees, northDegrees } = bandLimits(letter)
  return latitudeDegrees > southDegrees - edgeDegrees && latitudeDegrees < northDegrees + edgeDegrees
}

/** Suggests the letter of the band that the point is in, if that is the next one; if it is farther off, the northing may be wrong too. */
function neighbourBand(zone: number, letter: string, { latitudeDegrees }: Position, metres: Metres) {
  const rightBand = bandOf(latitudeDegrees)
  const isNext = Math.abs(bandLetters.indexOf(rightBand) - bandLetters.indexOf(letter)) === 1
  return isNext ? { suggestion: `${zone}${rightBand} ${metres.eastingMetres} ${metres.northingMetres}` } : {}
}

const isInBandS = (latitudeDegrees: number): boolean => latitudeDegrees > 31.999 && latitudeDegrees < 40.001
