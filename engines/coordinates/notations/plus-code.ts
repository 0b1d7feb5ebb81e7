import type { Position } from '../geodesy/position.ts'

/** Open Location Code, https://github.com/google/open-location-code: pairs of digits in base 20, then cells of 4 by 5. */
const digits = '23456789CFGHJMPQRVWX'
const pairDegrees = [20, 1, 0.05, 0.0025, 0.000125] as const
const cellColumns = 4
const cellRows = 5
/** The specification's limit; further digits are ignored. */
const mostDigits = 15

const fullCode = /^([23456789CFGHJMPQRVWX]{2,8})(0{0,6})\+([23456789CFGHJMPQRVWX]{0,24})$/

/** The middle of the cell a full code names. */
export function readPlusCode(text: string): Position | undefined {
  if (!text.includes('+')) return undefined
  // The name of a place may stand behind the code, as map programs copy it.
  const match = fullCode.exec(
    text
      .trim()
      .slice(0, 200)
      .toUpperCase()
      .replace(/^(?:OPEN LOCATION CODE|PLUS ?CODES?|ПЛЮС[- ]?КОД)[: ]{1,2}/, '')
      .replace(/(?<=^\S{8,33})[ ,].*$/s, ''),
  )
  if (!match) return undefined
  const [, before = '', zeros = '', after = ''] = match
  const isPadded = zeros !== ''
  if (
    before.length + zeros.length !== 8 ||
    after.length === 1 ||
    (isPadded && (before.length % 2 !== 0 || after !== ''))
  )
    return undefined
  const code = before + after
  let latitude = -90
  let longitude = -180
  let [height, width]: [number, number] = [20, 20]
  for (let index = 0; index < Math.min(10, code.length); index += 2) {
    const degrees = pairDegrees[index / 2] as number
    latitude += digits.indexOf(code.charAt(index)) * degrees
    longitude += digits.indexOf(code.charAt(index + 1)) * degrees
    height = width = degrees
  }
  for (const letter of code.slice(10, mostDigits)) {
    const place = digits.indexOf(letter)
    height /= cellRows
    width /= cellColumns
    latitude += Math.floor(place / cellColumns) * height
    longitude += (place % cellColumns) * width
  }
  const position = { latitudeDegrees: latitude + height / 2, longitudeDegrees: longitude + width / 2 }
  return position.latitudeDegrees <= 90 && position.longitudeDegrees <= 180 ? position : undefined
}

/** A shortened code ("QJ44+8W Moscow") counts from a place that has to be known by name. */
export const isShortPlusCode = (text: string): boolean =>
  /^(?=[^+]*[CFGHJMPQRVWX]|[^ ]*\+[^ ]*[CFGHJMPQRVWX])[23456789CFGHJMPQRVWX]{4,6}\+[23456789CFGHJMPQRVWX]{2,3}(?:[ ,].*)?$/.test(
    text.trim().slice(0, 200).toUpperCase(),
  )

/** Ten digits: a cell of about 14 by 14 metres. Counted in whole steps of 1/8000 degree, so that no rounding moves a digit. */
export function printPlusCode({ latitudeDegrees, longitudeDegrees }: Position): string {
  const stepsOf = (degrees: number): number => Math.floor(degrees * 8000 + 1e-6)
  let latitude = Math.min(stepsOf(latitudeDegrees + 90), 180 * 8000 - 1)
  let longitude = stepsOf(longitudeDegrees + 180) % (360 * 8000)
  let code = ''
  for (let pair = 0; pair < 5; pair++) {
    code = digits.charAt(latitude % 20) + digits.charAt(longitude % 20) + code
    latitude = Math.floor(latitude / 20)
    longitude = Math.floor(longitude / 20)
  }
  return `${code.slice(0, 8)}+${code.slice(8)}`
}
