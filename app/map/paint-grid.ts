import { gridPicture, type Position, type UtmZoneCell, zoneCellsWithin } from '#engines/coordinates/index.ts'
import { graticule, namedMeridians } from './graticule.ts'
import { xOf, yOf } from './mercator.ts'
import type { Picture } from './paint.ts'
import { visibleArea } from './view.ts'

export function paintGraticule({ context, view, size, colours }: Picture): void {
  context.strokeStyle = colours.graticule
  context.lineWidth = 0.75
  context.beginPath()
  for (const { axis, at } of graticule(view, size)) {
    context.moveTo(axis === 'meridian' ? at : 0, axis === 'meridian' ? 0 : at)
    context.lineTo(axis === 'meridian' ? at : size.width, axis === 'meridian' ? size.height : at)
  }
  context.stroke()
}

/** Of meridians and parallels along the top and the left edge of what is to be seen: they stay there while the picture moves. */
export function nameGraticule(picture: Picture): void {
  const { context, view, size, colours } = picture
  const lines = graticule(view, size)
  context.clearRect(0, 0, size.width, size.height)
  context.font = labelFont(11)
  for (const { at, label } of namedMeridians(lines, (text) => context.measureText(text).width))
    write(picture, label, at + 3, 12, colours.label)
  for (const { axis, at, label } of lines)
    if (axis === 'parallel' && at > 24) write(picture, label, 4, at - 3, colours.label)
}

/** Narrower zones are only stripes. */
const narrowestZonePixels = 28
const smallestSquarePixels = 76
const squareSteps = [10, 100, 1000, 10_000, 100_000]

/** UTM zones as they are, with their exceptions, and the squares of the military grid that suit the scale. */
export function paintZones(picture: Picture): void {
  const { context, view, size, colours } = picture
  if ((6 / 360) * view.scale < narrowestZonePixels) return
  const area = visibleArea(view, size)
  const cells = zoneCellsWithin(area)
  context.save()
  context.strokeStyle = colours.grid
  context.globalAlpha = 0.55
  context.lineWidth = 1
  context.beginPath()
  for (const cell of cells) traceCell(picture, cell)
  context.stroke()
  context.restore()
  const step = squareSteps.find((metres) => metres / area.metresPerPixel >= smallestSquarePixels)
  if (step !== undefined) paintSquares(picture, step)
  for (const cell of cells) nameCell(picture, cell)
}

/** In the corner of what is to be seen of the cell, where there is room for a name. */
function nameCell(picture: Picture, cell: UtmZoneCell): void {
  const northWest = pixelAt(picture, { latitudeDegrees: cell.northDegrees, longitudeDegrees: cell.westDegrees })
  const southEast = pixelAt(picture, { latitudeDegrees: cell.southDegrees, longitudeDegrees: cell.eastDegrees })
  const left = Math.max(northWest.left, edgePixels.left)
  const top = Math.max(northWest.top, edgePixels.top)
  const right = Math.min(southEast.left, picture.size.width)
  const bottom = Math.min(southEast.top, picture.size.height)
  if (right - left < 34 || bottom - top < 22) return
  write(picture, `${cell.zone}${cell.band}`, left + 4, top + 14, picture.colours.grid, 12)
}

/** Left free for the names of parallels and meridians. */
const edgePixels = { left: 60, top: 18 }

function paintSquares(picture: Picture, step: number): void {
  const { context, view, size, colours } = picture
  const { lines, labels } = gridPicture(visibleArea(view, size), step)
  context.save()
  context.strokeStyle = colours.grid
  context.globalAlpha = 0.45
  context.lineWidth = 0.75
  context.beginPath()
  for (const line of lines)
    line.forEach((position, index) => {
      const { left, top } = pixelAt(picture, position)
      if (index === 0) context.moveTo(left, top)
      else context.lineTo(left, top)
    })
  context.stroke()
  context.restore()
  context.textAlign = 'center'
  for (const { position, name } of labels) {
    const { left, top } = pixelAt(picture, position)
    write(picture, name, left, top + 4, colours.grid)
  }
  context.textAlign = 'start'
}

function traceCell(picture: Picture, { westDegrees, eastDegrees, southDegrees, northDegrees }: UtmZoneCell): void {
  const northWest = pixelAt(picture, { latitudeDegrees: northDegrees, longitudeDegrees: westDegrees })
  const southEast = pixelAt(picture, { latitudeDegrees: southDegrees, longitudeDegrees: eastDegrees })
  picture.context.rect(northWest.left, northWest.top, southEast.left - northWest.left, southEast.top - northWest.top)
}

/** Not folded into the nearest copy of the world: what is drawn here comes with longitudes of its own turn. */
function pixelAt({ view, size }: Picture, { latitudeDegrees, longitudeDegrees }: Position) {
  return {
    left: (xOf(longitudeDegrees) - view.centreX) * view.scale + size.width / 2,
    top: (yOf(latitudeDegrees) - view.centreY) * view.scale + size.height / 2,
  }
}

const labelFont = (pixels: number): string => `600 ${pixels}px Inter, system-ui, sans-serif`

function write(
  { context, colours }: Picture,
  text: string,
  left: number,
  top: number,
  colour: string,
  pixels = 11,
): void {
  context.font = labelFont(pixels)
  context.lineJoin = 'round'
  context.lineWidth = 3
  context.strokeStyle = colours.halo
  context.strokeText(text, left, top)
  context.fillStyle = colour
  context.fillText(text, left, top)
}
