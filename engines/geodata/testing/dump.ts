import { type GeodataInput, inputFromBytes } from '../bytes/input.ts'
import type { FormatId } from '../formats/format-metas.ts'
import { type FeatureBatch, featureKind, shapeType, valueKind } from '../model/feature.ts'
import { shapeNames } from '../model/shape-names.ts'
import { inspect } from '../pipeline/convert.ts'
import { inOneWording } from './bridge-words.ts'

/** Everything a feature stream says, as texts by aspect: two streams say the same when every aspect holds the same texts. */
export type Dump = ReadonlyMap<string, readonly string[]>

/** Reads a file with its own reader and dumps what comes out of it; in one wording, where formats of different kinds are compared. */
export async function dumpOf(
  source: Uint8Array | readonly GeodataInput[],
  from: FormatId,
  isInOneWording = false,
): Promise<Dump> {
  const inputs = source instanceof Uint8Array ? [inputFromBytes(`source.${from}`, source)] : source
  const dumper = new Dumper(isInOneWording, undefined, true)
  const result = await inspect({ inputs, from, onBatch: (batch) => dumper.add(batch) })
  // A table without a single position is no map: it says nothing.
  if (!result.ok && ['nothing_to_convert', 'no_position_columns'].includes(result.problem.code)) return new Map()
  if (!result.ok) throw new Error(`${from} cannot be read: ${JSON.stringify(result.problem)}`)
  return dumper.finish()
}

interface Path {
  readonly positions: string[]
  readonly isRing: boolean
  readonly isHole: boolean
  readonly isPoints: boolean
}

interface Feature {
  kind: string
  shapes: string[]
  paths: Path[]
  /** A set: lists beside the coordinates may say the same twice, as a line does that stands still. */
  readonly times: Set<string>
  folder: string
  style: Record<string, string | number>
  /** Of a KML style what has no word elsewhere. */
  styleParts: readonly string[]
  /** Aspect and text of everything that belongs to the feature as a whole. */
  values: [aspect: string, text: string][]
}

/** Behind the place of the feature a text is about. */
export const keyEnd = ' | '

const kindNames = Object.keys(featureKind)
const valueKindNames = Object.keys(valueKind)

export class Dumper {
  readonly #aspects = new Map<string, string[]>()
  readonly #isInOneWording: boolean
  readonly #decimals: number | undefined
  readonly #joinsCollections: boolean
  #open: Feature | undefined

  /**
   * With decimals, where positions are computed by functions whose last digit is each platform's own: sines and cosines.
   * A collection of one kind of shapes may be told as the multi shape it says the same as: KML has one element for both.
   */
  constructor(isInOneWording = false, decimals?: number, joinsCollections = false) {
    this.#isInOneWording = isInOneWording
    this.#decimals = decimals
    this.#joinsCollections = joinsCollections
  }

