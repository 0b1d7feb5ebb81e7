import type { DocumentInfo } from '../model/document.ts'
import { type FeatureBatch, type FeatureKind, featureKind, shapeType, valueKind } from '../model/feature.ts'

export interface FieldValue {
  readonly text: string
  readonly isNumber: boolean
}

/** What is asked of a feature where it has no field of that name. */
const ownNames: Readonly<Record<string, (batch: FeatureBatch, feature: number) => string>> = {
  geometry: geometryOf,
  kind: ({ kind }, feature) => kindNames[kind[feature] as FeatureKind],
  layer: layerOf,
}

const kindNames: Readonly<Record<FeatureKind, string>> = {
  [featureKind.plain]: 'feature',
  [featureKind.waypoint]: 'waypoint',
  [featureKind.route]: 'route',
  [featureKind.track]: 'track',
}

/** The values of some fields, feature by feature. A name is found whatever its case, but the exact one before others. */
export class FieldValues {
  readonly #document: DocumentInfo
  readonly #names: readonly string[]
  /** By field of the document: which of the names it is called by, and whether exactly. */
  readonly #slots: { readonly slot: number; readonly isExact: boolean }[] = []
  readonly #properties: Int32Array
  readonly #isExact: boolean[] = []
  #batch!: FeatureBatch
  #feature = 0

  constructor(document: DocumentInfo, names: readonly string[]) {
    this.#document = document
    this.#names = names
    this.#properties = new Int32Array(names.length)
  }

  look(batch: FeatureBatch, feature: number): void {
    this.#batch = batch
    this.#feature = feature
    this.#properties.fill(-1)
    for (let property = batch.firstProperty[feature]!; property < batch.firstProperty[feature + 1]!; property++) {
      const { slot, isExact } = this.#slotOf(batch.propertyField[property]!)
      if (slot < 0 || batch.propertyKind[property] === valueKind.null) continue
      if (this.#properties[slot]! >= 0 && (this.#isExact[slot] || !isExact)) continue
      this.#properties[slot] = property
      this.#isExact[slot] = isExact
    }
  }

  /** The value the feature looked at has, if it has one. */
  readonly of = (name: string): FieldValue | undefined => {
    const property = this.#properties[this.#names.indexOf(name)]!
    if (property < 0) {
      const text = ownNames[name.toLowerCase()]?.(this.#batch, this.#feature)
      return text === undefined || text === '' ? undefined : { text, isNumber: false }
    }
    const kind = this.#batch.propertyKind[property]!
    const isNumber = kind === valueKind.integer || kind === valueKind.real
    return { text: this.#batch.propertyText(property), isNumber }
  }

  /** Names that no field of the file has had until now. */
  unknown(): readonly string[] {
    const known = new Set(this.#document.fields.map(({ name }) => name.toLowerCase()))
    return this.#names.filter((name) => !known.has(name.toLowerCase()) && !Object.hasOwn(ownNames, name.toLowerCase()))
  }

  known(): readonly string[] {
    return [...new Set(this.#document.fields.flatMap(({ name, kinds }) => (kinds === 0 ? [] : [name])))]
  }

  #slotOf(field: number) {
    let found = this.#slots[field]
    if (found === undefined) {
      const { name } = this.#document.fields[field]!
      const exact = this.#names.indexOf(name)
      const slot = exact >= 0 ? exact : this.#names.findIndex((each) => each.toLowerCase() === name.toLowerCase())
      found = { slot, isExact: exact >= 0 }
      this.#slots[field] = found
    }
    return found
  }
}

function geometryOf(batch: FeatureBatch, feature: number): string {
  const shape = batch.firstShape[feature]!
  if (shape === batch.firstShape[feature + 1]!) return 'none'
  return geometryNames[batch.shape[shape]!] ?? 'mixed'
}

const geometryNames: Readonly<Record<number, string>> = {
  [shapeType.point]: 'point',
  [shapeType.multiPoint]: 'point',
  [shapeType.line]: 'line',
  [shapeType.multiLine]: 'line',
  [shapeType.polygon]: 'area',
  [shapeType.multiPolygon]: 'area',
}

/** With the folders around it. */
export function layerOf({ document: { folders }, folder }: FeatureBatch, feature: number): string {
  const names: string[] = []
  for (let at = folder[feature]!; at > 0; at = folders[at - 1]!.parent) names.unshift(folders[at - 1]!.name)
  return names.join('/')
}
