import { type Pair, type Position, printAll, type SystemTexts } from '#engines/coordinates/index.ts'

/** Berlin, television tower square. */
const berlin: Position = { latitudeDegrees: 52.520008, longitudeDegrees: 13.404954 }
/** London, Charing Cross: pages about the British grid would show nothing in Berlin. */
const london: Position = { latitudeDegrees: 51.50745, longitudeDegrees: -0.127827 }

/** The point a page shows before anything is typed. */
export function startPoint(pair: Pair): { readonly position: Position; readonly texts: SystemTexts } {
  const texts = printAll(berlin)
  if (texts[pair.from] !== '' && texts[pair.to] !== '') return { position: berlin, texts }
  return { position: london, texts: printAll(london) }
}
