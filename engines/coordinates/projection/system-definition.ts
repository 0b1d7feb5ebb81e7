import type { MethodId } from './planes/methods.ts'
import type { Parameters } from './planes/plane.ts'

export type Area = readonly [west: number, south: number, east: number, north: number]

/**
 * One way from a datum to WGS 84. No parameters: latitude and longitude stay. Two: an offset of longitude and latitude in degrees. Three
 * or seven: metres, then arc-seconds with position-vector signs and parts per million. Five or nine: an offset, then a shift from GRS 80.
 */
export interface Operation {
  /** Undefined where the registry knows no shift for the place and none is applied. */
  readonly accuracyMetres: number | undefined
  /** How far off it was found to be at worst, where a finer shift was there to compare; which operation is chosen does not hang on it. */
  readonly foundMetres?: number | undefined
  readonly area: Area
  /** Meant for the sea: never preferred to one that holds on land. */
  readonly isOffshore: boolean
  readonly parameters: readonly number[]
}

export interface Geodetic {
  readonly semiMajorAxisMetres: number
  /** 0 for a sphere. */
  readonly inverseFlattening: number
  readonly primeMeridianDegrees: number
  /** The registry's code of the geographic system. */
  readonly code?: string | undefined
  readonly operations: readonly Operation[]
}

/** A reference system put into our own words, wherever it was read from. */
export interface SystemDefinition {
  readonly name: string
  readonly epsgCode: number | undefined
  readonly geodetic: Geodetic
  readonly degreesPerUnit: number
  readonly plane?: {
    readonly method: MethodId
    readonly parameters: Parameters
    readonly metresPerUnit: number
  }
  readonly isNorthFirst: boolean
  readonly accuracyMetres: number | undefined
}
