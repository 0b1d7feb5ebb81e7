import { instantForm, instantFormOf } from '../bytes/instant.ts'
import { type FeatureBatch, featureKind, shapeType, valueKind } from '../model/feature.ts'
import { iconName, isStyleValue, SimpleStyles, simpleStyleOf, wordlessParts } from '../vocabulary/simple-style.ts'
import { type Crossing, isWithinCategory } from './crossing.ts'
import { type FieldUse, fieldUse, kindProperty } from './field-use.ts'
import { takePointLists } from './point-lists.ts'
import { PropertyRewriter } from './property-rewriter.ts'

/** Carries names, styles, folders and times of features to a target that writes them in another way. */
export class FeatureBridge {
  readonly #crossing: Crossing
  readonly #isWithin: boolean
  readonly #rewriter = new PropertyRewriter()
  readonly #styles: SimpleStyles
  /** By index of the field. */
  readonly #uses: (FieldUse | undefined)[] = []
  readonly #styleValues = new Map<string, string>()
  readonly #taken = new Set<FieldUse['place']>()

  constructor(crossing: Crossing) {
    this.#crossing = crossing
    this.#isWithin = isWithinCategory(crossing.from, crossing.to, crossing.options)
    this.#styles = new SimpleStyles(crossing.document)
  }

