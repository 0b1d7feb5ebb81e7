import type { Position } from '#engines/coordinates/index.ts'
import { latitudeAt, metresPerPixel, positionAt, worldHeight, xOf, yOf } from './mercator.ts'

/** What part of the world a box shows: its middle in world units (x from 0 to 1), and how many pixels the equator is long. */
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

/** A rectangle in degrees. East is beyond 180 where it lies across the antimeridian. */
export interface Bounds {
  readonly westDegrees: number
  readonly southDegrees: number
  readonly eastDegrees: number
  readonly northDegrees: number
}

/** About five centimetres to a pixel at the equator: finer than any coordinate here is printed. */
const largestScale = 8e8

/** The inhabited world, 56° S to 78° N, fits the height, or the whole equator the width; the world repeats itself beside it. */
const inhabitedHeight = yOf(-56) - yOf(78)

const smallestScale = ({ width, height }: Size): number =>
  Math.max(Math.min(width, height / inhabitedHeight), height / worldHeight)

export function fitted(view: View, size: Size): View {
  const scale = clamp(view.scale, smallestScale(size), largestScale)
  const halfHeight = size.height / scale / 2
  return {
    scale,
    centreX: view.centreX - Math.floor(view.centreX),
    centreY: clamp(view.centreY, halfHeight, worldHeight - halfHeight),
  }
}

/** The neighbourhood of a point: a few countries wide, so that its UTM zone can be seen. */
export function viewAround(position: Position | undefined, size: Size): View {
  const { latitudeDegrees, longitudeDegrees } = position ?? { latitudeDegrees: 30, longitudeDegrees: 10 }
  const scale = smallestScale(size) * (position ? 4 : 1)
  return fitted({ centreX: xOf(longitudeDegrees), centreY: yOf(latitudeDegrees), scale }, size)
}

export const viewOfWorld = (size: Size): View =>
  fitted({ centreX: xOf(10), centreY: (yOf(-56) + yOf(78)) / 2, scale: 0 }, size)

/** In the copy of the world that is nearest to the middle of the view. */
export function pixelOf(position: Position, view: View, size: Size): Pixel {
  const x = xOf(position.longitudeDegrees) - view.centreX
  return {
    left: (x - Math.round(x)) * view.scale + size.width / 2,
    top: (yOf(position.latitudeDegrees) - view.centreY) * view.scale + size.height / 2,
  }
}

/** No more digits than a pixel is worth. */
export function positionOf({ left, top }: Pixel, view: View, size: Size): Position {
  const { latitudeDegrees, longitudeDegrees } = positionAt(
    (left - size.width / 2) / view.scale + view.centreX,
    (top - size.height / 2) / view.scale + view.centreY,
  )
  const decimals = clamp(Math.ceil(Math.log10(view.scale / 360)) + 1, 1, 7)
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

/** The buttons at the right edge of the map, with the gaps beside them. */
const buttonsWidth = 62

/** A view in which the given area takes up most of the box, clear of the buttons; a single point gets a few kilometres around it. */
export function viewOfBounds(bounds: Bounds, size: Size): View {
  const [west, east] = [xOf(bounds.westDegrees), xOf(bounds.eastDegrees)]
  const [north, south] = [yOf(bounds.northDegrees), yOf(bounds.southDegrees)]
  const left = 0.1 * size.width
  // In a very narrow map there is no room to be clear of them.
  const right = Math.max(left, Math.min(buttonsWidth, 0.25 * size.width))
  const scale = Math.min(
    (size.width - left - right) / Math.max(east - west, 1e-4),
    (0.8 * size.height) / Math.max(south - north, 1e-4),
  )
  return fitted({ scale, centreX: (west + east + (right - left) / scale) / 2, centreY: (north + south) / 2 }, size)
}

/** The smallest rectangle around points, over the antimeridian where they are close together there. */
export function boundsOfPoints(points: readonly Position[]): Bounds {
  const first = points[0]?.longitudeDegrees ?? 0
  const near = points.map(({ longitudeDegrees }) => {
    const apart = longitudeDegrees - first
    return apart > 180 ? longitudeDegrees - 360 : apart < -180 ? longitudeDegrees + 360 : longitudeDegrees
  })
  const latitudes = points.map(({ latitudeDegrees }) => latitudeDegrees)
  return {
    westDegrees: Math.min(...near),
    eastDegrees: Math.max(...near),
    southDegrees: Math.min(...latitudes),
    northDegrees: Math.max(...latitudes),
  }
}

export interface VisibleArea extends Bounds {
  /** At the middle of the view. */
  readonly metresPerPixel: number
}

/** What can be seen. West is from -540 to 180, east up to 540: a view wider than the world shows parts of it twice. */
export function visibleArea(view: View, size: Size): VisibleArea {
  const halfWidth = size.width / view.scale / 2
  const halfHeight = size.height / view.scale / 2
  return {
    westDegrees: (view.centreX - halfWidth) * 360 - 180,
    eastDegrees: (view.centreX + halfWidth) * 360 - 180,
    southDegrees: latitudeAt(view.centreY + halfHeight),
    northDegrees: latitudeAt(view.centreY - halfHeight),
    metresPerPixel: metresPerPixel(latitudeAt(view.centreY), view.scale),
  }
}

export function isInside({ left, top }: Pixel, { width, height }: Size, margin = 0): boolean {
  return left >= margin && top >= margin && left <= width - margin && top <= height - margin
}

const clamp = (value: number, lowest: number, highest: number): number =>
  lowest > highest ? (lowest + highest) / 2 : Math.min(highest, Math.max(lowest, value))
