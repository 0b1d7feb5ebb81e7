import type { Rectangle } from '../paint.ts'
import type { Label } from '../tiles/decode-tile.ts'
import type { Pixel, Size, View } from '../view.ts'
import { isShown, type LabelStyle, styleOf } from './label-style.ts'
import type { Candidate } from './place-labels.ts'
import { type Stretch, stretchesOf } from './river-stretch.ts'

/** A name as it is to be written, and where, for each room it may get. */
export interface LabelText {
  readonly label: Label
  readonly style: LabelStyle
  readonly lines: readonly string[]
  /** Of a place or a peak: its dot. */
  readonly dot?: Pixel
  /** Where the middle of the first line goes, and how steep, for each choice. */
  readonly spots: readonly Stretch[]
}

export interface Wording {
  /** Name of a label in the language of the page. */
  readonly nameOf: (label: Label) => string
  readonly widthOf: (text: string, style: LabelStyle) => number
}

const farthestApartPixels = 420

/** In the order of their importance. Beyond so many nobody reads, and placing them takes longer than a frame. */
const mostLabels = 500

export function labelCandidates(
  labels: readonly Label[],
  view: View,
  size: Size,
  wording: Wording,
): Candidate<LabelText>[] {
  const zoom = Math.log2(view.scale)
  return labels
    .filter(
      (label) => isShown(label, zoom) && (label.kind === 'river' || isIn(pixelOf(label.x, label.y, view, size), size)),
    )
    .toSorted((one, other) => one.from - other.from)
    .slice(0, mostLabels)
    .flatMap((label) => {
      const style = styleOf(label, zoom)
      const name = wording.nameOf(label)
      if (label.kind === 'river') return riverCandidate(label, style, name, view, size, wording)
      const at = pixelOf(label.x, label.y, view, size)
      if (label.kind === 'country' || label.kind === 'sea') return [areaCandidate(label, style, name, at, wording)]
      return [placeCandidate(label, style, name, at, wording)]
    })
}

function pixelOf(x: number, y: number, view: View, size: Size): Pixel {
  const right = x - view.centreX
  return {
    left: (right - Math.round(right)) * view.scale + size.width / 2,
    top: (y - view.centreY) * view.scale + size.height / 2,
  }
}

const isIn = ({ left, top }: Pixel, { width, height }: Size): boolean =>
  left >= 0 && top >= 0 && left <= width && top <= height

/** Beside its dot: right, left, above, below. */
function placeCandidate(
  label: Label,
  style: LabelStyle,
  name: string,
  dot: Pixel,
  { widthOf }: Wording,
): Candidate<LabelText> {
  const width = widthOf(name, style)
  const half = width / 2
  const away = style.pixels * 0.45 + 4
  const dotRoom = around(dot, 3, 3, 1)
  const spots = [
    { left: dot.left + away + half, top: dot.top },
    { left: dot.left - away - half, top: dot.top },
    { left: dot.left, top: dot.top - away - style.pixels * 0.35 },
    { left: dot.left, top: dot.top + away + style.pixels * 0.35 },
  ].map((middle) => ({ middle, angle: 0 }))
  return {
    content: { label, style, lines: [name], dot, spots },
    choices: spots.map(({ middle }) => [around(middle, half, style.pixels * 0.6, style.gapPixels), dotRoom]),
  }
}

/** In the middle of what it names, long names in two lines. */
function areaCandidate(
  label: Label,
  style: LabelStyle,
  name: string,
  at: Pixel,
  { widthOf }: Wording,
): Candidate<LabelText> {
  const lines = inTwoLines(label.kind === 'country' ? spaced(name) : name)
  const half = Math.max(...lines.map((line) => widthOf(line, style))) / 2
  const height = lines.length * style.pixels * 1.2
  const spots = [{ middle: at, angle: 0 }]
  return {
    content: { label, style, lines, spots },
    choices: [[around(at, half, height / 2, style.gapPixels)]],
    key: name,
    apartPixels: farthestApartPixels,
  }
}

/** Letters of countries stand a little apart. */
const spaced = (name: string): string => Array.from(name.toUpperCase()).join('\u200a')

const longestLine = 14

function inTwoLines(name: string): string[] {
  const length = name.replaceAll('\u200a', '').length
  if (length <= longestLine) return [name]
  const middle = name.length / 2
  const cuts = [...name.matchAll(/ /g)].map(({ index }) => index)
  const cut = cuts.toSorted((one, other) => Math.abs(one - middle) - Math.abs(other - middle))[0]
  return cut === undefined ? [name] : [name.slice(0, cut).trim(), name.slice(cut + 1).trim()]
}

function riverCandidate(
  label: Label,
  style: LabelStyle,
  name: string,
  view: View,
  size: Size,
  { widthOf }: Wording,
): Candidate<LabelText>[] {
  const width = widthOf(name, style)
  const line = pixelsOf(label, view, size)
  const spots = stretchesOf(line, width + 12, size)
  if (spots.length === 0) return []
  return [
    {
      content: { label, style, lines: [name], spots },
      choices: spots.map((spot) => along(spot, width, style)),
      key: name,
      apartPixels: farthestApartPixels,
    },
  ]
}

/** The part of a river that is in the picture, without steps that nobody sees. */
function pixelsOf({ line = new Float64Array() }: Label, view: View, size: Size): Pixel[] {
  const pixels: Pixel[] = []
  const turn = Math.round((line[0] ?? 0) - view.centreX)
  let before: Pixel | undefined
  for (let index = 0; index + 1 < line.length; index += 2) {
    const pixel = {
      left: ((line[index] as number) - turn - view.centreX) * view.scale + size.width / 2,
      top: ((line[index + 1] as number) - view.centreY) * view.scale + size.height / 2,
    }
    const isNear = isIn(
      { left: pixel.left + size.width, top: pixel.top + size.height },
      { width: size.width * 3, height: size.height * 3 },
    )
    if (!isNear || (before && Math.hypot(pixel.left - before.left, pixel.top - before.top) <= 4)) continue
    before = pixel
    pixels.push(pixel)
  }
  return pixels
}

/** A steep name takes room in small squares along its way, not in a large one around it. */
function along({ middle, angle }: Stretch, width: number, style: LabelStyle): Rectangle[] {
  const steps = Math.max(1, Math.ceil(width / style.pixels))
  return Array.from({ length: steps }, (_, index) => {
    const way = ((index + 0.5) / steps - 0.5) * width
    const at = { left: middle.left + Math.cos(angle) * way, top: middle.top + Math.sin(angle) * way }
    return around(at, style.pixels * 0.6, style.pixels * 0.6, style.gapPixels)
  })
}

const around = ({ left, top }: Pixel, halfWidth: number, halfHeight: number, gapPixels: number): Rectangle => ({
  left: left - halfWidth - gapPixels,
  right: left + halfWidth + gapPixels,
  top: top - halfHeight - gapPixels / 2,
  bottom: top + halfHeight + gapPixels / 2,
})