  cross(batch: FeatureBatch): void {
    const rewriter = this.#rewriter
    rewriter.begin(batch)
    for (let feature = 0; feature < batch.featureCount; feature++) {
      rewriter.beginFeature(feature)
      this.#taken.clear()
      this.#styleValues.clear()
      if (!this.#isWithin) this.#linesToRoutes(batch, feature)
      for (let property = batch.firstProperty[feature]!; property < batch.firstProperty[feature + 1]!; property++)
        this.#property(batch, feature, property)
      if (this.#isWithin || (feature === 0 && batch.continuesFeature)) continue
      this.#takeStyle(batch, feature)
      this.#addStyle(batch, feature)
      this.#addFolder(batch, feature)
      this.#addTime(batch, feature)
    }
    rewriter.finish()
  }

  #property(batch: FeatureBatch, feature: number, property: number): void {
    const index = batch.propertyField[property]!
    let use = this.#uses[index]
    if (use === undefined) {
      use = fieldUse(batch.document.fields[index]!, this.#crossing, this.#isWithin)
      this.#uses[index] = use
    }
    switch (use.place) {
      case 'keep':
        this.#rewriter.keep(property)
        return
      case 'name':
      case 'description':
        // One of each; a second candidate stays a plain property.
        if (this.#taken.has(use.place)) this.#rewriter.keep(property)
        else this.#rewriter.keep(property, use.field)
        this.#taken.add(use.place)
        return
      case 'id':
        this.#rewriter.keep(property, isXmlName(batch.propertyText(property)) ? index : use.field)
        return
      case 'style':
        this.#styleValue(batch, feature, property, use.name)
        return
      case 'style-reference':
        if (batch.style[feature] === 0) this.#rewriter.keep(property)
        return
      case 'kind':
        if (batch.propertyText(property) === 'rte') batch.kind[feature] = featureKind.route
        return
      case 'time':
        if (!this.#takeTime(batch, feature, property)) this.#rewriter.keep(property)
        return
      default:
        if (!takePointLists(batch, feature, property, use.list)) this.#rewriter.keep(property)
    }
  }

  #styleValue(batch: FeatureBatch, feature: number, property: number, name: string): void {
    const text = batch.propertyText(property)
    // A table has an empty cell where another row has a colour.
    if (text === '') return
    // What is no point has no icon.
    const isMeant = name !== iconName || batch.hasPoints(feature)
    if (isMeant && isStyleValue(name, text)) this.#styleValues.set(name, text)
    else this.#rewriter.keep(property)
  }

  #takeStyle(batch: FeatureBatch, feature: number): void {
    if (this.#styleValues.size === 0) return
    const style = this.#styles.of(this.#styleValues)
    batch.style[feature] = style
    if (style === 0) this.#crossing.notes.add('styles-dropped')
  }

  #linesToRoutes(batch: FeatureBatch, feature: number): void {
    const { to, options } = this.#crossing
    const wantsRoutes = to.options?.includes('lines') && options.lines === 'route'
    if (wantsRoutes && batch.kind[feature] !== featureKind.waypoint) batch.kind[feature] = featureKind.route
  }

  /** A point's own time, written as a property by formats that have no place for it in the geometry. */
  #takeTime(batch: FeatureBatch, feature: number, property: number): boolean {
    const point = onlyPoint(batch, feature)
    const start = batch.propertyStart[property]!
    const end = batch.propertyEnd[property]!
    if (point === undefined || instantFormOf(batch.text, start, end) < instantForm.dateTime) return false
    batch.time.set(point, start, end)
    return true
  }

  #addTime(batch: FeatureBatch, feature: number): void {
    const { room, document } = this.#crossing
    if (room.pointValues === 'own') return
    const point = onlyPoint(batch, feature)
    if (point !== undefined && batch.time.has(point)) {
      const { time, text } = batch
      const start = time.start[point]!
      const end = time.end[point]!
      const kind = instantFormOf(text, start, end) === instantForm.dateTime ? valueKind.dateTime : valueKind.text
      if (!hasField(batch, feature, 'time-stamp')) this.#rewriter.add(document.field('time'), kind, start, end)
      time.start[point] = time.end[point] = 0
    }
    const kind = batch.kind[feature]!
    if (this.#crossing.from.room?.folders === 'kinds' && room.pointValues === 'lists' && kind >= featureKind.route)
      this.#rewriter.addString(document.field(kindProperty), valueKind.text, kind === featureKind.route ? 'rte' : 'trk')
  }

  #addStyle(batch: FeatureBatch, feature: number): void {
    const { room, document, notes } = this.#crossing
    const index = batch.style[feature]!
    if (room.styles !== 'none' || index === 0) return
    const style = document.styles[index - 1]!
    const hasPoints = batch.hasPoints(feature)
    const found = simpleStyleOf(style, hasPoints)
    if (found.length === 0) notes.add('styles-dropped')
    else for (const subject of wordlessParts(style, hasPoints)) notes.add('styles-dropped', 1, { subject })
    for (const [name, value] of found)
      this.#rewriter.addString(
        document.field(name),
        typeof value === 'number' ? (Number.isInteger(value) ? valueKind.integer : valueKind.real) : valueKind.text,
        String(value),
      )
  }

  /** Folders within folders are a column where there are none; layers become one only where the target has a single table. */
  #addFolder(batch: FeatureBatch, feature: number): void {
    const { from, room, document } = this.#crossing
    const index = batch.folder[feature]!
    if (index === 0 || room.folders === 'tree') return
    const isLayer = from.category !== 'gps'
    if (isLayer && (room.folders === 'layers' || document.folders.length < 2)) return
    if (room.folders === 'kinds' && !isLayer) return
    const names: string[] = []
    for (let at = index; at > 0; at = document.folders[at - 1]!.parent) names.unshift(document.folders[at - 1]!.name)
    this.#rewriter.addString(document.field(isLayer ? 'layer' : 'folder'), valueKind.text, names.join('/'))
    batch.folder[feature] = 0
    document.foldersAreColumn = true
  }
}

/** The index of the point, for a feature that is a single point. */
function onlyPoint(batch: FeatureBatch, feature: number): number | undefined {
  const shape = batch.firstShape[feature]!
  if (shape === batch.firstShape[feature + 1]! || batch.shape[shape] !== shapeType.point) return undefined
  const path = batch.firstPath[shape]!
  return path < batch.firstPath[shape + 1]! ? batch.firstPoint[path]! : undefined
}

function hasField(batch: FeatureBatch, feature: number, role: string): boolean {
  for (let property = batch.firstProperty[feature]!; property < batch.firstProperty[feature + 1]!; property++)
    if (batch.document.fields[batch.propertyField[property]!]!.role === role) return true
  return false
}

/** What XML takes as an id: a letter first, then letters, digits, `.`, `-` and `_`. A match as long as the text could run out of stack. */
const isXmlName = (text: string): boolean => /^[\p{L}_]/u.test(text) && !/[^\p{L}\d._-]/u.test(text)
