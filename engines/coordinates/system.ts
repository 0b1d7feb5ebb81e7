import type { Localized, Result } from '#engines/core/index.ts'
import type { Position } from './geodesy/position.ts'
import type { MetresOfText } from './reading/plane-numbers.ts'

export const systemIds = [
  'wgs84',
  'wgs84dms',
  'wgs84dm',
  'utm',
  'webmercator',
  'sk42',
  'sk95',
  'mgrs',
  'usng',
  'osgb',
] as const

export type SystemId = (typeof systemIds)[number]

export const categoryIds = ['geographic', 'projected', 'grid'] as const

export type CategoryId = (typeof categoryIds)[number]

/**
 * Why a text gives no point. `suggestion` is a text of the same system that would be read and is probably what was meant: it is for
 * offering, never for using unasked.
 */
export interface ReadingProblem {
  readonly code:
    | 'unreadable'
    | 'latitude_out_of_range'
    | 'longitude_out_of_range'
    | 'outside_area'
    | 'wrong_band'
    | 'far_from_zone'
  readonly suggestion?: string
  /** With 'unreadable': the word that nothing is known about, where the rest is a point. */
  readonly word?: string
  /** With 'far_from_zone': how far the easting lies from the middle of its zone. */
  readonly zone?: number
  readonly distanceMetres?: number
}

export type Reading = Result<Position, ReadingProblem>

export interface Accuracy {
  /** What one unit of the last printed digit is worth on the ground, at most. */
  readonly printedMetres: number
  /** Error of the shift between datums; absent where the system is on WGS 84 itself. */
  readonly datumShiftMetres?: number
  /** The name of an opened grid that shifts the point, in the place of the usual shift. */
  readonly grid?: string
  /** The point lies outside the region the datum shift was determined for: the real error is larger and not known. */
  readonly extrapolated?: boolean
}

/** Everything known about one coordinate system. Callers get the entry and never ask for its id. */
export interface CoordinateSystem {
  readonly id: SystemId
  readonly category: CategoryId
  readonly name: Localized
  /** For headings that name two systems: without the datum where all have the same. */
  readonly shortName: Localized
  readonly description: Localized
  /** The Berlin point as this system prints it, or where Berlin is outside, a point of its own. */
  readonly example: string
  /** Where Berlin is outside: the point that pages about it begin with. */
  readonly home?: Position
  read(text: string): Reading
  /** For systems of a plane: two numbers with what was said of them. */
  ofMetres?(metres: MetresOfText): Reading
  /** The text for a point, '' outside the area of use. */
  print(position: Position): string
  /** EPSG code of the zone the point is printed in; undefined for grids that have none. */
  epsgCode(position: Position): number | undefined
  accuracy(position: Position): Accuracy
}
