import type { Position } from '../geodesy/position.ts'

/** Radio amateurs' locator (IARU 1980): fields of 20° by 10°, then tenths, twenty-fourths, tenths, twenty-fourths. */
const shape = /^([A-R])([A-R])(\d)(\d)(?:([A-X])([A-X])(?:(\d)(\d)(?:([A-X])([A-X]))?)?)?$/
const parts = [18, 10, 24, 10, 24] as const

/** Cables and their plugs, rifles and aircraft that are squares of the sea as well: the shortest locators, where nobody with a radio is. */
const otherThings = new Set(
  'RG11 RG55 RG58 RG59 RG62 RG63 RG71 RJ11 RJ12 RJ45 DB15 DB25 DB37 AK12 AK47 AK74 MP40 MP44 MG34 MG42 DC10 MD11 MD80 MD90 PB12'.split(
    ' ',
  ),
)

/** The middle of the square. */
export function readMaidenhead(text: string): Position | undefined {
  const match = shape.exec(text.trim().toUpperCase())
  if (!match || otherThings.has(match[0])) return undefined
  const places = match.slice(1).flatMap((letter) => (letter === undefined ? [] : [placeOf(letter)]))
  let longitude = -180
  let latitude = -90
  let size = 10
  for (let index = 0; index < places.length; index += 2) {
    if (index > 0) size /= parts[index / 2] as number
    longitude += (places[index] as number) * size * 2
    latitude += (places[index + 1] as number) * size
  }
  return { latitudeDegrees: latitude + size / 2, longitudeDegrees: longitude + size }
}

const placeOf = (letter: string): number => (/\d/.test(letter) ? Number(letter) : letter.charCodeAt(0) - 65)

/** Eight characters: about half a kilometre. */
export function printMaidenhead({ latitudeDegrees, longitudeDegrees }: Position): string {
  // In units of the last pair; the north pole and the antimeridian belong to the last square.
  const step = 24 * 10 * 10
  let east = Math.min(Math.floor(((longitudeDegrees + 180) / 20) * step + 1e-9), 18 * step - 1)
  let north = Math.min(Math.floor(((latitudeDegrees + 90) / 10) * step + 1e-9), 18 * step - 1)
  let text = ''
  for (const [index, count] of [10, 24, 10, 18].entries()) {
    const write = index % 2 === 0 ? String : (place: number) => String.fromCharCode((index === 1 ? 97 : 65) + place)
    text = write(east % count) + write(north % count) + text
    east = Math.floor(east / count)
    north = Math.floor(north / count)
  }
  return text
}
