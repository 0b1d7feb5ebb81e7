import type { Position } from '#engines/coordinates/index.ts'

/**
 * The sphere's Mercator projection: angles and small shapes are true, so that a scale bar holds in every direction. World units: the
 * equator is 1 long, x runs east from 180° W, y runs south from the northern edge. The poles themselves are infinitely far away; what
 * lies beyond the edge is drawn on it.
 */
const radians = Math.PI / 180

const edgeLatitudeDegrees = 89.5

const halfHeight = rise(edgeLatitudeDegrees)

export const worldHeight = 2 * halfHeight

function rise(latitudeDegrees: number): number {
  return Math.asinh(Math.tan(latitudeDegrees * radians)) / (2 * Math.PI)
}

export const xOf = (longitudeDegrees: number): number => (longitudeDegrees + 180) / 360

export const yOf = (latitudeDegrees: number): number =>
  halfHeight - rise(Math.min(edgeLatitudeDegrees, Math.max(-edgeLatitudeDegrees, latitudeDegrees)))

/** Any x is read: the world repeats itself east and west. */
export function positionAt(x: number, y: number): Position {
  return { latitudeDegrees: latitudeAt(y), longitudeDegrees: (x - Math.floor(x)) * 360 - 180 }
}

export const latitudeAt = (y: number): number => Math.atan(Math.sinh((halfHeight - y) * 2 * Math.PI)) / radians

const equatorMetres = 40_075_017

/** How much ground a pixel covers where the equator is `scale` pixels long. */
export const metresPerPixel = (latitudeDegrees: number, scale: number): number =>
  (equatorMetres * Math.cos(latitudeDegrees * radians)) / scale
