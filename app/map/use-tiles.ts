import { useEffect, useMemo, useState } from 'react'
import type { Tile } from './tiles/decode-tile.ts'
import { loadTile, squares } from './tiles/load-tile.ts'
import { sheetsFor } from './tiles/squares.ts'
import { type Size, type View, visibleArea } from './view.ts'

export interface Tiles {
  /** What has come of what the view needs, the coarsest sheet first. */
  readonly tiles: readonly Tile[]
  /** All of it has come, or is known not to come. */
  readonly isWhole: boolean
}

/** How much more than the box is asked for: what is near is named, and there when the hand moves. */
const surroundings = 1.6

/** Files that come together are drawn together. */
const gatherMilliseconds = 50

export function useTiles(view: View, size: Size): Tiles {
  const needed = useMemo(() => namesFor(view, size).join(' '), [view, size])
  const [come, setCome] = useState<ReadonlyMap<string, Tile | undefined>>(new Map())
  useEffect(() => {
    const arrived = new Map<string, Tile | undefined>()
    let timer: ReturnType<typeof setTimeout> | undefined
    const gather = (name: string, tile: Tile | undefined) => {
      arrived.set(name, tile)
      timer ??= setTimeout(() => {
        timer = undefined
        const now = new Map(arrived)
        arrived.clear()
        setCome((before) => ([...now.keys()].every((name) => before.has(name)) ? before : new Map([...before, ...now])))
      }, gatherMilliseconds)
    }
    for (const name of needed.split(' '))
      loadTile(name).then(
        (tile) => gather(name, tile),
        (error: unknown) => {
          console.warn('A part of the map did not load:', error)
          gather(name, undefined)
        },
      )
    return () => clearTimeout(timer)
  }, [needed])
  return useMemo(() => {
    const names = needed.split(' ')
    return { tiles: names.flatMap((name) => come.get(name) ?? []), isWhole: names.every((name) => come.has(name)) }
  }, [needed, come])
}

function namesFor(view: View, size: Size): string[] {
  const area = visibleArea(view, { width: size.width * surroundings, height: size.height * surroundings })
  return sheetsFor(view.scale).flatMap((sheet) =>
    sheet === 'world' ? [sheet] : squares[sheet].within(area).map((square) => `${sheet}-${square}`),
  )
}
