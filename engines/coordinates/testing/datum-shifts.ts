import {
  gsk2011Shift,
  mgi1901Shift,
  osgb36Shift,
  pulkovo1942Shift,
  pulkovo1995Shift,
} from '../geodesy/datum-parameters.ts'

/** Every datum shift, by the name its figures have in the fixtures. */
export const datumShifts = [
  ['pulkovo1942', pulkovo1942Shift],
  ['pulkovo1995', pulkovo1995Shift],
  ['osgb36', osgb36Shift],
  ['gsk2011', gsk2011Shift],
  ['mgi1901', mgi1901Shift],
] as const
