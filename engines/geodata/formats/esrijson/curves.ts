import { addArc } from '../../curves/arcs.ts'

/** How many straight lines a Bézier curve is drawn as. */
const bezierSteps = 32

/**
 * The positions of a path, its curves drawn out: `{"c":[end,through]}` is an arc of a circle, `{"b":[end,control,control]}` a curve of Bézier. Of an arc of
 * an ellipse, `{"a":[end,centre,…]}`, its end is left.
 */
export function drawnOut(path: readonly unknown[]): readonly unknown[] {
  if (path.every((value) => Array.isArray(value))) return path
  const positions: unknown[] = []
  for (const value of path) {
    const isCurve = typeof value === 'object' && value !== null && !Array.isArray(value)
    const [kind, parts] = isCurve ? (Object.entries(value)[0] ?? []) : []
    const [end, ...controls] = Array.isArray(parts) ? (parts as unknown[]) : [value]
    const known = [positions.at(-1), ...controls, end]
    if (kind === 'c' && known.length === 3 && known.every(isPosition))
      addArc(
        known.map((each) => each[0]),
        known.map((each) => each[1]),
        (x, y) => positions.push([x, y]),
      )
    else if (kind === 'b' && known.length === 4 && known.every(isPosition))
      for (let step = 1; step <= bezierSteps; step++) positions.push(onBezier(known, step / bezierSteps))
    else {
      positions.push(end)
      continue
    }
    // With its elevation, where it has one.
    positions[positions.length - 1] = end
  }
  return positions
}

type Position = readonly [number, number, ...number[]]

const isPosition = (value: unknown): value is Position =>
  Array.isArray(value) && Number.isFinite(value[0]) && Number.isFinite(value[1])

function onBezier(known: readonly Position[], share: number): [number, number] {
  const rest = 1 - share
  const weights = [rest ** 3, 3 * rest ** 2 * share, 3 * rest * share ** 2, share ** 3]
  const sum = (axis: 0 | 1) => known.reduce((total, each, index) => total + each[axis] * weights[index]!, 0)
  return [sum(0), sum(1)]
}
