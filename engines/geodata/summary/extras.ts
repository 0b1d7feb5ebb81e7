import { isMapName } from '../formats/map-names.ts'
import type { DocumentInfo, Style } from '../model/document.ts'
import { type FeatureBatch, featureKind, shapeType, valueKind } from '../model/feature.ts'
import { countLinePoints, countMeasures } from '../model/point-counts.ts'
import { displaySettings } from '../vocabulary/display-settings.ts'
import { folderOfKind } from '../vocabulary/folder-names.ts'
import { listsProperty } from '../vocabulary/list-names.ts'
import { metadataNames } from '../vocabulary/metadata-names.ts'
import { isStyleValue, simpleStyleNames, simpleStyleOf, wordlessParts } from '../vocabulary/simple-style.ts'
import { widestTableText } from '../vocabulary/table-limits.ts'

/** Counts of the things that only some targets have room for; those that do not occur are left out. */
export type Extras = Readonly<Partial<Record<Extra, number>>>

type Extra =
  | 'measures'
  /** Points of lines with a time; the time of a single point is written as a property where there is no other place. */
  | 'line-times'
  /** Features with times, or other values, of points in lists beside the coordinates. */
  | 'listed-times'
  | 'listed-values'
  /** Name of the whole document. */
  | 'title'
  /** Other texts about it. */
  | 'metadata'
  /** Those of them that few formats have an element for. */
  | 'uncommon-metadata'
  | 'images'
  | 'styles'
  /** Styles of features that simplestyle has no words for (icons, labels). */
  | 'other-styles'
  /** Those that a colour of the line does not tell: of points, and without such a colour. */
  | 'styles-beside-lines'
  /** How a feature is shown: above the ground, hidden, in an order. */
  | 'display-settings'
  /** Of more bytes than a table of fixed columns takes. */
  | 'long-texts'
  /** Features without geometry, or with an empty one. */
  | 'without-place'
  /** Those of them that are routes or tracks. */
  | 'empty-tracks'
  /** Folders or layers with more than one kind of geometry. */
  | 'mixed-layers'
  /** Folders that say more than which features are waypoints, routes and tracks. */
  | 'own-folders'
  | 'described-folders'

const kindFolders: ReadonlySet<string> = new Set(Object.values(folderOfKind))

/** Kinds of geometry that some formats keep apart, as bits. */
const kindBit = { point: 1, line: 2, area: 4, multiPoint: 8 } as const
const kindBits: Readonly<Record<number, number>> = {
  [shapeType.point]: kindBit.point,
  [shapeType.line]: kindBit.line,
  [shapeType.polygon]: kindBit.area,
  [shapeType.multiPoint]: kindBit.multiPoint,
  [shapeType.multiLine]: kindBit.line,
  [shapeType.multiPolygon]: kindBit.area,
}

/** Counts them while batches go by. */
export class ExtrasTally {
  readonly #counts = new Map<Extra, number>()
  readonly #kinds: number[] = []
  /** By index of the field. */
  readonly #meanings: (number | undefined)[] = []

  add(batch: FeatureBatch): void {
    this.#addFeatures(batch)
    if (batch.hasM) this.#count('measures', countMeasures(batch))
    if (batch.time.used) this.#count('line-times', countLinePoints(batch, batch.time))
  }

  /** May be asked again while more batches come. */
  summary(document: DocumentInfo | undefined): Extras {
    const { metadata, resources, folders } = document ?? {
      metadata: new Map<string, string>(),
      resources: [],
      folders: [],
    }
    const title = metadata.has('name') ? 1 : 0
    const ofWhole: Extras = {
      title,
      metadata: metadata.size - title,
      'uncommon-metadata': [...metadata.keys()].filter((name) => !metadataNames.has(name)).length,
      images: resources.filter(({ path }) => !isMapName(path)).length,
      'own-folders': folders.filter(({ name }) => !kindFolders.has(name)).length,
      'described-folders': folders.filter(({ description }) => description !== undefined).length,
      'mixed-layers': this.#kinds.filter((kinds) => (kinds & (kinds - 1)) !== 0).length,
    }
    return Object.fromEntries([...this.#counts, ...Object.entries(ofWhole).filter(([, count]) => count > 0)])
  }

  #count(extra: Extra, count: number): void {
    if (count > 0) this.#counts.set(extra, (this.#counts.get(extra) ?? 0) + count)
  }

  #addFeatures(batch: FeatureBatch): void {
    for (let feature = batch.continuesFeature ? 1 : 0; feature < batch.featureCount; feature++) {
      const first = batch.firstShape[feature]!
      const folder = batch.folder[feature]!
      const type = first < batch.firstShape[feature + 1]! ? batch.shape[first]! : 0
      this.#kinds[folder] = (this.#kinds[folder] ?? 0) | (kindBits[type] ?? 0)
      if (isEmpty(batch, feature)) {
        this.#count('without-place', 1)
        if (batch.kind[feature]! >= featureKind.route) this.#count('empty-tracks', 1)
      }
      const seen = this.#addProperties(batch, feature, type)
      this.#addStyle(batch, feature, type === shapeType.point || type === shapeType.multiPoint, seen)
    }
  }

