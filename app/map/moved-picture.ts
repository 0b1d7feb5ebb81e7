import type { Size, View } from './view.ts'

/** A picture that is larger than its box: it is moved while the hand moves, and painted anew when it no longer covers the box. */
export interface Painted {
  readonly view: View
  readonly margin: Size
  /** What it was painted from; where one of these is another, the picture is. */
  readonly from: readonly unknown[]
}

/** Enough for some frames of a quick hand; more would make painting slow. */
export const marginOf = ({ width, height }: Size): Size => ({
  width: Math.round(width / 5),
  height: Math.round(height / 5),
})

export const withMargin = (size: Size, margin: Size): Size => ({
  width: size.width + 2 * margin.width,
  height: size.height + 2 * margin.height,
})

/** By how many pixels the picture has to be moved for the view, to the screen's own pixels; undefined where it has to be painted. */
export function moveFor(
  painted: Painted | undefined,
  view: View,
  from: readonly unknown[],
  density: number,
): { readonly left: number; readonly top: number } | undefined {
  if (painted?.view.scale !== view.scale || !isSame(painted.from, from)) return undefined
  const turns = painted.view.centreX - view.centreX
  const left = (turns - Math.round(turns)) * view.scale
  const top = (painted.view.centreY - view.centreY) * view.scale
  if (Math.abs(left) > painted.margin.width || Math.abs(top) > painted.margin.height) return undefined
  return { left: Math.round(left * density) / density, top: Math.round(top * density) / density }
}

const isSame = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((each, index) => each === other[index])
