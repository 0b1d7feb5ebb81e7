import type { MapLayer } from '#app/map/layers.ts'
import type { Bounds } from '#app/map/view.ts'
import { type Picture, pathKind } from '#app/workers/geodata/picture.ts'

/** Each kind of geometry in its own colour, told from land and water in the light and in the dark; areas in the page's accent. */
export const kindColours = { polygons: undefined, lines: '#e8590c', points: '#9c36e5' } as const
type GeometryKind = keyof typeof kindColours

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

/** Around several areas, over the 180th meridian where they are closer together there. */
export function boundsAround(areas: readonly Bounds[]): Bounds | undefined {
  return areas.reduce<Bounds | undefined>((all, area) => (all === undefined ? area : nearerUnion(all, area)), undefined)
}

function nearerUnion(one: Bounds, other: Bounds): Bounds {
  const unions = [-360, 0, 360].map((turn) => ({
    westDegrees: Math.min(one.westDegrees, other.westDegrees + turn),
    eastDegrees: Math.max(one.eastDegrees, other.eastDegrees + turn),
    southDegrees: Math.min(one.southDegrees, other.southDegrees),
    northDegrees: Math.max(one.northDegrees, other.northDegrees),
  }))
  const width = ({ westDegrees, eastDegrees }: Bounds) => eastDegrees - westDegrees
  // As the numbers have it, unless another copy of the world is narrower.
  return unions.reduce((best, union) => (width(union) < width(best) ? union : best), unions[1]!)
}

/** A layer for each kind and each colour that the file's own styles give; or all in the one colour of the file. */
export function mapLayers(picture: Picture, file: number, fileColour?: string): readonly MapLayer[] {
  const layers: MapLayer[] = []
  const look = (kind: GeometryKind, place: number) => {
    const colour = fileColour ?? (place === 0 ? kindColours[kind] : picture.colours[place])
    return { id: layerId(file, kind, place), ...(colour === undefined ? {} : { colour }) }
  }
  for (const kind of ['polygons', 'lines'] as const)
    for (const [place, paths] of pathsByColour(picture, kind))
      layers.push({ ...look(kind, place), kind, ...shapesOf(picture, paths) })
  for (const [place, dots] of dotsByColour(picture))
    layers.push({ ...look('points', place), kind: 'points', ...pointsOf(picture, dots) })
  return layers
}

const layerId = (file: number, kind: GeometryKind, place: number): string =>
  `${file} ${kind}${place === 0 ? '' : ` ${place}`}`

export const fileOfLayer = (id: string): number => Number(id.split(' ')[0])

/** The kinds that have the colour of their kind. */
export const plainKinds = (layers: readonly MapLayer[]): readonly GeometryKind[] => [
  ...new Set(layers.flatMap(({ id, kind }) => (id.endsWith(` ${kind}`) ? [kind] : []))),
]

type Groups = ReadonlyMap<number, readonly number[]>

function pathsByColour({ pathKinds, pathColours }: Picture, wanted: 'polygons' | 'lines'): Groups {
  return grouped(pathColours, (path) => (pathKinds[path] === pathKind.line) === (wanted === 'lines'))
}

const dotsByColour = ({ dotColours }: Picture): Groups => grouped(dotColours, () => true)

function grouped(colours: Uint8Array, isWanted: (index: number) => boolean): Groups {
  const groups = new Map<number, number[]>()
  for (const [index, place] of colours.entries()) {
    if (!isWanted(index)) continue
    const group = groups.get(place)
    if (group) group.push(index)
    else groups.set(place, [index])
  }
  return new Map([...groups].toSorted(([one], [other]) => one - other))
}

/** The rings of a feature stand together, drawn even-odd. */
function shapesOf({ vertices, pathStarts, pathFeatures }: Picture, paths: readonly number[]) {
  const lengthOf = (path: number) => pathStarts[path + 1]! - pathStarts[path]!
  const degrees = new Float64Array(2 * paths.reduce((sum, path) => sum + lengthOf(path), 0))
  const starts = new Uint32Array(paths.length)
  let vertex = 0
  for (const [index, path] of paths.entries()) {
    starts[index] = vertex
    degrees.set(vertices.subarray(2 * pathStarts[path]!, 2 * pathStarts[path + 1]!), 2 * vertex)
    vertex += lengthOf(path)
  }
  return { degrees, starts, features: Uint32Array.from(paths, (path) => pathFeatures[path]!) }
}

function pointsOf({ dots, dotFeatures }: Picture, chosen: readonly number[]) {
  const degrees = new Float64Array(2 * chosen.length)
  for (const [index, dot] of chosen.entries()) {
    degrees[2 * index] = dots[2 * dot]!
    degrees[2 * index + 1] = dots[2 * dot + 1]!
  }
  return { degrees, features: Uint32Array.from(chosen, (dot) => dotFeatures[dot]!) }
}
