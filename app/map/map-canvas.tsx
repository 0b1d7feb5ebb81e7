import { useEffect, useRef, useState } from 'react'
import { useLanguage } from '#app/language/use-language.ts'
import { nameOf, paintLabels } from './labels/paint-labels.ts'
import type { MapLayer, Pick, PointLayer } from './layers.ts'
import type { MapMark } from './marks-overlay.tsx'
import { marginOf, moveFor, type Painted, withMargin } from './moved-picture.ts'
import { type MapColours, paintShapeLayers, pictureOn, screenDensity } from './paint.ts'
import { nameGraticule, paintGraticule, paintZones } from './paint-grid.ts'
import { type Colour, paintPoints } from './paint-points.ts'
import { paintWorld } from './paint-world.ts'
import { useColourScheme } from './use-colour-scheme.ts'
import { useTiles } from './use-tiles.ts'
import type { Pixel, Size, View } from './view.ts'

interface MapCanvasProps {
  view: View
  size: Size
  layers: readonly MapLayer[]
  selected: Pick | undefined
  showsZones: boolean
  /** Those with a name: nothing else is written there. */
  marks: readonly MapMark[]
}

const restMilliseconds = 150
const noMargin: Size = { width: 0, height: 0 }

/**
 * The picture itself: the world with lines and areas, above it the points, and the names along its edges. Its colours are those of the
 * element, so that the theme decides. It is larger than its box, and moved as it is while the view moves: painted a hundred thousand points
 * in every frame, a slow machine would not keep up with the hand.
 */
export function MapCanvas({ view, size, layers, selected, showsZones, marks }: MapCanvasProps) {
  const box = useRef<HTMLDivElement>(null)
  const world = useRef<HTMLCanvasElement>(null)
  const points = useRef<HTMLCanvasElement>(null)
  const labels = useRef<HTMLCanvasElement>(null)
  const names = useRef<HTMLCanvasElement>(null)
  const painted = useRef<Painted>(undefined)
  const tiles = useTiles(view, size)
  const scheme = useColourScheme()
  const language = useLanguage()
  const [written, setWritten] = useState('')

  useEffect(() => {
    if (!box.current || !world.current || !points.current || !labels.current || !names.current) return
    const colours = coloursOf(world.current, labels.current)
    const edges = pictureOn(names.current, view, size, colours)
    if (edges) nameGraticule(edges)
    const from = [size, tiles, scheme, language, selected, showsZones, marks, ...layers]
    const paint = () => {
      if (!box.current || !world.current || !points.current || !labels.current) return
      // Zones and squares are named where there is room in the box.
      const margin = showsZones ? noMargin : marginOf(size)
      const whole = withMargin(size, margin)
      const picture = pictureOn(world.current, view, whole, colours)
      if (!picture) return
      paintWorld(picture, tiles)
      paintGraticule(picture)
      if (showsZones) paintZones(picture)
      paintShapeLayers(picture, layers, selected)
      const pointLayers = layers
        .filter((layer): layer is PointLayer => layer.kind === 'points' && layer.degrees.length > 0)
        .map((layer) => ({ layer, colour: bytesOf(layer.colour ?? colours.accent) }))
      paintPoints(points.current, pointLayers, bytesOf(colours.halo), view, whole, screenDensity())
      const lettering = pictureOn(labels.current, view, whole, colours)
      if (lettering) {
        const shown = paintLabels(
          lettering,
          tiles.tiles.flatMap((tile) => tile.labels),
          language,
          marks,
        )
        setWritten(shown.map((label) => nameOf(label, language)).join(', '))
      }
      painted.current = { view, margin, from }
      box.current.style.inset = `${-margin.height}px ${-margin.width}px`
      moveTo(box.current, { left: 0, top: 0 })
    }
    const move = moveFor(painted.current, view, from, screenDensity())
    if (!move) return paint()
    moveTo(box.current, move)
    if (view === painted.current?.view) return
    // To the exact pixel, and with all of its margin again.
    const timer = setTimeout(paint, restMilliseconds)
    return () => clearTimeout(timer)
  }, [view, size, tiles, scheme, language, layers, selected, showsZones, marks])

  return (
    <>
      <div ref={box} className="absolute will-change-transform">
        <canvas
          ref={world}
          className="absolute inset-0 size-full border-0 border-t-control/40 border-r-accent border-b-muted border-l-accent bg-map-water fill-map-river text-map-land decoration-map-border caret-surface outline-map-coast"
        />
        <canvas ref={points} className="pointer-events-none absolute inset-0 size-full" />
        <canvas
          ref={labels}
          {...(written ? { role: 'img', 'aria-label': written } : { 'aria-hidden': true })}
          className="pointer-events-none absolute inset-0 size-full fill-map-water-name text-map-place-name decoration-map-country-name caret-map-name-halo"
        />
      </div>
      <canvas ref={names} className="pointer-events-none absolute inset-0 size-full" />
    </>
  )
}

function moveTo(element: HTMLElement, { left, top }: Pixel): void {
  element.style.transform = `translate(${left}px, ${top}px)`
}

function coloursOf(world: Element, labels: Element): MapColours {
  const style = getComputedStyle(world)
  const lettering = getComputedStyle(labels)
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
    river: style.fill,
    waterName: lettering.fill,
    countryName: lettering.textDecorationColor,
    placeName: lettering.color,
    nameHalo: lettering.caretColor,
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
