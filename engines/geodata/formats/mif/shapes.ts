import { type FeatureBatch, type ShapeType, shapeType, valueKind } from '../../model/feature.ts'
import { nestRings } from '../../model/nest-rings.ts'

/** Points of one path, x and y in turn. */
export type Path = readonly number[]

/** A full ellipse is drawn with so many corners. */
const cornersOfEllipse = 72

/** One object of the map, as its lines come: what kind it is, and its paths. */
export class MapObject {
  readonly #parts: { readonly type: ShapeType; readonly paths: number[][] }[] = []
  isCollection = false
  #path: number[] | undefined
  #pointsLeft = 0
  #pathsLeft = 0
  #onEllipse: Path | undefined
  #wantsCorner = false
  /** What a text object says. */
  text = ''

  /** Whether the next line belongs to the path or the list of paths begun before. */
  get isWaiting(): boolean {
    return this.#pointsLeft > 0 || this.#pathsLeft > 0 || this.#onEllipse !== undefined || this.#wantsCorner
  }

  get isEmpty(): boolean {
    return this.#parts.length === 0
  }

  begin(type: ShapeType): void {
    this.#parts.push({ type, paths: [] })
  }

  /** So many paths follow, each with its number of points in front. */
  expectPaths(count: number): void {
    this.#pathsLeft = count
  }

  expectPoints(count: number): void {
    this.#path = []
    this.#parts.at(-1)!.paths.push(this.#path)
    this.#pointsLeft = count
  }

  addPath(path: Path): void {
    this.#parts.at(-1)!.paths.push([...path])
  }

  /** An arc is a part of this ellipse; its angles stand on the next line. */
  expectAngles(box: Path): void {
    this.#onEllipse = box
  }

  /** A text stands in a box, of which the first corner is its place. */
  expectCorner(): void {
    this.#wantsCorner = true
  }

  /** A line of numbers. False where they are not what was expected. */
  take(numbers: readonly number[]): boolean {
    if (numbers.some((number) => !Number.isFinite(number))) return false
    if (this.#wantsCorner) {
      this.#wantsCorner = false
      this.addPath(numbers.slice(0, 2))
      return numbers.length >= 2
    }
    if (this.#onEllipse) {
      this.addPath(ellipse(this.#onEllipse, numbers[0] ?? 0, numbers[1] ?? 360))
      this.#onEllipse = undefined
      return true
    }
    if (this.#pointsLeft > 0) {
      if (numbers.length < 2) return false
      this.#path!.push(numbers[0]!, numbers[1]!)
      this.#pointsLeft--
      return true
    }
    this.#pathsLeft--
    this.expectPoints(numbers[0]!)
    return Number.isSafeInteger(numbers[0]) && numbers[0]! >= 0
  }

  writeTo(batch: FeatureBatch): void {
    if (this.text !== '') batch.addStringProperty(batch.document.field('text'), valueKind.text, this.text)
    const parts = this.#parts.filter(({ paths }) => paths.some((path) => path.length > 0))
    const collection = this.isCollection && parts.length > 0 ? batch.beginShape(shapeType.collection) : -1
    for (const { type, paths } of parts) write(batch, type, paths)
    if (collection >= 0) batch.endCollection(collection)
  }
}

/** A box from corner to corner as the ring around it. */
export const rectangle = ([x1, y1, x2, y2]: readonly [number, number, number, number]): Path => [
  x1, y1, x2, y1, x2, y2, x1, y2, x1, y1,
] // biome-ignore format: corner by corner

/** The ellipse in a box, or its part between two angles in degrees, counter-clockwise from the east. */
export function ellipse([x1 = 0, y1 = 0, x2 = 0, y2 = 0]: Path, from = 0, to = 360): Path {
  const sweep = to > from ? to - from : to + 360 - from
  const steps = Math.max(2, Math.ceil((cornersOfEllipse * sweep) / 360))
  const [middleX, middleY] = [(x1 + x2) / 2, (y1 + y2) / 2]
  const path = Array.from({ length: steps + 1 }, (_, step) => {
    // The end is the beginning, to the last digit.
    const angle = ((from + (sweep === 360 && step === steps ? 0 : (sweep * step) / steps)) * Math.PI) / 180
    return [middleX + (Math.abs(x2 - x1) / 2) * Math.cos(angle), middleY + (Math.abs(y2 - y1) / 2) * Math.sin(angle)]
  })
  return path.flat()
}

function write(batch: FeatureBatch, type: ShapeType, paths: readonly Path[]): void {
  if (type === shapeType.polygon) writeRegion(batch, paths)
  else {
    const isMulti = type === shapeType.line && paths.length > 1
    batch.beginShape(isMulti ? shapeType.multiLine : type)
    for (const path of paths) addPath(batch, path)
  }
}

function addPath(batch: FeatureBatch, path: Path, isHole = false): void {
  batch.beginPath(isHole)
  for (let at = 0; at < path.length; at += 2) batch.addPoint(path[at]!, path[at + 1]!)
}

/** Rings of a region stand side by side: one within another is a hole, one within that an area again. */
function writeRegion(batch: FeatureBatch, paths: readonly Path[]): void {
  const rings = nestRings(paths.filter((path) => path.length >= 6).map(corners))
  if (rings.length === 0) return
  const isMulti = rings.filter(({ isHole }) => !isHole).length > 1
  batch.beginShape(isMulti ? shapeType.multiPolygon : shapeType.polygon)
  for (const { ring, isHole } of rings) addPath(batch, ring.flat(), isHole)
}

/** The points of a path, the first once more at its end. */
function corners(path: Path): [x: number, y: number][] {
  const points = Array.from({ length: path.length / 2 }, (_, at): [number, number] => [
    path[2 * at]!,
    path[2 * at + 1]!,
  ])
  const [first, last] = [points[0]!, points.at(-1)!]
  return first[0] === last[0] && first[1] === last[1] ? points : [...points, first]
}
