import { throughGrids } from '../grids/opened-grids.ts'
import { type DatumShift, datumShift } from './datum-shift.ts'
import { airyEllipsoid, besselEllipsoid, gsk2011Ellipsoid, krassowskyEllipsoid } from './ellipsoid.ts'

/** Each goes through a grid that is open for its datum: the code of its geographic system stands in front. */

/** SK-42 to WGS 84: EPSG:5044 (GOST R 51794-2008), turned to position-vector signs. */
export const pulkovo1942Shift: DatumShift = throughGrids(
  '4284',
  datumShift(krassowskyEllipsoid, {
    translationMetres: [23.57, -140.95, -79.8],
    rotationArcSeconds: [0, 0.35, 0.79],
    scalePartsPerMillion: -0.22,
  }),
)

/** SK-95 to WGS 84: EPSG:5043 (GOST R 51794-2008), turned to position-vector signs. */
export const pulkovo1995Shift: DatumShift = throughGrids(
  '4200',
  datumShift(krassowskyEllipsoid, {
    translationMetres: [24.47, -130.89, -81.56],
    rotationArcSeconds: [0, 0, 0.13],
    scalePartsPerMillion: -0.22,
  }),
)

/** OSGB36 to WGS 84: EPSG:1314, position-vector as published. OSTN15 is finer and is not used. */
export const osgb36Shift: DatumShift = throughGrids(
  '4277',
  datumShift(airyEllipsoid, {
    translationMetres: [446.448, -125.157, 542.06],
    rotationArcSeconds: [0.15, 0.247, 0.842],
    scalePartsPerMillion: -20.489,
  }),
)

/** GSK-2011 to WGS 84: EPSG:9773, "1 m level of accuracy": one frame to within what the plates have moved, on two ellipsoids. */
export const gsk2011Shift: DatumShift = throughGrids(
  '7683',
  datumShift(gsk2011Ellipsoid, {
    translationMetres: [0, 0, 0],
    rotationArcSeconds: [0, 0, 0],
    scalePartsPerMillion: 0,
  }),
)

/** MGI 1901 to WGS 84 in Serbia: EPSG:9486 by way of ETRS89, position-vector as published. */
export const mgi1901Shift: DatumShift = throughGrids(
  '3906',
  datumShift(besselEllipsoid, {
    translationMetres: [577.84843, 165.45019, 390.43652],
    rotationArcSeconds: [4.93131, -0.96052, -13.05072],
    scalePartsPerMillion: 7.86546,
  }),
)
