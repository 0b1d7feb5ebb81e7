import { useLanguage } from '#app/language/use-language.ts'
import { m } from '#app/paraglide/messages.js'
import { ElevationChart } from './elevation-chart.tsx'
import { Figures } from './figures.tsx'
import { PlaceSlider } from './place-slider.tsx'
import { placeFigures, wholeFigures } from './profile-figures.ts'
import type { TrackSightProps } from './track-sight-props.ts'

/** The way of a track: its elevations where it has some, what was recorded at a place, and figures of the whole. */
export function TrackSight({ profile, place, onPlace }: TrackSightProps) {
  const language = useLanguage()
  const { elevation, samples } = profile
  return (
    <div>
      <h3 className="mb-2 font-semibold">{elevation ? m.geodata_profile() : m.geodata_track()}</h3>
      {elevation && <ElevationChart profile={profile} elevation={elevation} place={place} onPlace={onPlace} />}
      {!elevation && samples.metres.length > 1 && (
        <PlaceSlider
          profile={profile}
          place={place}
          onPlace={onPlace}
          className="h-11 w-full cursor-pointer accent-(--accent)"
        />
      )}
      {/* The room of two lines, so that nothing jumps when the values come. */}
      <div className="mt-2 min-h-11 text-sm" data-profile-place>
        {place === undefined ? (
          <p className="text-muted">{elevation ? m.geodata_profile_hint() : m.geodata_track_hint()}</p>
        ) : (
          <Figures figures={placeFigures(profile, place, language)} />
        )}
      </div>
      <div className="mt-2 border-t border-line pt-2 text-sm">
        <Figures figures={wholeFigures(profile, language)} />
      </div>
    </div>
  )
}
