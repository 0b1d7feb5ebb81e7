import { xOf, yOf } from './mercator.ts'
import { fill, type Picture, type Rectangle, stroke } from './paint.ts'
import type { Tile } from './tiles/decode-tile.ts'
import type { Square } from './tiles/tile.ts'
import type { Tiles } from './use-tiles.ts'

/** Sea, and on it every sheet that has come: a finer square covers the coarser. Once all has come, only the finest shapes are drawn. */
export function paintWorld(picture: Picture, { tiles, isWhole }: Tiles): void {
  const { context, size, colours } = picture
  context.fillStyle = colours.water
  context.fillRect(0, 0, size.width, size.height)
  const withShapes = tiles.filter(({ sheet }) => sheet !== 'valley')
  const finest = withShapes.at(-1)?.sheet
  for (const tile of withShapes) if (!isWhole || tile.sheet === finest) paintTile(picture, tile)
}

function paintTile(picture: Picture, tile: Tile): void {
  const { context, size, colours } = picture
  context.save()
  if (tile.square) {
    context.beginPath()
    for (const { left, top, right, bottom } of rectanglesOf(tile.square, picture))
      context.rect(left, top, right - left, bottom - top)
    context.clip()
    context.fillStyle = colours.water
    context.fillRect(0, 0, size.width, size.height)
  }
  for (const shapes of [tile.land, tile.islands]) {
    fill(picture, shapes, colours.land)
    stroke(picture, shapes, colours.coast, 0.75)
  }
  const zoom = Math.log2(picture.view.scale)
  for (const { from, shapes } of tile.rivers)
    if (from <= zoom + 0.5) stroke(picture, shapes, colours.river, Math.min(2.4, 0.7 + Math.max(0, zoom - from) * 0.22))
  fill(picture, tile.lakes, colours.water)
  stroke(picture, tile.lakes, colours.coast, 0.5)
  stroke(picture, tile.borders, colours.border, zoom < 13 ? 0.8 : 1.1)
  context.setLineDash([4, 3])
  stroke(picture, tile.disputed, colours.border, zoom < 13 ? 0.8 : 1.1)
  context.setLineDash([])
  context.restore()
}

/** Where a square lies in the picture, once for each turn of the world that is to be seen; to whole pixels, so that neighbours have no seam. */
function rectanglesOf(
  { westDegrees, southDegrees, sizeDegrees }: Square,
  { view, size, density }: Picture,
): Rectangle[] {
  const pixel = (pixels: number) => Math.round(pixels * density) / density
  const left = (x: number) => pixel((x - view.centreX) * view.scale + size.width / 2)
  const top = (latitude: number) => pixel((yOf(latitude) - view.centreY) * view.scale + size.height / 2)
  const [west, east] = [xOf(westDegrees), xOf(westDegrees + sizeDegrees)]
  const firstTurn = Math.ceil(view.centreX - size.width / view.scale / 2 - east)
  const lastTurn = Math.floor(view.centreX + size.width / view.scale / 2 - west)
  return Array.from({ length: Math.max(0, lastTurn - firstTurn + 1) }, (_, index) => ({
    left: left(west + firstTurn + index),
    right: left(east + firstTurn + index),
    top: top(southDegrees + sizeDegrees),
    bottom: top(southDegrees),
  }))
}
