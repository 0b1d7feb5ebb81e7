import { type Bounds, pixelOf, type Size, type View } from './view.ts'

/** The rectangle as lines; where it is wider than half the world, as it is seen from its own middle. */
export function RectangleOverlay({ rectangle, view, size }: { rectangle: Bounds; view: View; size: Size }) {
  const { westDegrees, eastDegrees, southDegrees, northDegrees } = rectangle
  const middle = { longitudeDegrees: (westDegrees + eastDegrees) / 2, latitudeDegrees: southDegrees }
  const width = ((eastDegrees - westDegrees) / 360) * view.scale
  const bottom = pixelOf(middle, view, size)
  const { top } = pixelOf({ ...middle, latitudeDegrees: northDegrees }, view, size)
  return (
    <svg
      aria-hidden="true"
      data-rectangle
      viewBox={`0 0 ${size.width} ${size.height}`}
      className="pointer-events-none absolute inset-0 size-full overflow-hidden"
    >
      <rect
        x={bottom.left - width / 2}
        y={top}
        width={width}
        height={Math.max(0, bottom.top - top)}
        className="fill-accent/10 stroke-accent"
        strokeWidth="2"
        strokeDasharray="6 4"
      />
    </svg>
  )
}
