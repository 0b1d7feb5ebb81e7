import type { Ref } from 'react'
import { useLanguage } from '#app/language/use-language.ts'
import { m } from '#app/paraglide/messages.js'
import type { TrackProfile } from '#app/workers/geodata/profile-sampler.ts'
import { placeFigures } from './profile-figures.ts'

interface PlaceSliderProps {
  ref?: Ref<HTMLInputElement>
  profile: TrackProfile
  place: number | undefined
  onPlace: (place: number) => void
  className: string
}

/** Along a track by keys, and where it is visible by mouse and finger. */
export function PlaceSlider({ ref, profile, place, onPlace, className }: PlaceSliderProps) {
  const language = useLanguage()
  return (
    <input
      ref={ref}
      type="range"
      min={0}
      max={profile.samples.metres.length - 1}
      value={place ?? 0}
      aria-label={m.geodata_profile_slider()}
      aria-valuetext={placeFigures(profile, place ?? 0, language)
        .map(({ label, value }) => `${label} ${value}`)
        .join(', ')}
      className={className}
      onChange={({ currentTarget }) => onPlace(Number(currentTarget.value))}
      onFocus={() => place === undefined && onPlace(0)}
    />
  )
}
