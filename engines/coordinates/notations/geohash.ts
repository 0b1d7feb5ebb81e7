import type { Position } from '../geodesy/position.ts'

const digits = '0123456789bcdefghjkmnpqrstuvwxyz'

const shape = /^[0-9b-hjkmnp-z]{4,12}$/

/** Measures and times are made of the same letters: 100km, 60mph, 12h30m, 2023W40, 1920x1080, P3DT4H, 0x7f000001. */
const measures: readonly RegExp[] = [
  /^\d+[a-z]{1,4}$/,
  /^(?:\d+[dhms])+$/,
  /^\d{4}[qw]\d{1,2}$/,
  /^\d+(?:x\d+)+$/,
  /^s\d+e\d+$/,
  /^p(?=.*\d[ymwdhs]$)(?:\d+[ymwd])*(?:t(?:\d+[hms])+)?$/,
  /^0x[\da-f]+$/,
  // Parts of electronics: 1N4148, 2N2222A, NE555, BC547B.
  /^\d[a-z]\d{3,4}[a-z]?$|^[a-z]{2}\d{3,4}[a-z]?$/,
]

/**
 * The middle of the cell. Any word without a, i, l and o has the letters of a geohash, so a text without the prefix is taken for one only
 * where it mixes letters and digits, or where it has no vowel at all.
 */
export function readGeohash(text: string): Position | undefined {
  const trimmed = text.trim()
  const named = /^geohash[:= ]\s*(\S+)$/i.exec(trimmed)
  // Programs write them in small letters; capitals are parts of machines and numbers of orders: STM32F103, 74HC595.
  const isSmall = trimmed === trimmed.toLowerCase()
  const code = (named?.[1] ?? trimmed).toLowerCase()
  if (!shape.test(code) || (!named && !isSmall)) return undefined
  const isMeasure = measures.some((form) => form.test(code))
  const isLikely = /\d/.test(code) ? /[a-z]/.test(code) && !isMeasure : !/[euy]/.test(code)
  return named || (code.length >= 5 && isLikely) ? middleOf(code) : undefined
}

function middleOf(code: string): Position {
  let [south, north, west, east] = [-90, 90, -180, 180]
  let isLongitude = true
  for (const letter of code) {
    const place = digits.indexOf(letter)
    for (const bit of [16, 8, 4, 2, 1]) {
      const isUpper = (place & bit) !== 0
      if (isLongitude) {
        const middle = (west + east) / 2
        if (isUpper) west = middle
        else east = middle
      } else {
        const middle = (south + north) / 2
        if (isUpper) south = middle
        else north = middle
      }
      isLongitude = !isLongitude
    }
  }
  return { latitudeDegrees: (south + north) / 2, longitudeDegrees: (west + east) / 2 }
}

/** Nine letters of five bits each: a cell of about 5 metres. */
const printedLetters = 9
const bitsPerLetter = 5

export function printGeohash({ latitudeDegrees, longitudeDegrees }: Position): string {
  let [south, north, west, east] = [-90, 90, -180, 180]
  let code = ''
  let place = 0
  for (let bit = 0; bit < printedLetters * bitsPerLetter; bit++) {
    const isLongitude = bit % 2 === 0
    const middle = isLongitude ? (west + east) / 2 : (south + north) / 2
    const isUpper = (isLongitude ? longitudeDegrees : latitudeDegrees) >= middle
    if (isLongitude && isUpper) west = middle
    else if (isLongitude) east = middle
    else if (isUpper) south = middle
    else north = middle
    place = place * 2 + (isUpper ? 1 : 0)
    if (bit % bitsPerLetter === bitsPerLetter - 1) {
      code += digits.charAt(place)
      place = 0
    }
  }
  return code
}
