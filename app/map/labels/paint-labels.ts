import { m } from '#app/paraglide/messages.js'
import type { Language } from '#engines/core/index.ts'
import { type MapMark, markLetters, roomOf } from '../marks-overlay.tsx'
import type { Picture } from '../paint.ts'
import type { Label } from '../tiles/decode-tile.ts'
import { type LabelText, labelCandidates } from './label-candidates.ts'
import type { LabelStyle } from './label-style.ts'
import { placeLabels } from './place-labels.ts'

const order: Readonly<Partial<Record<Language, number>>> = { en: 0, ru: 1, sr: 2 }

/** In the language; where it has no name of its own, the one before. The mark of a name made by a rule is for the data alone. */
export const nameOf = ({ names }: Label, language: Language): string =>
  (names[Math.min(order[language] ?? 0, names.length - 1)] ?? '').replace(/^~/, '')

/** What is written in a picture: as many names as there is calm room for. */
const pixelsPerLabel = 9_000

/** Names of countries, places, seas, rivers and peaks, where nothing else is written. Says what it wrote. */
export function paintLabels(
  picture: Picture,
  labels: readonly Label[],
  language: Language,
  marks: readonly MapMark[],
): readonly Label[] {
  const { context, view, size } = picture
  context.clearRect(0, 0, size.width, size.height)
  const face = getComputedStyle(context.canvas).fontFamily
  const widthOf = (text: string, style: Lettering) => {
    context.font = fontOf(style, face)
    return context.measureText(text).width
  }
  const wording = { nameOf: (label: Label) => textOf(label, language), widthOf }
  const candidates = labelCandidates(labels, view, size, wording)
  const taken = marks.map((mark) => roomOf(mark, view, size, (text) => widthOf(text, markLetters)))
  const placed = placeLabels(candidates, taken, Math.ceil((size.width * size.height) / pixelsPerLabel))
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.lineJoin = 'round'
  for (const { content, choice } of placed) write(picture, content, choice, face)
  return placed.map(({ content: { label } }) => label)
}

const textOf = (label: Label, language: Language): string =>
  label.kind === 'peak'
    ? `${nameOf(label, language)} ${m.map_metres({ distance: String(label.more) })}`
    : nameOf(label, language)

type Lettering = Pick<LabelStyle, 'isItalic' | 'weight' | 'pixels'>

const fontOf = ({ isItalic, weight, pixels }: Lettering, face: string): string =>
  `${isItalic ? 'italic ' : ''}${weight} ${pixels}px ${face}`

function write(
  { context, colours, density }: Picture,
  { label, style, lines, dot, spots }: LabelText,
  choice: number,
  face: string,
): void {
  const { middle, angle } = spots[choice]!
  if (dot) mark(context, label, dot, colours[style.colour], colours.nameHalo)
  context.font = fontOf(style, face)
  context.strokeStyle = colours.nameHalo
  context.lineWidth = 3
  context.fillStyle = colours[style.colour]
  context.translate(middle.left, middle.top)
  context.rotate(angle)
  for (const [index, line] of lines.entries()) {
    const top = (index - (lines.length - 1) / 2) * style.pixels * 1.2
    context.strokeText(line, 0, top)
    context.fillText(line, 0, top)
  }
  context.setTransform(density, 0, 0, density, 0, 0)
}

/** A dot for a place, a ring in it for a capital, a triangle for a peak. */
function mark(
  context: CanvasRenderingContext2D,
  { kind }: Label,
  { left, top }: { left: number; top: number },
  colour: string,
  halo: string,
): void {
  context.beginPath()
  if (kind === 'peak') {
    context.moveTo(left, top - 4)
    context.lineTo(left + 4, top + 3)
    context.lineTo(left - 4, top + 3)
    context.closePath()
  } else context.arc(left, top, kind === 'capital' ? 3.5 : 2.25, 0, 2 * Math.PI)
  context.lineWidth = 2.5
  context.strokeStyle = halo
  context.stroke()
  context.fillStyle = colour
  context.fill()
  if (kind !== 'capital') return
  context.beginPath()
  context.arc(left, top, 1.5, 0, 2 * Math.PI)
  context.fillStyle = halo
  context.fill()
}
