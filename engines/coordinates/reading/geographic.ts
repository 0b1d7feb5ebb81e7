import { failure, success } from '#engines/core/index.ts'
import type { Position } from '../geodesy/position.ts'
import { readIso6709 } from '../notations/iso6709.ts'
import { readWellKnownPoint } from '../notations/well-known-point.ts'
import type { Reading } from '../system.ts'
import { readAsPrinted } from './as-printed.ts'
import { readDegrees } from './grammars.ts'
import type { PointOfText } from './points.ts'

/**
 * Latitude and longitude in any of the ways people write them: decimal degrees, degrees and minutes, degrees, minutes and seconds;
 * hemispheres before, behind or both at the end; marks, letters or plain spaces between the parts. Latitude comes first unless the text
 * says otherwise.
 */
export function readGeographic(text: string): Reading {
  const printed = readAsPrinted(text)
  if (printed) return checked(printed)
  const signed = readIso6709(text)
  if (signed) return success(signed.position)
  const degrees = isObject.test(text) ? undefined : readDegrees(text)
  // Whole numbers of six digits each are rather metres: the reader of all systems offers both.
  const point = readWellKnownPoint(text)?.point ?? (degrees?.mayBeMetres ? undefined : degrees)
  return point ? checked(point) : failure({ code: 'unreadable' })
}

/** JSON is another notation, and said to be one. */
const isObject = /^\s*\{\s*["'\p{L}]/u

/** A value out of range is never repaired silently: what was probably meant is suggested. No swap is suggested where letters name the axes. */
export function checked({
  latitude,
  longitude,
  isAxesNamed,
}: Pick<PointOfText, 'latitude' | 'longitude' | 'isAxesNamed'>): Reading {
  if (Math.abs(latitude) > 90) {
    const swapHelps = !isAxesNamed && Math.abs(latitude) <= 180 && Math.abs(longitude) <= 90
    return failure({ code: 'latitude_out_of_range', ...(swapHelps && { suggestion: `${longitude}, ${latitude}` }) })
  }
  if (Math.abs(longitude) > 180) {
    const wrapHelps = Math.abs(longitude) <= 360
    const wrapped = Number((longitude - Math.sign(longitude) * 360).toFixed(9))
    return failure({ code: 'longitude_out_of_range', ...(wrapHelps && { suggestion: `${latitude}, ${wrapped}` }) })
  }
  return success({ latitudeDegrees: latitude, longitudeDegrees: longitude } satisfies Position)
}
