/** A part of the map, in degrees. East is beyond 180 where it lies across the 180th meridian. */
export interface MapArea {
  readonly westDegrees: number
  readonly southDegrees: number
  readonly eastDegrees: number
  readonly northDegrees: number
}

/** Longitudes of files run from -180 to 180, and on to 360 where a line goes past the 180th meridian. */
const [westmostDegrees, eastmostDegrees] = [-180, 360]

/** As many bits as a place can have. */
export const everySide = 0xfffff

/**
 * Tells what of a file lies in a part of the map. A place is said by four bits for each copy of the area that longitudes can fall into:
 * west, east, south, north of it. Two places that share a bit in every copy have nothing of the area between them.
 */
export class MapWindow {
  readonly #copies: readonly MapArea[]

  constructor(area: MapArea) {
    const turns = [-2, -1, 0, 1, 2].map((turn) => ({
      ...area,
      westDegrees: area.westDegrees + 360 * turn,
      eastDegrees: area.eastDegrees + 360 * turn,
    }))
    this.#copies = turns.filter(
      ({ westDegrees, eastDegrees }) => westDegrees <= eastmostDegrees && eastDegrees >= westmostDegrees,
    )
  }

  sidesOf(x: number, y: number): number {
    let sides = 0
    for (const { westDegrees, southDegrees, eastDegrees, northDegrees } of this.#copies)
      sides =
        (sides << 4) |
        (x < westDegrees ? 1 : x > eastDegrees ? 2 : 0) |
        (y < southDegrees ? 4 : y > northDegrees ? 8 : 0)
    return sides
  }

  /** Whether places with these sides in common are beyond one side of every copy. */
  isBeyond(sides: number): boolean {
    for (let copy = 0; copy < this.#copies.length; copy++) if (((sides >> (4 * copy)) & 15) === 0) return false
    return true
  }
}
