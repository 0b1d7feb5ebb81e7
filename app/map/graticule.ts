import { m } from '#app/paraglide/messages.js'
import { metresPerPixel, xOf, yOf } from './mercator.ts'
import { type Size, type View, visibleArea } from './view.ts'

/** Steps people divide degrees by, in arc seconds. */
const stepsSeconds = [
  0.1, 0.2, 0.5, 1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1800, 3600, 7200, 18_000, 36_000, 54_000, 108_000,
]

const closestPixels = 90

export interface GraticuleLine {
  readonly axis: 'meridian' | 'parallel'
  /** Pixels from the left for a meridian, from the top for a parallel. */
  readonly at: number
  readonly label: string
  /** How many steps from zero. */
  readonly ordinal: number
}

/** Meridians and parallels with their labels, at every scale a handful. */
export function graticule(view: View, size: Size): GraticuleLine[] {
  const { westDegrees, eastDegrees, southDegrees, northDegrees } = visibleArea(view, size)
  const stepSeconds = stepsSeconds.find((step) => (step / 3600 / 360) * view.scale >= closestPixels) ?? 108_000
  const lines: GraticuleLine[] = []
  const multiples = (from: number, to: number): number[] => {
    const first = Math.ceil((from * 3600) / stepSeconds)
    const count = Math.floor((to * 3600) / stepSeconds) - first + 1
    return Array.from({ length: Math.max(0, Math.min(count, 60)) }, (_, index) => (first + index) * stepSeconds)
  }
  for (const seconds of multiples(westDegrees, eastDegrees)) {
    const at = (xOf(seconds / 3600) - view.centreX) * view.scale + size.width / 2
    lines.push({
      axis: 'meridian',
      at,
      label: longitudeLabel(wrappedSeconds(seconds), stepSeconds),
      ordinal: seconds / stepSeconds,
    })
  }
  for (const seconds of multiples(Math.max(-85, southDegrees), Math.min(85, northDegrees))) {
    const at = (yOf(seconds / 3600) - view.centreY) * view.scale + size.height / 2
    lines.push({ axis: 'parallel', at, label: latitudeLabel(seconds, stepSeconds), ordinal: seconds / stepSeconds })
  }
  return lines
}

/** The meridians that have room for their names: every second or third of them on a narrow map, the same ones while it is moved. */
export function namedMeridians(lines: readonly GraticuleLine[], widthOf: (label: string) => number): GraticuleLine[] {
  const meridians = lines.filter(({ axis }) => axis === 'meridian')
  const [first, second] = meridians
  if (!first || !second) return meridians
  const widest = Math.max(...meridians.map(({ label }) => widthOf(label)))
  const every = Math.ceil((widest + gapPixels) / (second.at - first.at))
  return meridians.filter(({ ordinal }) => ordinal % every === 0)
}

const gapPixels = 8

const turnSeconds = 360 * 3600

function wrappedSeconds(seconds: number): number {
  const wrapped = (((seconds + turnSeconds / 2) % turnSeconds) + turnSeconds) % turnSeconds
  return wrapped - turnSeconds / 2
}

function longitudeLabel(seconds: number, step: number): string {
  const angle = angleText(Math.abs(seconds), step)
  if (seconds === 0 || seconds === -turnSeconds / 2) return angle
  return seconds > 0 ? m.map_east({ angle }) : m.map_west({ angle })
}

function latitudeLabel(seconds: number, step: number): string {
  const angle = angleText(Math.abs(seconds), step)
  if (seconds === 0) return angle
  return seconds > 0 ? m.map_north({ angle }) : m.map_south({ angle })
}

/** As many parts as the step calls for: 52°, 52°30′, 52°31′12″. */
function angleText(seconds: number, step: number): string {
  const tenths = Math.round(seconds * 10)
  const degrees = Math.floor(tenths / 36_000)
  if (step % 3600 === 0) return `${degrees}°`
  const minutes = String(Math.floor(tenths / 600) % 60).padStart(2, '0')
  if (step % 60 === 0) return `${degrees}°${minutes}′`
  const rest = ((tenths % 600) / 10).toFixed(step < 1 ? 1 : 0).padStart(step < 1 ? 4 : 2, '0')
  return `${degrees}°${minutes}′${rest}″`
}

/** The longest round distance that fits the given width, at the middle of the view. */
export function scaleBar(
  latitudeDegrees: number,
  view: View,
  widestPixels: number,
): { metres: number; pixels: number } {
  const perPixel = metresPerPixel(latitudeDegrees, view.scale)
  const widest = widestPixels * perPixel
  const power = 10 ** Math.floor(Math.log10(widest))
  const metres = ([5, 2].find((factor) => factor * power <= widest) ?? 1) * power
  return { metres, pixels: metres / perPixel }
}
