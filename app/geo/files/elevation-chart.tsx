import { useMemo } from 'react'
import { useLanguage } from '#app/language/use-language.ts'
import { m } from '#app/paraglide/messages.js'
import type { ElevationBand } from '#app/workers/geodata/profile-sampler.ts'
import { axisTicks } from './axis-ticks.ts'
import { formatDistance, formatMetres } from './numbers.ts'
import { ProfileCursor } from './profile-cursor.tsx'
import { downOf, frameOf, profilePaths } from './profile-paths.ts'
import type { TrackSightProps } from './track-sight-props.ts'

export function ElevationChart({ profile, elevation, place, onPlace }: TrackSightProps & { elevation: ElevationBand }) {
  const language = useLanguage()
  const { line, band, ground } = useMemo(() => profilePaths(elevation, profile.lengthMetres), [elevation, profile])
  const frame = frameOf(elevation)
  const heights = axisTicks(frame.bottomMetres, frame.topMetres, 4)
  const distances = axisTicks(0, profile.lengthMetres, 4)
  const across = (metres: number) => (metres / profile.lengthMetres) * 100
  return (
    <div className="grid grid-cols-[auto_1fr] gap-x-2 gap-y-1 text-xs text-muted tabular">
      <div aria-hidden="true" className="relative">
        {heights.map((metres) => (
          <span
            key={metres}
            className="absolute right-0 -translate-y-1/2 whitespace-nowrap"
            style={{ top: `${downOf(metres, frame)}%` }}
          >
            {formatMetres(metres, language)}
          </span>
        ))}
        {/* The widest label makes the width. */}
        <span className="invisible whitespace-nowrap">
          {heights.map((metres) => formatMetres(metres, language)).toSorted((a, b) => b.length - a.length)[0]}
        </span>
      </div>
      <div className="relative h-36 overflow-hidden rounded-field border border-line bg-sunken sm:h-44">
        <svg
          role="img"
          aria-label={m.geodata_profile_label({
            length: formatDistance(profile.lengthMetres, language),
            lowest: formatMetres(elevation.lowestMetres, language),
            highest: formatMetres(elevation.highestMetres, language),
          })}
          viewBox="0 0 1000 100"
          preserveAspectRatio="none"
          className="absolute inset-0 size-full text-accent"
        >
          <g className="stroke-line" strokeWidth="1">
            {heights.map((metres) => (
              <path key={metres} d={`M0 ${downOf(metres, frame)}H1000`} vectorEffect="non-scaling-stroke" />
            ))}
            {distances.map((metres) => (
              <path key={metres} d={`M${across(metres) * 10} 0V100`} vectorEffect="non-scaling-stroke" />
            ))}
          </g>
          <path d={ground} fill="currentColor" opacity="0.15" />
          <path d={band} fill="currentColor" opacity="0.3" />
          <path d={line} fill="none" stroke="currentColor" strokeWidth="1.5" vectorEffect="non-scaling-stroke" />
        </svg>
        <ProfileCursor profile={profile} frame={frame} place={place} onPlace={onPlace} />
      </div>
      <div aria-hidden="true" className="relative col-start-2 h-4">
        {distances.map((metres) => (
          <span
            key={metres}
            className="absolute whitespace-nowrap"
            style={{
              left: `${across(metres)}%`,
              translate: `-${across(metres) > 92 ? 100 : metres === 0 ? 0 : 50}% 0`,
            }}
          >
            {formatDistance(metres, language)}
          </span>
        ))}
      </div>
    </div>
  )
}
