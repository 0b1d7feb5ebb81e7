import { type DatumShift, datumShift } from './datum-shift.ts'
import { airyEllipsoid, krassowskyEllipsoid } from './ellipsoid.ts'

/** SK-42 to WGS 84: EPSG:5044 (GOST R 51794-2008), turned to position-vector signs. */
export const pulkovo1942Shift: DatumShift = datumShift(krassowskyEllipsoid, {
  translationMetres: [23.57, -140.95, -79.8],
  rotationArcSeconds: [0, 0.35, 0.79],
  scalePartsPerMillion: -0.22,
})

/** SK-95 to WGS 84: EPSG:5043 (GOST R 51794-2008), turned to position-vector signs. */
export const pulkovo1995Shift: DatumShift = datumShift(krassowskyEllipsoid, {
  translationMetres: [24.47, -130.89, -81.56],
  rotationArcSeconds: [0, 0, 0.13],
  scalePartsPerMillion: -0.22,
})

/** OSGB36 to WGS 84: EPSG:1314, position-vector as published. OSTN15 is finer and is not used. */
export const osgb36Shift: DatumShift = datumShift(airyEllipsoid, {
  translationMetres: [446.448, -125.157, 542.06],
  rotationArcSeconds: [0.15, 0.247, 0.842],
  scalePartsPerMillion: -20.489,
})
