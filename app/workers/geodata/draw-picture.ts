import { type Picture, pathKind } from './picture-sampler.ts'

export interface PictureLook {
  readonly widthPixels: number
  readonly heightPixels: number
  /** Device pixels per pixel of the page. */
  readonly scale: number
  readonly colour: string
}

const paddingPixels = 16

/** Areas faintly filled, then lines, then dots. */
export function drawPicture(context: OffscreenCanvasRenderingContext2D, picture: Picture, look: PictureLook): void {
  const { pathStarts, pathKinds, vertices, dots } = picture
  const place = placement(picture.aspect, look)
  context.strokeStyle = context.fillStyle = look.colour
  context.lineJoin = 'round'
  context.lineWidth = (pathKinds.length > 3000 ? 0.75 : 1.5) * look.scale

  const trace = (path: number) => {
    const from = pathStarts[path]!
    const end = pathStarts[path + 1]!
    context.moveTo(place.left + vertices[2 * from]! * place.width, place.top + vertices[2 * from + 1]! * place.height)
    for (let at = from + 1; at < end; at++)
      context.lineTo(place.left + vertices[2 * at]! * place.width, place.top + vertices[2 * at + 1]! * place.height)
  }

  context.globalAlpha = 0.14
  for (let path = 0; path < pathKinds.length; path++) {
    if (pathKinds[path] === pathKind.line) continue
    if (pathKinds[path] === pathKind.ring) context.beginPath()
    trace(path)
    if (pathKinds[path + 1] !== pathKind.innerRing) context.fill('evenodd')
  }

  context.globalAlpha = 1
  const radius = (dots.length > 2000 || pathKinds.length > 3000 ? 1.25 : 3) * look.scale
  const dot = (x: number, y: number) => {
    const left = place.left + x * place.width
    const top = place.top + y * place.height
    context.beginPath()
    context.arc(left, top, radius, 0, 2 * Math.PI)
    context.fill()
  }
  for (let path = 0; path < pathKinds.length; path++) {
    const first = pathStarts[path]!
    // A house on a map of the world would be less than a pixel: it is shown like a point.
    if (isWithin(vertices, first, pathStarts[path + 1]!, radius / place.width, radius / place.height)) {
      dot(vertices[2 * first]!, vertices[2 * first + 1]!)
      continue
    }
    context.beginPath()
    trace(path)
    context.stroke()
  }
  for (let at = 0; at < dots.length; at += 2) dot(dots[at]!, dots[at + 1]!)
}

function isWithin(vertices: Float32Array, first: number, end: number, width: number, height: number): boolean {
  for (let at = first + 1; at < end; at++)
    if (
      Math.abs(vertices[2 * at]! - vertices[2 * first]!) > width ||
      Math.abs(vertices[2 * at + 1]! - vertices[2 * first + 1]!) > height
    )
      return false
  return true
}

/** The picture's frame in pixels: as large as it fits, in the middle. */
function placement(aspect: number, { widthPixels, heightPixels, scale }: PictureLook) {
  const padding = paddingPixels * scale
  const width = Math.min(widthPixels - 2 * padding, (heightPixels - 2 * padding) * aspect)
  const height = width / aspect
  return { width, height, left: (widthPixels - width) / 2, top: (heightPixels - height) / 2 }
}
