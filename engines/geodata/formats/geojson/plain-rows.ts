import type { JsonScanner } from '../../json/json-scanner.ts'
import { type FeatureBatch, shapeType } from '../../model/feature.ts'
import type { NoteSink } from '../../notes/pending-notes.ts'
import { looseNumber } from '../../numbers/written-numbers.ts'
import { holdsOnlyPlace, isFeature, type PlacePath, placePaths, valueAt } from './place-paths.ts'

const featureMembers = ['geometry', 'properties', 'coordinates', 'geometries']

/** Whether an object with these members may be a feature or a geometry. */
export const mayBeFeature = (members: readonly string[]): boolean =>
  members.length === 0 || members.some((name) => name === 'type' || featureMembers.includes(name))

/** The same of an object within a document of another kind: more things have a type. */
export const isLikeFeature = (members: readonly string[]): boolean =>
  members.some((name) => name === 'features' || (name !== 'properties' && featureMembers.includes(name)))

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

/** An object that is no list and holds none: it is a row itself. */
export const rowAlone = (value: unknown): PlainRows | undefined =>
  holdsPlaces(value) ? undefined : PlainRows.of(value, true)

/** Whether a list with places lies anywhere in a value. */
function holdsPlaces(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (Array.isArray(value) && (isFeature(value[0]) || placePaths(value[0], 1) !== undefined)) return true
  return Object.values(value).some(holdsPlaces)
}

/** A first object longer than this is not looked into for a place. */
const longestRow = 1 << 20

/** The value the scanner stands before, where it is not too long to be a row; it stays there. */
export function rowAhead(scanner: JsonScanner): unknown {
  const start = scanner.position
  scanner.skipValue()
  const isShort = scanner.position - start <= longestRow
  scanner.position = start
  if (!isShort) return undefined
  const value = scanner.readValue()
  scanner.position = start
  return value
}

/**
 * Objects that are no features and say by the names of their members where they are: `[{"name": "A", "lat": 44.8, "lng": 20.4}]`, or in a
 * member of theirs: `"location": {"lat": 44.8, "lng": 20.4}`.
 */
export class PlainRows {
  readonly #paths: readonly (PlacePath | undefined)[]
  /** Longitude, latitude and elevation of the row being read; NaN for what it has not. */
  readonly #values = [Number.NaN, Number.NaN, Number.NaN]
  #isUnreadable = false

  /** What the first of them is tells; nothing where they are features, or have no place. */
  static of(row: unknown, isWithin = false): PlainRows | undefined {
    const found = placePaths(row, isWithin ? 1 : 0)
    return found && new PlainRows(found)
  }

  private constructor(paths: readonly (PlacePath | undefined)[]) {
    this.#paths = paths
  }

  /** Whether the value the scanner stands before is a part of the position and nothing else; what it tells of it is read. */
  take(name: string, scanner: JsonScanner, notes: NoteSink): boolean {
    if (!this.#paths.some((path) => path?.[0] === name)) return false
    const start = scanner.position
    const value = scanner.readValue()
    this.#paths.forEach((path, place) => {
      if (path?.[0] === name) this.#set(place, valueAt(value, path.slice(1)), name, notes)
    })
    const isAll = holdsOnlyPlace(value)
    if (!isAll) scanner.position = start
    return isAll
  }

  #set(place: number, value: unknown, name: string, notes: NoteSink): void {
    if (!Number.isNaN(this.#values[place])) notes.add('duplicate-values-dropped', 1, { subject: name })
    this.#values[place] =
      typeof value === 'string' ? looseNumber(value) : typeof value === 'number' ? value : Number.NaN
    if (value !== undefined && value !== null && value !== '' && Number.isNaN(this.#values[place]))
      this.#isUnreadable = true
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
