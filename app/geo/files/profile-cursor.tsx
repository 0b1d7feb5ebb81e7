import { type PointerEvent, useRef } from 'react'
import { useLanguage } from '#app/language/use-language.ts'
import { m } from '#app/paraglide/messages.js'
import type { ElevationProfile } from '#app/workers/geodata/profile-sampler.ts'
import { placeFigures } from './profile-figures.ts'
import { downOf, type ProfileFrame } from './profile-paths.ts'

interface ProfileCursorProps {
  profile: ElevationProfile
  frame: ProfileFrame
  place: number | undefined
  onPlace: (place: number) => void
}

/** The place in the profile: under the mouse or finger, and for the keyboard an invisible slider. */
export function ProfileCursor({ profile, frame, place, onPlace }: ProfileCursorProps) {
  const language = useLanguage()
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
      <input
        ref={slider}
        type="range"
        min={0}
        max={metres.length - 1}
        value={place ?? 0}
        aria-label={m.geodata_profile_slider()}
        aria-valuetext={placeFigures(profile, place ?? 0, language)
          .map(({ label, value }) => `${label} ${value}`)
          .join(', ')}
        className="peer pointer-events-none absolute inset-0 size-full opacity-0"
        onChange={({ currentTarget }) => onPlace(Number(currentTarget.value))}
        onFocus={() => place === undefined && onPlace(0)}
      />
      <div className="pointer-events-none absolute inset-0 rounded-field peer-focus-visible:inset-ring-2 peer-focus-visible:inset-ring-accent" />
      {place !== undefined && (
        <div
          data-profile-cursor
          className="pointer-events-none absolute inset-y-0 w-px bg-ink/60"
          style={{ left: `${(metres[place]! / profile.lengthMetres) * 100}%` }}
        >
          <div
            className="absolute size-3 -translate-1/2 rounded-full border-2 border-surface bg-accent"
            style={{ top: `${downOf(elevations[place]!, frame)}%` }}
          />
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
