import { type Picture, pathKind } from '#app/workers/geodata/picture-sampler.ts'

const sliceMilliseconds = 6
const strokeVertices = 1500
const paddingPixels = 16

/**
 * Draws in slices of a few milliseconds, one per frame, so that the page answers while a large picture grows. The colour is the
 * element's own; aborting leaves the rest undrawn.
 */
export function drawPicture(canvas: HTMLCanvasElement, picture: Picture, signal: AbortSignal): void {
  const scale = Math.min(2, devicePixelRatio)
  canvas.width = Math.round(canvas.clientWidth * scale)
  canvas.height = Math.round(canvas.clientHeight * scale)
  const context = canvas.getContext('2d')
  if (context === null || canvas.width === 0) return
  const colour = getComputedStyle(canvas).color
  context.strokeStyle = context.fillStyle = colour
  context.lineJoin = 'round'
  context.lineWidth = (picture.pathKinds.length > 3000 ? 0.75 : 1.5) * scale

  const steps = drawingSteps(context, picture, new Placement(canvas, picture.aspect, paddingPixels * scale), scale)
  const drawSlice = () => {
    const end = performance.now() + sliceMilliseconds
    while (!signal.aborted && performance.now() < end) if (steps.next().done) return
    if (!signal.aborted) requestAnimationFrame(drawSlice)
  }
  requestAnimationFrame(drawSlice)
}

/** Fractions of the picture's frame to pixels, with the frame as large as it fits and in the middle. */
class Placement {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number

  constructor(canvas: HTMLCanvasElement, aspect: number, padding: number) {
    const roomWidth = canvas.width - 2 * padding
    const roomHeight = canvas.height - 2 * padding
    this.width = Math.min(roomWidth, roomHeight * aspect)
    this.height = this.width / aspect
    this.left = (canvas.width - this.width) / 2
    this.top = (canvas.height - this.height) / 2
  }
}

function* drawingSteps(context: CanvasRenderingContext2D, picture: Picture, place: Placement, scale: number) {
  const { pathStarts, pathKinds, vertices, dots } = picture
  const trace = (from: number, to: number) => {
    context.moveTo(place.left + vertices[2 * from]! * place.width, place.top + vertices[2 * from + 1]! * place.height)
    for (let at = from + 1; at < to; at++)
      context.lineTo(place.left + vertices[2 * at]! * place.width, place.top + vertices[2 * at + 1]! * place.height)
  }

  context.globalAlpha = 0.14
  for (let path = 0; path < pathKinds.length; path++) {
    if (pathKinds[path] === pathKind.line) continue
    if (pathKinds[path] === pathKind.ring) context.beginPath()
    trace(pathStarts[path]!, pathStarts[path + 1]!)
    if (pathKinds[path + 1] === pathKind.innerRing) continue
    context.fill('evenodd')
    yield
  }

  context.globalAlpha = 1
  for (let path = 0; path < pathKinds.length; path++) {
    const end = pathStarts[path + 1]!
    for (let from = pathStarts[path]!; from < end - 1; from += strokeVertices) {
      context.beginPath()
      trace(from, Math.min(end, from + strokeVertices + 1))
      context.stroke()
      yield
    }
  }

  const dotRadius = (dots.length > 2000 ? 1.25 : 3) * scale
  for (let first = 0; first < dots.length; first += 400) {
    context.beginPath()
    for (let at = first; at < Math.min(dots.length, first + 400); at += 2) {
      const x = place.left + dots[at]! * place.width
      const y = place.top + dots[at + 1]! * place.height
      context.moveTo(x + dotRadius, y)
      context.arc(x, y, dotRadius, 0, 2 * Math.PI)
    }
    context.fill()
    yield
  }
}
