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

export function mapLayers(picture: Picture): readonly (MapLayer & { readonly id: GeometryKind })[] {
  const layers: (MapLayer & { readonly id: GeometryKind })[] = []
  for (const kind of ['polygons', 'lines'] as const) {
    const paths = pathsOf(picture, kind)
    if (paths.starts.length > 0) layers.push({ id: kind, kind, ...paths, ...colourOf(kind) })
  }
  const { dots, dotFeatures } = picture
  if (dots.length > 0)
    layers.push({ id: 'points', kind: 'points', degrees: dots, features: dotFeatures, ...colourOf('points') })
  return layers
}

const colourOf = (kind: GeometryKind) => (kindColours[kind] === undefined ? {} : { colour: kindColours[kind] })

/** The rings of a feature stand together, drawn even-odd. */
function pathsOf({ vertices, pathStarts, pathKinds, pathFeatures }: Picture, wanted: 'polygons' | 'lines') {
  const degrees: number[] = []
  const starts: number[] = []
  const features: number[] = []
  for (let path = 0; path < pathKinds.length; path++) {
    const isLine = pathKinds[path] === pathKind.line
    if (isLine !== (wanted === 'lines')) continue
    starts.push(degrees.length / 2)
    features.push(pathFeatures[path]!)
    for (let at = 2 * pathStarts[path]!; at < 2 * pathStarts[path + 1]!; at++) degrees.push(vertices[at]!)
  }
  return { degrees: Float64Array.from(degrees), starts: Uint32Array.from(starts), features: Uint32Array.from(features) }
}