  #addStyle(batch: FeatureBatch, feature: number, isPoint: boolean, seen: number): void {
    const index = batch.style[feature]!
    const style = index > 0 ? batch.document.styles[index - 1]! : undefined
    if (style !== undefined) this.#count('styles', 1)
    if (style !== undefined && !isInWords(style, batch.hasPoints(feature))) this.#count('other-styles', 1)
    const isStyled = style !== undefined || (seen & meaning.style) !== 0
    const isColoured = style?.lineColor !== undefined || (seen & meaning.stroke) !== 0
    const isWhole = style === undefined || wordlessParts(style, false).length === 0
    if (isStyled && (isPoint || !isColoured || !isWhole)) this.#count('styles-beside-lines', 1)
  }

  /** Returns what the feature's fields mean. */
  #addProperties(batch: FeatureBatch, feature: number, type: number): number {
    const { propertyStart, propertyEnd, propertyField } = batch
    const end = batch.firstProperty[feature + 1]!
    let seen = 0
    for (let property = batch.firstProperty[feature]!; property < end; property++) {
      const length = propertyEnd[property]! - propertyStart[property]!
      if (length > widestTableText) this.#count('long-texts', 1)
      const field = propertyField[property]!
      this.#meanings[field] ??= meaningOf(batch.document, field)
      const found = this.#meanings[field]!
      if (found === 0 || length === 0) continue
      if (found & meaning.style && !isStyleOf(batch, property)) continue
      seen |= found
      if (found === meaning.setting && isSet(batch, property)) this.#count('display-settings', 1)
      if (found === meaning.lists && kindBits[type] === kindBit.line) this.#addLists(batch, property)
    }
    return seen
  }

  #addLists(batch: FeatureBatch, property: number): void {
    if (this.#counts.has('listed-times') && this.#counts.has('listed-values')) return
    const { name } = batch.document.fields[batch.propertyField[property]!]!
    const text = batch.propertyText(property)
    const lists =
      name === listsProperty ? Array.from(text.matchAll(/"([^"]+)"\s*:\s*\[/g), ([, list]) => list!) : [name]
    for (const list of lists) this.#count(/^(?:coordT|t)imes?$/.test(list) ? 'listed-times' : 'listed-values', 1)
  }
}

/** What fields mean here, as bits. */
const meaning = { setting: 1, style: 2, stroke: 4, lists: 8 } as const

function meaningOf({ fields }: DocumentInfo, index: number): number {
  const { role, name } = fields[index]!
  if (role === 'altitude-mode') return name === 'tessellate' ? 0 : meaning.setting
  if (role === 'element') return displaySettings.has(name) ? meaning.setting : 0
  if (role === 'style') return meaning.style
  if (role !== undefined) return 0
  if (simpleStyleNames.has(name)) return name === 'stroke' ? meaning.style | meaning.stroke : meaning.style
  return name === listsProperty || name === 'coordTimes' || name === 'heartRates' ? meaning.lists : 0
}

const isInWords = (style: Style, hasPoints: boolean): boolean =>
  simpleStyleOf(style, hasPoints).length > 0 && wordlessParts(style, hasPoints).length === 0

function isStyleOf(batch: FeatureBatch, property: number): boolean {
  const { role, name } = batch.document.fields[batch.propertyField[property]!]!
  return role === 'style' || isStyleValue(name, batch.propertyText(property))
}

function isEmpty(batch: FeatureBatch, feature: number): boolean {
  const { firstShape, firstPath } = batch
  const goesOn = batch.openFeature && feature === batch.featureCount - 1
  return !goesOn && firstPath[firstShape[feature]!] === firstPath[firstShape[feature + 1]!]
}

/** Whether a setting says something special: to lie on the ground is what every format implies. */
function isSet(batch: FeatureBatch, property: number): boolean {
  const { role } = batch.document.fields[batch.propertyField[property]!]!
  const isText = batch.propertyKind[property] !== valueKind.null
  return isText && (role === 'element' || !/^(?:0|false|clampToGround)$/.test(batch.propertyText(property)))
}
