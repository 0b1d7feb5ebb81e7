import type { Position } from '#engines/coordinates/index.ts'

/**
 * Miller's cylindrical projection: the poles are on the map, and shapes in inhabited latitudes stay recognisable. World units: the
 * equator is 1 long, x runs east from 180° W, y runs south from the north pole.
 */
const radians = Math.PI / 180
const halfHeight = rise(90) / (2 * Math.PI)

export const worldHeight = 2 * halfHeight

function rise(latitudeDegrees: number): number {
  return 1.25 * Math.log(Math.tan(Math.PI / 4 + 0.4 * latitudeDegrees * radians))
}

export const xOf = (longitudeDegrees: number): number => (longitudeDegrees + 180) / 360

export const yOf = (latitudeDegrees: number): number => halfHeight - rise(latitudeDegrees) / (2 * Math.PI)

export function positionAt(x: number, y: number): Position {
  const risen = (halfHeight - y) * 2 * Math.PI
  const latitudeDegrees = (Math.atan(Math.exp(0.8 * risen)) - Math.PI / 4) / (0.4 * radians)
  return {
    latitudeDegrees: clamp(latitudeDegrees, -90, 90),
    longitudeDegrees: clamp(x * 360 - 180, -180, 180),
  }
}

const clamp = (value: number, lowest: number, highest: number): number => Math.min(highest, Math.max(lowest, value))
