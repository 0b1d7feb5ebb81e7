import { type Position, placeOf } from '#engines/coordinates/index.ts'
import { pixelOf, type Size, type View } from './view.ts'

interface PlaceOverlayProps {
  position: Position
  view: View
  size: Size
}

/** The point with the zone and the grid square it is in, above the picture. */
export function PlaceOverlay({ position, view, size }: PlaceOverlayProps) {
  const { left, top } = pixelOf(position, view, size)
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${size.width} ${size.height}`}
      className="pointer-events-none absolute inset-0 size-full overflow-hidden text-accent"
    >
      <ZoneCell position={position} view={view} size={size} />
      <Square position={position} view={view} size={size} pointTop={top} />
      <g transform={`translate(${left} ${top})`}>
        {/* What a finger takes hold of; elsewhere on the map a vertical stroke scrolls the page. */}
        <circle r="22" className="pointer-events-auto cursor-move touch-none fill-transparent" />
        <circle r="11" className="fill-accent/25" />
        <circle r="5.5" className="fill-accent stroke-surface" strokeWidth="2" />
      </g>
    </svg>
  )
}

function ZoneCell({ position, view, size }: PlaceOverlayProps) {
  const { utmZone } = placeOf(position)
  if (!utmZone) return null
  const middle = (utmZone.westDegrees + utmZone.eastDegrees) / 2
  const { left } = pixelOf({ ...position, longitudeDegrees: middle }, view, size)
  const width = ((utmZone.eastDegrees - utmZone.westDegrees) / 360) * view.scale
  const top = pixelOf({ ...position, latitudeDegrees: utmZone.northDegrees }, view, size).top
  const bottom = pixelOf({ ...position, latitudeDegrees: utmZone.southDegrees }, view, size).top
  return (
    <rect
      x={left - width / 2}
      y={top}
      width={width}
      height={bottom - top}
      className={width < size.width * 2 ? 'fill-accent/10 stroke-accent' : 'fill-none stroke-accent'}
      strokeWidth="1.5"
    />
  )
}

/** Smaller than this a square is only a dot under the point; larger than the box it frames nothing. */
const smallestSquarePixels = 14

function Square({ position, view, size, pointTop }: PlaceOverlayProps & { pointTop: number }) {
  const { gridSquare } = placeOf(position)
  const pixels = gridSquare.outline.map((corner) => pixelOf(corner, view, size))
  const lefts = pixels.map(({ left }) => left)
  const southWest = pixels[0]
  const northWest = pixels[(pixels.length * 3) / 4]
  const width = Math.max(...lefts) - Math.min(...lefts)
  // A square across the antimeridian would be drawn right round the world.
  if (!southWest || !northWest || width < smallestSquarePixels || width > Math.min(view.scale / 2, size.width * 4))
    return null
  // The name goes to the corner that the point is not in.
  const pointIsHigh = pointTop < (southWest.top + northWest.top) / 2
  return (
    <>
      <polygon
        points={pixels.map(({ left, top }) => `${left},${top}`).join(' ')}
        className={width < size.width ? 'fill-accent/15 stroke-accent' : 'fill-none stroke-accent'}
        strokeWidth="1.5"
        strokeDasharray="5 3"
      />
      <Label
        left={(pointIsHigh ? southWest : northWest).left + 8}
        top={pointIsHigh ? southWest.top - 8 : northWest.top + 18}
        width={width}
      >
        {gridSquare.name}
      </Label>
    </>
  )
}

function Label({ left, top, width, children }: { left: number; top: number; width: number; children: string }) {
  if (width < children.length * 9) return null
  return (
    <text
      x={left}
      y={top}
      className="fill-accent stroke-surface text-xs font-semibold [paint-order:stroke]"
      strokeWidth="3"
    >
      {children}
    </text>
  )
}
