import { useMemo } from 'react'
import type { Pick } from '#app/map/layers.ts'
import { MapView } from '#app/map/map-view.tsx'
import type { MapMark } from '#app/map/marks-overlay.tsx'
import { m } from '#app/paraglide/messages.js'
import type { Picture } from '#app/workers/geodata/picture-sampler.ts'
import type { ElevationProfile } from '#app/workers/geodata/profile-sampler.ts'
import { kindColours, mapBounds, mapLayers, plainKinds } from './map-layers.ts'
import { nearestSample } from './nearest-sample.ts'
import { trackEnds } from './track-ends.ts'

interface FileMapProps {
  picture: Picture
  name: string
  profile: ElevationProfile | undefined
  /** The sample of the profile that is spoken of. */
  place: number | undefined
  onPlace: (place: number) => void
  picked: Pick | undefined
  onPick: (pick: Pick | undefined) => void
}

/** The data on the one map: points, lines and areas of a thinned sample, and the ends of tracks. */
export default function FileMap({ picture, name, profile, place, onPlace, picked, onPick }: FileMapProps) {
  const layers = useMemo(() => mapLayers(picture), [picture])
  const kinds = plainKinds(layers)
  const bounds = useMemo(() => mapBounds(picture), [picture])
  const ends = useMemo(() => endMarks(picture), [picture])
  const marks = place === undefined || !profile ? ends : [...ends, hereMark(profile, place)]
  const pointAt = (position: MapMark['position'], reachDegrees: number) => {
    const nearest = profile && nearestSample(profile.samples, position, reachDegrees)
    if (nearest !== undefined) onPlace(nearest)
  }
  return (
    <div data-drawn>
      <MapView
        name={name}
        layers={layers}
        bounds={bounds}
        marks={marks}
        selected={picked}
        onPick={(pick, position) => {
          onPick(pick)
          // A finger does not hover: what it touches of a line is shown in the profile.
          if (pick?.layerId.startsWith('lines')) pointAt(position, Number.POSITIVE_INFINITY)
        }}
        onHover={pointAt}
        className="h-72 sm:h-96"
      />
      {kinds.length > 1 && (
        <ul className="mt-1 flex flex-wrap gap-x-4 text-sm text-muted">
          {kinds.map((kind) => (
            <li key={kind} className="flex items-center gap-1.5">
              <span className="size-2.5 rounded-full bg-accent" style={{ backgroundColor: kindColours[kind] }} />
              {kindNames[kind]()}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const kindNames = { points: m.geodata_kind_points, lines: m.geodata_kind_lines, polygons: m.geodata_kind_polygons }

const positionOf = ([longitudeDegrees, latitudeDegrees]: readonly [number, number]) => ({
  longitudeDegrees,
  latitudeDegrees,
})

/** With one track its ends have names; with several, the colours must do. */
function endMarks(picture: Picture): readonly MapMark[] {
  const tracks = trackEnds(picture)
  const named = (label: string) => (tracks.length === 1 ? { label } : {})
  return tracks.flatMap(({ feature, start, finish }): MapMark[] => [
    { id: `finish-${feature}`, kind: 'finish', position: positionOf(finish), ...named(m.geodata_track_finish()) },
    { id: `start-${feature}`, kind: 'start', position: positionOf(start), ...named(m.geodata_track_start()) },
  ])
}

const hereMark = ({ samples }: ElevationProfile, place: number): MapMark => ({
  id: 'here',
  kind: 'here',
  position: positionOf([samples.longitudes[place]!, samples.latitudes[place]!]),
})
