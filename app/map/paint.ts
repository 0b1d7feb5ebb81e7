import { type ClippedPath, clippedPath, isStillGood } from './clipped-path.ts'
import type { LineLayer, MapLayer, Pick, PolygonLayer } from './layers.ts'
import { layerShapes, type Shapes } from './shapes.ts'
import type { Size, View } from './view.ts'

export interface MapColours {
  readonly water: string
  readonly land: string
  readonly border: string
  readonly coast: string
  readonly grid: string
  readonly graticule: string
  readonly label: string
  readonly halo: string
  readonly accent: string
  readonly river: string
  readonly waterName: string
  readonly countryName: string
  readonly placeName: string
  readonly nameHalo: string
}

/** A part of the picture in pixels from its corner. */
export interface Rectangle {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export interface Picture {
  readonly context: CanvasRenderingContext2D
  readonly view: View
  readonly size: Size
  readonly density: number
  readonly colours: MapColours
}

/** The canvas in the size of its box, in the screen's own pixels up to twice CSS ones; undefined where there is no canvas. */
export function pictureOn(canvas: HTMLCanvasElement, view: View, size: Size, colours: MapColours): Picture | undefined {
  const context = canvas.getContext('2d')
  if (!context) return undefined
  const density = screenDensity()
  const width = Math.round(size.width * density)
  const height = Math.round(size.height * density)
  if (canvas.width !== width || canvas.height !== height) {
    canvas.width = width
    canvas.height = height
  }
  context.setTransform(density, 0, 0, density, 0, 0)
  return { context, view, size, density, colours }
}

export const screenDensity = (): number => Math.min(2, window.devicePixelRatio || 1)

/** Areas and lines of the layers, in their order, the selected ones stronger. Points have a canvas of their own. */
export function paintShapeLayers(picture: Picture, layers: readonly MapLayer[], selected: Pick | undefined): void {
  for (const layer of layers) {
    if (layer.kind === 'points') continue
    const colour = layer.colour ?? picture.colours.accent
    if (layer.kind === 'polygons') paintAreas(picture, layer, colour)
    stroke(picture, layerShapes(layer), colour, layer.kind === 'lines' ? (layer.widthPixels ?? 2) : 1.25)
    if (selected?.layerId === layer.id) paintSelected(picture, layer, selected.feature, colour)
  }
}

/** Above this many features one fill for all: areas that overlap then cut holes, which nobody tells apart any more. */
const mostSeparateFills = 3000

function paintAreas(picture: Picture, layer: PolygonLayer, colour: string): void {
  const isMany = layer.starts.length > mostSeparateFills
  const clipped = pathFor(layerShapes(layer), picture, layer.features, !isMany)
  inPlace(picture, clipped, () => {
    picture.context.globalAlpha = 0.22
    picture.context.fillStyle = colour
    for (const path of isMany ? [clipped.path] : clipped.parts) picture.context.fill(path, 'evenodd')
    picture.context.globalAlpha = 1
  })
}

function paintSelected(picture: Picture, layer: LineLayer | PolygonLayer, feature: number, colour: string): void {
  const shapes = layerShapes(layer)
  const parts = [...shapes.starts.keys()].filter((part) => (layer.features?.[part] ?? part) === feature)
  const { context } = picture
  for (const part of parts) {
    const end = shapes.starts[part + 1] ?? shapes.world.length / 2
    const start = shapes.starts[part] as number
    const one: Shapes = {
      ...shapes,
      world: shapes.world.subarray(start * 2, end * 2),
      starts: Uint32Array.of(0),
      boxes: shapes.boxes.subarray(part * 4, part * 4 + 4),
    }
    const clipped = clippedPath(one, picture.view, picture.size)
    inPlace(picture, clipped, () => {
      context.lineJoin = 'round'
      context.strokeStyle = picture.colours.halo
      context.lineWidth = 7
      context.stroke(clipped.path)
      context.strokeStyle = colour
      context.lineWidth = 4
      context.stroke(clipped.path)
    })
  }
}

export function fill(picture: Picture, shapes: Shapes, colour: string): void {
  if (shapes.starts.length === 0) return
  const clipped = pathFor(shapes, picture)
  inPlace(picture, clipped, () => {
    picture.context.fillStyle = colour
    picture.context.fill(clipped.path, 'evenodd')
  })
}

export function stroke(picture: Picture, shapes: Shapes, colour: string, widthPixels: number): void {
  if (shapes.starts.length === 0) return
  const clipped = pathFor(shapes, picture)
  const { context, view } = picture
  inPlace(picture, clipped, () => {
    context.lineJoin = 'round'
    context.strokeStyle = colour
    context.lineWidth = (widthPixels * clipped.scale) / view.scale
    context.stroke(clipped.path)
  })
}

const cuts = new WeakMap<Shapes, ClippedPath>()

/** Cut anew only when the view leaves the surroundings of the last cut, or comes much nearer. */
function pathFor(shapes: Shapes, { view, size }: Picture, features?: Uint32Array, wantsParts = false): ClippedPath {
  const known = cuts.get(shapes)
  if (known && isStillGood(known, view, size)) return known
  const clipped = clippedPath(shapes, view, size, features, wantsParts)
  cuts.set(shapes, clipped)
  return clipped
}

function inPlace({ context, view, size, density }: Picture, clipped: ClippedPath, draw: () => void): void {
  const ratio = view.scale / clipped.scale
  const x = clipped.originX - view.centreX
  const left = (x - Math.round(x)) * view.scale + size.width / 2
  const top = (clipped.originY - view.centreY) * view.scale + size.height / 2
  context.setTransform(ratio * density, 0, 0, ratio * density, left * density, top * density)
  draw()
  context.setTransform(density, 0, 0, density, 0, 0)
}
