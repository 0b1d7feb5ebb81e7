import { type PointerEvent, type ReactNode, use, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { IconButton } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { squareIcon } from '#app/ui/some-icons.ts'
import { type Position, placeOf } from '#engines/coordinates/index.ts'
import { DrawingContext } from './drawing.ts'
import { pickAt, reachPixels } from './hit-test.ts'
import type { MapLayer, Pick } from './layers.ts'
import { MapCanvas } from './map-canvas.tsx'
import { type MapMark, MarksOverlay } from './marks-overlay.tsx'
import { PlaceOverlay } from './place-overlay.tsx'
import { RectangleOverlay } from './rectangle-overlay.tsx'
import { ScaleBar } from './scale-bar.tsx'
import { pixelIn, useGestures } from './use-gestures.ts'
import { useSize } from './use-size.ts'
import {
  type Bounds,
  boundsOfPoints,
  fitted,
  isInside,
  type Pixel,
  pixelOf,
  positionOf,
  type Size,
  type View,
  type VisibleArea,
  viewAround,
  viewOfBounds,
  viewOfWorld,
  visibleArea,
  zoomed,
} from './view.ts'

export interface MapViewProps {
  /** What is on the map, in words: its accessible name. */
  name: string
  /** The id of a text that says how to use the map. */
  describedBy?: string
  /** What is drawn; or what is drawn where one looks, for data of which a part at a time is there in detail. */
  layers?: readonly MapLayer[] | ((area: VisibleArea) => readonly MapLayer[])
  /** Drawn stronger than the rest. */
  selected?: Pick | undefined
  /** The point of the page, with its zone and square. The picture goes after it. */
  marker?: Position | undefined
  /** Places that stand out; the picture stays where it is. */
  marks?: readonly MapMark[]
  /** Shown whole whenever another object is given. */
  bounds?: Bounds | undefined
  /** UTM zones and, nearer, the squares of the military grid. */
  showsZones?: boolean
  /** A click where no layer has anything; arrow keys and dragging move the marker. */
  onPlace?: (position: Position) => void
  /** A click: what it met, or undefined for nothing, and where. */
  onPick?: (pick: Pick | undefined, position: Position) => void
  /** Where the mouse is, and how many degrees of longitude a fingertip covers there. */
  onHover?: (position: Position, reachDegrees: number) => void
  /** When the view has come to rest: what is to be seen now, so that another sample can be given. */
  onArea?: (area: VisibleArea) => void
  /** Heights; the width is the box's own. */
  className?: string
  children?: ReactNode
}

const plusIcon = 'M12 5v14M5 12h14'
const minusIcon = 'M5 12h14'

const noLayers: readonly MapLayer[] = []

/** The one map. See README.md beside this file. */
export function MapView({
  name,
  describedBy,
  layers = noLayers,
  selected,
  marker,
  marks,
  bounds,
  showsZones = false,
  onPlace,
  onPick,
  onHover,
  onArea,
  className = 'h-80 sm:h-96 lg:h-[30rem]',
  children,
}: MapViewProps) {
  const box = useRef<HTMLDivElement>(null)
  const size = useSize(box)
  const [start] = useState({ marker, bounds })
  const [chosen, setView] = useState<View>()
  const view = useMemo(() => size && (chosen ? fitted(chosen, size) : firstView(start, size)), [chosen, size, start])
  const shown = useMemo(
    () => (typeof layers !== 'function' ? layers : view && size ? layers(visibleArea(view, size)) : noLayers),
    [layers, view, size],
  )
  const named = useNamed(marks)
  useFollow(marker, view, size, setView)
  useShown(bounds, size, setView)
  useArea(view, size, onArea)

  const click = (pixel: Pixel) => {
    if (!view || !size) return
    const position = positionOf(pixel, view, size)
    const pick = pickAt(pixel, shown, view, size)
    onPick?.(pick, position)
    if (!pick) onPlace?.(position)
  }
  const { rectangle, onDrawn } = use(DrawingContext)
  const [drawn, setDrawn] = useState<Bounds>()
  const onDraw =
    onDrawn &&
    ((corners: Bounds, isEnd: boolean) => {
      setDrawn(isEnd ? undefined : corners)
      if (isEnd) onDrawn(corners)
    })
  const gestures = useGestures({ element: box, view, size, marker, onView: setView, onClick: click, onPlace, onDraw })
  const hover = (event: PointerEvent<HTMLElement>) => {
    gestures.onPointerMove(event)
    if (!onHover || !view || !size || event.pointerType !== 'mouse' || event.buttons !== 0) return
    onHover(positionOf(pixelIn(event.currentTarget, event), view, size), (reachPixels / view.scale) * 360)
  }
  const zoom = (factor: number) => {
    if (!view || !size) return
    const middle = { left: size.width / 2, top: size.height / 2 }
    const pixel = marker && pixelOf(marker, view, size)
    setView(zoomed(view, size, factor, pixel && isInside(pixel, size) ? pixel : middle))
  }

  return (
    <div className="relative">
      <div
        ref={box}
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a map moved by keys is an application, and must take the focus
        tabIndex={0}
        aria-label={name}
        aria-describedby={describedBy}
        className={classNames(
          // Land, water and lines are told apart by colours of their own, also where the system chooses those of the page.
          'relative w-full touch-pan-y overflow-hidden rounded-field bg-sunken text-ink select-none forced-color-adjust-none focus-within:touch-none',
          onDrawn && 'touch-none',
          onPlace || onDrawn ? 'cursor-crosshair' : 'cursor-grab active:cursor-grabbing',
          className,
        )}
        {...gestures}
        onPointerMove={hover}
      >
        {view && size && (
          <MapCanvas view={view} size={size} layers={shown} selected={selected} showsZones={showsZones} marks={named} />
        )}
        {view && size && marker && <PlaceOverlay position={marker} view={view} size={size} />}
        {view && size && marks && <MarksOverlay marks={marks} view={view} size={size} />}
        {view && size && (drawn ?? rectangle) && (
          <RectangleOverlay rectangle={(drawn ?? rectangle)!} view={view} size={size} />
        )}
        {view && <ScaleBar view={view} />}
        <p className="pointer-events-none absolute right-2 bottom-1 text-[0.65rem] text-map-country-name [text-shadow:0_0_2px_var(--color-map-name-halo)]">
          {m.map_source()}
        </p>
        {children}
      </div>
      <div className="absolute top-2 right-2 flex flex-col gap-1 rounded-field border border-line bg-surface/95 p-0.5 shadow-card">
        <IconButton icon={plusIcon} label={m.coordinates_zoom_in()} className="size-10" onClick={() => zoom(2)} />
        <IconButton icon={minusIcon} label={m.coordinates_zoom_out()} className="size-10" onClick={() => zoom(0.5)} />
        {onPlace && (
          <IconButton
            icon={squareIcon}
            label={m.coordinates_zoom_square()}
            className="size-10"
            disabled={!marker}
            onClick={() => size && marker && setView(viewOfSquare(marker, size))}
          />
        )}
        {bounds && (
          <IconButton
            icon={squareIcon}
            label={m.map_zoom_all()}
            className="size-10"
            onClick={() => size && setView(viewOfBounds(bounds, size))}
          />
        )}
        <IconButton
          icon="globe"
          label={m.coordinates_zoom_world()}
          className="size-10"
          onClick={() => size && setView(viewOfWorld(size))}
        />
      </div>
    </div>
  )
}

const firstView = ({ marker, bounds }: Start, size: Size): View =>
  bounds ? viewOfBounds(bounds, size) : viewAround(marker, size)

interface Start {
  readonly marker: Position | undefined
  readonly bounds: Bounds | undefined
}

const viewOfSquare = (marker: Position, size: Size): View =>
  viewOfBounds(boundsOfPoints(placeOf(marker).gridSquare.outline), size)

/** When the point leaves the picture, the picture goes after it. */
function useFollow(
  position: Position | undefined,
  view: View | undefined,
  size: Size | undefined,
  setView: (view: View) => void,
): void {
  const followed = useRef(position)
  useEffect(() => {
    if (!position || !view || !size || followed.current === position) return
    followed.current = position
    if (isInside(pixelOf(position, view, size), size, 8)) return
    const around = viewAround(position, size)
    setView(fitted({ ...around, scale: Math.max(around.scale, Math.min(view.scale, around.scale * 8)) }, size))
  }, [position, view, size, setView])
}

/** Another area to show: shown once, then the visitor moves as they like. */
function useShown(bounds: Bounds | undefined, size: Size | undefined, setView: (view: View) => void): void {
  const shown = useRef(bounds)
  useEffect(() => {
    if (!bounds || !size || shown.current === bounds) return
    shown.current = bounds
    setView(viewOfBounds(bounds, size))
  }, [bounds, size, setView])
}

const restMilliseconds = 150

function useArea(view: View | undefined, size: Size | undefined, onArea: MapViewProps['onArea']): void {
  const rest = useEffectEvent((area: VisibleArea) => onArea?.(area))
  useEffect(() => {
    if (!view || !size) return
    const timer = setTimeout(() => rest(visibleArea(view, size)), restMilliseconds)
    return () => clearTimeout(timer)
  }, [view, size])
}

/** The marks with a name, as the same list while they stay where they are: others follow the mouse. */
function useNamed(marks: readonly MapMark[] = []): readonly MapMark[] {
  const next = marks.filter(({ label }) => label !== undefined)
  const [named, setNamed] = useState(next)
  const isSame = next.length === named.length && next.every((mark, index) => mark === named[index])
  if (!isSame) setNamed(next)
  return isSame ? named : next
}
