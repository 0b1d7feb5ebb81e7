import { useEffect, useRef } from 'react'
import type { MapLayer, Pick, PointLayer } from './layers.ts'
import { type MapColours, paintShapeLayers, paintWorld, pictureOn, screenDensity } from './paint.ts'
import { paintGraticule, paintZones } from './paint-grid.ts'
import { type Colour, paintPoints } from './paint-points.ts'
import { useBaseShapes } from './use-base-shapes.ts'
import { useColourScheme } from './use-colour-scheme.ts'
import type { Size, View } from './view.ts'

interface MapCanvasProps {
  view: View
  size: Size
  layers: readonly MapLayer[]
  selected: Pick | undefined
  showsZones: boolean
}

/** The picture itself: the world with lines and areas, and above it the points. Its colours are those of the element, so that the theme decides. */
export function MapCanvas({ view, size, layers, selected, showsZones }: MapCanvasProps) {
  const world = useRef<HTMLCanvasElement>(null)
  const points = useRef<HTMLCanvasElement>(null)
  const shapes = useBaseShapes(view.scale)
  const scheme = useColourScheme()

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new scheme has no value of its own, it changes what the style says
  useEffect(() => {
    if (!world.current || !points.current) return
    const colours = coloursOf(world.current)
    const picture = pictureOn(world.current, view, size, colours)
    if (!picture) return
    paintWorld(picture, shapes)
    paintGraticule(picture)
    if (showsZones) paintZones(picture)
    paintShapeLayers(picture, layers, selected)
    const pointLayers = layers
      .filter((layer): layer is PointLayer => layer.kind === 'points' && layer.degrees.length > 0)
      .map((layer) => ({ layer, colour: bytesOf(layer.colour ?? colours.accent) }))
    paintPoints(points.current, pointLayers, bytesOf(colours.halo), view, size, screenDensity())
  }, [view, size, shapes, scheme, layers, selected, showsZones])

  return (
    <>
      <canvas
        ref={world}
        className="absolute inset-0 size-full border-0 border-t-control/40 border-r-accent border-b-muted border-l-accent bg-sunken text-accent-soft decoration-control/60 caret-surface outline-control"
      />
      <canvas ref={points} className="pointer-events-none absolute inset-0 size-full" />
    </>
  )
}

function coloursOf(element: Element): MapColours {
  const style = getComputedStyle(element)
  return {
    water: style.backgroundColor,
    land: style.color,
    coast: style.outlineColor,
    border: style.textDecorationColor,
    graticule: style.borderTopColor,
    grid: style.borderRightColor,
    label: style.borderBottomColor,
    accent: style.borderLeftColor,
    halo: style.caretColor,
  }
}

const knownColours = new Map<string, Colour>()

/** Any CSS colour in bytes: the canvas itself is asked. */
function bytesOf(colour: string): Colour {
  const known = knownColours.get(colour)
  if (known) return known
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 1
  const context = canvas.getContext('2d')
  if (!context) return [0, 0, 0]
  context.fillStyle = colour
  context.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
  const bytes: Colour = [red, green, blue]
  knownColours.set(colour, bytes)
  return bytes
}
