import type { JsonScanner } from '../../json/json-scanner.ts'
import { type FeatureBatch, shapeType } from '../../model/feature.ts'
import type { NoteSink } from '../../notes/pending-notes.ts'
import { looseNumber } from '../../numbers/written-numbers.ts'
import { positionColumns } from '../../vocabulary/position-names.ts'

const featureMembers = ['geometry', 'properties', 'coordinates', 'geometries']

/** Whether an object with these members may be a feature or a geometry. */
export const mayBeFeature = (members: readonly string[]): boolean =>
  members.length === 0 || members.some((name) => name === 'type' || featureMembers.includes(name))

/** The members of the object the scanner stands before; it stays there. */
export function membersAhead(scanner: JsonScanner): readonly string[] {
  const start = scanner.position
  const names: string[] = []
  if (scanner.peek() === 0x7b && scanner.open(0x7b, 0x7d))
    do {
      scanner.readKey()
      names.push(scanner.stringValue())
      scanner.skipValue()
    } while (scanner.another(0x7d))
  scanner.position = start
  return names
}

/** Whether a member whose value the scanner stands before is a list of objects with a place: `{"places": [{"lat": 44.8, "lng": 20.4}]}`. */
export function isListOfPlaces(scanner: JsonScanner): boolean {
  if (scanner.peek() !== 0x5b) return false
  const start = scanner.position
  const isOpen = scanner.open(0x5b, 0x5d)
  const isOne = isOpen && PlainRows.of(membersAhead(scanner)) !== undefined
  scanner.position = start
  return isOne
}

/** Objects that are no features and say by the names of their members where they are: `[{"name": "A", "lat": 44.8, "lng": 20.4}]`. */
export class PlainRows {
  readonly #names: readonly string[]
  /** Longitude, latitude and elevation of the row being read; NaN for what it has not. */
  readonly #values = [Number.NaN, Number.NaN, Number.NaN]
  #isUnreadable = false

  /** What the first of them has for members tells; nothing where they are features, or have no place. */
  static of(members: readonly string[]): PlainRows | undefined {
    if (members.some((name) => featureMembers.includes(name))) return undefined
    const { longitude, latitude, elevation } = positionColumns(members)
    if (longitude < 0 || latitude < 0) return undefined
    return new PlainRows([members[longitude]!, members[latitude]!, members[elevation] ?? ''])
  }

  private constructor(names: readonly string[]) {
    this.#names = names
  }

  /** Whether the value the scanner stands before is a part of the position, which is then read. */
  take(name: string, scanner: JsonScanner, notes: NoteSink): boolean {
    const place = this.#names.indexOf(name)
    if (place < 0) return false
    if (!Number.isNaN(this.#values[place])) notes.add('duplicate-values-dropped', 1, { subject: name })
    const value = scanner.readValue()
    this.#values[place] =
      typeof value === 'string' ? looseNumber(value) : typeof value === 'number' ? value : Number.NaN
    if (value !== null && value !== '' && Number.isNaN(this.#values[place])) this.#isUnreadable = true
    return true
  }

  /** The position of the row that has been read to its end. */
  place(batch: FeatureBatch, notes: NoteSink): void {
    const [x, y, z] = this.#values as [number, number, number]
    if (this.#isUnreadable) notes.add('coordinates-unreadable')
    this.#values.fill(Number.NaN)
    this.#isUnreadable = false
    if (Number.isNaN(x) || Number.isNaN(y)) return
    batch.beginShape(shapeType.point)
    batch.beginPath()
    const point = batch.addPoint(x, y)
    if (!Number.isNaN(z)) batch.setZ(point, z)
  }
}
