import type { GeographicForm } from '../reading/geographic.ts'
import type { PointReading } from './point-reading.ts'

/**
 * Angles whose parts stand together: 554520N 0373703E of aviation, 4807.038,N,01131.000,E of receivers, +5545.35+03737.04/ of ISO 6709.
 * The text is normalised, with Latin hemisphere letters.
 */
export function readPackedAngles(text: string): (PointReading & { form: GeographicForm }) | undefined {
  const letters = letterAfter.exec(text) ?? turned(letterAfterTurned.exec(text)) ?? letterBefore.exec(text) ?? undefined
  if (letters) {
    const [, first = '', second = '', third = '', fourth = ''] = letters
    const isBefore = /[NS]/.test(first)
    return pointOf(
      isBefore ? second : first,
      isBefore ? first : second,
      isBefore ? fourth : third,
      isBefore ? third : fourth,
    )
  }
  const signed = iso6709.exec(text)
  if (!signed) return undefined
  const [, latitude = '', longitude = '', height] = signed
  const point = pointOf(
    latitude.slice(1),
    latitude.startsWith('-') ? 'S' : 'N',
    longitude.slice(1),
    longitude.startsWith('-') ? 'W' : 'E',
  )
  return point && { ...point, notation: 'iso6709', ...(height !== undefined && { heightMetres: Number(height) }) }
}

const letterAfter = /^(\d{4,6}(?:\.\d{1,12})?)[ ,]{0,2}([NS])[ ,;/]{0,3}(\d{4,7}(?:\.\d{1,12})?)[ ,]{0,2}([EW])$/
const letterAfterTurned =
  /^(\d{5}(?:\d{2})?(?:\.\d{1,12})?)[ ,]{0,2}([EW])[ ,;/]{0,3}(\d{4,6}(?:\.\d{1,12})?)[ ,]{0,2}([NS])$/
const letterBefore = /^([NS]) ?(\d{4,6}(?:\.\d{1,12})?)[ ,;/]{0,3}([EW]) ?(\d{4,7}(?:\.\d{1,12})?)$/
const iso6709 =
  /^([-+](?:\d{2}|\d{4}|\d{6})(?:\.\d{1,12})?)([-+](?:\d{3}|\d{5}|\d{7})(?:\.\d{1,12})?)([-+]\d{1,6}(?:\.\d{1,6})?)?(?:CRS[\w:.]{1,20})?\/?$/

/** In notices to airmen and to mariners it stands among words: `WI 5KM RADIUS OF 554520N 0373703E`. */
const insideNotice =
  /(?<![\d.])(\d{4}(?:\d{2})?(?:\.\d{1,6})?[NS]) ?\/?,? ?(\d{5}(?:\d{2})?(?:\.\d{1,6})?[EW])(?![\p{L}\d])/gu

/** The one point of a notice; nothing where it names several, as the corners of an area. */
export function readNotice(text: string): ReturnType<typeof readPackedAngles> {
  if (text.length > longestNotice) return undefined
  const [only, ...more] = text.matchAll(insideNotice)
  return only && more.length === 0 ? readPackedAngles(`${only[1]} ${only[2]}`) : undefined
}

const longestNotice = 1000

function turned(match: RegExpExecArray | null): readonly string[] | undefined {
  return match ? ['', match[3] as string, match[4] as string, match[1] as string, match[2] as string] : undefined
}

function pointOf(latitude: string, northOrSouth: string, longitude: string, eastOrWest: string) {
  const first = unpacked(latitude)
  const second = unpacked(longitude)
  if (!first || !second || first.degrees > 90 || second.degrees > 180) return undefined
  const form = (['wgs84', 'wgs84dm', 'wgs84dms'] as const)[Math.max(first.parts, second.parts) - 1] as GeographicForm
  const position = {
    latitudeDegrees: northOrSouth === 'S' ? -first.degrees : first.degrees,
    longitudeDegrees: eastOrWest === 'W' ? -second.degrees : second.degrees,
  }
  return { position, form, notation: 'packed' as const }
}

/** Two digits of seconds and of minutes are split off from behind; what is left is degrees. */
function unpacked(text: string): { degrees: number; parts: 1 | 2 | 3 } | undefined {
  const [whole = '', fraction] = text.split('.')
  const withFraction = (digits: string): number => Number(fraction === undefined ? digits : `${digits}.${fraction}`)
  if (whole.length <= 3) return { degrees: withFraction(whole), parts: 1 }
  const isWithSeconds = whole.length >= 6
  const secondsFrom = isWithSeconds ? whole.length - 2 : whole.length
  const minutesFrom = secondsFrom - 2
  const minutesText = whole.slice(minutesFrom, secondsFrom)
  const minutes = isWithSeconds ? Number(minutesText) : withFraction(minutesText)
  const seconds = isWithSeconds ? withFraction(whole.slice(secondsFrom)) : 0
  if (minutes >= 60 || seconds >= 60) return undefined
  return { degrees: Number(whole.slice(0, minutesFrom)) + minutes / 60 + seconds / 3600, parts: isWithSeconds ? 3 : 2 }
}
