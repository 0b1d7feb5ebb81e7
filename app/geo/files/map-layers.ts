import type { MapLayer } from '#app/map/layers.ts'
import type { Bounds } from '#app/map/view.ts'
import { type Picture, pathKind } from '#app/workers/geodata/picture-sampler.ts'

/** Each kind of geometry in its own colour, told from land and water in the light and in the dark; areas in the page's accent. */
export const kindColours = { polygons: undefined, lines: '#e8590c', points: '#9c36e5' } as const
export type GeometryKind = keyof typeof kindColours

/** A single point has no extent: a few hundred metres around it are shown. */
export function mapBounds({ bounds: { west, south, east, north } }: Picture): Bounds {
  const margin = Math.max(0.002 - (east - west), 0.002 - (north - south), 0) / 2
  return {
    westDegrees: west - margin,
    southDegrees: south - margin,
    eastDegrees: east + margin,
    northDegrees: north + margin,
  }
}

/** A layer for each kind and each colour that the file's own styles give. */
export function mapLayers(picture: Picture): readonly MapLayer[] {
  const layers: MapLayer[] = []
  for (const kind of ['polygons', 'lines'] as const)
    for (const place of picture.colours.keys()) {
      const paths = pathsOf(picture, kind, place)
      if (paths.starts.length > 0) layers.push({ ...lookOf(picture, kind, place), kind, ...paths })
    }
  for (const place of picture.colours.keys()) {
    const dots = dotsOf(picture, place)
    if (dots.features.length > 0) layers.push({ ...lookOf(picture, 'points', place), kind: 'points', ...dots })
  }
  return layers
}

/** The kinds that have the colour of their kind. */
export const plainKinds = (layers: readonly MapLayer[]): readonly GeometryKind[] =>
  layers.flatMap(({ id, kind }) => (id === kind ? [kind] : []))

function lookOf({ colours }: Picture, kind: GeometryKind, place: number) {
  const colour = place === 0 ? kindColours[kind] : colours[place]
  return { id: place === 0 ? kind : `${kind}-${place}`, ...(colour === undefined ? {} : { colour }) }
}

/** The rings of a feature stand together, drawn even-odd. */
function pathsOf(picture: Picture, wanted: 'polygons' | 'lines', place: number) {
  const { vertices, pathStarts, pathKinds, pathFeatures, pathColours } = picture
  const degrees: number[] = []
  const starts: number[] = []
  const features: number[] = []
  for (let path = 0; path < pathKinds.length; path++) {
    const isLine = pathKinds[path] === pathKind.line
    if (isLine !== (wanted === 'lines') || pathColours[path] !== place) continue
    starts.push(degrees.length / 2)
    features.push(pathFeatures[path]!)
    for (let at = 2 * pathStarts[path]!; at < 2 * pathStarts[path + 1]!; at++) degrees.push(vertices[at]!)
  }
  return { degrees: Float64Array.from(degrees), starts: Uint32Array.from(starts), features: Uint32Array.from(features) }
}

function dotsOf({ dots, dotFeatures, dotColours }: Picture, place: number) {
  return {
    degrees: dots.filter((_, at) => dotColours[at >> 1] === place),
    features: dotFeatures.filter((_, dot) => dotColours[dot] === place),
  }
}
