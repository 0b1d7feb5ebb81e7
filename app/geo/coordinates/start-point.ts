import { type Pair, type Position, printAll, type SystemTexts, systemOf } from '#engines/coordinates/index.ts'

/** Berlin, television tower square. */
const berlin: Position = { latitudeDegrees: 52.520008, longitudeDegrees: 13.404954 }

/** The point a page shows before anything is typed. */
export function startPoint(pair: Pair): { readonly position: Position; readonly texts: SystemTexts } {
  const position = systemOf(pair.from).home ?? systemOf(pair.to).home ?? berlin
  return { position, texts: printAll(position) }
}
