import { useCallback, useMemo } from 'react'
import type { MapLayer, Pick } from '#app/map/layers.ts'
import { MapView } from '#app/map/map-view.tsx'
import type { MapMark } from '#app/map/marks-overlay.tsx'
import type { Bounds, VisibleArea } from '#app/map/view.ts'
import { m } from '#app/paraglide/messages.js'
import { Spinner } from '#app/ui/spinner.tsx'
import type { Picture } from '#app/workers/geodata/picture.ts'
import type { TrackProfile } from '#app/workers/geodata/profile-sampler.ts'
import { type FileView, fileColour } from './file-view.ts'
import { boundsAround, kindColours, mapBounds, mapLayers, plainKinds } from './map-layers.ts'
import { nearestSample } from './nearest-sample.ts'
import { trackEnds } from './track-ends.ts'
import type { Samples } from './use-samples.ts'

interface FileMapProps {
  /** In words, what is on it. */
  name: string
  files: readonly FileView[]
  hidden: ReadonlySet<number>
  samples: Samples
  /** The track that is spoken of, and the sample of it. */
  profile: TrackProfile | undefined
  place: number | undefined
  onPlace: (place: number) => void
  picked: Pick | undefined
  onPick: (pick: Pick | undefined) => void
}

/** The data on the one map: points, lines and areas of thinned samples, and the ends of tracks. */
export default function FileMap(props: FileMapProps) {
  const { name, files, hidden, samples, profile, place, onPlace, picked, onPick } = props
  const { sampleOf, onArea, isReading } = samples
  const layers = useCallback(
    (area: VisibleArea) =>
      files.flatMap((file, index) => {
        const picture = hidden.has(file.id) ? undefined : sampleOf(file, area)?.picture
        return picture ? layersOf(picture, file.id, fileColour(index, files.length)) : []
      }),
    [files, hidden, sampleOf],
  )
  const bounds = useBounds(files)
  const ends = useMemo(() => endMarks(files.filter(({ id }) => !hidden.has(id))), [files, hidden])
  const marks = [...ends]
  if (place !== undefined && profile) marks.push(hereMark(profile, place))
  if (picked?.position) marks.push({ id: 'picked', kind: 'picked', position: picked.position })
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
          if (pick?.layerId.includes('lines')) pointAt(position, Number.POSITIVE_INFINITY)
        }}
        onHover={pointAt}
        onArea={onArea}
        className="h-72 sm:h-96"
      >
        {isReading && (
          <p className="pointer-events-none absolute top-2 left-2 flex items-center gap-2 rounded-field bg-surface/95 px-2.5 py-1 text-sm shadow-card">
            <Spinner className="size-3.5" />
            {m.geodata_picture_reading()}
          </p>
        )}
      </MapView>
      {files.length === 1 && files[0]?.picture && <Kinds layers={layersOf(files[0].picture, files[0].id, undefined)} />}
    </div>
  )
}

/** Another object only where the area is another: the map shows a new one whole, wherever the visitor has gone. */
function useBounds(files: readonly FileView[]): Bounds | undefined {
  const areas = files.flatMap(({ picture }) => (picture ? [mapBounds(picture)] : []))
  const { westDegrees, southDegrees, eastDegrees, northDegrees } = boundsAround(areas) ?? nowhere
  return useMemo(
    () => (Number.isNaN(westDegrees) ? undefined : { westDegrees, southDegrees, eastDegrees, northDegrees }),
    [westDegrees, southDegrees, eastDegrees, northDegrees],
  )
}

const nowhere: Bounds = {
  westDegrees: Number.NaN,
  southDegrees: Number.NaN,
  eastDegrees: Number.NaN,
  northDegrees: Number.NaN,
}

function Kinds({ layers }: { layers: readonly MapLayer[] }) {
  const kinds = plainKinds(layers)
  if (kinds.length < 2) return null
  return (
    <ul className="mt-1 flex flex-wrap gap-x-4 text-sm text-muted">
      {kinds.map((kind) => (
        <li key={kind} className="flex items-center gap-1.5">
          <span className="size-2.5 rounded-full bg-accent" style={{ backgroundColor: kindColours[kind] }} />
          {kindNames[kind]()}
        </li>
      ))}
    </ul>
  )
}

const kindNames = { points: m.geodata_kind_points, lines: m.geodata_kind_lines, polygons: m.geodata_kind_polygons }

const known = new WeakMap<Picture, { readonly colour: string | undefined; readonly layers: readonly MapLayer[] }>()

/** Made once for a picture: the map projects each layer once. A picture belongs to one file. */
function layersOf(picture: Picture, file: number, colour: string | undefined): readonly MapLayer[] {
  const before = known.get(picture)
  if (before && before.colour === colour) return before.layers
  const layers = mapLayers(picture, file, colour)
  known.set(picture, { colour, layers })
  return layers
}

const positionOf = ([longitudeDegrees, latitudeDegrees]: readonly [number, number]) => ({
  longitudeDegrees,
  latitudeDegrees,
})

/** With one track its ends have names; with several, the colours must do. */
function endMarks(files: readonly FileView[]): readonly MapMark[] {
  const tracks = files.flatMap(({ id, picture }) =>
    picture ? trackEnds(picture).map((ends) => ({ id, ...ends })) : [],
  )
  const named = (label: string) => (tracks.length === 1 ? { label } : {})
  return tracks.flatMap(({ id, feature, start, finish }): MapMark[] => [
    { id: `finish-${id}-${feature}`, kind: 'finish', position: positionOf(finish), ...named(m.geodata_track_finish()) },
    { id: `start-${id}-${feature}`, kind: 'start', position: positionOf(start), ...named(m.geodata_track_start()) },
  ])
}

const hereMark = ({ samples }: TrackProfile, place: number): MapMark => ({
  id: 'here',
  kind: 'here',
  position: positionOf([samples.longitudes[place]!, samples.latitudes[place]!]),
})
