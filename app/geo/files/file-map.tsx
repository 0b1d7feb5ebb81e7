import { useMemo } from 'react'
import type { MapLayer } from '#app/map/layers.ts'
import { MapView } from '#app/map/map-view.tsx'
import type { Bounds } from '#app/map/view.ts'
import { type Picture, pathKind } from '#app/workers/geodata/picture-sampler.ts'

/** The data on the one map: points, lines and areas of a thinned sample. */
export default function FileMap({ picture, name }: { picture: Picture; name: string }) {
  const layers = useMemo(() => layersOf(picture), [picture])
  const bounds = useMemo(() => boundsOf(picture), [picture])
  return (
    <div data-drawn>
      <MapView name={name} layers={layers} bounds={bounds} className="h-72 sm:h-96" />
    </div>
  )
}

/** A single point has no extent: a few hundred metres around it are shown. */
function boundsOf({ bounds: { west, south, east, north } }: Picture): Bounds {
  const margin = Math.max(0.002 - (east - west), 0.002 - (north - south), 0) / 2
  return {
    westDegrees: west - margin,
    southDegrees: south - margin,
    eastDegrees: east + margin,
    northDegrees: north + margin,
  }
}

function layersOf(picture: Picture): MapLayer[] {
  const layers: MapLayer[] = []
  for (const kind of ['polygons', 'lines'] as const) {
    const { degrees, starts, features } = pathsOf(picture, kind)
    if (starts.length > 0) layers.push({ id: kind, kind, degrees, starts, features })
  }
  if (picture.dots.length > 0) layers.push({ id: 'points', kind: 'points', degrees: picture.dots })
  return layers
}

/** Further rings of a polygon stand behind its first: one feature, drawn even-odd. */
function pathsOf({ vertices, pathStarts, pathKinds }: Picture, wanted: 'polygons' | 'lines') {
  const degrees: number[] = []
  const starts: number[] = []
  const features: number[] = []
  let feature = -1
  for (let path = 0; path < pathKinds.length; path++) {
    const isLine = pathKinds[path] === pathKind.line
    if (isLine !== (wanted === 'lines')) continue
    if (pathKinds[path] !== pathKind.innerRing) feature++
    starts.push(degrees.length / 2)
    features.push(feature)
    for (let at = 2 * pathStarts[path]!; at < 2 * pathStarts[path + 1]!; at++) degrees.push(vertices[at]!)
  }
  return { degrees: Float64Array.from(degrees), starts: Uint32Array.from(starts), features: Uint32Array.from(features) }
}
