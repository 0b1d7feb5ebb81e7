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
  for (let path = 0; path < pathKinds.length; path++) {
    context.beginPath()
    trace(path)
    context.stroke()
  }

  const radius = (dots.length > 2000 ? 1.25 : 3) * look.scale
  context.beginPath()
  for (let at = 0; at < dots.length; at += 2) {
    const x = place.left + dots[at]! * place.width
    const y = place.top + dots[at + 1]! * place.height
    context.moveTo(x + radius, y)
    context.arc(x, y, radius, 0, 2 * Math.PI)
  }
  context.fill()
}

/** The picture's frame in pixels: as large as it fits, in the middle. */
function placement(aspect: number, { widthPixels, heightPixels, scale }: PictureLook) {
  const padding = paddingPixels * scale
  const width = Math.min(widthPixels - 2 * padding, (heightPixels - 2 * padding) * aspect)
  const height = width / aspect
  return { width, height, left: (widthPixels - width) / 2, top: (heightPixels - height) / 2 }
}
