import { m } from '#app/paraglide/messages.js'
import { type Place, type Position, systemOf } from '#engines/coordinates/index.ts'

/** The place in words: hemispheres, zone and square, for those who do not see the picture and for those who do. */
export function placeWords(position: Position, place: Place): string {
  const words = {
    point: systemOf('wgs84').print(position),
    latitude: place.isNorth ? m.coordinates_north() : m.coordinates_south(),
    longitude: place.isEast ? m.coordinates_east() : m.coordinates_west(),
    square: place.gridSquare.name,
  }
  if (!place.utmZone) return m.coordinates_map_place_polar(words)
  const { zone, band } = place.utmZone
  const sentence = m.coordinates_map_place({ ...words, zone: `${zone}${band}` })
  return zone === place.plainZone ? sentence : `${sentence} ${m.coordinates_map_plain_zone({ zone: place.plainZone })}`
}
