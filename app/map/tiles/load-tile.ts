import { decodedTile, type Tile } from './decode-tile.ts'
import list from './list.json'
import { squareList } from './squares.ts'
import type { TileFile } from './tile.ts'

/** The squares of each sheet that have a file. */
export const squares = {
  region: squareList(list.region.split(' ')),
  country: squareList(list.country.split(' ')),
  valley: squareList(list.valley.split(' ')),
}

const known = new Map<string, Promise<Tile>>()
let again = ''

/** A script of ours and not a request for data: the page's policy lets scripts of ours load and nothing connect. Once for all maps of a visit. */
export function loadTile(name: string): Promise<Tile> {
  const before = known.get(name)
  if (before) return before
  const address = `/assets/map-${list.version}/${name}.js${again}`
  const tile = import(/* @vite-ignore */ address).then(({ default: file }: { default: TileFile }) =>
    decodedTile(name, file),
  )
  known.set(name, tile)
  tile.catch(() => {
    known.delete(name)
    // A browser remembers under which address nothing came.
    again = `?${Date.now()}`
  })
  return tile
}
