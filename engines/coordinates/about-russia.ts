import type { Position } from './geodesy/position.ts'

const notRussia = Number.POSITIVE_INFINITY

/** The latitude at which Russia begins in the south, from each longitude eastwards. Roughly: a strip of its neighbours is within. */
const southernLimits: readonly (readonly [fromLongitudeDegrees: number, latitudeDegrees: number])[] = [
  [-180, 60],
  [-168.9, notRussia],
  [19.5, 54.2],
  [23, notRussia],
  [27, 55],
  [31, 50],
  [36, 41.1],
  [49, 50],
  [87, 49],
  [118, 48],
  [130, 42.2],
  [150, 45],
  [157, 50],
]

export const isAboutRussia = ({ latitudeDegrees, longitudeDegrees }: Position): boolean =>
  latitudeDegrees >= (southernLimits.findLast(([from]) => longitudeDegrees >= from)?.[1] ?? notRussia)
