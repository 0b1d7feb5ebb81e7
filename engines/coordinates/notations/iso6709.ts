import type { PointReading } from './point-reading.ts'

/** Angles whose parts stand together, told by their signs: `+55.7558+037.6173/`, `+5545.35+03737.04+117CRSWGS_84/` of ISO 6709. */
const pattern =
  /^(?:[\w.:" -]{0,60}ISO-?6709"?[ :=]{1,4}"?)?([-+](?:\d{2}|\d{4}|\d{6})(?:\.\d{1,12})?)([-+](?:\d{3}|\d{5}|\d{7})(?:\.\d{1,12})?)([-+]\d{1,6}(?:\.\d{1,6})?)?(?:CRS[\w:.]{1,20})?\/?$/i

const longestText = 200
type Form = 'wgs84' | 'wgs84dm' | 'wgs84dms'
const forms: readonly Form[] = ['wgs84', 'wgs84dm', 'wgs84dms']

export function readIso6709(text: string): (PointReading & { form: Form }) | undefined {
  const [, first, second, height] = (text.length > longestText ? null : pattern.exec(text.trim())) ?? []
  if (first === undefined || second === undefined) return undefined
  const [latitude, longitude] = [unpacked(first, 2), unpacked(second, 3)]
  if (!latitude || !longitude || Math.abs(latitude.degrees) > 90 || Math.abs(longitude.degrees) > 180) return undefined
  return {
    position: { latitudeDegrees: latitude.degrees, longitudeDegrees: longitude.degrees },
    form: forms[Math.max(latitude.parts, longitude.parts) - 1]!,
    notation: 'iso6709',
    ...(height !== undefined && { heightMetres: Number(height) }),
  }
}

/** Two digits of seconds and of minutes are split off from behind; what is left is degrees. */
function unpacked(text: string, digitsOfDegrees: number): { degrees: number; parts: 1 | 2 | 3 } | undefined {
  const [whole = '', decimals = '0'] = text.slice(1).split('.')
  const parts = ((whole.length - digitsOfDegrees) / 2 + 1) as 1 | 2 | 3
  const pieces = [
    whole.slice(0, digitsOfDegrees),
    whole.slice(digitsOfDegrees, digitsOfDegrees + 2),
    whole.slice(digitsOfDegrees + 2),
  ]
  const [degrees = 0, minutes = 0, seconds = 0] = pieces
    .slice(0, parts)
    .map((piece, index) => Number(index === parts - 1 ? `${piece}.${decimals}` : piece))
  if (minutes >= 60 || seconds >= 60) return undefined
  const size = degrees + minutes / 60 + seconds / 3600
  return { degrees: text.startsWith('-') && size !== 0 ? -size : size, parts }
}
