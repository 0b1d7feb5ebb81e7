import type { Position } from '#engines/coordinates/index.ts'
import type { Rectangle } from './paint.ts'
import { pixelOf, type Size, type View } from './view.ts'

/** A place that stands out above the picture: an end of a track with its name, the place that is spoken of, a point that was clicked. */
export interface MapMark {
  readonly id: string
  readonly position: Position
  readonly kind: 'start' | 'finish' | 'here' | 'picked'
  readonly label?: string
}

/** Of the names, as they are written below. */
export const markLetters = { weight: 600, pixels: 12, isItalic: false } as const
const awayPixels = 11

/** What a named mark covers: the names of the map keep off it. */
export function roomOf(
  { position, kind, label = '' }: MapMark,
  view: View,
  size: Size,
  widthOf: (text: string) => number,
): Rectangle {
  const { left, top } = pixelOf(position, view, size)
  const reach = awayPixels + widthOf(label)
  const half = markLetters.pixels * 0.75
  return {
    left: left - (kind === 'start' ? half : reach),
    right: left + (kind === 'start' ? reach : half),
    top: top - half,
    bottom: top + half,
  }
}

const looks = { start: 'fill-success', finish: 'fill-danger', here: 'fill-ink' } as const

export function MarksOverlay({ marks, view, size }: { marks: readonly MapMark[]; view: View; size: Size }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${size.width} ${size.height}`}
      className="pointer-events-none absolute inset-0 size-full overflow-hidden"
    >
      {marks.map(({ id, position, kind, label }) => {
        const { left, top } = pixelOf(position, view, size)
        return (
          <g key={id} data-mark={kind} transform={`translate(${left} ${top})`}>
            {kind === 'here' && <circle r="12" className="fill-ink/25" />}
            {kind === 'picked' && <circle r="8" className="fill-none stroke-ink" strokeWidth="2.5" />}
            {kind !== 'picked' && <circle r="6.5" className={`${looks[kind]} stroke-surface`} strokeWidth="2" />}
            {label && (
              <text
                // A loop ends where it begins: the names stand on either side.
                x={kind === 'start' ? awayPixels : -awayPixels}
                y="4"
                textAnchor={kind === 'start' ? 'start' : 'end'}
                className="fill-ink stroke-surface text-xs font-semibold [paint-order:stroke]"
                strokeWidth="3"
              >
                {label}
              </text>
            )}
          </g>
        )
      })}
    </svg>
  )
}
