import { homeOf, type Pair, type Position, printAll, type SystemTexts } from '#engines/coordinates/index.ts'

/** The point a page shows before anything is typed. */
export function startPoint({ from, to }: Pair): { readonly position: Position; readonly texts: SystemTexts } {
  const position = homeOf(from, to)
  return { position, texts: printAll(position) }
}
