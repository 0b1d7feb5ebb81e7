import type { Position } from '#engines/coordinates/index.ts'
import { positionAt, worldHeight, xOf, yOf } from './miller.ts'

/** What part of the world a box shows: its middle in world units, and how many pixels the equator is long. */
export interface View {
  readonly centreX: number
  readonly centreY: number
  readonly scale: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

export interface Pixel {
  readonly left: number
  readonly top: number
}

/** One degree of longitude is then over 1,000 pixels: far beyond what the coastlines hold, enough to pick a place in a square. */
const largestScale = 400_000

/** At the smallest scale the world just covers the box. */
const smallestScale = ({ width, height }: Size): number => Math.max(width, height / worldHeight)

export function fitted(view: View, size: Size): View {
  const scale = clamp(view.scale, smallestScale(size), largestScale)
  const halfWidth = size.width / scale / 2
  const halfHeight = size.height / scale / 2
  return {
    scale,
    centreX: clamp(view.centreX, halfWidth, 1 - halfWidth),
    centreY: clamp(view.centreY, halfHeight, worldHeight - halfHeight),
  }
}

/** The neighbourhood of a point: a few countries wide, so that its UTM zone can be seen. */
export function viewAround(position: Position | undefined, size: Size): View {
  const { latitudeDegrees, longitudeDegrees } = position ?? { latitudeDegrees: 30, longitudeDegrees: 10 }
  return fitted(
    { centreX: xOf(longitudeDegrees), centreY: yOf(latitudeDegrees), scale: smallestScale(size) * (position ? 3 : 1) },
    size,
  )
}

export const viewOfWorld = (size: Size): View => fitted({ centreX: 0.5, centreY: yOf(30), scale: 0 }, size)

export function pixelOf(position: Position, view: View, size: Size): Pixel {
  return {
    left: (xOf(position.longitudeDegrees) - view.centreX) * view.scale + size.width / 2,
    top: (yOf(position.latitudeDegrees) - view.centreY) * view.scale + size.height / 2,
  }
}

/** To a hundred-thousandth of a degree near the largest scale, coarser further out: no more digits than a pixel is worth. */
export function positionOf({ left, top }: Pixel, view: View, size: Size): Position {
  const { latitudeDegrees, longitudeDegrees } = positionAt(
    (left - size.width / 2) / view.scale + view.centreX,
    (top - size.height / 2) / view.scale + view.centreY,
  )
  const decimals = clamp(Math.ceil(Math.log10(view.scale / 360)) + 1, 1, 6)
  return {
    latitudeDegrees: Number(latitudeDegrees.toFixed(decimals)),
    longitudeDegrees: Number(longitudeDegrees.toFixed(decimals)),
  }
}

/** Zooms by a factor, keeping one pixel of the box where it is. */
export function zoomed(view: View, size: Size, factor: number, { left, top }: Pixel): View {
  const scale = clamp(view.scale * factor, smallestScale(size), largestScale)
  const keepX = (left - size.width / 2) * (1 / view.scale - 1 / scale)
  const keepY = (top - size.height / 2) * (1 / view.scale - 1 / scale)
  return fitted({ scale, centreX: view.centreX + keepX, centreY: view.centreY + keepY }, size)
}

export function panned(view: View, size: Size, rightPixels: number, downPixels: number): View {
  return fitted(
    { ...view, centreX: view.centreX - rightPixels / view.scale, centreY: view.centreY - downPixels / view.scale },
    size,
  )
}

/** A view in which the given points take up most of the box. */
export function viewOfPoints(points: readonly Position[], size: Size): View {
  const xs = points.map(({ longitudeDegrees }) => xOf(longitudeDegrees))
  const ys = points.map(({ latitudeDegrees }) => yOf(latitudeDegrees))
  const [west, east, north, south] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const scale = 0.6 * Math.min(size.width / (east - west), size.height / (south - north))
  return fitted({ scale, centreX: (west + east) / 2, centreY: (north + south) / 2 }, size)
}

export function isInside({ left, top }: Pixel, { width, height }: Size, margin = 0): boolean {
  return left >= margin && top >= margin && left <= width - margin && top <= height - margin
}

const clamp = (value: number, lowest: number, highest: number): number =>
  lowest > highest ? (lowest + highest) / 2 : Math.min(highest, Math.max(lowest, value))
