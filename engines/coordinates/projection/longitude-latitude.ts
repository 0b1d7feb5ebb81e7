import type { Projection } from './projection.ts'

export const longitudeLatitude: Projection = {
  name: 'WGS 84',
  epsgCode: 4326,
  unit: 'degrees',
  isWgs84: true,
  authorityAxisOrder: 'north-east',
  accuracyMetres: 0,
  toWgs84: (east, north) => [east, north],
  fromWgs84: (longitudeDegrees, latitudeDegrees) => [longitudeDegrees, latitudeDegrees],
}

/** 4979 has a height as third number; it passes untouched. */
export const isWgs84Code = (epsgCode: number): boolean => epsgCode === 4326 || epsgCode === 4979
