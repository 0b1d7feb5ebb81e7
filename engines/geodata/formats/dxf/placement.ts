/** x, y and z. */
export type Spot = readonly [x: number, y: number, z: number]

/** Where an axis points, and where the origin lies. */
export interface Placement {
  readonly x: Spot
  readonly y: Spot
  readonly z: Spot
  readonly origin: Spot
}

export const unmoved: Placement = { x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1], origin: [0, 0, 0] }

export const placed = ({ x, y, z, origin }: Placement, [a, b, c]: Spot): Spot => [
  origin[0] + a * x[0] + b * y[0] + c * z[0],
  origin[1] + a * x[1] + b * y[1] + c * z[1],
  origin[2] + a * x[2] + b * y[2] + c * z[2],
]

/** First the inner one, then the outer one. */
export function within(outer: Placement, inner: Placement): Placement {
  const axes: Placement = { ...outer, origin: [0, 0, 0] }
  return {
    x: placed(axes, inner.x),
    y: placed(axes, inner.y),
    z: placed(axes, inner.z),
    origin: placed(outer, inner.origin),
  }
}

export const cross = ([a, b, c]: Spot, [d, e, f]: Spot): Spot => [b * f - c * e, c * d - a * f, a * e - b * d]

const unit = ([a, b, c]: Spot): Spot => {
  const length = Math.hypot(a, b, c)
  return length === 0 ? [0, 0, 1] : [a / length, b / length, c / length]
}

/** Below this the normal is taken for vertical, as the format has it. */
const nearVertical = 1 / 64

/** The axes of a plane by its normal: what the format calls the arbitrary axis algorithm. */
export function planeOf(normal: Spot): Placement {
  const z = unit(normal)
  const isVertical = Math.abs(z[0]) < nearVertical && Math.abs(z[1]) < nearVertical
  const x = unit(cross(isVertical ? [0, 1, 0] : [0, 0, 1], z))
  return { x, y: unit(cross(z, x)), z, origin: [0, 0, 0] }
}

/** Turned around the z axis and stretched along its own axes. */
export function turned(degrees: number, [sx, sy, sz]: Spot): Placement {
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return { x: [sx * cos, sx * sin, 0], y: [-sy * sin, sy * cos, 0], z: [0, 0, sz], origin: [0, 0, 0] }
}

export const moved = (origin: Spot): Placement => ({ ...unmoved, origin })
