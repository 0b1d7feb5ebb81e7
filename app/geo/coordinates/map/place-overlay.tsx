import type { Place, Position } from '#engines/coordinates/index.ts'
import { pixelOf, type Size, type View } from './view.ts'

interface PlaceOverlayProps {
  position: Position
  place: Place
  view: View
  size: Size
}

/** The zone, the grid square and the point, above the picture. */
export function PlaceOverlay({ position, place, view, size }: PlaceOverlayProps) {
  const { left, top } = pixelOf(position, view, size)
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${size.width} ${size.height}`}
      className="pointer-events-none absolute inset-0 size-full overflow-hidden text-accent"
    >
      <ZoneCell place={place} view={view} size={size} />
      <Square place={place} view={view} size={size} pointTop={top} />
      <g transform={`translate(${left} ${top})`}>
        {/* What a finger takes hold of; elsewhere on the map a vertical stroke scrolls the page. */}
        <circle r="22" className="pointer-events-auto cursor-move touch-none fill-transparent" />
        <circle r="11" className="fill-accent/25" />
        <circle r="5.5" className="fill-accent stroke-surface" strokeWidth="2" />
      </g>
    </svg>
  )
}

interface PartProps {
  place: Place
  view: View
  size: Size
}

function ZoneCell({ place: { utmZone }, view, size }: PartProps) {
  if (!utmZone) return null
  const northWest = pixelOf(
    { latitudeDegrees: utmZone.northDegrees, longitudeDegrees: utmZone.westDegrees },
    view,
    size,
  )
  const southEast = pixelOf(
    { latitudeDegrees: utmZone.southDegrees, longitudeDegrees: utmZone.eastDegrees },
    view,
    size,
  )
  const width = southEast.left - northWest.left
  const height = southEast.top - northWest.top
  return (
    <>
      <rect
        x={northWest.left}
        y={northWest.top}
        width={width}
        height={height}
        className="fill-accent/10 stroke-accent"
        strokeWidth="1.5"
      />
      <Label left={northWest.left + 6} top={northWest.top + 16} width={width}>
        {`${utmZone.zone}${utmZone.band}`}
      </Label>
    </>
  )
}

/** Smaller than this a square is only a dot under the point. */
const smallestSquarePixels = 14

function Square({ place: { gridSquare }, view, size, pointTop }: PartProps & { pointTop: number }) {
  const pixels = gridSquare.outline.map((corner) => pixelOf(corner, view, size))
  const lefts = pixels.map(({ left }) => left)
  const southWest = pixels[0]
  const northWest = pixels[(pixels.length * 3) / 4]
  const width = Math.max(...lefts) - Math.min(...lefts)
  // A square across the antimeridian would be drawn right round the world.
  if (!southWest || !northWest || width < smallestSquarePixels || width > view.scale / 2) return null
  // The name goes to the corner that the point is not in.
  const pointIsHigh = pointTop < (southWest.top + northWest.top) / 2
  return (
    <>
      <polygon
        points={pixels.map(({ left, top }) => `${left},${top}`).join(' ')}
        className="fill-accent/15 stroke-accent"
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
