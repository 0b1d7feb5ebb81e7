import { type PointerEvent, useRef } from 'react'
import type { TrackProfile } from '#app/workers/geodata/profile-sampler.ts'
import { PlaceSlider } from './place-slider.tsx'
import { downOf, type ProfileFrame } from './profile-paths.ts'

interface ProfileCursorProps {
  profile: TrackProfile
  frame: ProfileFrame
  place: number | undefined
  onPlace: (place: number) => void
}

/** The place in the profile: under the mouse or finger, and for the keyboard an invisible slider. */
export function ProfileCursor({ profile, frame, place, onPlace }: ProfileCursorProps) {
  const slider = useRef<HTMLInputElement>(null)
  const { metres, elevations } = profile.samples
  const point = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const box = currentTarget.getBoundingClientRect()
    onPlace(nearestTo(metres, ((clientX - box.left) / box.width) * profile.lengthMetres))
  }
  return (
    <div
      className="absolute inset-0 cursor-crosshair touch-pan-y"
      onPointerMove={point}
      onPointerDown={(event) => {
        point(event)
        slider.current?.focus({ preventScroll: true })
        event.preventDefault()
      }}
    >
      <PlaceSlider
        ref={slider}
        profile={profile}
        place={place}
        onPlace={onPlace}
        className="peer pointer-events-none absolute inset-0 size-full opacity-0"
      />
      <div className="pointer-events-none absolute inset-0 rounded-field peer-focus-visible:inset-ring-2 peer-focus-visible:inset-ring-accent" />
      {place !== undefined && (
        <div
          data-profile-cursor
          className="pointer-events-none absolute inset-y-0 w-px bg-ink/60"
          style={{ left: `${(metres[place]! / profile.lengthMetres) * 100}%` }}
        >
          {!Number.isNaN(elevations[place]!) && (
            <div
              className="absolute size-3 -translate-1/2 rounded-full border-2 border-surface bg-accent"
              style={{ top: `${downOf(elevations[place]!, frame)}%` }}
            />
          )}
        </div>
      )}
    </div>
  )
}

function nearestTo(metres: Float64Array, wanted: number): number {
  let low = 0
  let high = metres.length - 1
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if (metres[middle]! > wanted) high = middle
    else low = middle
  }
  return wanted - metres[low]! <= metres[high]! - wanted ? low : high
}