  add(batch: FeatureBatch): void {
    for (let feature = 0; feature < batch.featureCount; feature++) {
      const continues = feature === 0 && batch.continuesFeature
      if (!continues) this.#close()
      this.#open ??= {
        kind: kindNames[batch.kind[feature]!]!,
        shapes: [],
        paths: [],
        times: new Set(),
        folder: '',
        style: {},
        styleParts: [],
        values: [],
      }
      this.#shapes(batch, feature, this.#open, continues)
      this.#whole(batch, feature, this.#open)
    }
    if (!batch.openFeature) this.#close()
  }

  finish(): Dump {
    this.#close()
    for (const texts of this.#aspects.values()) texts.sort()
    return this.#aspects
  }

  #say(aspect: string, text: string): void {
    const texts = this.#aspects.get(aspect)
    if (texts === undefined) this.#aspects.set(aspect, [text])
    else texts.push(text)
  }

  #shapes(batch: FeatureBatch, feature: number, open: Feature, continues: boolean): void {
    let joinedEnd = 0
    for (let shape = batch.firstShape[feature]!; shape < batch.firstShape[feature + 1]!; shape++) {
      const type = batch.shape[shape]!
      const isRing = type === shapeType.polygon || type === shapeType.multiPolygon
      const isPoints = type === shapeType.point || type === shapeType.multiPoint
      const multi = this.#joinsCollections ? multiOfCollection(batch, shape) : undefined
      if (multi !== undefined) joinedEnd = batch.shapeEnd[shape]!
      if (!continues && (multi !== undefined || shape >= joinedEnd)) open.shapes.push(multi ?? shapeNames[type]!)
      for (let path = batch.firstPath[shape]!; path < batch.firstPath[shape + 1]!; path++) {
        const isContinued = continues && batch.continuesPath && path === batch.firstPath[shape]
        const own = isContinued
          ? open.paths.at(-1)!
          : { positions: [], isRing, isHole: batch.hole[path] === 1, isPoints }
        if (!isContinued) open.paths.push(own)
        this.#points(batch, batch.firstPoint[path]!, batch.firstPoint[path + 1]!, own, open.times)
      }
    }
  }

  #points(batch: FeatureBatch, first: number, end: number, path: Path, times: Set<string>): void {
    for (let point = first; point < end; point++) {
      const position = `${this.#ordinate(batch.x[point]!)} ${this.#ordinate(batch.y[point]!)}`
      path.positions.push(position)
      if (batch.hasZ && !Number.isNaN(batch.z[point]!)) this.#say('elevations', `${position} ${batch.z[point]! + 0}`)
      if (batch.hasM && !Number.isNaN(batch.m[point]!)) this.#say('measures', `${position} ${batch.m[point]! + 0}`)
      if (batch.time.has(point)) times.add(`${position} ${instant(batch.columnText(batch.time, point))}`)
      batch.channels.forEach((channel, index) => {
        if (channel.has(point))
          this.#say(`value:${batch.document.channels[index]!.name}`, `${position} ${batch.columnText(channel, point)}`)
      })
    }
  }

  #ordinate(value: number): number {
    return (this.#decimals === undefined ? value : Number(value.toFixed(this.#decimals))) + 0
  }

  #whole(batch: FeatureBatch, feature: number, open: Feature): void {
    const { folders, styles, fields } = batch.document
    for (let at = batch.folder[feature]!; at > 0; at = folders[at - 1]!.parent)
      open.folder = `/${folders[at - 1]!.name}${open.folder}`
    const style = batch.style[feature]!
    if (style > 0) {
      const { xml: _, id: __, otherParts = [], ...look } = styles[style - 1]!
      open.style = look
      open.styleParts = otherParts
    }
    for (let property = batch.firstProperty[feature]!; property < batch.firstProperty[feature + 1]!; property++) {
      const { name, role } = fields[batch.propertyField[property]!]!
      const kind = batch.propertyKind[property]!
      const aspect = role === 'id' ? 'id' : `property:${name}`
      open.values.push([aspect, `${valueKindNames[kind]} ${canonicalValue(kind, batch.propertyText(property))}`])
    }
  }

  #reword(feature: Feature): void {
    const positions = feature.paths.flatMap((path) => path.positions)
    const said = inOneWording(feature.values, positions.length, {
      ...feature,
      isLine: feature.shapes[0]?.endsWith('LineString') ?? false,
      hasPoints: hasPoints(feature),
      pointTexts: [],
      values: [],
    })
    Object.assign(feature, { kind: said.kind, folder: said.folder, style: said.style, values: said.values })
    for (const [aspect, point, text] of said.pointTexts) {
      const line = `${positions[point]} ${aspect === 'times' ? instant(text) : text}`
      if (aspect !== 'times') this.#say(aspect, line)
      // KML says the time of a Placemark, and so of its point.
      else feature.times.add(line)
    }
  }

  #close(): void {
    const feature = this.#open
    if (feature === undefined) return
    this.#open = undefined
    if (this.#isInOneWording) this.#reword(feature)
    for (const time of feature.times) this.#say('times', time)
    const paths = feature.paths.flatMap((path) =>
      this.#joinsCollections && path.isPoints ? path.positions : [canonicalPath(path)],
    )
    // What a feature says is bound to its place: values that change places are seen.
    const key = feature.paths[0]?.positions.toSorted()[0] ?? 'nowhere'
    const about = (aspect: string, text: string) => this.#say(aspect, `${key}${keyEnd}${text}`)
    about('features', '')
    about('kinds', feature.kind)
    about('geometry types', feature.shapes.join(' '))
    for (const path of paths) about('paths', path)
    for (const { positions } of feature.paths) for (const position of positions) this.#say('positions', position)
    if (feature.folder !== '') about('folders', feature.folder)
    // A line has no icon, and no text beside one.
    const isPlaced = hasPoints(feature)
    if (!isPlaced) delete feature.style.iconHref
    for (const part of feature.styleParts) if (isPlaced || part === 'BalloonStyle') about(`style part:${part}`, 'there')
    if (Object.keys(feature.style).length > 0)
      about('styles', JSON.stringify(feature.style, Object.keys(feature.style).sort()))
    for (const [aspect, text] of feature.values) about(aspect, text)
  }
}

/** The multi shape that says the same as a collection of one kind of shapes. */
function multiOfCollection(batch: FeatureBatch, shape: number): string | undefined {
  if (batch.shape[shape] !== shapeType.collection) return undefined
  const kinds = new Set(batch.shape.subarray(shape + 1, batch.shapeEnd[shape]!))
  const [kind = shapeType.collection] = kinds
  const isSimple = kind === shapeType.point || kind === shapeType.line || kind === shapeType.polygon
  return kinds.size === 1 && isSimple ? `Multi${shapeNames[kind]!}` : undefined
}

const hasPoints = ({ shapes }: Feature): boolean => shapes.some((shape) => shape.endsWith('Point'))

/** Where a ring begins and which way it runs is its format's choice. */
function canonicalPath({ positions, isRing, isHole }: Path): string {
  if (!isRing) return positions.join(', ')
  const corners = positions.slice(0, positions.length > 1 && positions[0] === positions.at(-1) ? -1 : undefined)
  const turned = (list: readonly string[]) =>
    list.map((_, at) => [...list.slice(at), ...list.slice(0, at)].join(', ')).sort()[0] ?? ''
  return `${isHole ? 'hole' : 'ring'} ${[turned(corners), turned(corners.toReversed())].sort()[0]}`
}

function canonicalValue(kind: number, text: string): string {
  if (kind === valueKind.integer || kind === valueKind.real) {
    const number = Number(text)
    // A whole number beyond what a double holds is compared digit by digit.
    return /^-?\d+$/.test(text) && !Number.isSafeInteger(number) ? text : String(number + 0)
  }
  if (kind === valueKind.json) return JSON.stringify(JSON.parse(text))
  // Where a prefix is declared says nothing about what it stands for.
  if (kind === valueKind.xml) return text.replace(/ xmlns:[\w.-]+="[^"]*"/g, '')
  return kind === valueKind.dateTime ? instant(text) : JSON.stringify(text)
}

/** Two ways of writing one instant are one; a text that is none stands for itself. */
export function instant(text: string): string {
  const milliseconds = Date.parse(text)
  return Number.isNaN(milliseconds) ? text : new Date(milliseconds).toISOString()
}
