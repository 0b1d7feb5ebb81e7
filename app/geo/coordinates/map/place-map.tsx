import { useId } from 'react'
import { MapView } from '#app/map/map-view.tsx'
import { OutsideLinks } from '#app/map/outside-links.tsx'
import { m } from '#app/paraglide/messages.js'
import { type Position, placeOf } from '#engines/coordinates/index.ts'
import { placeWords } from './place-words.ts'

export interface MapProps {
  position: Position | undefined
  onPlace: (position: Position) => void
}

/** The world with the point on it: to see where a coordinate is, and to set one. */
export function PlaceMap({ position, onPlace }: MapProps) {
  const keysId = useId()
  const words = position ? placeWords(position, placeOf(position)) : m.coordinates_map_empty()
  return (
    <>
      <MapView
        name={m.coordinates_map_name({ place: words })}
        describedBy={keysId}
        marker={position}
        showsZones
        onPlace={onPlace}
      />
      <p className="mt-2 text-sm">{words}</p>
      {position && <OutsideLinks position={position} />}
      <p id={keysId} className="mt-1 text-xs text-muted">
        {m.coordinates_map_keys()}
      </p>
    </>
  )
}
