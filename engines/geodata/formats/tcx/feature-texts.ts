import type { ByteWriter } from '../../bytes/byte-writer.ts'
import { type FeatureBatch, valueKind } from '../../model/feature.ts'
import type { Notes } from '../../notes/notes.ts'

/** What a course or a place on it says of itself; everything else of a feature has no place in the format. */
export interface FeatureTexts {
  readonly name: string
  readonly description: string
  readonly type: string
}

export function textsOf(batch: FeatureBatch, feature: number, notes: Notes): FeatureTexts {
  const said = { name: '', description: '', type: '' }
  for (let property = batch.firstProperty[feature]!; property < batch.firstProperty[feature + 1]!; property++) {
    const { name, role } = batch.document.fields[batch.propertyField[property]!]!
    const kind = batch.propertyKind[property]
    if (batch.propertyStart[property] === batch.propertyEnd[property] || kind === valueKind.null) continue
    const place = role === 'name' || role === 'description' ? role : name === 'type' ? name : undefined
    if (place !== undefined && said[place] === '' && kind === valueKind.text) said[place] = batch.propertyText(property)
    else notes.add('properties-dropped', 1, { subject: name })
  }
  return said
}

/** The types of the schema, `CoursePointType_t`. */
const pointTypes = [
  'Generic', 'Summit', 'Valley', 'Water', 'Food', 'Danger', 'Left', 'Right', 'Straight', 'First Aid', '4th Category',
  '3rd Category', '2nd Category', '1st Category', 'Hors Category', 'Sprint',
] // biome-ignore format: a list to read at a glance

export function pointType(type: string, notes: Notes): string {
  const known = pointTypes.find((each) => each.toLowerCase() === type.toLowerCase())
  if (known === undefined && type !== '') notes.add('properties-dropped', 1, { subject: 'type' })
  return known ?? 'Generic'
}

/** A name as long as the schema allows; a longer one stands whole in front of the notes. What has none is called `otherwise`. */
export function writeName(
  out: ByteWriter,
  { name, description }: FeatureTexts,
  longest: number,
  otherwise: string,
  notes: Notes,
): string {
  const whole = inOneLine(name)
  if (whole !== name) notes.add('blanks-dropped', 1, { subject: 'name' })
  if (inOneLine(description) !== description) notes.add('blanks-dropped', 1, { subject: 'desc' })
  const given = whole === '' ? inOneLine(otherwise) || 'Course' : whole
  const letters = Array.from(given)
  if (whole === '') notes.add('names-made-up')
  else if (letters.length > longest) notes.add('names-shortened')
  element(out, 'Name', letters.slice(0, longest).join('').trim())
  return letters.length > longest && whole !== ''
    ? [whole, inOneLine(description)].filter(Boolean).join(' ')
    : inOneLine(description)
}

/** The schema takes no line breaks, and no blanks around a text. */
const inOneLine = (text: string): string =>
  text
    .replace(/\s(?=\s)/g, '')
    .replace(/\s/g, ' ')
    .trim()

export function element(out: ByteWriter, name: string, text: string | number): void {
  if (text === '') return
  out.ascii(`<${name}>`)
  if (typeof text === 'number') out.number(text)
  else out.xmlString(text)
  out.ascii(`</${name}>`)
}
