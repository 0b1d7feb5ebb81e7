import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { IconButton } from '#app/ui/button.tsx'
import { placeOf } from '#engines/coordinates/index.ts'
import type { MapProps } from './map-box.tsx'
import { PlaceOverlay } from './place-overlay.tsx'
import { placeWords } from './place-words.ts'
import { useGestures } from './use-gestures.ts'
import { useSize } from './use-size.ts'
import {
  fitted,
  isInside,
  pixelOf,
  type Size,
  type View,
  viewAround,
  viewOfPoints,
  viewOfWorld,
  zoomed,
} from './view.ts'
import { WorldCanvas } from './world-canvas.tsx'

/** The world with the point on it: to see where a coordinate is, and to set one. */
export function WorldMap({ position, onPlace }: MapProps) {
  const keysId = useId()
  const box = useRef<HTMLDivElement>(null)
  const size = useSize(box)
  const [firstPosition] = useState(position)
  const [chosen, setView] = useState<View>()
  const view = size && (chosen ? fitted(chosen, size) : viewAround(firstPosition, size))
  const place = useMemo(() => (position ? placeOf(position) : undefined), [position])
  const gestures = useGestures({ element: box, view, size, position, onView: setView, onPlace })
  useFollow(position, view, size, setView)

  const words = position && place ? placeWords(position, place) : m.coordinates_map_empty()
  const zoom = (factor: number) => {
    if (!view || !size) return
    const middle = { left: size.width / 2, top: size.height / 2 }
    const marker = position && pixelOf(position, view, size)
    setView(zoomed(view, size, factor, marker && isInside(marker, size) ? marker : middle))
  }

  return (
    <>
      <div className="relative">
        <div
          ref={box}
          role="application"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a map moved by keys is an application, and must take the focus
          tabIndex={0}
          aria-label={m.coordinates_map_name({ place: words })}
          aria-describedby={keysId}
          className="relative h-80 w-full cursor-crosshair touch-pan-y overflow-hidden rounded-field bg-sunken select-none sm:h-96 lg:h-[30rem]"
          {...gestures}
        >
          {view && size && <WorldCanvas view={view} size={size} />}
          {view && size && position && place && (
            <PlaceOverlay position={position} place={place} view={view} size={size} />
          )}
        </div>
        <div className="absolute top-2 right-2 flex flex-col gap-1 rounded-field border border-line bg-surface/95 p-0.5 shadow-card">
          <IconButton icon="plus" label={m.coordinates_zoom_in()} className="size-10" onClick={() => zoom(2)} />
          <IconButton icon="minus" label={m.coordinates_zoom_out()} className="size-10" onClick={() => zoom(0.5)} />
          <IconButton
            icon="square"
            label={m.coordinates_zoom_square()}
            className="size-10"
            disabled={!place}
            onClick={() => size && place && setView(viewOfPoints(place.gridSquare.outline, size))}
          />
          <IconButton
            icon="globe"
            label={m.coordinates_zoom_world()}
            className="size-10"
            onClick={() => size && setView(viewOfWorld(size))}
          />
        </div>
      </div>
      <p className="mt-2 text-sm">{words}</p>
      <p id={keysId} className="mt-1 text-xs text-muted">
        {m.coordinates_map_keys()} {m.coordinates_map_source()}
      </p>
    </>
  )
}

/** When the point leaves the picture, the picture goes after it. */
function useFollow(
  position: MapProps['position'],
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
